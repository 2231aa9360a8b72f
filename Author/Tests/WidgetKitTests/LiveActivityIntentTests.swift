import AlmanacHostConnection
import AlmanacWireSchema
import AppIntents
import Synchronization
import Testing

@testable import WidgetKit

/// The intents that may start, update and end live activities in an extension (Specification A5).
@Suite struct LiveActivityIntentTests {
  @Test func `intents that Apple's systems perform in the app's process may change activities, others may not`() {
    func names(_ types: [any AppIntent.Type]) -> [String] { types.filter { $0.runsInAppProcess }.map { "\($0)" } }
    let app: [any AppIntent.Type] = [
      StartsRide.self, StartsAsBefore.self, Plays.self, PlaysAsBefore.self, Records.self, Opens.self, OpensByMode.self,
      Continues.self, ContinuesByMode.self,
    ]
    #expect(names(app) == app.map { "\($0)" })
    #expect(names([Plain.self, MayOpen.self]) == [])
  }

  @Test func `activities may be changed while such an intent is performed, also by one that fails`() async throws {
    #expect(try await perform(StartsRide.self))
    #expect(try await !perform(FailsToStartRide.self))
    #expect(seen.withLock { $0 } == ["StartsRide": true, "FailsToStartRide": true])
  }

  /// Returns true if the intent succeeded.
  private func perform<Intent: AppIntent>(_ intent: Intent.Type) async throws -> Bool {
    let name = try #require(IntentTypes.name(of: intent))
    let action = IntentAction.with {
      $0.type = name
      $0.parameters = Data("{}".utf8)
    }
    return try await IntentPerformer.perform(action).succeeded
  }
}

/// True by type if the intent was performed as work of the app's process.
private let seen = Mutex<[String: Bool]>([:])

private func note(_ type: any AppIntent.Type) { seen.withLock { $0["\(type)"] = AppProcessWork.isUnderWay } }

struct StartsRide: LiveActivityIntent {
  static let title: LocalizedStringResource = "Starts"
  func perform() async throws -> some IntentResult {
    // As in an app that updates its activity beside other work.
    await Task.detached { note(Self.self) }.value
    return .result()
  }
}

struct FailsToStartRide: LiveActivityIntent {
  static let title: LocalizedStringResource = "Fails"
  func perform() async throws -> some IntentResult {
    note(Self.self)
    if seen.withLock({ !$0.isEmpty }) { throw AppIntentError.needsForeground }
    return .result()
  }
}

private struct StartsAsBefore: LiveActivityStartingIntent {
  static let title: LocalizedStringResource = "Starts"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Plays: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Plays"
  func perform() async throws -> some IntentResult { .result() }
}

private struct PlaysAsBefore: AudioStartingIntent {
  static let title: LocalizedStringResource = "Plays"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Records: AudioRecordingIntent {
  static let title: LocalizedStringResource = "Records"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Opens: AppIntent {
  static let title: LocalizedStringResource = "Opens"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}

private struct OpensByMode: AppIntent {
  static let title: LocalizedStringResource = "Opens"
  static var supportedModes: IntentModes { .foreground }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Plain: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  func perform() async throws -> some IntentResult { .result() }
}

private struct MayOpen: AppIntent {
  static let title: LocalizedStringResource = "May open"
  static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Continues: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Continues"
  func perform() async throws -> some IntentResult { .result() }
}

private struct ContinuesByMode: AppIntent {
  static let title: LocalizedStringResource = "Continues"
  static var supportedModes: IntentModes { .foreground(.dynamic) }
  func perform() async throws -> some IntentResult { .result() }
}
