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

extension ProcessTests {
  /// What programs of containing apps get to know about the location over their socket, and what they cannot do there (Specification A15, E1, E2).
  @Suite struct ProgramLocationTests {
    /// A started host on a device in Berlin with the app Test, and where its programs connect.
    private static func host(_ fixture: Fixture, _ change: (inout HostConfiguration) -> Void = { _ in }) async throws -> (DeviceHost, String) {
      var configuration = fixture.configuration()
      change(&configuration)
      let host = try DeviceHost(configuration: configuration)
      try await host.start()
      _ = try await host.install(bundle: fixture.bundleURL)
      try await host.launch("Test")
      try await host.setLocation(.fixed(latitude: 52.52, longitude: 13.405, accuracy: 20))
      return (host, configuration.socketFile.path)
    }

    private static func call(_ app: String = "Test", asks: Bool = false, follows: Bool = false) -> ExtensionCall {
      .with {
        $0.location = .with { ($0.app, $0.asksPermission, $0.followsPlace) = (app, asks, follows) }
      }
    }

    /// Makes a call and returns its answer, after those to earlier calls that were on their way.
    private static func ask(_ program: Companion, _ call: ExtensionCall = Self.call()) async throws -> LocationContext {
      let id = ids.add(1, ordering: .relaxed).newValue
      return try await onThread {
        try program.call(call, id: id)
        while true { if case let envelope = try program.envelope(), envelope.id == id { return envelope.answer.location } }
      }
    }

    private static let ids = Atomic<UInt64>(0)

    /// Waits for the next answer to the newest call.
    private static func news(_ program: Companion) async throws -> LocationContext { try await onThread { try program.response().location } }

    @Test func `a program asks, its user answers, and it follows the setting, the lock and the accuracy`() async throws {
      let fixture = try Fixture()
      let (host, path) = try await Self.host(fixture)
      let program = try Companion(path)
      let first = try await Self.ask(program)
      #expect(first.authorization == .notDetermined && !first.hasFix && first.reasonName == "location.undecided")
      #expect(try await host.location(of: "Test").asker == nil, "to know the setting asks nobody")
      #expect(try await host.location(of: "Test").programs == 1)
      #expect(try await Self.ask(program, Self.call(asks: true)).authorization == .notDetermined)
      #expect(try await host.location(of: "Test").asker == .app)

      try await host.answerLocation(.whileUsing, for: "Test")
      let allowed = try await Self.news(program)
      #expect(allowed.authorization == .whenInUse && allowed.fix.latitude == 52.52 && allowed.fix.accuracy == 20 && allowed.reason.isEmpty)
      try await host.report(.lock(true))
      let locked = try await Self.news(program)
      #expect(locked.authorization == .whenInUse && !locked.hasFix && !locked.allowsWidgetUpdates && locked.reasonName == "location.locked")
      try await host.report(.lock(false))
      #expect(try await Self.news(program).hasFix)
      try await host.setLocation(LocationPermission(.whileUsing, isPrecise: false), of: "Test")
      let area = try await Self.news(program)
      #expect(area.reducedAccuracy && area.fix.accuracy == 5000 && area.fix.longitude != 13.405)
      try await host.setLocation(LocationPermission(.never), of: "Test")
      let refused = try await Self.news(program)
      #expect(refused.authorization == .denied && !refused.hasFix && refused.reasonName == "location.denied" && !refused.reason.isEmpty)
      // A request after a refusal has no effect.
      #expect(try await Self.ask(program, Self.call(asks: true)).authorization == .denied)
      #expect(try await host.location(of: "Test").asker == nil)
      await host.stop()
    }

    @Test func `each setting: a running program is the app in use, for itself and not for the widgets`() async throws {
      let fixture = try Fixture()
      let (host, path) = try await Self.host(fixture)
      let program = try Companion(path)
      _ = try await Self.ask(program)
      let expected: [LocationPermission.Authorization: (LocationAuthorizationValue, Bool, Bool)] = [
        .never: (.denied, false, false), .ask: (.notDetermined, false, false), .whileUsing: (.whenInUse, true, false),
        .whileUsingOrWidgets: (.whenInUse, true, false), .always: (.always, true, true),
      ]
      for setting in LocationPermission.Authorization.allCases {
        try await host.setLocation(LocationPermission(setting), of: "Test")
        let answer = try await Self.ask(program)
        let (authorization, isGiven, isGivenLocked) = try #require(expected[setting])
        #expect(answer.authorization == authorization && answer.hasFix == isGiven, "\(setting)")
        try await host.report(.lock(true))
        #expect(try await Self.ask(program).hasFix == isGivenLocked, "\(setting) while locked")
        try await host.report(.lock(false))
      }
      try await host.setLocation(LocationPermission(.whileUsing), of: "Test")
      #expect(await host.locationAnswer(for: "Test", instance: nil).refusal != nil, "a program in the background gives its widgets nothing")
      await host.stop()
    }

    @Test func `once lasts until the last program of the app has ended`() async throws {
      let fixture = try Fixture()
      let (host, path) = try await Self.host(fixture)
      var programs = [try Companion(path), try Companion(path)]
      for program in programs { _ = try await Self.ask(program, Self.call(asks: true)) }
      try await host.answerLocation(.once, for: "Test")
      #expect(try await Self.news(programs[1]).authorization == .whenInUse)
      programs.removeFirst()
      try await until({ try await host.location(of: "Test").programs == 1 }, seen: { try await host.location(of: "Test").programs })
      #expect(try await host.location(of: "Test").isAllowedOnce)
      programs.removeFirst()
      try await until({ try await host.location(of: "Test").programs == 0 }, seen: { try await host.location(of: "Test").programs })
      #expect(try await host.location(of: "Test").isAllowedOnce == false)
      #expect(try await Self.ask(try Companion(path)).authorization == .notDetermined)
      await host.stop()
    }

    @Test func `a question ends with the programs that asked, and one of the person stays`() async throws {
      let fixture = try Fixture()
      let (host, path) = try await Self.host(fixture)
      var programs = [try Companion(path), try Companion(path)]
      for program in programs { _ = try await Self.ask(program, Self.call(asks: true)) }
      programs.removeFirst()
      try await until({ try await host.location(of: "Test").programs == 1 }, seen: { try await host.location(of: "Test").programs })
      #expect(try await host.location(of: "Test").asker == .app)
      programs.removeFirst()
      try await until({ try await host.location(of: "Test").asker == nil }, seen: { try await host.location(of: "Test").asker })
      programs = [try Companion(path)]
      _ = try await Self.ask(programs[0], Self.call(asks: true))
      try await host.askForLocation(app: "Test")
      programs = []
      try await until({ try await host.location(of: "Test").programs == 0 }, seen: { try await host.location(of: "Test").programs })
      #expect(try await host.location(of: "Test").asker == .app)
      await host.stop()
    }

    @Test func `programs that come, ask and go put only some questions`() async throws {
      let fixture = try Fixture()
      let (host, path) = try await Self.host(fixture) {
        $0.serviceLimits.locationQuestionBurst = 3
        $0.serviceLimits.locationQuestionsPerHour = 1e-6
      }
      var put = 0
      for _ in 0..<8 {
        let program = try Companion(path)
        _ = try await Self.ask(program, Self.call(asks: true))
        if try await host.location(of: "Test").asker != nil { put += 1 }
        program.end()
        try await until({ try await host.location(of: "Test").programs == 0 }, seen: { try await host.location(of: "Test").programs })
      }
      #expect(put == 3)
      // The setting is the person's nevertheless.
      try await host.setLocation(LocationPermission(.whileUsing), of: "Test")
      #expect(try await Self.ask(try Companion(path)).hasFix)
      await host.stop()
    }

    @Test func `a program that names no installed app, or another one than before, gets nothing and leaves nothing`() async throws {
      let fixture = try Fixture()
      let (host, path) = try await Self.host(fixture)
      try await host.setLocation(LocationPermission(.always), of: "Test")
      let stranger = try Companion(path)
      for name in ["", "Tes", "test", "Test\u{0}", "../Test", "Test/", String(repeating: "x", count: 60_000)] {
        let answer = try await Self.ask(stranger, Self.call(name, asks: true, follows: true))
        #expect(answer.authorization == .denied && !answer.hasFix && answer.reasonName == "location.unknownApp", "\(name.prefix(20))")
        #expect(answer.reason.utf8.count < 200)
      }
      #expect(await host.kept == .init())

      let other = try Fixture()
      let bundle = other.folder.appendingPathComponent("Other.app")
      try Fixture.makeBundle(at: bundle)
      _ = try await host.install(bundle: bundle)
      try await host.setLocation(LocationPermission(.never), of: "Other")
      let program = try Companion(path)
      #expect(try await Self.ask(program, Self.call("Other")).reasonName == "location.denied")
      let second = try await Self.ask(program, Self.call("Test"))
      #expect(second.reasonName == "location.otherApp" && second.authorization == .denied && !second.hasFix)
      #expect(try await Self.ask(program, Self.call("Other")).reasonName == "location.denied")
      try await host.uninstall("Other")
      #expect(try await Self.ask(program, Self.call("Other")).reasonName == "location.unknownApp")
      await host.stop()
    }

    @Test func `a flood of calls is one program and one question, and who reads no answer is disconnected`() async throws {
      let fixture = try Fixture()
      let (host, path) = try await Self.host(fixture) {
        $0.serviceLimits.companionAnswerBurst = 1e9
        $0.serviceLimits.companionAnswersPerSecond = 1e9
      }
      let program = try Companion(path)
      try await onThread {
        for number in 0..<2000 {
          try program.call(Self.call(asks: true, follows: number % 2 == 0), id: UInt64(number))
          _ = try program.response()
        }
      }
      #expect(await host.kept == .init(programs: 1, askers: 1, questions: 1))
      let deaf = try Companion(path)
      // Far more answers than the buffers of both ends hold.
      try await onThread { for _ in 0..<200_000 { if try !deaf.call(Self.call(asks: true)) { return } } }
      try await until({ await host.kept.programs == 1 }, seen: { await host.kept.programs })
      #expect(await host.companions?.counts.disconnected == 1)
      #expect(try await Self.ask(program).authorization == .notDetermined)
      await host.stop()
    }

    @Test func `an extension learns nothing by a program's call`() async throws {
      let fixture = try Fixture()
      let (host, _) = try await Self.host(fixture)
      try await host.setLocation(LocationPermission(.always), of: "Test")
      #expect(await host.handle(Self.call(asks: true, follows: true), app: "Test") == nil)
      #expect(await host.kept == .init())
      await host.stop()
    }

    @Test func `a move is news to a program that follows the place, and to no other`() async throws {
      let fixture = try Fixture()
      let (host, path) = try await Self.host(fixture)
      try await host.setLocation(LocationPermission(.always), of: "Test")
      let (following, other) = (try Companion(path), try Companion(path))
      #expect(try await Self.ask(following, Self.call(follows: true)).fix.latitude == 52.52)
      #expect(try await Self.ask(other).fix.latitude == 52.52)
      try await host.setLocation(.fixed(latitude: 48.85, longitude: 2.35, accuracy: 20))
      #expect(try await Self.news(following).fix.latitude == 48.85)
      try await host.setLocation(LocationPermission(.always, isPrecise: false), of: "Test")
      // The change of accuracy is the first answer that the other program gets.
      #expect(try await Self.news(other).reducedAccuracy)
      #expect(try await Self.news(following).reducedAccuracy)
      await host.stop()
    }

    @Test func `a place that moves by itself is looked for while a program follows it`() async throws {
      try await onThread {
        let moves = Steps()
        let fixture = try Fixture()
        let path = fixture.folder.appendingPathComponent("s.sock").path
        let socket = CompanionSocket(
          file: URL(fileURLWithPath: path), placeInterval: 0.01, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        ) { calls, _ in
          calls.map { _ in
            .with { $0.location.fix.latitude = moves.next() }
          }
        }
        socket.open()
        defer { socket.close() }
        let program = try Companion(path)
        try program.call(Self.call(follows: true), id: 7)
        let places = try (0..<5).map { _ in try program.response().location.fix.latitude }
        #expect(places == places.sorted() && Set(places).count == 5)
        try program.call(Self.call(), id: 8)
        // What was on its way, then the answer; after that nothing more.
        while try program.envelope().id != 8 {}
        let last = moves.value
        try program.call(Self.call(), id: 9)
        #expect(try program.envelope().id == 9)
        #expect(moves.value <= last + 2)
      }
    }

    @Test func `answers that change all the time count for the rate of their program`() async throws {
      try await onThread {
        let calls = Steps()
        let fixture = try Fixture()
        let path = fixture.folder.appendingPathComponent("s.sock").path
        var limits = Profiles.serviceLimits
        (limits.companionAnswerBurst, limits.companionAnswersPerSecond) = (5, 1e-6)
        let socket = CompanionSocket(
          file: URL(fileURLWithPath: path), limits: limits, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        ) { batch, _ in
          batch.map { _ in
            .with { $0.location.fix.latitude = calls.next() }
          }
        }
        socket.open()
        defer { socket.close() }
        let program = try Companion(path)
        try program.call(Self.call(follows: true))
        for _ in 0..<5 {
          _ = try program.response()
          for _ in 0..<100 { socket.refresh() }
        }
        let modest = try Companion(path)
        try modest.call(Self.call())
        _ = try modest.response()
        #expect(calls.value <= 7)
        #expect(socket.counts.slowed == 1)
      }
    }
  }
}

/// How much a host keeps of programs.
private struct Kept: Equatable {
  var programs = 0
  var askers = 0
  var questions = 0
}

extension DeviceHost {
  fileprivate var kept: Kept {
    Kept(programs: location.programs.count, askers: location.askers.values.reduce(0) { $0 + $1.count }, questions: location.questions.count)
  }
}

/// A number that goes up each time it is read.
private final class Steps: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func next() -> Double {
    count.withLock {
      $0 += 1
      return Double($0)
    }
  }
}
