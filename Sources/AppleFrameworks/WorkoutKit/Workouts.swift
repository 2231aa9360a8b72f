@_exported import HealthKit
@_exported import SwiftUI

/// What ends a step of a workout.
public enum WorkoutGoal: Hashable, Sendable {
  case open
  case distance(Double, UnitLength)
  case time(Double, UnitDuration)
  case energy(Double, UnitEnergy)
}
public struct WorkoutStep: Hashable, Sendable {
  public var goal: WorkoutGoal
  public var displayName: String?
  public init(goal: WorkoutGoal = .open, displayName: String? = nil) { (self.goal, self.displayName) = (goal, displayName) }
}
public struct IntervalStep: Hashable, Sendable {
  public enum Purpose: Hashable, Sendable { case work, recovery }
  public var purpose: Purpose
  public var step: WorkoutStep
  public init(_ purpose: Purpose, step: WorkoutStep = WorkoutStep()) { (self.purpose, self.step) = (purpose, step) }
  public init(_ purpose: Purpose, goal: WorkoutGoal) { self.init(purpose, step: WorkoutStep(goal: goal)) }
}
public struct IntervalBlock: Hashable, Sendable {
  public var steps: [IntervalStep]
  public var iterations: Int
  public init(steps: [IntervalStep] = [], iterations: Int = 1) { (self.steps, self.iterations) = (steps, iterations) }
}
public struct CustomWorkout: Hashable, Sendable {
  public var activity: HKWorkoutActivityType
  public var location: HKWorkoutSessionLocationType
  public var displayName: String?
  public var warmup: WorkoutStep?
  public var blocks: [IntervalBlock]
  public var cooldown: WorkoutStep?
  public init(
    activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown, displayName: String? = nil, warmup: WorkoutStep? = nil,
    blocks: [IntervalBlock] = [], cooldown: WorkoutStep? = nil
  ) {
    (self.activity, self.location, self.displayName) = (activity, location, displayName)
    (self.warmup, self.blocks, self.cooldown) = (warmup, blocks, cooldown)
  }
}
public struct SingleGoalWorkout: Hashable, Sendable {
  public var activity: HKWorkoutActivityType
  public var location: HKWorkoutSessionLocationType
  public var goal: WorkoutGoal
  public init(activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown, goal: WorkoutGoal) {
    (self.activity, self.location, self.goal) = (activity, location, goal)
  }
}
public struct PacerWorkout: Hashable, Sendable {
  public var activity: HKWorkoutActivityType
  public var location: HKWorkoutSessionLocationType
  public var distance: Measurement<UnitLength>
  public var time: Measurement<UnitDuration>
  public init(
    activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown, distance: Measurement<UnitLength>,
    time: Measurement<UnitDuration>
  ) { (self.activity, self.location, self.distance, self.time) = (activity, location, distance, time) }
}
