/// Stub. An intent that opens the app's camera. The capture's context is always nil, and setting one throws.
public protocol CameraCaptureIntent: SystemIntent {
  associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
  public static var appContext: AppContext? { get async throws { nil } }
  public static func updateAppContext(_ newContext: AppContext) async throws { throw AppIntentError.Unrecoverable.featureCurrentlyRestricted }
}

/// Stub. An intent that starts a workout of a style, for a watch's action button. The host has no such button and never performs it.
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
  associatedtype WorkoutStyle: AppEnum
  static var suggestedWorkouts: [Self] { get }
  var workoutStyle: WorkoutStyle { get set }
}

extension StartWorkoutIntent {
  public static var openAppWhenRun: Bool { true }
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}

/// Stub. An intent that pauses the app's workout. The host never performs it.
public protocol PauseWorkoutIntent: SystemIntent {}
/// Stub. An intent that resumes the app's workout. The host never performs it.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent whose content a scene of the app shows.
public protocol TargetContentProvidingIntent: SystemIntent {}

extension TargetContentProvidingIntent {
  /// Does nothing: the app's scene shows the content.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

// Needed because an intent of both kinds would have two implementations, neither of which is more specific.
extension TargetContentProvidingIntent where Self: OpenIntent {
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// Stub. An intent that the user can undo. There is no undo manager outside of the app.
public protocol UndoableIntent: AppIntent {}

extension UndoableIntent {
  @MainActor public var undoManager: UndoManager? { nil }
}
