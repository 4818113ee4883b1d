"""Words: every text a learner sees, in English and French.

`messages("fr")` gives the texts of one language; nothing is installed globally, so
each session and each command line holds its own. The texts are Fluent files
(`en/*.ftl`, `fr/*.ftl`), one a room of the product; Fluent brings plurals and
selectors, Babel the numbers of each language.
"""

from trainer.i18n.messages import LANGUAGES, MessageError, Messages, best_language, messages

__all__ = ["LANGUAGES", "MessageError", "Messages", "best_language", "messages"]
