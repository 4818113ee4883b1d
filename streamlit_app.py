"""The entry: the app for `streamlit run` and for any ASGI server. `spades-trainer` is shorter."""

from streamlit.starlette import App

from trainer.ui.serve import MAIN, lifespan, on_script_error

app = App(MAIN, lifespan=lifespan(), on_script_error=on_script_error)
