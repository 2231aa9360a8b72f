/// Stub. Is notified when others access a file. Its methods are never called: Linux does not coordinate file accesses between processes.
public protocol NSFilePresenter: NSObjectProtocol, Sendable {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  var primaryPresentedItemURL: URL? { get }
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func presentedItemDidMove(to newURL: URL)
  func presentedItemDidChange()
  func presentedSubitemDidAppear(at url: URL)
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  func presentedSubitemDidChange(at url: URL)
  func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}
extension NSFilePresenter {
  public var primaryPresentedItemURL: URL? { nil }
  @preconcurrency
  public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) { reader(nil) }
  @preconcurrency
  public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) { writer(nil) }
  @preconcurrency
  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
  @preconcurrency
  public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedItemDidChange() {}
  public func presentedSubitemDidAppear(at url: URL) {}
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  public func presentedSubitemDidChange(at url: URL) {}
  @preconcurrency
  public func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
}

extension NSFileCoordinator {
  private static let registered = RegisteredPresenters()
  public class var filePresenters: [any NSFilePresenter] { registered.all }
  /// Registers a presenter, whose methods are never called; a diagnostic reports this once.
  public class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    UnavailableServices.report(
      "filePresenter.silent", "an NSFilePresenter is not notified of changes; read the file again when the widget reloads, or use a DispatchSource")
    registered.add(filePresenter)
  }
  public class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { registered.remove(filePresenter) }
}

// Unchecked: `lock` guards the list.
private final class RegisteredPresenters: @unchecked Sendable {
  private let lock = NSLock()
  private var presenters: [any NSFilePresenter] = []
  var all: [any NSFilePresenter] { lock.withLock { presenters } }
  func add(_ presenter: any NSFilePresenter) { lock.withLock { presenters.append(presenter) } }
  func remove(_ presenter: any NSFilePresenter) { lock.withLock { presenters.removeAll { $0 === presenter } } }
}
