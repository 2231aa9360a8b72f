import AlmanacFoundationCompat
import AppIntents
import Foundation
import SwiftUICore
import Testing

/// Intents that do more than configure a widget: workouts, captures, snippets, addresses of entities.
@Suite struct IntentNamesTests {
  enum Sport: String, AppEnum {
    case run, swim
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sport"
    static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [.run: "Run", .swim: "Swim"]
  }
  struct Pause: PauseWorkoutIntent {
    static let title: LocalizedStringResource = "Pause"
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Workout: StartWorkoutIntent {
    static let title: LocalizedStringResource = "Workout"
    static var suggestedWorkouts: [Workout] { [Workout(style: .swim)] }
    @Parameter(title: "Sport") var workoutStyle: Sport
    var displayRepresentation: DisplayRepresentation { "Workout" }
    init() { workoutStyle = .run }
    func perform() async throws -> some IntentResult { .result(actionButtonIntent: Pause()) }
  }
  struct Capture: CameraCaptureIntent {
    static let title: LocalizedStringResource = "Capture"
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Level: SnippetIntent {
    static let title: LocalizedStringResource = "Level"
    @Parameter var metres: Int
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("\(metres)")) }
  }
  struct Pier: AppEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pier"
    static let defaultQuery = Piers()
    static var urlRepresentation: URLRepresentation { "https://piers.example/\(.id)" }
    let id: String
    var displayRepresentation: DisplayRepresentation { "Pier" }
  }
  struct Piers: EntityQuery { func entities(for identifiers: [String]) async throws -> [Pier] { identifiers.map(Pier.init) } }
  struct OpenPier: OpenIntent, URLRepresentableIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open Pier"
    @Parameter(title: "Pier") var target: Pier
  }
  struct ShowLevel: AppIntent {
    static let title: LocalizedStringResource = "Show Level"
    @Parameter(title: "Unit", default: true, displayName: Bool.IntentDisplayName(true: "Metres", false: "Feet")) var metric: Bool
    @Parameter(title: "Photo", supportedContentTypes: [.image]) var photo: IntentFile?
    @Parameter(title: "Time", defaultValue: 5, unit: .minutes) var time: Measurement<UnitDuration>
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent { .result(value: 3, snippetIntent: Level()) }
  }

  @Test func `a workout is made with its style`() { #expect(Workout.suggestedWorkouts.map(\.workoutStyle) == [.swim]) }

  @Test func `parameters have the defaults of their declarations`() {
    let intent = ShowLevel()
    #expect(intent.metric && intent.photo == nil)
    #expect(intent.time == Measurement(value: 5, unit: .minutes))
  }

  @Test func `a result with the intent of its view has its value`() async throws { #expect(try await ShowLevel().perform().value == 3) }

  @Test func `an intent without a user gets no confirmation, choice or foreground, and a capture has no context`() async throws {
    await #expect(throws: AppIntentError.needsConfirmation) { try await ShowLevel().requestConfirmation(actionName: .view, snippetIntent: Level()) }
    await #expect(throws: AppIntentError.needsConfirmation) { try await ShowLevel().requestConfirmation(actionName: .log, dialog: "Sure?") }
    await #expect(throws: AppIntentError.needsConfirmation) {
      _ = try await ShowLevel().requestChoice(between: [IntentChoiceOption(title: "A")], dialog: "Which?")
    }
    await #expect(throws: AppIntentError.needsForeground) { try await ShowLevel().continueInForeground(alwaysConfirm: false) }
    #expect(try await Capture.appContext == nil)
  }

  @Test func `options with the same title are different`() {
    let option = IntentChoiceOption(title: "A")
    #expect(option == option)
    #expect(option != IntentChoiceOption(title: "A"))
  }
}
