import AlmanacWireSchema
import Foundation
import Glibc
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// A hostile extension tries what its sandbox must stop; the table says what must come of each attack (Documentation/threat-model.md).
  ///
  /// `Scripts/check-sandbox` runs this suite as an ordinary user too.
  @Suite struct SandboxTests {
    /// The outcome of each attack. `ok` marks what a widget needs and must be able to do. Where `/proc` is mounted with `hidepid`, a process that may not be
    /// opened seems not to exist, so two outcomes are allowed.
    static let expected: [(attack: String, outcome: String)] = [
      ("read a file of the user", "EACCES"),
      ("read the database", "EACCES"),
      ("read another app's container", "EACCES"),
      ("write another app's bundle", "EACCES"),
      ("read a group that is not declared", "EACCES"),
      ("read the account's list of users", "EACCES"),
      ("read the machine's id", "EACCES"),
      ("write its own bundle", "EACCES"),
      ("empty a file of its own bundle", "EACCES"),
      ("follow a link out of its container", "EACCES"),
      ("hard-link a file of the user", "EXDEV"),
      ("move a file of the user", "EACCES"),
      ("remove a file of the user", "EACCES"),
      ("change the mode of a file of the user", "EPERM"),
      ("change the times of a file of the user", "EPERM"),
      ("change the owner of a file of the user", "EPERM"),
      ("set an attribute of a file of the user", "ENOSYS"),
      ("make a named pipe in its container", "EPERM"),
      ("make a file in shared memory", "EACCES"),
      ("make a file in /tmp", "EACCES"),
      ("write its container", "ok"),
      ("replace a file of its container", "ok"),
      ("change the mode of an open file", "no change"),
      ("change the times of an open file", "EPERM"),
      ("make a device in its container", "ENOSYS"),
      ("map memory by a device", "EACCES"),
      ("look for private keys", "EACCES"),
      // libdispatch reads it and crashes if it cannot.
      ("read the state of its own thread", "ok"),
      ("read a font folder", "ok"),
      // Widgets of system monitors show them.
      ("read the machine's load", "ok"),
      ("read the machine's memory", "ok"),
      ("read the counters of the network's interfaces", "ok"),
      ("list the root folder", "EACCES"),
      ("list the processes", "EACCES"),
      ("open the host's folder in /proc", "EACCES or ENOENT"),
      ("open the host's memory", "EACCES or ENOENT"),
      ("read the host's environment", "EACCES or ENOENT"),
      ("copy the host's memory", "EPERM"),
      ("trace the host", "EPERM"),
      ("make a file of memory", "EPERM"),
      ("make a segment of shared memory", "ENOSYS"),
      ("map shared memory", "EPERM"),
      ("signal the host", "EPERM"),
      ("signal every process", "EPERM"),
      ("signal its group", "EPERM"),
      ("signal a thread of the host", "EPERM"),
      ("signal a thread by its id", "EPERM"),
      ("queue a signal for the host", "EPERM"),
      ("open a descriptor of the host's process", "EPERM"),
      ("signal the host by a descriptor", "EPERM"),
      ("take a descriptor from the host", "EPERM"),
      ("direct a descriptor's signals at the host", "ENOSYS"),
      ("join the host's group", "EPERM"),
      ("leave its group", "EPERM"),
      ("begin a session", "EPERM"),
      ("outlive the host", "ENOSYS"),
      ("lower the host's priority", "EPERM"),
      ("limit the host", "ENOSYS"),
      ("change the host's scheduling", "EPERM"),
      ("fork", "ENOSYS"),
      ("start a thread with descriptors of its own", "ENOSYS"),
      ("take all timers of the account", "EAGAIN"),
      ("start a shell", "EACCES"),
      ("open a Unix socket", "ENOSYS"),
      ("open a raw socket", "ENOSYS"),
      ("open a packet socket", "ENOSYS"),
      ("open a netlink socket", "ENOSYS"),
      ("listen on a port", "EPERM"),
      // libcurl needs it.
      ("make a pair of sockets", "ok"),
      ("make a pair of sockets that can send to others", "ENOSYS"),
      ("enlarge the buffer of a socket", "ENOSYS"),
      ("send urgent data", "ENOSYS"),
      ("open an internet socket", "ok"),
      ("set up io_uring", "ENOSYS"),
      ("handle page faults", "EPERM"),
      ("load a program into the kernel", "EPERM"),
      ("count events of the processor", "EPERM"),
      ("use the kernel's keys", "EPERM"),
      ("make a user namespace", "EPERM"),
      ("mount", "EPERM"),
      ("watch files", "ENOSYS"),
      ("change the root folder", "EPERM"),
      ("regain capabilities", "EPERM"),
    ]

    @Test(.enabled(if: Protections.current.landlock >= 3 && Protections.current.filtersCalls, "this kernel lacks Landlock or seccomp"))
    func `each attack of a hostile extension ends as the table says`() async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      let secret = fixture.folder.appendingPathComponent("secret")
      let container = configuration.containersFolder.appendingPathComponent("Test")
      let others = [
        configuration.containersFolder.appendingPathComponent("Other"), configuration.appsFolder.appendingPathComponent("Other.app"),
        configuration.groupsFolder.appendingPathComponent("group.other"),
      ]
      for folder in others {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("private".utf8).write(to: folder.appendingPathComponent("note"))
      }
      try Data("private".utf8).write(to: configuration.databaseFile)
      try Data("private".utf8).write(to: secret)
      let targets: [String: Any] = [
        "secret": secret.path, "database": configuration.databaseFile.path, "otherContainer": others[0].path, "otherBundle": others[1].path,
        "otherGroup": others[2].path, "bundle": fixture.bundleURL.path, "container": container.path, "hostProcess": getpid(),
      ]
      let client = try fixture.client()
      let text = String(decoding: try JSONSerialization.data(withJSONObject: targets), as: UTF8.self)
      let outcomes = try texts(try await client.timeline(Fixture.request("Attacks", configuration: text)))
      await client.close()
      // For Scripts/check-sandbox. Not `print`, whose buffer may be lost when the tests end.
      if ProcessInfo.processInfo.environment["ALMANAC_PRINT_ATTACKS"] != nil {
        FileHandle.standardOutput.write(Data(outcomes.map { "attack: \($0)\n" }.joined().utf8))
      }
      #expect(outcomes.count == Self.expected.count)
      for (outcome, expected) in zip(outcomes, Self.expected) {
        let allowed = expected.outcome.components(separatedBy: " or ").map { "\(expected.attack)=\($0)" }
        #expect(allowed.contains(outcome), "expected: \(expected.outcome)")
      }
      #expect(try String(contentsOf: secret, encoding: .utf8) == "private")
      let mode = try FileManager.default.attributesOfItem(atPath: secret.path)[.posixPermissions] as? Int
      #expect(mode != 0)
    }

    @Test func `memory that an extension takes after its reply ends it`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client {
        $0.suspendAfter = 60
        $0.memoryGrowth = 8 << 20
      }
      _ = try await client.timeline(Fixture.request("Hoarder"))
      try await until({ try fixture.startedProcesses().isEmpty }, seen: { try fixture.startedProcesses() })
      #expect(try await client.timeline(Fixture.request("Good")).entries.count == 3)
      await client.close()
    }

    @Test(arguments: [
      ("Renamed", "", "limit.memoryGrowth"), ("Headless", "", "limit.memoryGrowth"), ("Threads", "", "limit.threads"),
      ("Burner", "", "limit.processorSeconds"), ("Burner", "ignore", "limit.processorSeconds"),
    ])
    func `an extension that hides what it uses is ended all the same`(kind: String, how: String, error: String) async throws {
      let fixture = try Fixture()
      let client = try fixture.client {
        $0.processorSeconds = 1
        $0.threads = 64
      }
      let failure = await #expect(throws: ExtensionError.self) {
        try await client.timeline(Fixture.request(kind, configuration: "{\"how\":\"\(how)\"}"))
      }
      #expect(failure?.name == error, "\(kind): \(String(describing: failure))")
      await client.close()
    }

    @Test func `an extension is stopped a while after its reply and serves the next request`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client { $0.suspendAfter = 0.05 }
      _ = try await client.timeline(Fixture.request("Good"))
      let child = try #require(try fixture.startedProcesses().first)
      try await until({ try state(of: child) == "T" }, seen: { try state(of: child) })
      #expect(try await client.timeline(Fixture.request("Good")).entries.count == 3)
      // The same process went on.
      #expect(try fixture.startedProcesses() == [child])
      await client.close()
      #expect(try fixture.startedProcesses().isEmpty)
    }

    /// The letter of a process's state in `/proc`, `T` for stopped.
    private func state(of process: String) throws -> Substring? {
      let status = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      return status.split(separator: ")").last?.split(separator: " ").first
    }
  }

  /// What the host says of its sandbox.
  @Suite struct ProtectionsTests {
    @Test func `a whole sandbox needs no warning`() {
      #expect(Protections(landlock: 7, filtersCalls: true, isRoot: false).warning == nil)
    }

    @Test func `what is missing is said in one line`() throws {
      let warning = try #require(Protections(landlock: 0, filtersCalls: true, isRoot: true).warning)
      #expect(warning.contains("Landlock") && warning.contains("as root") && !warning.contains("\n"))
      #expect(!warning.contains("starts no processes"))
    }
  }
}
