// Methods that are called by a selector. There is no table of methods by name here: a selector that was made from a method calls that one, and one
// that was made from a name calls nothing.

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
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { aSelector.perform(target.value, argument.value) }
  }
}
