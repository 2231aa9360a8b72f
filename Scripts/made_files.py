"""What the scripts have in common that write files of a table: text in the form of `swift format`, which files differ, and the command line."""
import pathlib
import re
import subprocess
import sys

from arguments import option

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDTH = 150


class Fault(Exception):
    """What is wrong with a table or a file, a line each."""


def filled(items, indentation):
    """Items with commas between them, in lines that are as long as they may be."""
    lines, line = [], indentation
    for item in items:
        if len(line) + len(item) + 2 > WIDTH and line.strip():
            lines.append(line.rstrip())
            line = indentation
        line += f"{item}, "
    return lines + [line.rstrip()] if line.strip() else lines


def listing(head, names, indentation=""):
    """A paragraph of a page: the head and the names, in lines that are as long as they may be. All but the first have the indentation."""
    lines = filled([head + names[0], *names[1:]], indentation)
    lines[0] = lines[0].removeprefix(indentation)
    return lines[:-1] + [lines[-1].removesuffix(",") + "."]


def replaced(text, name, lines, file):
    """The text with the lines between the marks of a name replaced. A mark is a comment of the file's language."""
    pattern = re.compile(rf"^([^\n]*\bbegin: {re.escape(name)}\b[^\n]*\n)(.*?)^([^\n]*\bend: {re.escape(name)}\b)", re.M | re.S)
    if len(pattern.findall(text)) != 1:
        raise Fault(f"{file}: needs one pair of marks “begin: {name}” and “end: {name}”")
    return pattern.sub(lambda match: match.group(1) + "".join(line + "\n" for line in lines) + match.group(3), text)


def formatted(text):
    done = subprocess.run(
        ["swift", "format", "format", "--configuration", str(ROOT / ".swift-format"), "--assume-filename", "Made.swift", "-"],
        input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Fault("swift format refuses what was made: " + done.stderr.strip()[:300])
    return done.stdout


def differing(root, files):
    """Those of some files (path → text) that are missing or have another text."""
    return {path: text for path, text in files.items() if not (root / path).exists() or (root / path).read_text(encoding="utf-8") != text}


def write(root, files):
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")


def main(script, table, files, self_test):
    """The command line of a script: nothing, `--check` or `--self-test`.

    `files` returns, for the root of a repository, path → text of every file that differs. `--check` tests the script first.
    """
    argument = option("--self-test", "--check")
    if argument == "--self-test":
        return 0 if self_test() else 1
    checks = argument is not None
    if checks and not self_test():
        return 1
    try:
        found = files(ROOT)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    if checks:
        for path in found:
            print(f"{path} is not as {table} says; run Scripts/{script}", file=sys.stderr)
    else:
        write(ROOT, found)
        for path in found:
            print(f"{script}: wrote {path}")
    print(f"{script}: {len(found)} files {'differ' if checks else 'written'}")
    return 1 if checks and found else 0
