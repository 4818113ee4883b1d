"""The entry: the app for `streamlit run` and for any ASGI server. `spades-trainer` is shorter."""

from streamlit.starlette import App

from trainer.ui.serve import MAIN, options

app = App(MAIN, **options())
