"""What the scripts have in common that write files of a table: text in the form of `swift format`, which files differ, and the command line."""
import pathlib
import subprocess
import sys

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


def main(script, usage, table, files, self_test):
    """The command line of a script: nothing, `--check` or `--self-test`.

    `files` returns, for the root of a repository, path → text of every file that differs. `--check` tests the script first.
    """
    arguments = sys.argv[1:]
    if arguments == ["--self-test"]:
        return 0 if self_test() else 1
    if arguments not in ([], ["--check"]):
        print(usage.strip(), file=sys.stderr)
        return 64
    if arguments and not self_test():
        return 1
    try:
        found = files(ROOT)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    if arguments:
        for path in found:
            print(f"{path} is not as {table} says; run Scripts/{script}", file=sys.stderr)
    else:
        write(ROOT, found)
        for path in found:
            print(f"{script}: wrote {path}")
    print(f"{script}: {len(found)} files {'differ' if arguments else 'written'}")
    return 1 if arguments and found else 0
