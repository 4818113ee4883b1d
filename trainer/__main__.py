"""`python -m trainer` is the command `spades-trainer`."""

from trainer.cli.main import main

if __name__ == "__main__":
    main(prog_name="spades-trainer")
