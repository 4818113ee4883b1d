from trainer.ui.bid import page

page()
