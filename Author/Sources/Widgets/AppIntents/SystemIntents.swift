/// An intent with a meaning that the system knows.
public protocol SystemIntent: AppIntent {}

/// An intent that replaces one of the Intents framework, under whose class name the app still offers it.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

/// An intent that sets a value, for toggles. `value` is set to the new state before `perform()`.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

/// An intent that starts or changes a live activity. Apple's systems perform it in the app's process. Almanac performs it in the extension, and the
/// host lets it run its app's activities meanwhile.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that starts a live activity: the name of ``LiveActivityIntent`` before iOS 17.
public protocol LiveActivityStartingIntent: SystemIntent {}
/// An intent that plays sound.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that starts playing sound.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records sound.
public protocol AudioRecordingIntent: SystemIntent {}
/// Stub. An intent that the system can suggest. Nothing suggests intents.
public protocol PredictableIntent: AppIntent {
  associatedtype PredictionConfiguration: IntentPredictionConfiguration = _NoPredictions
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration { get }
}
extension PredictableIntent where PredictionConfiguration == _NoPredictions {
  public static var predictionConfiguration: _NoPredictions { _NoPredictions() }
}

/// An intent that configures a control.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// Does nothing: a configuration is not an action.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: _IntentValue
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
  /// Does nothing: the host opens the app.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// Stub. An intent that can continue in the containing app.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// Returns the error to throw if the intent can only continue in the app's foreground.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Error { AppIntentError.needsForeground }

  /// Stub. Requests to continue in the app.
  /// - Throws: ``AppIntentError/needsForeground``: the host does not bring apps to the foreground for an intent.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws { throw AppIntentError.needsForeground }
}

/// An intent that reports its progress.
public protocol ProgressReportingIntent: AppIntent {
  var progress: Progress { get }
}

extension ProgressReportingIntent {
  /// The progress of the running intent; a new one if none is running.
  public var progress: Progress { IntentPerformance.progress ?? Progress(totalUnitCount: 1) }
}

/// The context of a running intent.
package enum IntentPerformance {
  @TaskLocal package static var progress: Progress?
}

/// An intent that opens a URL.
public struct OpenURLIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open URL"
  public static var openAppWhenRun: Bool { true }

  @Parameter(title: "URL") public var url: URL

  public init() {}
  public init(_ url: URL) { self.url = url }

  /// The URL if it was set.
  package var openedURL: URL? { $url.chosen }

  /// Does nothing: the host opens the URL of an intent that a button performs, or of a result's `opensIntent`.
  public func perform() async throws -> some IntentResult { .result() }
}

/// The places in which an intent may run: in the background or in the app's foreground.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// The time at which the app comes to the foreground.
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

/// The reason why an intent did not complete.
public enum AppIntentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The user would have to provide a value, which a widget cannot request.
  case needsAnswer(parameter: String)
  /// The user would have to confirm, which a widget cannot request.
  case needsConfirmation
  /// The intent can only continue in the app's foreground.
  case needsForeground
  /// The intent was called for a value, and its result has none.
  case noValue
  /// The intent is to be performed again from its beginning.
  case restartPerform

  /// Errors that persist if the intent is performed again.
  public enum Unrecoverable: Error, Hashable, Sendable {
    case featureCurrentlyRestricted, entityNotFound, notAllowed, notInstalled, purchaseRequired, unknown
  }
  /// Actions that the user must take first.
  public enum UserActionRequired: Error, Hashable, Sendable {
    case accountSetup, confirmation, signin, subscription, biometry
  }
  /// Permissions that the user must grant first.
  public enum PermissionRequired: Error, Hashable, Sendable {
    case bluetooth, calendar, camera, contacts, localNetwork, location, microphone, photos, reminders, unknown
  }

  public var description: String {
    switch self {
    case .needsAnswer(let parameter):
      "the intent requested a value for “\(parameter)” from the user, which a widget cannot do; set it in the button's intent"
    case .needsConfirmation: "the intent requested a confirmation from the user, which a widget cannot do; perform it without one"
    case .noValue: "the intent returned no value, for which another one called it"
    case .restartPerform: "the intent asked to be performed again"
    case .needsForeground: "the intent can only continue in the app's foreground, which this host does not support; open the app with a link"
    }
  }
}

/// An intent that deletes entities of the app.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get set }
}

/// An intent that shows the app's search results for a text.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  static var searchScopes: [StringSearchScope] { get }
  var criteria: StringSearchCriteria { get set }
}
extension ShowInAppSearchResultsIntent {
  public static var openAppWhenRun: Bool { true }
}
