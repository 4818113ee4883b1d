from trainer.ui.learn import page

page()
