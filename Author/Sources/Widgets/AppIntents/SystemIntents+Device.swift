/// An intent that opens the camera of the app. The context of its capture is not kept: it is always nil, and a new one is refused.
public protocol CameraCaptureIntent: SystemIntent {
  associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
  public static var appContext: AppContext? { get async throws { nil } }
  public static func updateAppContext(_ newContext: AppContext) async throws { throw AppIntentError.Unrecoverable.featureCurrentlyRestricted }
}

/// An intent that starts a workout of a style, for a button of a watch.
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

/// An intent that pauses the app's workout.
public protocol PauseWorkoutIntent: SystemIntent {}
/// An intent that resumes the app's workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent whose content a scene of the app shows.
public protocol TargetContentProvidingIntent: SystemIntent {}

extension TargetContentProvidingIntent {
  /// Does nothing: the app's scene shows the content.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

// Without it, an intent of both kinds has two implementations of which none is the better one.
extension TargetContentProvidingIntent where Self: OpenIntent {
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent that a person can undo. There is no undo manager outside of the app.
public protocol UndoableIntent: AppIntent {}

extension UndoableIntent {
  @MainActor public var undoManager: UndoManager? { nil }
}
