from trainer.ui.drills import page

page()
