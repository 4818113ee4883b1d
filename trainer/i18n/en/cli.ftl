# The command line's own sentences.
cli-missing = is missing
cli-not-object = must be an object, as in {"{"}"N": 3{"}"}
cli-not-list = must be a list of cards, as in ["SA", "D4"]
cli-not-flag = { $got } is not true or false
cli-not-whole = { $got } is no whole number from { $low } to { $high }
cli-not-side = is no side here: write { $expected }
cli-not-json = this is no JSON: { $detail }
cli-number-long = this holds a number of more digits than can be read
cli-too-deep = this is nested too deep
cli-not-utf8 = this is no UTF-8 text
cli-no-input = nothing came on standard input: write one JSON object, or one a line
cli-key-twice = stands twice
cli-unknown-field = is no field of this command
cli-line = line { $number }: { $sentence }
cli-file = { $file } cannot be read: { $detail }
cli-set-form = --set takes RULE=VALUE, not { $got }
cli-set-unknown = --set { $name }: there is no such rule; choose { $expected }
cli-house-holds = { $name }: the house holds
cli-house-note = { $what }: { $note }
