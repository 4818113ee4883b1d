from trainer.ui.home import page

page()
