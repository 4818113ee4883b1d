"""The app: the only importer of Streamlit."""
