import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Glibc
import TestThreads
import TestWaiting
import Testing

@testable import Host

/// Which apps are in use, by events and by what programs say (Specification C8).
@Suite struct AppUseTests {
  /// What the reports say, step by step.
  private var use = AppUse()

  @Test mutating func `an app is in use as long as an event or a program says so`() {
    #expect(use.use(of: "A") == .none)
    use.report({ $0.isInForeground = true }, of: "A")
    let accepted = [
      use.report(.init(isInForeground: true, isInSession: true), of: "A", by: 1), use.report(.init(isInSession: true), of: "B", by: 2),
    ]
    #expect(accepted == [true, true])
    #expect(use.use(of: "A") == .init(isInForeground: true, isInSession: true))
    use.report({ $0.isInForeground = false }, of: "A")
    #expect(use.use(of: "A") == .init(isInForeground: true, isInSession: true), "the program still says so")
    _ = use.report(.init(isInSession: true), of: "A", by: 1)
    #expect(use.use(of: "A") == .init(isInSession: true))
    let ended = [use.end(1), use.end(1)]
    #expect(ended == ["A", nil])
    #expect(use.use(of: "A") == .none && use.use(of: "B") == .init(isInSession: true))
    use.forget("B")
    let forgotten = use.end(2)
    #expect(use.use(of: "B") == .none && forgotten == nil)
  }

  @Test mutating func `a connection speaks for the app that it named first`() {
    let accepted = [use.report(.init(isInForeground: true), of: "A", by: 1), use.report(.init(isInForeground: true), of: "B", by: 1)]
    #expect(accepted == [true, false])
    #expect(use.use(of: "B") == .none && use.use(of: "A").isInForeground)
  }
}

extension ProcessTests {
  /// What programs say of their app's use over the socket.
  @Suite struct AppUseOverSocketTests {
    private static func host(_ fixture: Fixture) async throws -> (DeviceHost, path: String) {
      let configuration = fixture.configuration()
      let host = try DeviceHost(configuration: configuration)
      try await host.start()
      _ = try await host.install(bundle: fixture.bundleURL)
      try await host.launch("Test")
      return (host, configuration.socketFile.path)
    }

    private static func report(_ program: Companion, app: String = "Test", foreground: Bool = false, session: Bool = false) async throws
      -> AppUseAnswer
    {
      try await onThread {
        try program.call(.with { $0.appUse = .with { ($0.app, $0.inForeground, $0.inSession) = (app, foreground, session) } })
        return try program.response().appUse
      }
    }

    @Test func `a program's reloads are free while it says that its app is in front, and after its end they are not`() async throws {
      let fixture = try Fixture()
      let (host, path) = try await Self.host(fixture)
      let widget = try await host.add(app: "Test", kind: "Good", family: .systemSmall).id
      try await until({ try await host.timeline(widget).entries.count }, is: 3)
      var program: Companion? = try Companion(path)
      #expect(try await Self.report(try #require(program), foreground: true).refusalName.isEmpty)
      let begun = await host.status()
      #expect(begun.foreground == ["Test"] && begun.sessions.isEmpty)
      try program?.call(.with { $0.reload = .with { ($0.kind, $0.app) = ("Good", "Test") } })
      // The program ends at once: what it asked for while its app was in front stays free.
      program = nil
      try await until({ await host.status().foreground.isEmpty }, seen: { await host.status().foreground })
      try await until(
        { try await host.decisions(widget).contains { $0.trigger == .requested(by: .app, foreground: true) } },
        seen: { try await host.decisions(widget) })
      let free = try #require(try await host.decisions(widget).first { $0.trigger == .requested(by: .app, foreground: true) })
      #expect(free.outcome == .free && free.rule == "foreground", "\(free)")
      let other = try Companion(path)
      try other.call(.with { $0.reload = .with { ($0.kind, $0.app) = ("Good", "Test") } })
      try await until(
        { try await host.decisions(widget).contains { $0.trigger == .requested(by: .app, foreground: false) } },
        seen: { try await host.decisions(widget) })
      await host.stop()
    }

    @Test func `sessions of several programs last until the last has ended, events count beside them`() async throws {
      let fixture = try Fixture()
      let (host, path) = try await Self.host(fixture)
      var programs = [try Companion(path), try Companion(path)]
      for program in programs { #expect(try await Self.report(program, session: true).refusalName.isEmpty) }
      programs.removeFirst()
      // The end of a connection is handled after what it sent; the other program's next answer is later still.
      #expect(try await Self.report(programs[0], foreground: true, session: true).refusalName.isEmpty)
      let both = await host.status()
      #expect(both.sessions == ["Test"] && both.foreground == ["Test"])
      try await host.report(.foreground(app: "Test", false))
      #expect(await host.status().foreground == ["Test"], "the event does not end what a program says")
      try await host.report(.session(app: "Test", true))
      #expect(try await Self.report(programs[0]).refusalName.isEmpty)
      let ended = await host.status()
      #expect(ended.sessions == ["Test"] && ended.foreground.isEmpty)
      programs = []
      try await host.report(.session(app: "Test", false))
      #expect(await host.status().sessions.isEmpty)
      await host.stop()
    }

    @Test func `an unknown app and a second app on one connection are refused by name`() async throws {
      let fixture = try Fixture()
      let (host, path) = try await Self.host(fixture)
      let program = try Companion(path)
      #expect(try await Self.report(program, app: "Nobody", foreground: true).refusalName == "appUse.unknownApp")
      #expect(try await Self.report(program, app: "", foreground: true).refusalName == "appUse.unknownApp")
      #expect(await host.status().foreground.isEmpty)
      try await host.uninstall("Test")
      let late = try await Self.report(program, foreground: true)
      #expect(late.refusalName == "appUse.unknownApp" && late.refusal.contains("almanac apps"))
      await host.stop()
    }

    @Test func `a flood of reports waits for its answers and changes nothing for others`() async throws {
      let fixture = try Fixture()
      let (host, path) = try await Self.host(fixture)
      let before = await host.processedEvents
      let program = try Companion(path)
      try await onThread {
        // More than the burst of answers, all of the same.
        for id in 1...200 { try program.call(.with { $0.appUse = .with { ($0.app, $0.inForeground) = ("Test", true) } }, id: UInt64(id)) }
        for _ in 1...100 { _ = try program.response() }
      }
      #expect(await host.processedEvents - before <= 2, "equal reports are no events")
      #expect(await host.status().foreground == ["Test"])
      await host.stop()
    }
  }
}
