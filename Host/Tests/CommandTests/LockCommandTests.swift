import AlmanacProfiles
import Foundation
import GRDB
import TestThreads
import TestWaiting
import Testing

@testable import Store

/// Lock and passcode of a real host (Specification D5): what a locked host leaves in files and in memory, at any end.
@Suite(.ownThread, .serialized) struct LockCommandTests {
  fileprivate static let seed = "savings account"
  private static let secret = SecretText(seed: seed)

  /// A host that serves an app with protected data, and one widget of it with a timeline.
  private struct Served: Sendable {
    let command: CommandLine
    let host: ServedHost
    let widget: String

    init(_ command: CommandLine) throws {
      self.command = command
      let bundle = try command.bundle("Bank")
      try PropertyListSerialization.data(
        fromPropertyList: ["com.apple.developer.default-data-protection": "NSFileProtectionComplete"], format: .xml, options: 0
      ).write(to: bundle.appendingPathComponent("entitlements.plist"))
      host = try ServedHost(command, [bundle.path])
      let added = try host.send(
        "POST", "instances", #"{"app":"Bank","kind":"Secret","family":"systemSmall","configuration":{"seed":"\#(LockCommandTests.seed)"}}"#)
      widget = try #require(added["id"] as? String)
      try waitForTimeline()
    }

    func waitForTimeline() throws {
      func stage() throws -> String? { try host.send("GET", "instances/\(widget)")["stage"] as? String }
      try blockUntil {
        try stage() == "timeline"
      } seen: {
        try stage()
      }
    }

    var data: URL { command.folder.appendingPathComponent("almanac/data") }

    /// Has everything that shows content read or drawn once.
    func use() throws {
      for path in ["instances/\(widget)/image.png", "instances/\(widget)/content", "instances/\(widget)/timeline", "instances/\(widget)/why"] {
        _ = try host.fetch("GET", path)
      }
    }
  }

  @Test func `the passcode is read from standard input and each command says what it did`() async throws {
    try await onThread {
      let command = try CommandLine()
      #expect(try command.run("lock").status == 69)
      let host = try ServedHost(command)
      let unset = try command.run("lock")
      #expect(unset.status == 65 && unset.errors.contains("no passcode is set"), "\(unset.errors)")
      #expect(try command.shell("echo 123 | \"$0\" passcode set").errors.contains("at least 4"))
      #expect(try command.shell("\"$0\" passcode set </dev/null").status == 64)
      #expect(try command.shell("echo 1234 | \"$0\" passcode set").text == "set the passcode; lock with: almanac lock\n")
      #expect(try command.shell("echo 1234 | \"$0\" passcode set").status == 65)
      #expect(try command.run("lock").text == "locked; private content is hidden\n")
      #expect(try command.run("lock", "--status").text == "locked; private content is hidden\n")
      let wrong = try command.shell("echo 9999 | \"$0\" unlock")
      #expect(wrong.status == 65 && wrong.errors == "almanac: the passcode is wrong\n", "\(wrong.errors)")
      #expect(try command.shell("echo 1234 | \"$0\" unlock").text == "unlocked\n")
      #expect(try command.shell("printf '1234\\n5678\\n' | \"$0\" passcode change").text == "changed the passcode\n")
      #expect(try command.shell("echo 5678 | \"$0\" passcode remove").text == "removed the passcode; nothing can be locked now\n")
      #expect(try command.run("passcode", "reset").status == 64)
      // An argument is no place for a passcode.
      #expect(try command.run("unlock", "5678").status == 64)
      #expect(host.end(SIGTERM) == 0)
    }
  }

  @Test func `a locked host holds no text, pixels or key of a protected app in files or memory and unlocking brings all back`() async throws {
    try await onThread {
      let served = try Served(CommandLine())
      let (host, traces) = (served.host, Self.secret.traces)
      try served.use()
      #expect(try !Traces.files(below: served.data, traces).isEmpty, "without a passcode the data is stored plain, so the search can find it")
      _ = try host.send("PUT", "passcode", #"{"new":"a long passcode"}"#)
      try served.use()
      #expect(try Traces.files(below: served.data, traces) == [])
      let picture = try host.fetch("GET", "instances/\(served.widget)/image.png").body
      let reads = try Traces.memory(of: host.processID, traces)
      // Another account's process, or one of a hardened system, cannot be read; then only files are compared.
      if let reads { #expect(!reads.isEmpty, "an unlocked host has content in memory, so the search can find it") }
      _ = try host.send("POST", "lock")
      #expect(try Traces.files(below: served.data, traces) == [])
      if reads != nil {
        #expect(try Traces.remains(in: host.processID, traces) == [])
        for child in Traces.descendants(of: host.processID) { #expect(try Traces.remains(in: child, traces) == [], "process \(child)") }
        // The key: what the passcode opens of the stored one.
        let key = try Self.key(served.data, "a long passcode")
        let keys = [("the sealing key", Data(key.prefix(32))), ("the naming key", Data(key.suffix(32)))].map { (name: $0.0, bytes: $0.1) }
        #expect(try Traces.remains(in: host.processID, keys) == [])
        // What a client sent goes with its connection, which ends soon after the response.
        let passcode = [(name: "the passcode", bytes: Data("a long passcode".utf8))]
        #expect(try Traces.remains(in: host.processID, passcode) == [])
      }
      #expect(try host.fetch("GET", "instances/\(served.widget)/image.png").body != picture)
      for path in [
        "instances/\(served.widget)/content", "instances/\(served.widget)/timeline", "instances/\(served.widget)/why", "instances", "apps", "kinds",
      ] {
        let reply = try host.fetch("GET", path)
        #expect(traces.allSatisfy { reply.body.range(of: $0.bytes) == nil }, "\(path)")
      }
      _ = try host.send("POST", "unlock", #"{"passcode":"a long passcode"}"#)
      #expect(try host.fetch("GET", "instances/\(served.widget)/image.png").body == picture)
      #expect(try host.fetch("GET", "instances/\(served.widget)/timeline").body.range(of: traces[0].bytes) != nil)
      if reads != nil {
        let key = try Self.key(served.data, "a long passcode")
        #expect(try Traces.memory(of: host.processID, [(name: "the key", bytes: key)])?.isEmpty == false, "the search for the key can find it")
      }
      #expect(host.end(SIGTERM) == 0)
    }
  }

  @Test(arguments: 0..<4) func `a host that is killed while it locks leaves nothing readable and shows all after unlocking`(round: Int) async throws {
    try await onThread {
      var random = SystemSeed(UInt64(round) &+ 40)
      let command = try CommandLine()
      let served = try Served(command)
      _ = try served.host.send("PUT", "passcode", #"{"new":"1234"}"#)
      try served.use()
      let locking = Thread { _ = try? served.host.send("POST", "lock") }
      locking.start()
      usleep(UInt32(random.next() % 40_000))
      _ = served.host.end(SIGKILL)
      #expect(try Traces.files(below: served.data, Self.secret.traces) == [])
      let again = try ServedHost(command)
      #expect(try again.send("GET", "lock")["locked"] as? Bool == true)
      #expect(try again.fetch("GET", "instances/\(served.widget)/timeline").body.range(of: Data(Self.secret.text.utf8)) == nil)
      #expect(try again.send("POST", "unlock", #"{"passcode":"1234"}"#)["locked"] as? Bool == false)
      #expect(try again.fetch("GET", "instances/\(served.widget)/timeline").body.range(of: Data(Self.secret.text.utf8)) != nil)
      #expect(again.end(SIGTERM) == 0)
    }
  }

  @Test func `a backup holds protected data encrypted and its restoration needs the passcode`() async throws {
    try await onThread {
      let command = try CommandLine()
      let served = try Served(command)
      _ = try served.host.send("PUT", "passcode", #"{"new":"1234"}"#)
      let file = command.folder.appendingPathComponent("backup.tar").path
      let saved = try command.run("backup", file)
      #expect(saved.status == 0, "\(saved.errors)")
      #expect(Self.secret.traces.allSatisfy { (try? Data(contentsOf: URL(filePath: file)))?.range(of: $0.bytes) == nil })
      #expect(served.host.end(SIGTERM) == 0)
      let restored = try command.run("restore", file)
      #expect(restored.status == 0, "\(restored.errors)")
      let again = try ServedHost(command)
      #expect(try again.send("GET", "lock")["locked"] as? Bool == true)
      #expect(try again.send("POST", "unlock", #"{"passcode":"1234"}"#)["locked"] as? Bool == false)
      #expect(try again.fetch("GET", "instances/\(served.widget)/timeline").body.range(of: Data(Self.secret.text.utf8)) != nil)
      #expect(again.end(SIGTERM) == 0)
    }
  }

  @Test func `a damaged key is one clear line and the host lives`() async throws {
    try await onThread {
      let command = try CommandLine()
      let served = try Served(command)
      _ = try served.host.send("PUT", "passcode", #"{"new":"1234"}"#)
      _ = try served.host.send("POST", "lock")
      // In the running host's database, where no copy of the layout mends it.
      let database = try DatabaseQueue(path: served.data.appendingPathComponent("almanac.sqlite").path)
      try database.write { db in
        var value = try #require(try Data.fetchOne(db, sql: "SELECT value FROM setting WHERE key = 'lock.key'"))
        let salt = try #require(value.range(of: Data(#""salt":""#.utf8)))
        value[salt.upperBound + 3] ^= 1
        try db.execute(sql: "UPDATE setting SET value = ? WHERE key = 'lock.key'", arguments: [value])
      }
      try database.close()
      let refused = try served.host.fetch("POST", "unlock", #"{"passcode":"1234"}"#)
      #expect(refused.status == 500 && String(decoding: refused.body, as: UTF8.self).contains("passcode.damagedKey"))
      #expect(try served.host.fetch("GET", "instances/\(served.widget)/image.png").status == 200)
      // At the next start the copy of the layout mends it.
      #expect(served.host.end(SIGTERM) == 0)
      let again = try ServedHost(command)
      #expect(try again.send("POST", "unlock", #"{"passcode":"1234"}"#)["locked"] as? Bool == false)
      #expect(again.end(SIGTERM) == 0)
    }
  }

  /// The data key, as the passcode opens it.
  private static func key(_ data: URL, _ passcode: String) throws -> Data {
    let database = try DatabaseQueue(path: data.appendingPathComponent("almanac.sqlite").path)
    let stored = try #require(try database.read { try Data.fetchOne($0, sql: "SELECT value FROM setting WHERE key = 'lock.key'") })
    let key = try #require(try WrappedKey(stored, Profiles.lock).open(with: Passcode(passcode)))
    return try key.secret.use { Data($0) }
  }
}

/// A seeded random generator.
private struct SystemSeed {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
