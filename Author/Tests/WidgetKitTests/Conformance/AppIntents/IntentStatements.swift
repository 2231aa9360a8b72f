import Foundation
import Statements
import SwiftUICore
import Synchronization

@testable import AppIntents
@testable import WidgetKit

/// An intent that declares only what it must.
struct BareDeed: AppIntent {
  static let title: LocalizedStringResource = "Do"
  func perform() async throws -> some IntentResult { .result() }
}

struct HiddenDeed: AppIntent {
  static let title: LocalizedStringResource = "Do in secret"
  static let isDiscoverable = false
  func perform() async throws -> some IntentResult { .result() }
}

struct LockedDeed: AppIntent {
  static let title: LocalizedStringResource = "Unlock"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  func perform() async throws -> some IntentResult { .result() }
}

struct LocalDeed: AppIntent {
  static let title: LocalizedStringResource = "Unlock here"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
  func perform() async throws -> some IntentResult { .result() }
}

struct OpeningDeed: AppIntent {
  static let title: LocalizedStringResource = "Open"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}

/// Returns the sum of its parameters.
struct Sum: AppIntent {
  static let title: LocalizedStringResource = "Add"
  @Parameter(title: "First", default: 2) var first: Int
  @Parameter(title: "Second") var second: Int?
  init() {}
  init(second: Int) { self.second = second }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: first + (second ?? 0)) }
}

struct Telling: AppIntent {
  static let title: LocalizedStringResource = "Tell"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: IntentDialog(full: "It rains in Lima", supporting: "Rain")) }
}

struct OpensPage: AppIntent {
  static let title: LocalizedStringResource = "Open a page"
  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: OpenURLIntent(URL(string: "https://example.org/page")!)) }
}

/// Runs another intent, and opens what that opens.
struct OpensAnother: AppIntent {
  static let title: LocalizedStringResource = "Open another"
  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: OpensPage()) }
}

struct Asks: AppIntent {
  static let title: LocalizedStringResource = "Ask"
  @Parameter(title: "Name") var name: String?
  func perform() async throws -> some IntentResult {
    guard name != nil else { throw $name.needsValueError("Who?") }
    return .result()
  }
}

struct AsksHere: AppIntent {
  static let title: LocalizedStringResource = "Ask here"
  @Parameter(title: "Name") var name: String?
  func perform() async throws -> some IntentResult {
    let given: String = try await $name.requestValue("Who?")
    name = given
    return .result()
  }
}

struct Breaks: AppIntent {
  static let title: LocalizedStringResource = "Break"
  @Parameter(title: "Key") var key: Int?
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    guard let key else { throw Refusal() }
    return .result(value: key)
  }
  struct Refusal: LocalizedError { var errorDescription: String? { "The door is locked." } }
}

struct SetsLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Switch the lamp"
  static let seen = Mutex<[Bool]>([])
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult {
    let now = value
    Self.seen.withLock { $0.append(now) }
    return .result()
  }
}

struct CalledLamp: AppIntent {
  static let title: LocalizedStringResource = "Switch another lamp"
  static let seen = Mutex<[Bool]>([])
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult {
    let now = value
    Self.seen.withLock { $0.append(now) }
    return .result()
  }
}

extension Statement {
  private static let first = DocumentSource.apple("appintents/creating-your-first-app-intent")
  private static let tapping = DocumentSource.apple("widgetkit/adding-interactivity-to-widgets-and-live-activities")

  static let intents: [Statement] = [
    Statement("An intent can be discovered unless it says otherwise", .apple("appintents/appintent/isdiscoverable"), is: [true, false]) {
      [BareDeed.isDiscoverable, HiddenDeed.isDiscoverable]
    },
    Statement(
      "An intent that cannot be discovered works on a button of a widget", .apple("appintents/appintent/isdiscoverable"),
      holds: {
        try await Tap.perform(Button(intent: HiddenDeed()) { Mark(name: "x") }).succeeded
      }),
    Statement("An intent runs in the background unless it says otherwise", first, is: false) { BareDeed.openAppWhenRun },
    Statement("A button of an intent opens the app only if the intent asks for it", first, is: [false, true]) {
      Tap.actions(
        HStack {
          Button(intent: BareDeed()) { Mark(name: "x") }
          Button(intent: OpeningDeed()) { Mark(name: "x") }
        }
      ).map(\.opensApp)
    },
    Statement("An intent has no description unless it says otherwise", .apple("appintents/appintent/description"), is: true) {
      BareDeed.description._intentDescription == nil
    },
    Statement(
      "A description has no category and no keywords by default", .apple("appintents/intentdescription/init(_:categoryname:searchkeywords:)"),
      is: "nil []"
    ) {
      let description = IntentDescription("Adds numbers.")
      return "\(description.categoryName?.key ?? "nil") \(description.searchKeywords.map(\.key))"
    },
    Statement(
      "An intent that is always allowed needs no unlocked device", .apple("appintents/intentauthenticationpolicy/alwaysallowed"), is: false
    ) { Tap.actions(Button(intent: BareDeed()) { Mark(name: "x") }).first?.requiresUnlock },
    Statement(
      "An intent that requires authentication needs an unlocked device", .apple("appintents/intentauthenticationpolicy/requiresauthentication"),
      is: true
    ) { Tap.actions(Button(intent: LockedDeed()) { Mark(name: "x") }).first?.requiresUnlock },
    Statement(
      "An intent that requires authentication on the device needs an unlocked device",
      .apple("appintents/intentauthenticationpolicy/requireslocaldeviceauthentication"), is: true
    ) { Tap.actions(Button(intent: LocalDeed()) { Mark(name: "x") }).first?.requiresUnlock },
    Statement(
      "Calling an intent like a function performs it and returns its value", .apple("appintents/appintent/callasfunction(donate:)-3qvbt"), is: 5
    ) {
      try await Sum(second: 3)()
    },
    Statement("Calling an intent without a value performs it", .apple("appintents/appintent/callasfunction(donate:)-6emik"), is: [true]) {
      let lamp = CalledLamp()
      lamp.value = true
      try await lamp(donate: false)
      return CalledLamp.seen.withLock(\.self)
    },
    Statement(
      "Calling an intent throws its error", .apple("appintents/appintent/callasfunction(donate:)-3qvbt"), is: "The door is locked."
    ) {
      do { return "\(try await Breaks()())" } catch { return error.localizedDescription }
    },
  ]

  static let results: [Statement] = [
    Statement(
      "A result can be without a value", .apple("appintents/intentresult/result()"),
      holds: {
        (try await BareDeed().perform() as? any ReturnsValue)?.value == nil
      }),
    Statement("The full text of a dialog stands alone", .apple("appintents/intentdialog/init(full:supporting:)"), is: "It rains in Lima") {
      let dialog = IntentDialog(full: "It rains in Lima", supporting: "Rain")
      return String(localized: dialog.full)
    },
    Statement("A dialog of one text has it as its full text", .apple("appintents/intentdialog/init(_:)"), is: "Done nil") {
      let dialog: IntentDialog = "Done"
      return "\(String(localized: dialog.full)) \(dialog.supporting?.key ?? "nil")"
    },
  ]

  static let taps: [Statement] = [
    Statement("A button of an intent that opens an address opens it", .apple("appintents/openurlintent"), is: "https://example.org/a") {
      try await Tap.perform(Button(intent: OpenURLIntent(URL(string: "https://example.org/a")!)) { Mark(name: "x") }).opensURL
    },
    Statement("An intent can return an intent that opens an address", .apple("appintents/openurlintent"), is: "https://example.org/page") {
      try await Tap.perform(Button(intent: OpensPage()) { Mark(name: "x") }).opensURL
    },
    Statement(
      "An intent that a result opens is performed and can open another one", .apple("appintents/intentresult/result(opensintent:)-6l7s5"),
      is: "https://example.org/page"
    ) { try await Tap.perform(Button(intent: OpensAnother()) { Mark(name: "x") }).opensURL },
    Statement("A button performs its intent with the values that it was made with", tapping, is: #"{"first":2,"second":3}"#) {
      Tap.actions(Button(intent: Sum(second: 3)) { Mark(name: "x") }).first.map { String(decoding: $0.parameters, as: UTF8.self) }
    },
    Statement(
      "A toggle sets the intent's value to its new state", .apple("widgetkit/creating-controls-to-perform-actions-across-the-system"), is: [true]
    ) {
      _ = try await Tap.perform(Toggle(isOn: false, intent: SetsLamp()) { Mark(name: "x") })
      return SetsLamp.seen.withLock(\.self)
    },
    Statement("A widget does not ask for a missing value", tapping, is: false) {
      try await Tap.perform(Button(intent: Asks()) { Mark(name: "x") }).succeeded
    },
    Statement("A widget does not ask for a value that an intent requests while it runs", tapping, is: false) {
      try await Tap.perform(Button(intent: AsksHere()) { Mark(name: "x") }).succeeded
    },
    Statement("An error of an intent is its failure, with its words", tapping, is: "false The door is locked.") {
      let performed = try await Tap.perform(Button(intent: Breaks()) { Mark(name: "x") })
      return "\(performed.succeeded) \(performed.message)"
    },
  ]

  private struct Starts: LiveActivityIntent {
    static let title: LocalizedStringResource = "Start"
    func perform() async throws -> some IntentResult { .result() }
  }
  private struct Plays: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play"
    func perform() async throws -> some IntentResult { .result() }
  }
  private struct Continues: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Continue"
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct ContinuesByMode: AppIntent {
    static let title: LocalizedStringResource = "Continue"
    static let supportedModes = IntentModes.foreground(.dynamic)
    func perform() async throws -> some IntentResult { .result() }
  }
  private static let continuing = DocumentSource(
    "Zach Waugh, Forcing an AppIntent to run in the main app process", "https://zachwaugh.com/posts/forcing-appintent-to-run-in-main-app-process")

  static let processes: [Statement] = [
    Statement("An intent runs in the process of the widgets", tapping, is: false) { BareDeed.runsInAppProcess },
    Statement("An intent that opens the app runs in the app's process", tapping, is: true) { OpeningDeed.runsInAppProcess },
    Statement("An intent of live activities runs in the app's process", tapping, is: true) { Starts.runsInAppProcess },
    Statement("An intent that plays sound runs in the app's process", tapping, is: true) { Plays.runsInAppProcess },
    Statement("An intent that can continue in the foreground runs in the app's process", continuing, is: true) { Continues.runsInAppProcess },
    Statement("A dynamic foreground is as an intent that can continue there", .apple("appintents/appintent/supportedmodes"), is: true) {
      ContinuesByMode.runsInAppProcess
    },
  ]
}
