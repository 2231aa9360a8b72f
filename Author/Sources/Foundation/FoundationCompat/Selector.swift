import Foundation

/// A method that is called later, with or without an argument.
///
/// On Apple's systems a selector is a method's name, which the Objective-C runtime looks up. There is no such runtime here: the selector holds the
/// method itself, so `#selector(update(_:))` works as an argument for observers and timers. (The author's build replaces it by
/// `Selector(update(_:))`.) A method of `self` keeps `self` alive until the observer is removed or the timer has ended; `Type.method` does not.
// Unchecked: immutable; the caller of `perform` decides the thread, as with a selector on Apple's systems.
public struct Selector: @unchecked Sendable {
  /// Calls the method on `target`, or on the object that it was taken from. Does nothing if the target or the argument has another type.
  package let perform: (_ target: AnyObject, _ argument: Any) -> Void
  /// The name of a selector that was made from one, which calls nothing; else nil.
  package private(set) var name: String?

  /// A selector that no object responds to: methods are not found by their names here.
  public init(_ name: String) {
    self.name = name
    perform = { _, _ in
      UnavailableServices.report("selector.unknown", "there is no Objective-C here: a selector that is made from a name calls nothing")
    }
  }

  public init<Result>(_ method: @escaping () -> Result) { perform = { _, _ in _ = method() } }

  // A method without its object is one that gives another: it must not be taken for this.
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

// Methods of the main actor, where the compiler does not see that it is on it, for example in the initial value of a lazy property. Whoever calls `perform`
// decides the thread, as for other methods. The casts only drop `@MainActor`, which does not change how a function is called.
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
  /// A timer that calls a method of `target` with itself. It keeps its target alive while it is valid.
  public convenience init(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    // The run loop of the thread that adds the timer calls it.
    let target = UncheckedSendable(target as AnyObject)
    self.init(timeInterval: timeInterval, repeats: repeats) { selector.perform(target.value, $0) }
  }

  /// A timer that calls a method of `target` with itself, first at a date. It keeps its target alive while it is valid.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
  ) {
    // The run loop of the thread that adds the timer calls it.
    let target = UncheckedSendable(t as AnyObject)
    self.init(fire: date, interval: ti, repeats: rep) { s.perform(target.value, $0) }
  }

  /// A timer that does nothing, as a first value of a property. (The parameter, which nobody passes, makes it differ from `NSObject`'s initializer,
  /// which an extension cannot override.)
  public convenience init(_: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }

  /// Adds a timer to the current run loop that calls a method of `target` with itself.
  @discardableResult
  public class func scheduledTimer(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer {
    // The current run loop, and so the current thread, calls the method.
    let target = UncheckedSendable(target as AnyObject)
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { selector.perform(target.value, $0) }
  }
}
