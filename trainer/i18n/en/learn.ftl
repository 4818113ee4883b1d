# Learn: the map of the course, a lesson, its test, the glossary, the file of progress.
learn-title = Learn
learn-house = House rules
learn-other-name = in French: { $name }
learn-no-lesson = There is no lesson “{ $lesson }” in this version. The course begins below.
learn-left = { $done } of { $all } lessons · about { $time } left
learn-all-done = All { $all } lessons done
learn-minutes = { $minutes } min
learn-hours = { $hours } h { $minutes }
learn-continue = Continue
learn-start = Start
learn-next-new = { $steps } steps, { $minutes } minutes.
learn-next-now = Step { $step } of { $steps }, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } left.
learn-next-test = All steps done: the test is left.
learn-finished = The course is done.
learn-finished-sub = Every lesson stays open: come back for fresh cases whenever you like.
learn-state-done = done, test { $best } of { $cases }
learn-state-now = step { $step } of { $steps }
learn-state-test = the test is left
learn-state-open = open
learn-state-next = next
learn-state-later = best after { $after }
learn-open = Open lesson { $number }: { $title }, { $state }
learn-glossary = Glossary
learn-glossary-lead = The words of the game, in English and French.
learn-back-to-map = Learn
learn-back-to-lesson = Back to the lesson
learn-step-of = { $step } of { $steps }
learn-step-label = Step { $step } of { $steps }
learn-previous = Previous
learn-next = Next
learn-once-more = One more
learn-go-on = Go on
learn-another = Another case
learn-try-again = Try again
learn-leave = Go on all the same
learn-to-test = Take the test
learn-skip-to-test = Take the test now
learn-done = Done
learn-check = Check
learn-right = Right
learn-wrong = Not quite
learn-wrong-card = { $count ->
    [one] Not this one
   *[other] Not these
  }: { $cards }
learn-hint = Hint
learn-answer-is = Right is: { $answer }.
learn-right-places = The numbers show the right order.
learn-sum = Together
learn-step-right = { $right } of { $times } right
learn-one-tap = Your first tap is the answer.
learn-dashed-too = Dashed frame: { $count ->
    [one] this would have been right too.
   *[other] these would have been right too.
  }
learn-dashed-right = Dashed frame: { $count ->
    [one] this is right.
   *[other] these are right.
  }
learn-dashed-missed = Dashed frame: { $count ->
    [one] this is right as well, but not chosen.
   *[other] these are right as well, but not chosen.
  }
learn-missed = { $count ->
    [one] What went wrong
   *[other] The { $count } that went wrong
  }
learn-missed-case = Case { $case }.
learn-missed-given = Your answer: { $answer }.
learn-missed-trick = On the table
learn-missed-hand = Your cards
learn-pick = Tap to choose, then { $done }.
learn-order = Tap them one after the other, then { $done }.
learn-selected = chosen
learn-in-order = number { $place }
learn-cards = The cards
learn-choices = The choices
learn-mark-right = right
learn-mark-wrong = wrong
learn-mark-missed = also right
learn-mark-answer = this was right
learn-took = bid { $bid }, took { $tricks }
learn-us = Your side
learn-them = The others
learn-stands = { $who } { $points }
learn-to = Played to { $target }
learn-before = Before this hand: { $count ->
    [one] { $points } point
   *[other] { $points } points
  }, { $bags ->
    [0] no bag
    [one] { $bags } bag
   *[other] { $bags } bags
  }
learn-test = Test
learn-test-of = Test: { $case } of { $cases }
learn-test-lead = { $cases } fresh cases. { $passing } right ones and the lesson is done. There is no second try, and no hurry.
learn-test-score = { $right ->
    [one] { $right } right so far
   *[other] { $right } right so far
  }
learn-test-passed = Passed: { $right } of { $cases }
learn-test-passed-sub = The lesson is done.
learn-test-failed = { $right } of { $cases }: { $passing } are needed
learn-test-failed-sub = Go through the steps again, or take the test with fresh cases.
learn-test-again = Test again
learn-steps-again = The steps again
learn-next-lesson = Next lesson
learn-not-here = { $house } does not have this lesson.
learn-you-can = You will be able to
learn-keep = Keep your progress
learn-keep-lead = Progress is gone when you reload or close this page. Save it in a file and load it next time.
learn-save = Save
learn-load = Load your progress (.json)
learn-choose = Choose a file
learn-file-name = spades-course.json
learn-loaded = Loaded: { $lessons ->
    [one] { $lessons } lesson begun or done.
   *[other] { $lessons } lessons begun or done.
  }
learn-file-no-json = This file is no progress of this course: it is not JSON.
learn-file-no-progress = This file holds no progress of this course.
learn-file-newer = This file comes from a newer version of the program.
learn-file-no-lesson = This file is damaged: the entry “{ $lesson }” cannot be read.
learn-english = English
learn-french = French
