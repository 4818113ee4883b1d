# What `--help` prints, and what is said where a command's words do not fit.
# A command's text is `help-` with its path; its first paragraph stands in lists. An option's
# is that with `--` and its name; what commands share stands with the nearest one above them.
help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-default = default: { $value }
help-required = required
help-range = { $kind ->
    [least] from { $low } up
    [above] above { $low }
   *[between] from { $low } to { $high }
  }

# Words in the place of what is to be written
help-word-address = ADDRESS
help-word-change = RULE=VALUE
help-word-command = COMMAND
help-word-directory = FOLDER
help-word-file = FILE
help-word-float = NUMBER
help-word-hand = HAND
help-word-house = HOUSE
help-word-id = ID
help-word-integer = INTEGER
help-word-lesson = LESSON
help-word-text = TEXT

# What does not fit
help-fault = { $sentence } (see { $command } --help)
help-fault-command = there is no command { $got }; try { $expected }
help-fault-extra = too many words: { $got }
help-fault-flag = { $option } takes no value
help-fault-missing = { $what } is missing
help-fault-no-command = a command is missing; try { $expected }
help-fault-no-value = { $option } needs a value
help-fault-option = there is no option { $got }; try { $expected }
help-not-choice = { error-field_choice }
help-not-directory = { $got } is not a folder
help-not-file = { $got } is not a file
help-not-float = { $got } is not a number { $range }
help-not-integer = { $got } is not a whole number { $range }

# All commands
help =
    Spades Trainer: learn Spades and train your bidding, under your house’s rules.

    Without a command the app starts and prints its address. The commands read JSON from standard input (one object, or one object a line) and write JSON.
help--version = Show the version and exit.
help--lang = The language of what is printed; left out, that of SPADES_TRAINER_LANG, else en.
help--host = The app’s address.
help--port = The app’s port; 0 is any free one.
help--help = Show this message and exit.
help--house = A house’s id, or a file with your own house (TOML).
help--set = Change one rule of the house; may be repeated.
help--seed = The same seed draws the same again.
help--worlds = For pimc: layouts a card.
help--seconds = For pimc: seconds for a choice; answers then depend on the machine.
help--workers = How many processes; the result is the same.
help--json = Print one JSON object.

help-advise =
    Value every bid that is open to a seat.

    Reads {"{"}"seat", "dealer", "hand", "bids", "scores", "hand_seen"{"}"}; "bids" are those made before. Values are points of the deal, ours minus theirs: "value" with a bag at its long-run price, "value_now" by the real thresholds of "scores".
help-advise--worlds = How many layouts to play out: more take longer and err less.

help-bench = Measure what the product promises, on this machine.
help-bench--strict = Exit with 1 when a promise is missed.

help-bench-bids =
    Hold the values of bids and the players against what is promised.

    One seat a deal: its tricks, its contract and a nil forced on it, predicted from its own cards and then played with the real ones. Then hands on which writers agree, and matches in duplicate.
help-bench-bids--deals = How many deals.
help-bench-bids--worlds = How many layouts to play out for each.
help-bench-bids--pairs = Deals of each match, each played twice; 0 leaves the matches out.

help-bench-drills =
    Check the banks of drills.

    A sample is judged again in ten times the worlds, and bots take all drills. Every drill about a card is played out from its best card; with few cards left the solver’s debug build has to agree.
help-bench-drills--sample = Drills of each bank that are judged again in ten times the worlds.
help-bench-drills--all = Judge every drill again as stored, too.

help-bench-solver = Time the exact solver; trick rows as ratios against DDS.
help-bench-solver--deals = Deals a row.
help-bench-solver--runs = Runs; the median of them is shown.
help-bench-solver--only = Only rows whose id holds this; “truth” holds the answers against two oracles instead.

help-bench-web =
    Measure the Bid page in a real Chromium.

    Starts the app, bids hand after hand, and times each click until the changed screen has been painted.
help-bench-web--hands = Hands to bid.

help-bids =
    List the bids open to the seat in turn.

    Reads {"{"}"dealer", "bids", "scores", "hand_seen"{"}"}; only "dealer" has to be there. Writes the bids that are open and, for each closed one, why.

help-bot =
    Answer for a seat at the table: a bid, or a card.

    One request a line: {"{"}"house", "seat", "dealer", "hand", "bids", "scores", "plays"{"}"}, where "hand" are the thirteen cards dealt to the seat and "plays" all cards played so far, in one list from the opening lead on. Answers {"{"}"bid": …{"}"} or {"{"}"card": …{"}"}, with "reason".
help-bot--kind = Who plays.

help-drills = Questions about nil: set it, cover it, make it, bid it.

help-drills-build =
    Look for drills and add them to a bank.

    It may be stopped at any time: the same command goes on where it was. The same seed gives the same drills in the same order, with any number of workers, here or on a cluster.
help-drills-build--family = What is asked.
help-drills-build--count = How many drills the seed is to bring; those it has brought count.
help-drills-build--house = A house with nil.
help-drills-build--against = Pairs: the same position, another right card in this house.
help-drills-build--scheduler = A Dask scheduler, as in tcp://host:8786.
help-drills-build--out = The bank; the package’s own by default.

help-drills-verify =
    Prove a bank again.

    The structure of every drill, and the values of a sample. Without { help-word-file } all banks of the package.
help-drills-verify--all = Judge every drill again, not a sample.

help-drills-show =
    Print a drill.

    The table as the player sees it, then the answer and why.
help-drills-show--question = Only the question.
help-drills-show--file = A bank of your own.

help-estimate =
    Count the sure tricks of a hand.

    { help-word-hand } is written AK52.Q97.J4.T983: spades, hearts, diamonds, clubs. Without it {"{"}"hand", "bids", "seat"{"}"} is read; only "hand" has to be there.

    The count is a floor: cards that may take a trick are listed and not summed.

help-houses =
    List the houses, show one, or check the file of your own.

    Without a word more the houses are listed.
help-houses-list = Print each house’s id and name.
help-houses-show =
    Print the rules of a house.

    { help-word-house } is an id or a file. Where its source is silent or contradicts itself, our reading is marked, and told below the rules.
help-houses-validate =
    Check the file of your own house.

    Every fault is named, one a line, with its rule in front.

help-legal =
    List the cards that may be played.

    Reads {"{"}"hand", "trick", "spades_broken", "first_trick"{"}"}. Only "hand" has to be there; it may hold fewer than thirteen cards.

help-lessons = Check the lessons of the course, and read one.

help-lessons-check =
    Check all lessons, or print one.

    With { help-word-lesson } that lesson alone is played through and printed as a learner meets it.

    Every fault is named with its file and line, all at once.
help-lessons-check--folder = The folder of the lessons; the course’s own where left out.

help-lessons-values =
    Try the bids of the lessons’ hands.

    Writes the text of lessons/bid_hands.yaml: the same hands and figures each time.
help-lessons-values--hands = How many hands of each group.
help-lessons-values--worlds = In how many deals each bid is tried.

help-match =
    Let two players play each other.

    Without --games 1000 deals are played from a fresh score, each twice with the sides exchanged. Points are those of A less those of B, a bag at its long-run price.
help-match--a = Player A.
help-match--b = Player B.
help-match--b-command = An outside player in place of --b.
help-match--deals = Duplicate deals, each played twice.
help-match--games = Games to the target, instead of deals.

help-score =
    Score a hand, or many, line by line.

    Reads {"{"}"bids", "tricks", "before"{"}"} and writes the lines of each side’s score. Without "before" everybody starts from 0 points and no bags.

help-solve =
    Solve positions exactly, all cards seen: tricks, nil or score.

    Reads {"{"}"deal", "house", "to_move", "trick", "spades_broken", "break_rule", "objective"{"}"}, for nil with "seat", for score with "bids", "taken" and perhaps "before"; writes the value for the side to move, that of every legal card, and a line of best play.
help-solve--nodes = Stop after so many trick starts.
help-solve--seconds = Stop after so many seconds.
