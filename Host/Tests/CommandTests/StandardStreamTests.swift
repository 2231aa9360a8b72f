import Foundation
import Glibc
import TestThreads
import Testing

/// Standard streams that are closed or cannot be written. Each test redirects the streams of its own command only.
@Suite(.ownThread) struct StandardStreamTests {
  @Test func `an error keeps its code if standard error cannot be written`() throws {
    for stream in ["2>/dev/full", "2>&-"] {
      #expect(try CommandLine().shell("exec \"$0\" install Nope \(stream)").status == 65, "\(stream)")
    }
  }

  @Test func `a result that cannot be written is unavailable`() throws {
    for arguments in ["--version", "--help", "doctor"] {
      let outcome = try CommandLine().shell("exec \"$0\" \(arguments) >/dev/full")
      // The doctor has an exit status of its own if something is missing.
      #expect(outcome.status == 69 || arguments == "doctor" && outcome.status == 1, "\(arguments)")
      #expect(outcome.errors == "almanac: standard output cannot be written: No space left on device\n", "\(arguments)")
    }
  }

  @Test func `a picture that cannot be written is unavailable`() throws {
    let command = try CommandLine()
    let outcome = try command.shell("exec \"$0\" render \"$1\" --kind Good --family systemSmall >/dev/full", try command.bundle().path)
    #expect(outcome.status == 69 && outcome.errors == "almanac: standard output cannot be written: No space left on device\n")
  }

  /// A mount of its own hides /proc from the command alone.
  @Test(.enabled(if: geteuid() == 0, "only root can hide /proc"))
  func `without proc the command says so instead of printing help`() throws {
    let outcome = try CommandLine().shell("exec unshare -m sh -c 'mount -t tmpfs none /proc && exec \"$0\" apps' \"$0\"")
    #expect(outcome.status == 69 && outcome.errors == "almanac: the arguments cannot be read; mount /proc\n" && outcome.text.isEmpty)
  }

  @Test(arguments: [">/dev/full", "2>/dev/full", ">/dev/full 2>/dev/full", ">&-", "2>&-", "<&- >&- 2>&-"])
  func `a host without standard streams serves and ends by SIGTERM`(streams: String) async throws {
    try await onThread {
      let command = try CommandLine()
      // The shell waits for host.json, asks the host, ends it, and returns its status.
      let line = """
        "$0" serve --port 0 \(streams) & host=$!
        while kill -0 $host && ! test -e "$1/almanac/data/host.json"; do sleep 0.05; done
        for stream in 0 1 2; do readlink /proc/$host/fd/$stream; done
        "$0" reload Nothing
        kill $host
        wait $host
        """
      let outcome = try command.shell(line, command.folder.path)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.errors.contains("there is no widget of the kind Nothing on the device"), "\(outcome.errors)")
      // Without the page's address, which a host with standard output prints.
      let targets = outcome.text.split(separator: "\n").filter { !$0.hasPrefix("http://") }
      #expect(targets.count == 3 && !targets.contains { $0.hasPrefix("socket:") || $0.hasPrefix("anon_inode:") }, "\(targets)")
      if streams == ">/dev/full" { #expect(outcome.errors.contains("print the page's address with: almanac open")) }
    }
  }
}
