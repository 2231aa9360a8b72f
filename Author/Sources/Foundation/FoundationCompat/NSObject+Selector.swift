// Methods that are called by a selector. There is no table of methods by name here: a selector that was made from a method calls that one, and one
// that was made from a name calls nothing.

import Synchronization

/// A selector with a name alone, to which no object responds.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name ?? "" }

extension NSObject {
  /// Whether the selector was made from a method. Whose it is, is not known.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.name == nil && aSelector != nil }
  public static func responds(to aSelector: Selector!) -> Bool { false }
  public static func instancesRespond(to aSelector: Selector!) -> Bool { false }

  /// Calls the method on this object. Returns nil: what it returns is not kept.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    aSelector?.perform(self, object ?? ())
    return nil
  }
  /// Calls the method on the main queue after a time in seconds.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    // The main queue calls it, as the run loop of the caller's thread does on Apple's systems.
    let (target, argument) = (UncheckedSendable(self), UncheckedSendable(anArgument ?? ()))
    let request = DispatchWorkItem { aSelector.perform(target.value, argument.value) }
    DelayedRequests.add(request, of: self)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: request)
  }
  /// Cancels what `perform(_:with:afterDelay:)` has not called yet.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) { DelayedRequests.cancel(of: aTarget as AnyObject) }
  /// Cancels all requests of the target: a selector holds a method, and two methods cannot be compared.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
    DelayedRequests.cancel(of: aTarget as AnyObject)
  }

  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    // Another thread waits for the main one, or does not; both only pass the values on.
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
    let (target, argument) = (UncheckedSendable(self), UncheckedSendable(arg ?? ()))  // As above.
    Thread.detachNewThread { aSelector.perform(target.value, argument.value) }
  }
}

/// The requests that `perform(_:with:afterDelay:)` has not called yet. Each keeps its target, so that its identity holds.
private enum DelayedRequests {
  private static let all = Mutex<[ObjectIdentifier: [UncheckedSendable<DispatchWorkItem>]]>([:])

  static func add(_ request: DispatchWorkItem, of target: AnyObject) {
    let (key, held) = (ObjectIdentifier(target), UncheckedSendable(request))  // Only cancelled, which any thread may do.
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
