/// A workout that a watch can perform.
public struct WorkoutPlan: Hashable, Identifiable, Sendable {
  public enum Workout: Hashable, Sendable {
    case custom(CustomWorkout)
    case goal(SingleGoalWorkout)
    case pacer(PacerWorkout)
  }
  public let workout: Workout
  public let id: UUID
  public init(_ workout: Workout, id: UUID = UUID()) { (self.workout, self.id) = (workout, id) }

  /// Does nothing: this machine has no watch.
  public func openInWorkoutApp() async throws { WorkoutScheduler.reportNoWatch() }
}
public struct ScheduledWorkoutPlan: Hashable, Sendable {
  public let plan: WorkoutPlan
  public let date: DateComponents
  public let complete: Bool
  public init(_ plan: WorkoutPlan, date: DateComponents) { (self.plan, self.date, complete) = (plan, date, false) }
}

/// The workouts of a watch that is paired. There is none: nothing can be scheduled, and nobody is asked.
public actor WorkoutScheduler {
  public enum AuthorizationState: Hashable, Sendable { case notDetermined, restricted, denied, authorized }
  public static let shared = WorkoutScheduler()
  public static var isSupported: Bool { false }
  public static var maxAllowedScheduledWorkoutCount: Int { 50 }
  public var authorizationState: AuthorizationState { .restricted }
  public var scheduledWorkouts: [ScheduledWorkoutPlan] { [] }
  public func requestAuthorization() async -> AuthorizationState {
    Self.reportNoWatch()
    return .restricted
  }
  public func schedule(_ workout: WorkoutPlan, at date: DateComponents) async { Self.reportNoWatch() }
  public func remove(_ workout: WorkoutPlan, at date: DateComponents) async { Self.reportNoWatch() }
  public func markComplete(_ workout: WorkoutPlan, at date: DateComponents) async { Self.reportNoWatch() }
  public func removeAllWorkouts() async { Self.reportNoWatch() }

  static func reportNoWatch() {
    UnavailableServices.report("workoutKit.unavailable", "this machine has no watch: no workout is scheduled or begun")
  }
}

nonisolated extension View {
  /// Never shown: a widget presents nothing.
  public func workoutPreview(_ workout: WorkoutPlan, isPresented: Binding<Bool>) -> some View {
    WorkoutScheduler.reportNoWatch()
    return self
  }
}
