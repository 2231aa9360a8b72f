import Foundation
import Glibc
import Logging
import ServiceLifecycle
import Synchronization
import TestWaiting
import Testing

@testable import Host
@testable import Server

/// What the host tells the service manager that started it. A socket of the test's own stands for the manager.
@Suite struct ServiceManagerTests {
  /// A manager's socket, with a file or with an abstract address.
  private final class Manager: Sendable {
    let name: String
    private let inbox: Inbox

    /// - Parameter reads: whether the manager reads what it is sent. It does so on a thread of its own, as another process would.
    init(isAbstract: Bool, reads: Bool = true) throws {
      let id = "almanac-\(UUID().uuidString)"
      name = isAbstract ? "@\(id)" : FileManager.default.temporaryDirectory.appendingPathComponent(id).path
      let inbox = Inbox(descriptor: socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0))
      self.inbox = inbox
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      var bytes = Array(name.utf8)
      if isAbstract { bytes[0] = 0 }
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
      let length = socklen_t(MemoryLayout.offset(of: \sockaddr_un.sun_path)! + bytes.count + (isAbstract ? 0 : 1))
      let isBound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(inbox.descriptor, $0, length) == 0 }
      }
      try #require(isBound)
      guard reads else { return }
      Thread.detachNewThread { [weak inbox] in
        // Until the test has dropped the socket.
        while let inbox {
          inbox.read()
          usleep(1000)
        }
      }
    }

    /// The datagrams that have arrived since the last call.
    func received() -> [String] { inbox.take() }

    func manager(_ more: [String: String] = [:]) throws -> ServiceManager {
      try #require(ServiceManager(environment: ["NOTIFY_SOCKET": name].merging(more) { $1 }, process: 7))
    }
  }

  /// What a socket has received.
  private final class Inbox: Sendable {
    let descriptor: Int32
    private let texts = Mutex<[String]>([])

    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    func read() {
      texts.withLock { texts in
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
          let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
          guard count > 0 else { return }
          texts.append(String(decoding: buffer[..<count], as: UTF8.self))
        }
      }
    }

    func take() -> [String] {
      read()
      return texts.withLock { texts in
        defer { texts = [] }
        return texts
      }
    }
  }

  @Test(arguments: [false, true])
  func `messages arrive together`(isAbstract: Bool) throws {
    let socket = try Manager(isAbstract: isAbstract)
    let manager = try socket.manager()
    try manager.send(.ready, .status("two\nlines\r\nof status"))
    try manager.send(.alive)
    try manager.send(.stopping)
    #expect(socket.received() == ["READY=1\nSTATUS=two lines of status", "WATCHDOG=1", "STOPPING=1"])
  }

  @Test func `the environment says whether there is a manager and how often it expects a sign of life`() {
    func manager(_ environment: [String: String]) -> ServiceManager? { ServiceManager(environment: environment, process: 7) }
    #expect(manager([:]) == nil)
    for socket in ["", "@", "/", "run/notify", "vsock:2:1234"] { #expect(manager(["NOTIFY_SOCKET": socket]) == nil, "\(socket)") }
    let socket = ["NOTIFY_SOCKET": "/run/notify"]
    #expect(manager(socket)?.watchdog == nil)
    #expect(manager(socket.merging(["WATCHDOG_USEC": "60000000"]) { $1 })?.watchdog == .seconds(60))
    #expect(manager(socket.merging(["WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "7"]) { $1 })?.watchdog == .seconds(60))
    #expect(manager(socket.merging(["WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "8"]) { $1 })?.watchdog == nil)
    for text in ["", "0", "-5", "soon"] { #expect(manager(socket.merging(["WATCHDOG_USEC": text]) { $1 })?.watchdog == nil, "\(text)") }
  }

  @Test func `a manager that does not read does not block the host`() throws {
    let socket = try Manager(isAbstract: true, reads: false)
    let manager = try socket.manager()
    var sent = 0
    #expect(throws: POSIXError(.EAGAIN)) {
      while sent < 10_000 {
        try manager.send(.alive)
        sent += 1
      }
    }
    #expect(throws: POSIXError(.EAGAIN)) { try manager.send(.stopping) }
    #expect(socket.received() == Array(repeating: "WATCHDOG=1", count: sent))
    try manager.send(.stopping)
    #expect(socket.received() == ["STOPPING=1"])
  }

  @Test func `a manager that is gone or whose address is too long is an error`() throws {
    #expect(throws: POSIXError(.ENOENT)) { try #require(ServiceManager(environment: ["NOTIFY_SOCKET": "/nowhere/notify"], process: 7)).send(.alive) }
    let long = "/" + String(repeating: "a", count: 200)
    #expect(throws: POSIXError(.ENAMETOOLONG)) { try #require(ServiceManager(environment: ["NOTIFY_SOCKET": long], process: 7)).send(.alive) }
  }

  @Test func `a server says that it is ready, gives signs of life while it works, and says that it stops`() async throws {
    let socket = try Manager(isAbstract: true)
    let log = RecordedLog()
    let api = try await API(.withWeather())
    let application = api.server.application(logger: log.logger, manager: try socket.manager(["WATCHDOG_USEC": "20000"]))
    try await application.whileRunning {
      var received: [String] = []
      try await until(
        {
          received += socket.received()
          return received.contains("WATCHDOG=1") && received.contains { $0.hasPrefix("READY=1") }
        }, seen: { received })
      #expect(received.first { $0.hasPrefix("READY=1") }?.hasPrefix("READY=1\nSTATUS=Serving http://127.0.0.1:") == true)
      // A host whose check fails gives no sign of life. One that was under way may still arrive.
      await api.device.fail(HostError.notRunning)
      try await until({ !log.errors.isEmpty }, seen: { socket.received() })
      _ = socket.received()
      let before = await api.device.healthChecks
      try await until({ await api.device.healthChecks >= before + 5 }, seen: { await api.device.healthChecks })
      #expect(socket.received() == [])
      #expect(log.errors == ["the host does not work, so the service manager will restart it: the host has been stopped"], "said once")
      await api.device.recover()
      try await until({ !socket.received().isEmpty }, seen: { log.errors })
    }
    #expect(socket.received().contains("STOPPING=1\nSTATUS=Stopping"))
  }

  @Test func `health is the same check`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.get, "/v1/health", hasKey: false).object["status"] as? String == "ok")
    await api.device.fail(HostError.notRunning)
    let response = try await api.send(.get, "/v1/health", hasKey: false)
    #expect(response.status == .serviceUnavailable && response.errorName == "host.stopped")
  }
}

/// A log that keeps its errors.
private final class RecordedLog: Sendable {
  private let lines = Mutex<[String]>([])
  var errors: [String] { lines.withLock { $0 } }

  var logger: Logger {
    Logger(label: "test") { _ in Handler(log: self) }
  }

  private struct Handler: LogHandler {
    let log: RecordedLog
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level = .info
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
    func log(event: LogEvent) { if event.level == .error { log.lines.withLock { $0.append("\(event.message)") } } }
  }
}
