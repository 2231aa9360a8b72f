import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Glibc
import Logging
import Synchronization
import TestThreads
import TestWaiting
import Testing

@testable import Host

/// What programs on the companion socket cannot do to the host and to each other. Part of the suite of real processes, because its tests start hosts.
extension ProcessTests {
  @Suite struct CompanionSocketTests {
    private static let configurations = ExtensionCall.with { $0.currentConfigurations = CurrentConfigurationsCall() }

    /// A host with one widget, a full burst of calls and no refill.
    private static func host(_ fixture: Fixture, burst: Double) async throws -> (DeviceHost, id: String) {
      var configuration = fixture.configuration()
      configuration.serviceLimits.reloadCallBurst = burst
      configuration.serviceLimits.reloadCallsPerSecond = 1e-6
      let host = try DeviceHost(configuration: configuration)
      try await host.start()
      _ = try await host.install(bundle: fixture.bundleURL)
      try await host.launch("Test")
      let widget = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until({ try await host.timeline(widget.id).entries.count }, is: 3)
      return (host, widget.id)
    }

    private static func calls(_ host: DeviceHost) async -> [String: Double] {
      let family = await host.metrics().first { $0.name == "almanac_reload_calls_total" }
      return Dictionary((family?.samples ?? []).map { ($0.labels.last?.value ?? "", $0.value) }, uniquingKeysWith: +)
    }

    @Test func `a flood of reload calls is a handful of events`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.host(fixture, burst: 3)
      let path = fixture.configuration().socketFile.path
      let flood = 20_000
      try await onThread {
        let socket = try Companion(path)
        for _ in 0..<flood { try socket.call(.with { $0.reload.kind = "Good" }) }
        // An answer on the same connection means that all calls before it were handled.
        try socket.call(Self.configurations)
        #expect(try socket.response().currentConfigurations.widgets.count == 1)
      }
      let calls = await Self.calls(host)
      #expect((calls["accepted"] ?? 0) + (calls["merged"] ?? 0) == Double(flood), "\(calls)")
      try await until(
        { try await host.decisions(id).contains { $0.trigger == .requested(by: .app, foreground: false) } }, seen: { try await host.decisions(id) })
      #expect(try await host.decisions(id).count { $0.trigger == .requested(by: .app, foreground: false) } <= 3)
      await host.stop()
    }

    @Test func `calls for kinds that do not exist take no memory`() async throws {
      let fixture = try Fixture()
      let (host, _) = try await Self.host(fixture, burst: 3)
      let events = await host.processedEvents
      let path = fixture.configuration().socketFile.path
      try await onThread {
        let socket = try Companion(path)
        for number in 0..<500 { try socket.call(.with { $0.reload.kind = "Kind \(number)" }) }
        try socket.call(Self.configurations)
        _ = try socket.response()
      }
      #expect(await Self.calls(host) == ["unknownKind": 500])
      #expect(await host.processedEvents == events)
      await host.stop()
    }

    /// A socket whose handler counts the calls and answers each.
    private final class Served: Sendable {
      let fixture: Fixture
      let socket: CompanionSocket
      let path: String
      let handled: CallCount

      init(owner: uid_t = geteuid(), _ change: (inout ServiceLimits) -> Void = { _ in }) throws {
        let fixture = try Fixture()
        self.fixture = fixture
        let file = fixture.folder.appendingPathComponent("s.sock")
        var limits = Profiles.serviceLimits
        change(&limits)
        let handled = CallCount()
        path = file.path
        self.handled = handled
        socket = CompanionSocket(file: file, limits: limits, owner: owner, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }) {
          calls, _ in
          handled.add(calls.count)
          return calls.map { _ in HostAnswer.with { $0.currentConfigurations = CurrentConfigurations() } }
        }
        socket.open()
      }

      deinit { socket.close() }
    }

    @Test func `a program of another user is refused`() async throws {
      try await onThread {
        let served = try Served(owner: geteuid() + 1)
        for count in 1...3 {
          let companion = try Companion(served.path)
          try companion.call(Self.configurations)
          #expect(companion.isClosed)
          #expect(served.socket.counts == .init(otherUser: count))
        }
        #expect(served.handled.value == 0)
      }
    }

    @Test func `the kernel says who the other end is`() throws {
      var ends: [Int32] = [0, 0]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      #expect(UnixSocket.user(of: ends[0]) == geteuid())
      ends.forEach { close($0) }
      #expect(UnixSocket.user(of: -1) == nil)
    }

    @Test func `only the owner can open the socket`() throws {
      let served = try Served()
      let mode = try FileManager.default.attributesOfItem(atPath: served.path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }

    @Test func `a program that calls too often waits and others do not`() async throws {
      try await onThread {
        let served = try Served {
          $0.companionAnswerBurst = 40
          $0.companionAnswersPerSecond = 1e-6
          $0.companionCallsAtOnce = 8
        }
        let greedy = try Companion(served.path)
        for _ in 0..<200 { try greedy.call(Self.configurations) }
        for _ in 0..<40 { _ = try greedy.response() }
        let modest = try Companion(served.path)
        for _ in 0..<5 {
          try modest.call(Self.configurations)
          _ = try modest.response()
        }
        // One batch more than the burst may have begun.
        #expect(served.handled.value <= 40 + 8 + 5)
        #expect(served.socket.counts.slowed == 1)
      }
    }

    @Test func `connections beyond the limit are refused and counted`() async throws {
      try await onThread {
        let served = try Served { $0.companionConnections = 2 }
        let first = try Companion(served.path)
        let second = try Companion(served.path)
        #expect(try Companion(served.path).isClosed)
        for companion in [first, second] {
          try companion.call(Self.configurations)
          _ = try companion.response()
        }
        #expect(served.socket.counts == .init(tooMany: 1))
      }
    }
  }
}

/// A number that several threads change.
private final class CallCount: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add(_ number: Int) { count.withLock { $0 += number } }
}
