// Calls methods by selector. Without the Objective-C runtime methods cannot be found by name: a selector created from a method calls that method, and
// one created from a name calls nothing.

import Synchronization

/// Returns a selector that has only a name, to which no object responds.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name ?? "" }

extension NSObject {
  /// Returns true if the selector was created from a method, of whatever class.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.name == nil && aSelector != nil }
  public static func responds(to aSelector: Selector!) -> Bool { false }
  public static func instancesRespond(to aSelector: Selector!) -> Bool { false }

  /// Calls the method on this object. Always returns nil: the method's result is discarded.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    aSelector?.perform(self, object ?? ())
    return nil
  }
  /// Calls the method on the main queue after `delay` seconds.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    // Safe: the main queue makes the call. On Apple's systems the run loop of the calling thread does.
    let (target, argument) = (UncheckedSendable(self), UncheckedSendable(anArgument ?? ()))
    let request = DispatchWorkItem { aSelector.perform(target.value, argument.value) }
    DelayedRequests.add(request, of: self)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: request)
  }
  /// Cancels pending calls of `perform(_:with:afterDelay:)`.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) { DelayedRequests.cancel(of: aTarget as AnyObject) }
  /// Cancels all requests of the target, not only those of the selector: a selector holds a method, and methods cannot be compared.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
    DelayedRequests.cancel(of: aTarget as AnyObject)
  }

  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    // Safe: the values are only passed on to the main thread, whether this thread waits for it or not.
    let (target, argument) = (UncheckedSendable(self), UncheckedSendable(arg ?? ()))
    if wait, Thread.isMainThread {
      aSelector.perform(self, arg ?? ())
    } else if wait {
      DispatchQueue.main.sync { aSelector.perform(target.value, argument.value) }
    } else {
      DispatchQueue.main.async { aSelector.perform(target.value, argument.value) }
    }
  }
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let (target, argument) = (UncheckedSendable(self), UncheckedSendable(arg ?? ()))  // Safe: the values are only passed on to the new thread.
    Thread.detachNewThread { aSelector.perform(target.value, argument.value) }
  }
}

/// The pending requests of `perform(_:with:afterDelay:)`. Each request retains its target, so that the target's identity stays valid.
private enum DelayedRequests {
  private static let all = Mutex<[ObjectIdentifier: [UncheckedSendable<DispatchWorkItem>]]>([:])

  static func add(_ request: DispatchWorkItem, of target: AnyObject) {
    let (key, held) = (ObjectIdentifier(target), UncheckedSendable(request))  // Safe: a work item is only cancelled, which any thread may do.
    all.withLock { $0[key, default: []].append(held) }
    request.notify(queue: .main) {
      all.withLock { requests in
        requests[key]?.removeAll { $0.value === held.value }
        if requests[key]?.isEmpty == true { requests[key] = nil }
      }
    }
  }
  static func cancel(of target: AnyObject) {
    let requests = all.withLock { $0[ObjectIdentifier(target)] } ?? []
    for request in requests { request.value.cancel() }
  }
}
