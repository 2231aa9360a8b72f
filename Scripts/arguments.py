"""How scripts refuse wrong arguments: one line that names the argument and what to give instead, and exit status 64 (EX_USAGE of sysexits.h)."""
import argparse
import pathlib
import sys

WRONG_ARGUMENTS = 64


def refuse(argument, instead):
    print(f"{pathlib.Path(sys.argv[0]).name}: unknown argument '{argument}': give {instead}", file=sys.stderr)
    sys.exit(WRONG_ARGUMENTS)


def option(*known):
    """Returns the script's only argument, which is one of those known, or None without arguments."""
    given = sys.argv[1:]
    instead = " or ".join([*known, "nothing"])
    if given and given[0] not in known:
        refuse(given[0], instead)
    if len(given) > 1:
        refuse(given[1], instead)
    return given[0] if given else None


class Parser(argparse.ArgumentParser):
    def error(self, message):
        print(f"{self.prog}: {message}; --help lists the options", file=sys.stderr)
        sys.exit(WRONG_ARGUMENTS)
