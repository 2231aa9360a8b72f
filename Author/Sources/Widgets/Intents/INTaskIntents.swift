// Stubs. Intents of tasks and workouts. They store their values. There is no Siri, so no handler is called.

open class INAddTasksIntent: INIntent, @unchecked Sendable {
  open private(set) var targetTaskList: INTaskList?
  open private(set) var taskTitles: [INSpeakableString]?
  open private(set) var priority: INTaskPriority = .unknown
  public required init() { super.init() }
  public init(targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, priority: INTaskPriority) {
    super.init()
    (self.targetTaskList, self.taskTitles, self.priority) = (targetTaskList, taskTitles, priority)
  }
}
public enum INAddTasksIntentResponseCode: Int, Sendable { case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch }
open class INAddTasksIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INAddTasksIntentResponseCode
  open var modifiedTaskList: INTaskList?
  open var addedTasks: [INTask]?
  public init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INAddTasksIntentHandling: NSObjectProtocol {
  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
  func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
  func resolveTaskTitles(for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
}
extension INAddTasksIntentHandling {
  public func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    completion(INAddTasksIntentResponse(code: .failure, userActivity: nil))
  }
  public func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    completion(INAddTasksIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveTaskTitles(for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void) {
    completion([.notRequired()])
  }
}

open class INStartWorkoutIntent: INIntent, @unchecked Sendable {
  open private(set) var workoutName: INSpeakableString?
  open private(set) var goalValue: Double?
  open private(set) var workoutGoalUnitType: INWorkoutGoalUnitType = .unknown
  open private(set) var workoutLocationType: INWorkoutLocationType = .unknown
  open private(set) var isOpenEnded: Bool?
  public required init() { super.init() }
  public init(
    workoutName: INSpeakableString?, goalValue: Double?, workoutGoalUnitType: INWorkoutGoalUnitType, workoutLocationType: INWorkoutLocationType,
    isOpenEnded: Bool?
  ) {
    super.init()
    (self.workoutName, self.goalValue, self.workoutGoalUnitType) = (workoutName, goalValue, workoutGoalUnitType)
    (self.workoutLocationType, self.isOpenEnded) = (workoutLocationType, isOpenEnded)
  }
}
public enum INStartWorkoutIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureOngoingWorkout, failureNoMatchingWorkout
  case success, handleInApp
}
open class INStartWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INStartWorkoutIntentResponseCode
  public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
  func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
  func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
  func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
}
extension INStartWorkoutIntentHandling {
  public func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    completion(INStartWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  public func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    completion(.notRequired())
  }
  public func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void) {
    completion(.notRequired())
  }
  public func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
    completion(.notRequired())
  }
}

open class INPauseWorkoutIntent: INIntent, @unchecked Sendable {
  open private(set) var workoutName: INSpeakableString?
  public required init() { super.init() }
  public init(workoutName: INSpeakableString?) {
    super.init()
    self.workoutName = workoutName
  }
}
public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, success
  case handleInApp
}
open class INPauseWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INPauseWorkoutIntentResponseCode
  public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
  func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
  func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
  func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}
extension INPauseWorkoutIntentHandling {
  public func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
    completion(INPauseWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  public func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
    completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    completion(.notRequired())
  }
}

open class INResumeWorkoutIntent: INIntent, @unchecked Sendable {
  open private(set) var workoutName: INSpeakableString?
  public required init() { super.init() }
  public init(workoutName: INSpeakableString?) {
    super.init()
    self.workoutName = workoutName
  }
}
public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, success
  case handleInApp
}
open class INResumeWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INResumeWorkoutIntentResponseCode
  public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
  func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
  func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
  func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}
extension INResumeWorkoutIntentHandling {
  public func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
    completion(INResumeWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  public func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
    completion(INResumeWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    completion(.notRequired())
  }
}

open class INEndWorkoutIntent: INIntent, @unchecked Sendable {
  open private(set) var workoutName: INSpeakableString?
  public required init() { super.init() }
  public init(workoutName: INSpeakableString?) {
    super.init()
    self.workoutName = workoutName
  }
}
public enum INEndWorkoutIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, success
  case handleInApp
}
open class INEndWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INEndWorkoutIntentResponseCode
  public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
  func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
  func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
  func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}
extension INEndWorkoutIntentHandling {
  public func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    completion(INEndWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  public func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    completion(INEndWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    completion(.notRequired())
  }
}
