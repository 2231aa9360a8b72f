"""The fenced blocks of Markdown pages, and the calls of `almanac` in them and in help texts; for check-commands and check-tutorial."""
import dataclasses
import pathlib
import re
import shlex

ROOT = pathlib.Path(__file__).resolve().parents[1]
HELP = ROOT / "Host/Tests/CommandTests/Help"
# A block in another language than these has no commands.
SHELL = ("", "sh", "bash", "console")
# A program that runs the command after `--`.
WRAPPERS = ("runuser", "sudo", "env")
FENCE = re.compile(r"^( *)(```|~~~)(\S*).*$")
# A line before a block that says which file the block is: it begins with the file's path.
FILE = re.compile(r"^`([^`\s]+\.[\w.]+)`")
STATUS = re.compile(r"exit status (\d+)")


@dataclasses.dataclass
class Block:
    """A fenced block: its language, text, the number of its first line, and the last line of text before it."""
    language: str
    text: str
    line: int
    lead: str

    @property
    def file(self):
        """The path of the file that the block is or changes; None if it is none."""
        named = FILE.match(self.lead)
        return named.group(1) if named and self.language != "text" else None


@dataclasses.dataclass
class Command:
    """A command as it is typed, and where."""
    text: str
    line: int
    status: int = 0


def blocks(text):
    """The fenced blocks of a page, in order."""
    found, lead, opened = [], "", None
    for number, line in enumerate(text.splitlines(), 1):
        fence = FENCE.match(line)
        if opened is None and fence:
            opened = (fence, number + 1, [])
        elif opened is not None and line.strip() == opened[0].group(2):
            fence, first, lines = opened
            indent = len(fence.group(1))
            found.append(Block(fence.group(3), "".join(f"{each[indent:]}\n" for each in lines), first, lead))
            opened, lead = None, ""
        elif opened is not None:
            opened[2].append(line)
        elif line.strip():
            lead = line.strip()
    return found


def commands(text, first=1):
    """The commands of a shell block: continued lines are one, comments are none. A comment `exit status 1` says with what a command ends."""
    found, part, began = [], "", first
    for number, line in enumerate(text.splitlines(), first):
        if not part:
            began = number
        if line.rstrip().endswith("\\"):
            part += line.rstrip()[:-1]
            continue
        whole = (part + line).strip()
        part = ""
        words, comment = uncommented(whole)
        if words:
            status = STATUS.search(comment)
            found.append(Command(words, began, int(status.group(1)) if status else 0))
    return found


def uncommented(line):
    """A line without its comment, and the comment."""
    quote = None
    for index, character in enumerate(line):
        if quote:
            quote = None if character == quote else quote
        elif character in "'\"":
            quote = character
        elif character == "#" and (index == 0 or line[index - 1].isspace()):
            return line[:index].strip(), line[index:]
    return line.strip(), ""


def is_almanac(word):
    return word == "almanac" or word.endswith("/almanac")


def calls(command):
    """The calls of `almanac` in a command, each a list of words without the program's own name. Those inside `$(…)` and in quotes count, too."""
    if "almanac" not in command:
        return []
    found = []
    for inner in re.findall(r"\$\(([^()]*)\)", command):
        found += calls(inner)
    reader = shlex.shlex(re.sub(r"\$\([^()]*\)", "$VALUE", command), posix=True, punctuation_chars=True)
    reader.whitespace_split = True
    reader.commenters = ""
    words, simple, skip = list(reader), [], False
    for word in [*words, ";"]:
        if skip:
            skip = False
        elif re.fullmatch(r"[<>]+&?", word):
            skip = True
            # The descriptor of `2>file`.
            if simple and simple[-1] in ("1", "2"):
                simple.pop()
        elif re.fullmatch(r"[;&|()]+", word):
            found += call_in(simple)
            simple = []
        else:
            simple.append(word)
    return found


def call_in(words):
    """The call in one simple command."""
    while words and re.match(r"^\w+=", words[0]):
        words = words[1:]
    if not words:
        return []
    if is_almanac(words[0]):
        return [words[1:]]
    if words[0] in WRAPPERS and "--" in words:
        return call_in(words[words.index("--") + 1:])
    return [call for word in words if word.startswith("almanac ") for call in calls(word)]


def pages():
    """README and the pages of Documentation."""
    return [ROOT / "README.md", *sorted((ROOT / "Documentation").glob("*.md"))]


def examples(help_text):
    """The examples of a help text: its lines that begin with two spaces after EXAMPLE or EXAMPLES, or a command in the text before."""
    text = help_text.split("\nUSAGE:", 1)[0]
    lines = text.splitlines()
    wanted = "".join(f"{line[2:]}\n" if line.startswith("  ") else "\n" for line in lines)
    return [command for command in commands(wanted) if calls(command.text)]
