"""A client of sourcekit-lsp, Swift's language server for editors. Used by check-sdk."""

import json
import os
import pathlib
import select
import subprocess
import time


class LanguageServer:
    """sourcekit-lsp on a package, as an editor starts it: without options, in the package's folder."""

    def __init__(self, package):
        self.package = pathlib.Path(package)
        environment = {name: value for name, value in os.environ.items() if name != "ALMANAC_SDK"}
        self.process = subprocess.Popen(["sourcekit-lsp"], cwd=package, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment)
        self.number, self.buffer = 0, b""
        self.request("initialize", {"processId": os.getpid(), "rootUri": self.uri(self.package), "capabilities": {}})
        self.notify("initialized", {})

    @staticmethod
    def uri(path):
        return pathlib.Path(path).resolve().as_uri()

    def open(self, file):
        text = pathlib.Path(file).read_text(encoding="utf-8")
        self.notify("textDocument/didOpen", {"textDocument": {"uri": self.uri(file), "languageId": "swift", "version": 1, "text": text}})
        return text

    def at(self, file, text, word, offset=0):
        """The parameters of a request about the first place of a word."""
        before = text[: text.index(word) + offset]
        return {"textDocument": {"uri": self.uri(file)}, "position": {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}}

    def answer(self, method, parameters, holds, timeout=900):
        """Asks until the answer is as expected: the server prepares modules and its index first. Returns the last answer."""
        deadline = time.monotonic() + timeout
        while True:
            result = self.request(method, parameters)
            if holds(result) or time.monotonic() > deadline:
                return result
            time.sleep(0.5)

    def request(self, method, parameters, timeout=900):
        self.number += 1
        number = self.number
        self.send({"id": number, "method": method, "params": parameters})
        deadline = time.monotonic() + timeout
        while True:
            message = self.receive(deadline - time.monotonic())
            if message is None:
                return None
            if message.get("id") == number and "method" not in message:
                return message.get("result")
            if "id" in message and "method" in message:
                # The server asks the editor something, such as to register for changed files.
                self.send({"id": message["id"], "result": None})

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self, timeout):
        """The next message; None: there is none in time, or the server has ended."""
        deadline = time.monotonic() + timeout
        while True:
            head, separator, rest = self.buffer.partition(b"\r\n\r\n")
            if separator:
                length = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length"))
                if len(rest) >= length:
                    self.buffer = rest[length:]
                    return json.loads(rest[:length])
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, deadline - time.monotonic()))
            chunk = os.read(self.process.stdout.fileno(), 1 << 16) if ready else b""
            if not chunk:
                return None
            self.buffer += chunk

    def close(self):
        self.process.kill()
        self.process.wait()
