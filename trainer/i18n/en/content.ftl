# What can be wrong with the files of the lessons; each sentence follows a file and a line.
content-no-mapping = { $what } has to be a list of fields, each with a name
content-field-missing = { $what } has no { $field }
content-field-unknown = { $what } knows no field { $field }
content-field-twice = { $field } is there twice
content-no-text = { $field } has to be a text
content-no-whole = { $field } has to be a whole number from { $low } to { $high }
content-no-list = { $field } has to be a list of one or more
content-no-yaml = this is no YAML: { $detail }
content-empty-file = the file is empty
content-no-file = the file is missing, or no UTF-8 text
content-no-such-value = { $value } is no text, no whole number, and neither true nor false; put quotes around a text
content-no-slug = { $got } is no id: small letters, digits and hyphens
content-no-hand = { $got } is no hand of thirteen cards
content-other-id = the id is { $got }, but the folder is { $expected }
content-condition-unknown = “{ $condition }” is no condition over the rules of a house
content-figure-unknown = “{ $figure }” is no card and no figure of a house
content-heading-unknown = “{ $heading }” has no place here: after the title come ## step, ### hint and ### after
content-no-title = the first line has to be the title, after #
content-no-goal = what one will be able to do has to follow the title
content-section-twice = the section { $section } is there twice
content-section-empty = the section { $section } has no text
content-section-missing = the section { $section } is missing
content-section-unknown = there is no step { $section }
content-sections-order = the sections do not follow the order of the steps
content-marks-differ = conditions, cards, figures or words of the glossary differ between the languages: { $section }
content-term-unknown = the glossary has no word { $term }
content-term-twice = the word { $term } is there twice
content-no-drawing = this is nothing that can be drawn: a trick with its leader, cards, or bids and tricks
content-lesson-twice = the lesson { $lesson } is there twice
content-step-twice = the step { $step } is there twice
content-step-unknown = there is no step { $step }
content-kind-unknown = { $got } is no kind of step: { $expected }
content-param-unknown = { $kind } knows no { $field }
content-param-missing = { $kind } needs { $field }
content-table-rule = { $rule } cannot be { $got } at a table: { $fault }
content-no-choice = { $got } is no { $field }: { $expected }
content-not-before = { $lesson } does not come before this lesson
content-not-in-course = { $lesson } stands in no chapter of course.yaml
content-no-house = no house has a step of this lesson
content-no-case = no case of { $step } can be made in { $house }: say when it applies
content-no-words = { $step } has no text for { $house }
content-no-lesson = There is no lesson “{ $lesson }”. These are there: { $expected }
content-not-here = { $house } does not have this lesson.
content-holds = The course holds: { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
  }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }, { $minutes } minutes.
