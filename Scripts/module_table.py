"""modules.json, the one table of Apple's modules: reads it, says what is wrong with it, and finds the notes that a module's sources report."""
import json
import pathlib
import re

TABLE = "modules.json"
STATUSES = ("works", "values", "inert", "alias", "own", "replaced", "absent")
PLATFORMS = ("iOS", "watchOS", "macOS", "macCatalyst", "tvOS", "visionOS")
FIELDS = {"name", "status", "folder", "uses", "links", "imported", "note", "works", "data", "answers", "platforms", "targets", "partOf"}
# The folders of modules, each with the function of the manifest that makes a target of one, and the heading above its rows.
FOLDERS = {
    "Author/Foundation": ("foundation", "Foundation"), "Author/Drawing": ("drawing", "Drawing"), "Author/Widgets": ("widgets", "Widgets"),
    "Author/Data": ("data", "Data"), "Services/Working": ("working", "Frameworks with a counterpart on Linux"),
    "Services/Inert": ("inert", "Frameworks that compile and refuse"),
}
# Modules of which a part works and that lie in Services/Inert all the same: the part is small beside their screens, players and cameras.
MOSTLY_INERT = {"AppKit", "AVFoundation", "SwiftUI", "UIKit", "WatchKit"}
# Third-party modules → the constant of the manifest for it.
FOREIGN = {"Crypto": "crypto", "Logging": "logging", "OpenCombine": "openCombine"}
# Where a module of the same repository may come from that is not in the table.
UNLISTED = {
    "Engine": ("Engine/Sources/Shared", "Engine/Sources/Engine", "Engine/Sources/SystemLibraries"),
    "Author": ("Author/Sources/SystemLibraries", "Author/Sources/Tools"),
    "Services": ("Services/Sources/SystemLibraries",),
}
# A quoted name in a text of the table, except after `import`: that names a module, which its own sources need not contain.
QUOTED = re.compile(r"`(?!import )([^`]*)`")
IDENTIFIER = re.compile(r"[A-Za-z_]\w*(…?)")
IMPORT = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? +)*(?:(?:public|package|internal|fileprivate|private) +)?"
    r"import +(?:(?:struct|class|enum|protocol|func|var|let|typealias) +)?(\w+)", re.M)
CALL = re.compile(r"UnavailableServices\.report\(\s*")


class Table:
    def __init__(self, root):
        self.root = pathlib.Path(root)
        self.modules = json.loads((self.root / TABLE).read_text(encoding="utf-8"))["modules"]
        self.by_name = {module.get("name", ""): module for module in self.modules}
        self.known_identifiers = {}

    def __iter__(self):
        return iter(self.modules)

    def of(self, *statuses):
        return [module for module in self.modules if module["status"] in statuses]

    def folder(self, module):
        """The folder of a module's sources."""
        package, _, part = module["folder"].partition("/")
        return self.root / package / "Sources" / part / module["name"]

    def package(self, name):
        """The package of a module, in the table or not; None if there is no such module."""
        module = self.by_name.get(name)
        if module is not None:
            return module.get("folder", "").partition("/")[0] or None
        for package, folders in UNLISTED.items():
            if any((self.root / folder / name).is_dir() for folder in folders):
                return package
        return None

    def based_on(self, name):
        """The names of all modules that use a module, directly or by others, and its own."""
        found, size = {name}, 0
        while size != len(found):
            size = len(found)
            found |= {module["name"] for module in self.modules if found & set(module.get("uses", []))}
        return found

    def faults(self):
        """What is wrong with the table, a line each."""
        found = []
        names = [module.get("name", "") for module in self.modules]
        for name in sorted({name for name in names if names.count(name) > 1}):
            found.append(f"{name}: has two rows")
        # As a reader looks for them: without regard to capitals and to the underscore of a module between two others.
        for before, after in zip(names, names[1:]):
            if before.lstrip("_").lower() > after.lstrip("_").lower():
                found.append(f"{after}: stands after {before}; rows are sorted by name")
        for module in self.modules:
            found += [f"{module.get('name', '?')}: {fault}" for fault in self.row_faults(module)]
        for folder in FOLDERS:
            package, part = folder.split("/")
            place = self.root / package / "Sources" / part
            for module in sorted(place.iterdir()) if place.is_dir() else []:
                row = self.by_name.get(module.name)
                if module.is_dir() and (row is None or row.get("folder") != folder):
                    found.append(f"{module.name}: {package}/Sources/{part}/{module.name} has no row with the folder {folder}")
        return found

    def row_faults(self, module):
        if not module.get("name"):
            yield "the field name is missing"
            return
        unknown = set(module) - FIELDS
        if unknown:
            yield f"unknown field {', '.join(sorted(unknown))}"
        status = module.get("status")
        if status not in STATUSES:
            yield f"the status is “{status}”, not one of {', '.join(STATUSES)}"
        for platform in module.get("platforms", []):
            if platform not in PLATFORMS:
                yield f"no platform is named {platform}"
        texts = [field for field in ("works", "data", "answers") if field in module]
        if status in ("absent", "replaced"):
            if set(module) - {"name", "status", "platforms", "targets", "partOf"}:
                yield f"a module that is {status} has no folder, modules and texts"
            return
        if module.get("folder") not in FOLDERS:
            yield f"the folder is “{module.get('folder')}”, not one of {', '.join(FOLDERS)}"
            return
        if not self.folder(module).is_dir():
            yield f"there is no {self.folder(module).relative_to(self.root)}"
        if status == "own" and texts:
            yield f"a module that is not Apple's has no text: {', '.join(texts)}"
        if status in ("works", "values") and "works" not in module:
            yield f"the status is {status}, and the field works is missing"
        if status in ("values", "inert") and "answers" not in module:
            yield f"the status is {status}, and the field answers is missing"
        if status == "inert" and not module.get("targets") and not any(
                module["name"] in other.get("uses", []) for other in self.modules):
            yield "it is inert, and neither a counted target nor another module imports it; remove it (CONTRIBUTING.md)"
        if status == "inert" and "works" in module:
            yield "a module that is inert has no field works; its status may be values"
        if module["folder"] == "Services/Inert" and status in ("works", "values") and module["name"] not in MOSTLY_INERT:
            yield f"the status is {status}; it belongs to Services/Working"
        if module["folder"] == "Services/Working" and status in ("inert", "alias"):
            yield f"the status is {status}; it belongs to Services/Inert"
        for name in sorted(self.imports(module) - set(module.get("uses", [])) - {module["name"]}):
            if name in FOREIGN or self.package(name):
                yield f"its sources import {name}, which uses does not name"
        for name in sorted(set(self.unknown_names(module))):
            yield f"a text says `{name}`, which its sources do not have"
        for field in ("imported", "partOf"):
            if field in module and status != "own":
                yield f"only an own module needs the field {field}"
        package = module["folder"].partition("/")[0]
        allowed = {"Author": ("Engine", "Author"), "Services": ("Engine", "Author", "Services")}[package]
        for name in module.get("uses", []):
            other = self.package(name)
            if name not in FOREIGN and other is None:
                yield f"uses {name}, which is no module of the packages and not one of {', '.join(FOREIGN)}"
            elif name not in FOREIGN and other not in allowed:
                yield f"uses {name} of {other}, which {package} may not use"

    def imports(self, module):
        """The modules that a module's sources import."""
        return {name for file in self.folder(module).rglob("*.swift") for name in IMPORT.findall(file.read_text(encoding="utf-8"))}

    def identifiers(self, module):
        """All identifiers in a module's sources, also those of its comments and strings."""
        name = module["name"]
        if name not in self.known_identifiers:
            found = self.known_identifiers[name] = set()
            for file in self.folder(module).rglob("*.swift"):
                found.update(match.group() for match in IDENTIFIER.finditer(file.read_text(encoding="utf-8")))
        return self.known_identifiers[name]

    def unknown_names(self, module):
        """The names that a module's texts quote and that do not occur in its sources, in those of its parts and of the modules that it uses."""
        used = [self.by_name[name] for name in module.get("uses", []) if "folder" in self.by_name.get(name, {})]
        parts = [other for other in self.modules if other.get("partOf") == module["name"]]
        known = set().union(*(self.identifiers(one) for one in [module, *used, *parts]))
        for text in (module[field] for field in ("works", "data", "answers") if field in module):
            for quoted in QUOTED.findall(text):
                for match in IDENTIFIER.finditer(quoted):
                    name = match.group().rstrip("…")
                    if name not in known and not (match.group(1) and any(one.startswith(name) for one in known)):
                        yield name

    def notes(self, module):
        """The notes that a module's sources report: name → its sentences, in the order of files and lines."""
        found = {}
        for file in sorted(self.folder(module).rglob("*.swift")):
            text = file.read_text(encoding="utf-8")
            for match in CALL.finditer(text):
                name, end = literal(text, match.end())
                if not name or "…" in name:
                    raise ValueError(f"{file.relative_to(self.root)}: the name of a note must be a string literal")
                sentence = literals(text, end)
                sentences = found.setdefault(name, [])
                if sentence not in sentences:
                    sentences.append(sentence)
        for name, sentences in found.items():
            found[name] = [one for one in sentences if one != "…"]
            if not found[name]:
                raise ValueError(f"{module['name']}: the sentence of the note {name} must be a string literal in one of its calls")
        return found


def literal(text, start):
    """A string literal that begins at a place, its interpolations as …, and where it ends; None if there is no literal."""
    if text[start : start + 1] != '"' or text[start : start + 3] == '"""':
        return None, start
    result, index = "", start + 1
    while text[index] != '"':
        if text[index] != "\\":
            result += text[index]
            index += 1
        elif text[index + 1] == "(":
            depth, index = 1, index + 2
            while depth:
                if text[index] == '"':
                    _, index = literal(text, index)
                else:
                    depth += {"(": 1, ")": -1}.get(text[index], 0)
                    index += 1
            result += "…"
        else:
            result += text[index + 1]
            index += 2
    return result, index + 1


def literals(text, start):
    """The second argument of a call: literals that are joined by +. Anything else is …"""
    result, index = "", re.compile(r"\s*,\s*").match(text, start).end()
    while True:
        part, index = literal(text, index)
        if part is None:
            return "…"
        result += part
        join = re.compile(r"\s*\+\s*").match(text, index)
        if join is None:
            return result
        index = join.end()
