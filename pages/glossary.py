from trainer.ui.glossary import page

page()
