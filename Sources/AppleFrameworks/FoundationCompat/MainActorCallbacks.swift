import Foundation

/// Forms of functions of Foundation whose closures an author may write in code of the main actor. In Apple's modules the compiler only warns that such a
/// closure is sendable and uses the main actor's properties; in Foundation's own ones for Linux it refuses.
extension NotificationCenter {
  // Preferred to Foundation's form, because the queue is not optional.
  @discardableResult @preconcurrency
  public func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue, using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let queue: OperationQueue? = queue
    return addObserver(forName: name, object: obj, queue: queue, using: block)
  }
}

extension Timer {
  /// The author tool writes this name for Foundation's.
  @discardableResult @preconcurrency
  public class func _scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }
  @preconcurrency
  public convenience init(_timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
  }
}

extension OperationQueue {
  /// The author tool writes this name for Foundation's.
  @preconcurrency
  public func _addOperation(_ block: @escaping @Sendable () -> Void) { addOperation(block) }
}
