/// An observation of a property. It ends when it is released or invalidated.
// Unchecked: `lock` guards the end.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var end: (@Sendable () -> Void)?
  init(end: (@Sendable () -> Void)? = nil) { self.end = end }
  public func invalidate() {
    let end = lock.withLock {
      defer { self.end = nil }
      return self.end
    }
    end?()
  }
  deinit { end?() }
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

public protocol _KeyValueCodingAndObserving: SendableMetatype {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the handler with the current value if `.initial` is among the options. If the object is a `UserDefaults`, also after each change.
  /// Properties of other objects are not observed, because that needs the Objective-C runtime; a diagnostic reports this.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(
        self, .init(kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil, indexes: nil, isPrior: false))
    }
    guard self is UserDefaults else {
      UnavailableServices.report(
        "keyValueObserving.unavailable",
        "changes of \(Self.self)'s properties are not observed (the first one: \(keyPath)); use didSet, Combine or a notification")
      return NSKeyValueObservation()
    }
    // The notification center calls the closure on the thread that changed the defaults; Apple's observers are called there too. Changes of other
    // defaults are left out: they come from other threads, and whoever compares first would call the handler there.
    let last = LastValue(self[keyPath: keyPath])
    let held = UncheckedSendable((object: self, keyPath: keyPath, handler: changeHandler, last: last))
    nonisolated(unsafe) let token = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) {
      notification in
      let (object, keyPath, handler, last) = held.value
      if let observed = object as? UserDefaults, let changed = notification.object as? UserDefaults, !observed.sharesValues(with: changed) { return }
      let value = object[keyPath: keyPath]
      guard let old = last.replace(by: value) else { return }
      handler(
        object,
        .init(
          kind: .setting, newValue: options.contains(.new) ? value : nil, oldValue: options.contains(.old) ? old.value : nil, indexes: nil,
          isPrior: false))
    }
    return NSKeyValueObservation {
      last.end()
      NotificationCenter.default.removeObserver(token)
    }
  }
}

/// The last value that the handler received.
// Unchecked: `lock` guards both variables.
private final class LastValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  private var hasEnded = false
  init(_ value: Value) { self.value = value }

  /// Makes `replace` return nil from now on. A notification that another thread is already delivering still arrives after its observer was removed.
  func end() { lock.withLock { hasEnded = true } }

  struct Old { let value: Value }
  /// Stores the new value and returns the old one if they differ. Values that cannot be compared count as different.
  func replace(by new: Value) -> Old? {
    lock.withLock {
      if hasEnded { return nil }
      let old = value
      value = new
      func isEqual<T: Equatable>(_ first: T) -> Bool { first == new as? T }
      if let comparable = old as? any Equatable, isEqual(comparable) { return nil }
      return Old(value: old)
    }
  }
}
