public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  // A `String`, because names are compared by their text.
  private let name: String
  public var rawValue: CFString { name as NSString }
  public init(rawValue: CFString) { name = rawValue as String }
  public init(_ rawValue: CFString) { name = rawValue as String }
}

/// When an observer in a suspended app gets a notification. Extensions are never suspended here, so delivery is always immediate.
public enum CFNotificationSuspensionBehavior: Int, Sendable { case drop = 1, coalesce, hold, deliverImmediately }

/// The arguments are the center, the observer, the name, the object and the user info of a notification.
///
/// Apple's type is a pointer to a C function, which captures nothing and can be sent to any thread.
public typealias CFNotificationCallback =
  @Sendable (CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?) -> Void

/// Calls observers when a notification is posted.
///
/// Apple's Darwin centre reaches other processes. Here it reaches only the process itself: an app and its widgets receive each other's notifications
/// only if they are one process. Other processes read shared data when they run next.
// Unchecked: `lock` guards `observations`; callbacks run on the thread that posts.
public final class CFNotificationCenter: @unchecked Sendable {
  fileprivate struct Observation {
    var observer: UnsafeRawPointer?
    var name: CFNotificationName?
    var object: UnsafeRawPointer?
    var callback: CFNotificationCallback
  }
  fileprivate static let local = CFNotificationCenter(), darwin = CFNotificationCenter()

  private let lock = NSLock()
  private var observations: [Observation] = []

  fileprivate func add(_ observation: Observation) { lock.withLock { observations.append(observation) } }

  fileprivate func remove(where isGone: (Observation) -> Bool) { lock.withLock { observations.removeAll(where: isGone) } }

  fileprivate func post(_ name: CFNotificationName, object: UnsafeRawPointer?, userInfo: CFDictionary?) {
    let current = lock.withLock { observations }
    for observation in current {
      guard observation.name == nil || observation.name == name, observation.object == nil || observation.object == object else { continue }
      observation.callback(self, observation.observer.map { UnsafeMutableRawPointer(mutating: $0) }, name, object, userInfo)
    }
  }
}

/// Returns the center whose notifications have a name only, no object and no user info.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
/// Returns the center for notifications within the process.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// Calls `callBack` whenever `name` is posted. Nil matches every name or object. The Darwin center ignores objects.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!, _ name: CFString!,
  _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack else { return }
  center.add(
    CFNotificationCenter.Observation(
      observer: observer, name: name.map { CFNotificationName($0) }, object: center === CFNotificationCenter.darwin ? nil : object,
      callback: callBack))
}

/// Removes an observer of a name and object; nil matches all.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!
) {
  center?.remove { $0.observer == observer && (name == nil || $0.name == name) && (object == nil || $0.object == object) }
}

/// Removes an observer of all names and objects.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
  center?.remove { $0.observer == observer }
}

/// Calls the observers of `name` before it returns. The Darwin center passes on neither object nor user info.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) {
  guard let center, let name else { return }
  let isDarwin = center === CFNotificationCenter.darwin
  center.post(name, object: isDarwin ? nil : object, userInfo: isDarwin ? nil : userInfo)
}

/// Delivers to suspended observers too. Has no effect: nothing is suspended here.
public let kCFNotificationDeliverImmediately: CFOptionFlags = 1
/// Delivers to the sessions of all users. Has no effect: there is one session here.
public let kCFNotificationPostToAllSessions: CFOptionFlags = 2

/// Calls the observers of `name` before it returns, whatever the options.
public func CFNotificationCenterPostNotificationWithOptions(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!, _ options: CFOptionFlags
) {
  CFNotificationCenterPostNotification(center, name, object, userInfo, options & kCFNotificationDeliverImmediately != 0)
}
