@_exported import FoundationCompat

/// The programs of an app in JavaScript. There is no engine here: the objects of a context are kept, and evaluating a program is an exception.
///
/// It is no `NSObject`: a class of Swift's cannot make its initializer fail, as Apple's can.
open class JSContext {
  public let virtualMachine: JSVirtualMachine!
  open var exception: JSValue!
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  open var name: String!
  open var isInspectable = false
  open private(set) lazy var globalObject: JSValue! = JSValue(.object(JSObject()), self)

  public init!() {
    virtualMachine = JSVirtualMachine()
    exceptionHandler = { context, exception in context?.exception = exception }
  }
  public init!(virtualMachine: JSVirtualMachine!) {
    self.virtualMachine = virtualMachine
    exceptionHandler = { context, exception in context?.exception = exception }
  }
  open class func current() -> JSContext! { nil }
  open class func currentThis() -> JSValue! { nil }
  open class func currentCallee() -> JSValue! { nil }
  open class func currentArguments() -> [Any]! { nil }

  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { refuse() }
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { refuse() }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.objectForKeyedSubscript(key) }
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    globalObject.setObject(object, forKeyedSubscript: key)
  }
  open subscript(key: String) -> JSValue! { objectForKeyedSubscript(key) }

  /// Raises an exception, and returns undefined, as an engine does.
  func refuse() -> JSValue {
    UnavailableServices.report("javaScriptCore.unavailable", "there is no engine for JavaScript in a widget: JSContext evaluates nothing")
    let error = JSObject()
    error.members["message"] = .text("javaScriptCore.unavailable")
    error.members["name"] = .text("Error")
    exceptionHandler?(self, JSValue(.object(error), self))
    return JSValue(.undefined, self)
  }
}
open class JSVirtualMachine {
  public init!() {}
  open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
  open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}
public protocol JSExport {}
open class JSManagedValue: NSObject {
  public let value: JSValue!
  public init!(value: JSValue!) { self.value = value }
}
