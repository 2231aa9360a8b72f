import Foundation
import Synchronization

/// A request for on-demand resources from the App Store. Here all resources are in the bundle already, so a request succeeds at once.
// Unchecked: the tags and the bundle do not change; the priority is behind a lock.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
  public let tags: Set<String>
  public let bundle: Bundle
  public let progress: Progress
  private let priority = Mutex(0.5)
  open var loadingPriority: Double {
    get { priority.withLock { $0 } }
    set { priority.withLock { $0 = newValue } }
  }
  public init(tags: Set<String>, bundle: Bundle) {
    (self.tags, self.bundle) = (tags, bundle)
    progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
  }
  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }
  @preconcurrency
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil) }
  }
  open func beginAccessingResources() async throws {}
  @preconcurrency
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { completionHandler(true) }
  }
  open func conditionallyBeginAccessingResources() async -> Bool { true }
  open func endAccessingResources() {}
}
public let NSBundleResourceRequestLoadingPriorityUrgent = Double.greatestFiniteMagnitude
extension Notification.Name {
  public static let NSBundleResourceRequestLowDiskSpace = Notification.Name("NSBundleResourceRequestLowDiskSpaceNotification")
}
