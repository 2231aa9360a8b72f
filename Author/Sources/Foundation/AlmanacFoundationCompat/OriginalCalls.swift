import Dispatch
import Foundation
import FoundationNetworking

/// Calls the original methods of Dispatch and Foundation, for the generated file of an author's module, which hides them with its own.
///
/// On Apple's systems these methods come from C and Objective-C, so a closure that uses another actor's state only gets a warning. On Linux it gets
/// an error. The methods of the generated file are `@preconcurrency` and call these.
public enum OriginalCalls {
  public static func async(
    _ queue: DispatchQueue, _ group: DispatchGroup?, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ work: @escaping @Sendable () -> Void
  ) {
    queue.async(group: group, qos: qos, flags: flags, execute: work)
  }
  public static func async(
    _ queue: DispatchQueue, after deadline: DispatchTime, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ work: @escaping @Sendable () -> Void
  ) {
    queue.asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
  }
  public static func async(
    _ queue: DispatchQueue, after deadline: DispatchWallTime, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags,
    _ work: @escaping @Sendable () -> Void
  ) {
    queue.asyncAfter(wallDeadline: deadline, qos: qos, flags: flags, execute: work)
  }

  public static func schedule(_ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }
  public static func observe(
    _ center: NotificationCenter, _ name: Notification.Name?, _ object: Any?, _ queue: OperationQueue?,
    _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    center.addObserver(forName: name, object: object, queue: queue, using: block)
  }
  public static func add(_ block: @escaping @Sendable () -> Void, to queue: OperationQueue) { queue.addOperation(block) }
  public static func addBarrier(_ block: @escaping @Sendable () -> Void, to queue: OperationQueue) { queue.addBarrierBlock(block) }
  public static func add(_ block: @escaping @Sendable () -> Void, to operation: BlockOperation) { operation.addExecutionBlock(block) }
  public static func perform(_ block: @escaping @Sendable () -> Void, on loop: RunLoop) { loop.perform(block) }
  public static func perform(_ block: @escaping @Sendable () -> Void, on loop: RunLoop, in modes: [RunLoop.Mode]) {
    loop.perform(inModes: modes, block: block)
  }
  public static func detach(_ block: @escaping @Sendable () -> Void) { Thread.detachNewThread(block) }

  public typealias DataHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  public typealias FileHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  public static func load(_ session: URLSession, _ url: URL, _ handler: @escaping DataHandler) -> URLSessionDataTask {
    session.dataTask(with: url, completionHandler: handler)
  }
  public static func load(_ session: URLSession, _ request: URLRequest, _ handler: @escaping DataHandler) -> URLSessionDataTask {
    session.dataTask(with: request, completionHandler: handler)
  }
  public static func upload(_ session: URLSession, _ request: URLRequest, _ data: Data?, _ handler: @escaping DataHandler) -> URLSessionUploadTask {
    session.uploadTask(with: request, from: data, completionHandler: handler)
  }
  public static func upload(_ session: URLSession, _ request: URLRequest, _ file: URL, _ handler: @escaping DataHandler) -> URLSessionUploadTask {
    session.uploadTask(with: request, fromFile: file, completionHandler: handler)
  }
  public static func download(_ session: URLSession, _ url: URL, _ handler: @escaping FileHandler) -> URLSessionDownloadTask {
    session.downloadTask(with: url, completionHandler: handler)
  }
  public static func download(_ session: URLSession, _ request: URLRequest, _ handler: @escaping FileHandler) -> URLSessionDownloadTask {
    session.downloadTask(with: request, completionHandler: handler)
  }
}

// The last parameter prevents a trailing closure from matching these overloads.
extension Timer {
  public convenience init(_every interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void, original: Void) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
  }
  public convenience init(
    _from date: Date, every interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void, original: Void
  ) {
    self.init(fire: date, interval: interval, repeats: repeats, block: block)
  }
}
extension BlockOperation {
  public convenience init(_block: @escaping @Sendable () -> Void, original: Void) { self.init(block: _block) }
}
extension Thread {
  public convenience init(_block: @escaping @Sendable () -> Void, original: Void) { self.init(block: _block) }
}
