public enum INTaskStatus: Int, Sendable { case unknown, notCompleted, completed }
public enum INTaskType: Int, Sendable { case unknown, notCompletable, completable }
public enum INTaskPriority: Int, Sendable { case unknown, notFlagged, flagged }
public enum INWorkoutGoalUnitType: Int, Sendable { case unknown, inch, meter, foot, mile, yard, second, minute, hour, joule, kiloCalorie }
public enum INWorkoutLocationType: Int, Sendable { case unknown, outdoor, indoor }

public final class INTask: NSObject, Sendable {
  public let title: INSpeakableString
  public let status: INTaskStatus
  public let taskType: INTaskType
  public let createdDateComponents: DateComponents?
  public let modifiedDateComponents: DateComponents?
  public let identifier: String?
  public let priority: INTaskPriority
  public init(
    title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, createdDateComponents: DateComponents?,
    modifiedDateComponents: DateComponents?, identifier: String?, priority: INTaskPriority = .unknown
  ) {
    (self.title, self.status, self.taskType, self.priority) = (title, status, taskType, priority)
    (self.createdDateComponents, self.modifiedDateComponents) = (createdDateComponents, modifiedDateComponents)
    self.identifier = identifier
  }
}
public final class INTaskList: NSObject, Sendable {
  public let title: INSpeakableString
  public let tasks: [INTask]
  public let groupName: INSpeakableString?
  public let identifier: String?
  public init(
    title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?, createdDateComponents: DateComponents?,
    modifiedDateComponents: DateComponents?, identifier: String?
  ) { (self.title, self.tasks, self.groupName, self.identifier) = (title, tasks, groupName, identifier) }
}
