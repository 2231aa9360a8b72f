/// A request to complete in the background what a person started.
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  public enum SubmissionStrategy: Int, Sendable { case fail, queue }
  public struct Resources: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let gpu = Resources(rawValue: 1)
  }
  open var title: String
  open var subtitle: String
  open var strategy = SubmissionStrategy.queue
  open var requiredResources: Resources = []
  public init(identifier: String, title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init(named: identifier)
  }
}
open class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
  public let progress = Progress(totalUnitCount: 0)
  open private(set) var title = ""
  open private(set) var subtitle = ""
  open func updateTitle(_ title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}
/// A request for a health study.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest, @unchecked Sendable {
  open var protectionTypeOfRequiredData = FileProtectionType.none
}
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}

extension BGTaskScheduler {
  /// The resources available to such a task: none.
  public static var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }
}
