"""Others' tests in packages of their own, built against the SDK in bin/sdk; for run-suites.

The sources are copied as they are, but for `@testable`, which modules of a toolchain do not allow. A test that does not compile is left out of the copy and
counts as failed, with the compiler's error; so does a test that ends the process. Tests are named by their file and function, as in `AxisTests.description`.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[1]
SDK = ROOT / "bin/sdk"
ERROR = re.compile(r"^(/\S.*?\.swift):(\d+):\d+: error: (.*)$", re.M)
# Rounds of leaving out what does not compile: the compiler names some errors only when others are gone.
ROUNDS = 12
# Seconds for a build and for a run of tests.
PATIENCE = 3600


class Fault(Exception):
    """Something other than a test that does not pass."""


class Result:
    """What a suite found: the number of tests, and what is to be said of each that failed."""

    def __init__(self, ran=0, failures=None, notes=()):
        self.ran, self.failures, self.notes = ran, dict(failures or {}), list(notes)


def run(command, folder, environment=None, timeout=PATIENCE):
    done = subprocess.run([str(word) for word in command], cwd=folder, capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL,
                          timeout=timeout, env=os.environ | {"ALMANAC_SDK": str(SDK), "TZ": "GMT", "LANG": "en_US.UTF-8"} | (environment or {}))
    return done.returncode, done.stdout + done.stderr


def put(file, text):
    """Writes a file if it says something else: what is the same is not compiled again."""
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def first_line(text):
    """The lines of a message as one, shortened."""
    line = " ".join(text.split())
    return line if len(line) <= 400 else line[:399] + "…"


class Source:
    """A source with tests, by its lines."""

    def __init__(self, text):
        # The SDK's modules and the toolchain's offer public names only.
        self.lines = text.replace("@testable import", "import").split("\n")
        # Names of tests, and their first and last line.
        self.tests = []
        number = 0
        while number < len(self.lines):
            if not re.match(r"\s*@Test\b", self.lines[number]):
                number += 1
                continue
            start, number = number, self.end(number)
            name = re.search(r"\bfunc\s+(`[^`]+`|\w+)", "\n".join(self.lines[start : number + 1]))
            if name:
                self.tests.append((name[1].strip("`"), start, number))
            number += 1

    def indent(self, number):
        return len(self.lines[number]) - len(self.lines[number].lstrip())

    def end(self, start):
        """The last line of the declaration that begins at a line: the next brace with the same indentation."""
        indent = self.lines[start][: self.indent(start)]
        for number in range(start, len(self.lines)):
            if re.match(indent + r"\}", self.lines[number]) or re.match(indent + r"(\S.*)?\bfunc\b.*\}\s*$", self.lines[number]):
                return number
        return len(self.lines) - 1

    def test(self, line):
        """The test with a line, counted from 0."""
        return next((each for each in self.tests if each[1] <= line <= each[2]), None)

    def declaration(self, line):
        """The lines of the function or property around a line outside of tests, or that line alone."""
        for number in range(line, -1, -1):
            if number < line and self.indent(number) >= self.indent(line):
                continue
            if re.match(r"\s*(@\w+ |public |private |fileprivate |internal |static |mutating )*(func|init|var|subscript)\b", self.lines[number]):
                is_whole = "{" in self.lines[number] and self.lines[number].count("{") == self.lines[number].count("}")
                return number, number if is_whole else self.end(number)
            if re.match(r"\s*(@\w+ |public |private |fileprivate )*(extension|struct|class|enum|actor)\b", self.lines[number]):
                break
        return line, line

    def without(self, gone):
        """The text without some lines; the others stay in their places."""
        return "\n".join("" if number in gone else line for number, line in enumerate(self.lines))


class Package:
    """A package with one target of tests."""

    def __init__(self, folder, manifest, sources, own=()):
        """`sources` are others' files for the target Tests; `own` are pairs of a target's folder and our files in it."""
        self.folder, self.target = folder, folder / "Tests/Tests"
        self.sources = {file.name: Source(file.read_text(encoding="utf-8")) for file in sources}
        # Lines of each source that do not compile; test → the compiler's error.
        self.gone, self.left_out = {name: set() for name in self.sources}, {}
        put(folder / "Package.swift", manifest)
        kept = {self.target / name for name in self.sources}
        for place, files in own:
            for file in files:
                put(folder / place / file.name, file.read_text(encoding="utf-8"))
                kept.add(folder / place / file.name)
        for old in self.target.glob("*.swift"):
            if old not in kept:
                old.unlink()

    def leave_out(self, name, line, message):
        """Leaves out the test with a line that does not compile, or what else is there: then the tests that use it do not compile either."""
        source = self.sources[name]
        test = source.test(line)
        if test:
            self.left_out.setdefault(f"{name.removesuffix('.swift')}.{test[0]}", f"does not compile: {message}")
        first, last = test[1:] if test else source.declaration(line)
        self.gone[name] |= set(range(first, last + 1))

    def build(self, *options):
        for _ in range(ROUNDS):
            for name, source in self.sources.items():
                put(self.target / name, source.without(self.gone[name]))
            status, said = run(["swift", "build", "--build-tests", "--toolset", SDK / "toolset.json", *options], self.folder)
            if status == 0:
                return
            before = sum(len(lines) for lines in self.gone.values())
            for path, line, message in ERROR.findall(said):
                if pathlib.Path(path).parent != self.target or pathlib.Path(path).name not in self.sources:
                    raise Fault(f"{path}:{line}: {message}")
                self.leave_out(pathlib.Path(path).name, int(line) - 1, message)
            if sum(len(lines) for lines in self.gone.values()) == before:
                raise Fault(f"the package {self.folder} cannot be built: {said[-1500:]}")
        raise Fault(f"the package {self.folder} cannot be built in {ROUNDS} rounds")

    def program(self):
        found = list((self.folder / ".build/debug").glob("*.xctest"))
        if not found:
            raise Fault(f"the package {self.folder} has no program of tests")
        return found[0]

    def run(self, environment=None):
        """The result of all tests."""
        self.build()
        result, crashed = Result(), {}
        while True:
            stream = self.folder / "events.jsonl"
            stream.unlink(missing_ok=True)
            skips = [word for name in crashed for word in ("--skip", re.escape(name))]
            status, said = run([self.program(), "--testing-library", "swift-testing", "--no-parallel", "--event-stream-version", "0",
                                "--event-stream-output-path", stream, *skips], self.folder, environment)
            names, ended, issues, started = {}, set(), {}, []
            for line in stream.read_text(encoding="utf-8", errors="replace").splitlines() if stream.exists() else ():
                try:
                    record = json.loads(line)
                except ValueError:
                    continue
                payload = record["payload"]
                if record["kind"] == "test" and payload["kind"] == "function":
                    names[payload["id"]] = pathlib.Path(payload["sourceLocation"]["fileID"]).stem + "." + payload["name"].partition("(")[0].strip("`")
                elif record["kind"] == "event" and payload.get("testID") in names:
                    test = payload["testID"]
                    if payload["kind"] == "testStarted":
                        started.append(test)
                    elif payload["kind"] in ("testEnded", "testSkipped"):
                        ended.add(test)
                    elif payload["kind"] == "issueRecorded" and not payload.get("issue", {}).get("isKnown"):
                        # Details follow the first message, for example the values of both sides.
                        told = "; ".join(part["text"] for part in payload["messages"] if part["text"])
                        issues.setdefault(names[test], []).append(told)
            open_tests = [test for test in started if test not in ended]
            if open_tests and len(crashed) < 40:
                why = re.search(r"Fatal error: .*", said)
                crashed[open_tests[-1]] = names[open_tests[-1]], "ends the process: " + (why[0] if why else f"status {status}")
                continue
            if not started:
                raise Fault(f"{self.program()} ran no tests: {said[-1000:]}")
            break
        result.failures |= {name: first_line(told[0]) + (f" (and {len(told) - 1} more)" if len(told) > 1 else "") for name, told in issues.items()}
        result.failures |= {name: first_line(why) for name, why in crashed.values()}
        ran = {names[test] for test in started} | {name for name, _ in crashed.values()}
        result.failures |= {name: first_line(why) for name, why in self.left_out.items()}
        ran |= self.left_out.keys()
        result.ran = len(ran)
        return result
