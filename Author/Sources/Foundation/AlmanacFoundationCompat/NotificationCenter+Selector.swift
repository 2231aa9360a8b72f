import Foundation

extension NotificationCenter {
  /// Calls a method of `observer` for each matching notification, on the thread that posts it. The observer is held weakly.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    let target = observer as AnyObject
    let held = WeakObject(object: target)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      if let target = held.object { selector.perform(target, notification) }
    }
    SelectorObservers.add(
      SelectorObservers.Observation(center: self, observer: target, name: name, object: object.map { $0 as AnyObject }, token: token))
  }

  /// Removes `observer`: an object that observes with selectors, or the token of a block.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    SelectorObservers.remove { $0.center === self && $0.observer === observer }
    removeObserver(observer as Any)
  }

  /// Removes `observer` for a name, an object, or both; nil matches all.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer, name: Notification.Name?, object: Any?) {
    let object = object.map { $0 as AnyObject }
    SelectorObservers.remove { observation in
      observation.center === self && observation.observer === observer && (name == nil || observation.name == name)
        && (object == nil || observation.object === object)
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// Holds an observer weakly for the block that calls its method.
// Unchecked: a weak reference may be read on any thread; the method runs on the posting thread.
private struct WeakObject: @unchecked Sendable {
  weak var object: AnyObject?
}

/// The observations added with selectors. Foundation on Linux supports only blocks and their tokens.
enum SelectorObservers {
  struct Observation {
    let center: NotificationCenter
    weak var observer: AnyObject?
    let name: Notification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  private static let lock = NSLock()
  // Unsafe: read and written under `lock` only.
  nonisolated(unsafe) private static var observations: [Observation] = []

  static func add(_ observation: Observation) { lock.withLock { observations.append(observation) } }

  /// Removes the observations that match, and those whose observer has been released.
  static func remove(where fits: (Observation) -> Bool) {
    let gone = lock.withLock {
      let gone = observations.filter { fits($0) || $0.observer == nil }
      observations.removeAll { fits($0) || $0.observer == nil }
      return gone
    }
    // Outside the lock: releasing a block may release an object that removes itself as an observer.
    for observation in gone { observation.center.removeObserver(observation.token as Any) }
  }
}
