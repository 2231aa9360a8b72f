/// An intent that the system knows what to do with.
public protocol SystemIntent: AppIntent {}

/// An intent that an app still offers under an older intent's class name.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

/// An intent that sets one value; what toggles perform. `value` is set to the wanted state before `perform()`.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

/// An intent that starts or changes a live activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that starts a live activity; the name before iOS 17 called it ``LiveActivityIntent``.
public protocol LiveActivityStartingIntent: SystemIntent {}
/// An intent that plays sound.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that starts to play sound.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records sound.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that can be offered before it is asked for.
public protocol PredictableIntent: AppIntent {}

/// An intent that configures a control.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// A configuration does nothing when performed.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: _IntentValue
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

/// An intent that may go on in the containing app.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// The error to throw where only the app in the foreground can go on.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Error { AppIntentError.needsForeground }

  /// Asks to go on in the app.
  /// - Throws: ``AppIntentError/needsForeground``: this host does not bring apps to the foreground for an intent.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws { throw AppIntentError.needsForeground }
}

/// An intent that tells how far it is.
public protocol ProgressReportingIntent: AppIntent {
  var progress: Progress { get }
}

extension ProgressReportingIntent {
  /// The progress of the performance under way; a new one outside of any.
  public var progress: Progress { IntentPerformance.progress ?? Progress(totalUnitCount: 1) }
}

/// What holds while an intent is performed.
package enum IntentPerformance {
  @TaskLocal package static var progress: Progress?
}

/// An intent that opens an address.
public struct OpenURLIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open URL"
  public static var openAppWhenRun: Bool { true }

  @Parameter(title: "URL") public var url: URL

  public init() {}
  public init(_ url: URL) { self.url = url }

  /// The address is the result's `opensIntent`'s own; opening is the host's.
  public func perform() async throws -> some IntentResult { .result() }
}

/// Where an intent runs.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// When the app comes to the foreground.
  public enum ForegroundMode: Hashable, Sendable { case immediate, dynamic, deferred }

  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: IntentModes(rawValue: 2 | 4)
    case .deferred: IntentModes(rawValue: 2 | 8)
    }
  }
}

/// Why an intent was not performed to its end.
public enum AppIntentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A person would have to be asked, and nobody is there to answer.
  case needsAnswer(parameter: String)
  /// A person would have to confirm, and nobody is there to.
  case needsConfirmation
  /// Only the app in the foreground can go on.
  case needsForeground

  /// What cannot be mended by trying again.
  public enum Unrecoverable: Error, Hashable, Sendable {
    case featureCurrentlyRestricted, entityNotFound, notAllowed, notInstalled, purchaseRequired, unknown
  }
  /// What a person has to do first.
  public enum UserActionRequired: Error, Hashable, Sendable {
    case accountSetup, confirmation, signin, subscription, biometry
  }
  /// What a person has to allow first.
  public enum PermissionRequired: Error, Hashable, Sendable {
    case bluetooth, calendar, camera, contacts, localNetwork, location, microphone, photos, reminders, unknown
  }

  public var description: String {
    switch self {
    case .needsAnswer(let parameter):
      "the intent asked for “\(parameter)”, and a widget cannot ask; give it a value in the button's intent"
    case .needsConfirmation: "the intent asked for a confirmation, and a widget cannot ask; perform it without"
    case .needsForeground: "the intent goes on in the app's foreground only, and this host does not bring apps there; open the app by a link"
    }
  }
}
