import AppIntents
import HostConnection
import Synchronization
import Testing
import WireSchema

@testable import WidgetKit

/// Which intents may start, update and end live activities in an extension (Specification A5).
@Suite struct LiveActivityIntentTests {
  @Test func `intents that Apple's systems perform in the app's process may change activities, others may not`() {
    let app: [any AppIntent.Type] = [Starts.self, StartsAsBefore.self, Plays.self, PlaysAsBefore.self, Records.self, Opens.self, OpensByMode.self]
    for type in app { #expect(type.runsInAppProcess, "\(type)") }
    for type in [Plain.self, MayOpen.self, Continues.self] as [any AppIntent.Type] { #expect(!type.runsInAppProcess, "\(type)") }
  }

  @Test(arguments: [(Starts.self as any AppIntent.Type, true), (StartsAndFails.self, false)])
  func `activities may be changed while such an intent is performed`(type: any AppIntent.Type, succeeds: Bool) async throws {
    let action = IntentAction.with {
      $0.type = IntentTypes.name(of: type)
      $0.parameters = Data("{}".utf8)
    }
    #expect(try await IntentPerformer.perform(action).succeeded == succeeds)
    #expect(seen.withLock { $0["\(type)"] } == true)
  }
}

/// What the intents have found when they were performed, by type.
private let seen = Mutex<[String: Bool]>([:])

private func note(_ type: any AppIntent.Type) { seen.withLock { $0["\(type)"] = AppProcessWork.isUnderWay } }

private struct Starts: LiveActivityIntent {
  static let title: LocalizedStringResource = "Starts"
  func perform() async throws -> some IntentResult {
    // As an app does it that updates its activity beside other work.
    await Task.detached { note(Self.self) }.value
    return .result()
  }
}

private struct StartsAndFails: LiveActivityIntent {
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
