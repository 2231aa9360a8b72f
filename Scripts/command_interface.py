"""What `almanac` accepts, as it describes itself, and whether a call in a text fits it; for check-commands."""
import json
import re
import subprocess

# A value that the reader puts in.
OPEN = re.compile(r"[$…]|^[A-Z][A-Z_]+$|^<.*>$")


def described(command):
    """Path of a subcommand → its arguments, of the description that the command itself gives."""
    dump = json.loads(subprocess.run([command, "--experimental-dump-help"], capture_output=True, check=True).stdout)
    found = {}

    def walk(one, path):
        found[path] = one.get("arguments", [])
        for each in one.get("subcommands", []):
            if each["commandName"] != "help":
                walk(each, (*path, each["commandName"]))

    walk(dump["command"], ())
    return found


def path_of(words, interface):
    """The subcommand that the words begin with."""
    path = ()
    for word in words:
        if (*path, word) not in interface:
            break
        path = (*path, word)
    return path


def fault(words, interface, is_whole=True):
    """What is wrong with a call of `almanac`, None if nothing is. A call that is not whole, as in the middle of a sentence, may lack arguments."""
    if words[:1] == ["help"]:
        return None if path_of(words[1:], interface) == tuple(words[1:]) else f"there is no command {' '.join(words[1:])}"
    path = path_of(words, interface)
    named = " ".join(("almanac", *path))
    arguments, rest = interface[path], list(words[len(path):])
    if any(other[: len(path)] == path and len(other) > len(path) for other in interface):
        if rest and not rest[0].startswith("-") and not OPEN.search(rest[0]):
            return f"{named} has no subcommand {rest[0]}"
    options = {("--" if name["kind"] == "long" else "-") + name["name"]: each for each in arguments for name in each.get("names", [])}
    positional, given, seen = [each for each in arguments if each["kind"] == "positional"], [], set()
    passes = any(each["parsingStrategy"] == "allRemainingInput" or each["valueName"] == "program" for each in positional)
    while rest:
        word = rest.pop(0)
        if passes and given:
            given += [word, *rest]
            break
        if not word.startswith("-") or word == "-" or OPEN.search(word[:1]):
            given.append(word)
            continue
        name, equals, value = word.partition("=")
        if name not in options:
            return f"{named} has no option {name}"
        option = options[name]
        seen.add(option["valueName"])
        if option["kind"] == "flag":
            continue
        if not equals:
            if not rest:
                return f"{named}: {name} needs a value" if is_whole else None
            value = rest.pop(0)
        if option.get("allValues") and value not in option["allValues"] and not OPEN.search(value):
            return f"{named}: {name} has no value {value}; it is one of {', '.join(option['allValues'])}"
    if len(given) > len(positional) and not any(each["isRepeating"] for each in positional):
        return f"{named} takes no “{given[len(positional)]}”"
    if is_whole:
        needed = [each for each in positional if not each["isOptional"]]
        if len(given) < len(needed):
            return f"{named} needs <{needed[len(given)]['valueName']}>"
        for each in arguments:
            if each["kind"] == "option" and not each["isOptional"] and each["valueName"] not in seen:
                return f"{named} needs --{each['preferredName']['name']}"
    return None
