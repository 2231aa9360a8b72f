import Foundation

/// A method that is called later, with or without an argument.
///
/// Apple's selector is a method's name, which the Objective-C runtime looks up. Linux has no such runtime: here the selector holds the method itself,
/// so `#selector(update(_:))` works as an argument for observers and timers. (The author's build replaces it by `Selector(update(_:))`.) A method of
/// `self` retains `self` until the observer is removed or the timer has ended; `Type.method` does not.
// Unchecked: immutable; the caller of `perform` chooses the thread.
public struct Selector: @unchecked Sendable {
  /// Calls the method on `target`, or on the object that it was taken from. Does nothing if the target or the argument has another type.
  package let perform: (_ target: AnyObject, _ argument: Any) -> Void
  /// The name of a selector created from one, which calls nothing; otherwise nil.
  package private(set) var name: String?

  /// Creates a selector to which no object responds: methods cannot be found by name.
  public init(_ name: String) {
    self.name = name
    perform = { _, _ in
      UnavailableServices.report("selector.unknown", "a selector created from a name calls nothing: methods cannot be found by name")
    }
  }

  public init<Result>(_ method: @escaping () -> Result) { perform = { _, _ in _ = method() } }

  // `Type.method` is a function that returns the method of an object. It must not match here.
  @_disfavoredOverload public init<Argument, Result>(_ method: @escaping (Argument) -> Result) {
    perform = { _, argument in
      if let argument = argument as? Argument { _ = method(argument) }
    }
  }

  public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
    perform = { target, _ in
      if let target = target as? Target { _ = method(target)() }
    }
  }

  public init<Target: AnyObject, Argument, Result>(_ method: @escaping (Target) -> (Argument) -> Result) {
    perform = { target, argument in
      if let target = target as? Target, let argument = argument as? Argument { _ = method(target)(argument) }
    }
  }
}

// For methods of the main actor, where the compiler does not know that it is on it, for example in the initial value of a lazy property. The caller
// of `perform` chooses the thread, as for other methods. The casts only drop `@MainActor`, which does not change how a function is called.
extension Selector {
  public init<Result>(_ method: @escaping @MainActor () -> Result) {
    self.init(unsafeBitCast(method, to: (() -> Result).self))
  }
  @_disfavoredOverload public init<Argument, Result>(_ method: @escaping @MainActor (Argument) -> Result) {
    self.init(unsafeBitCast(method, to: ((Argument) -> Result).self))
  }
  public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> @MainActor () -> Result) {
    self.init { (target: Target) in unsafeBitCast(method(target), to: (() -> Result).self) }
  }
  public init<Target: AnyObject, Argument, Result>(_ method: @escaping (Target) -> @MainActor (Argument) -> Result) {
    self.init { (target: Target) in unsafeBitCast(method(target), to: ((Argument) -> Result).self) }
  }
}

extension Timer {
  /// Creates a timer that calls a method of `target` with itself. It retains its target while it is valid.
  public convenience init(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    // Safe: the run loop of the thread that adds the timer makes the call.
    let target = UncheckedSendable(target as AnyObject)
    self.init(timeInterval: timeInterval, repeats: repeats) { selector.perform(target.value, $0) }
  }

  /// Creates a timer that calls a method of `target` with itself, first at a date. It retains its target while it is valid.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
  ) {
    // Safe: the run loop of the thread that adds the timer makes the call.
    let target = UncheckedSendable(t as AnyObject)
    self.init(fire: date, interval: ti, repeats: rep) { s.perform(target.value, $0) }
  }

  /// Creates a timer that does nothing, as the first value of a property. (The parameter, which no caller passes, distinguishes it from `NSObject`'s
  /// initializer, which an extension cannot override.)
  public convenience init(_: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }

  /// Adds a timer to the current run loop. It calls a method of `target` with itself.
  @discardableResult
  public class func scheduledTimer(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer {
    // Safe: the current run loop makes the call, on the current thread.
    let target = UncheckedSendable(target as AnyObject)
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { selector.perform(target.value, $0) }
  }
}
