from trainer.ui.houses import page

page()
