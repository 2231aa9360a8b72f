import FoundationCompat

/// The members of an object, which all values of it share.
final class JSObject {
  var members: [String: JSContent] = [:]
}
enum JSContent {
  case undefined, null, truth(Bool), number(Double), text(String), list([JSContent]), object(JSObject), foreign(Any)

  init(_ value: Any?) {
    switch value {
    case nil: self = .undefined
    case let value as JSValue: self = value.content
    case is NSNull: self = .null
    case let truth as Bool: self = .truth(truth)
    case let text as String: self = .text(text)
    case let text as NSString: self = .text(text as String)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let list as [Any]: self = .list(list.map { JSContent($0) })
    case let members as [String: Any]:
      let object = JSObject()
      object.members = members.mapValues { JSContent($0) }
      self = .object(object)
    case let .some(other): self = .foreign(other)
    }
  }
}

/// A value of JavaScript, with the conversions of the language. Functions cannot be called.
open class JSValue: NSObject {
  let content: JSContent
  public let context: JSContext!
  init(_ content: JSContent, _ context: JSContext?) { (self.content, self.context) = (content, context) }

  public convenience init!(object value: Any!, in context: JSContext!) { self.init(JSContent(value), context) }
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(.truth(value), context) }
  public convenience init!(double value: Double, in context: JSContext!) { self.init(.number(value), context) }
  public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(.number(Double(value)), context) }
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(.number(Double(value)), context) }
  public convenience init!(newObjectIn context: JSContext!) { self.init(.object(JSObject()), context) }
  public convenience init!(newArrayIn context: JSContext!) { self.init(.list([]), context) }
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    let error = JSObject()
    error.members["message"] = .text(message ?? "")
    self.init(.object(error), context)
  }
  public convenience init!(nullIn context: JSContext!) { self.init(.null, context) }
  public convenience init!(undefinedIn context: JSContext!) { self.init(.undefined, context) }

  open var isUndefined: Bool { if case .undefined = content { true } else { false } }
  open var isNull: Bool { if case .null = content { true } else { false } }
  open var isBoolean: Bool { if case .truth = content { true } else { false } }
  open var isNumber: Bool { if case .number = content { true } else { false } }
  open var isString: Bool { if case .text = content { true } else { false } }
  open var isArray: Bool { if case .list = content { true } else { false } }
  open var isDate: Bool { toObject() is Date }
  open var isObject: Bool {
    switch content {
    case .list, .object, .foreign: true
    default: false
    }
  }

  open func toBool() -> Bool {
    switch content {
    case .undefined, .null: false
    case .truth(let truth): truth
    case .number(let number): number != 0 && !number.isNaN
    case .text(let text): !text.isEmpty
    case .list, .object, .foreign: true
    }
  }
  open func toDouble() -> Double {
    switch content {
    case .null: 0
    case .truth(let truth): truth ? 1 : 0
    case .number(let number): number
    case .text(let text): text.isEmpty ? 0 : Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
    case .undefined, .list, .object, .foreign: .nan
    }
  }
  // ECMAScript's conversions, which wrap around.
  open func toInt32() -> Int32 { Int32(bitPattern: toUInt32()) }
  open func toUInt32() -> UInt32 {
    let whole = toDouble().rounded(.towardZero).remainder(dividingBy: 4_294_967_296)
    return whole.isFinite ? UInt32(truncatingIfNeeded: Int64(whole)) : 0
  }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  open func toString() -> String! {
    switch content {
    case .undefined: "undefined"
    case .null: "null"
    case .truth(let truth): truth ? "true" : "false"
    case .number(let number):
      if number.isNaN { "NaN" } else if let whole = Int64(exactly: number) { "\(whole)" } else { "\(number)" }
    case .text(let text): text
    case .list(let list): list.map { JSValue($0, context).toString() }.joined(separator: ",")
    case .object(let object):
      if case .text(let message) = object.members["message"] { "Error: \(message)" } else { "[object Object]" }
    case .foreign: "[object Object]"
    }
  }
  open func toArray() -> [Any]! { if case .list(let list) = content { list.map { JSValue($0, context).toObject() ?? NSNull() } } else { nil } }
  open func toDictionary() -> [AnyHashable: Any]! {
    guard case .object(let object) = content else { return nil }
    return Dictionary(uniqueKeysWithValues: object.members.map { ($0.key as AnyHashable, JSValue($0.value, context).toObject() ?? NSNull()) })
  }
  open func toDate() -> Date! { toObject() as? Date ?? Date(timeIntervalSince1970: toDouble() / 1000) }
  open func toObject() -> Any! {
    switch content {
    case .undefined: nil
    case .null: NSNull()
    case .truth(let truth): truth
    case .number(let number): NSNumber(value: number)
    case .text(let text): text
    case .list: toArray()
    case .object: toDictionary()
    case .foreign(let value): value
    }
  }

  open func hasProperty(_ property: String!) -> Bool {
    if case .object(let object) = content { object.members[property ?? ""] != nil } else { false }
  }
  open func forProperty(_ property: String!) -> JSValue! { objectForKeyedSubscript(property) }
  open func setValue(_ value: Any!, forProperty property: String!) { setObject(value, forKeyedSubscript: (property ?? "") as NSString) }
  @discardableResult open func deleteProperty(_ property: String!) -> Bool {
    if case .object(let object) = content { object.members.removeValue(forKey: property ?? "") != nil } else { false }
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    guard case .object(let object) = content, let name = key as? String ?? (key as? NSString).map({ $0 as String }) else {
      return JSValue(.undefined, context)
    }
    return JSValue(object.members[name] ?? .undefined, context)
  }
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    guard case .object(let own) = content, let name = key as? NSString else { return }
    own.members[name as String] = JSContent(object)
  }
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
  open func atIndex(_ index: Int) -> JSValue! {
    guard case .list(let list) = content, list.indices.contains(index) else { return JSValue(.undefined, context) }
    return JSValue(list[index], context)
  }
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { context?.refuse() }
  @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! { context?.refuse() }
  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { context?.refuse() }
  open func isEqual(to value: Any!) -> Bool { toString() == JSValue(JSContent(value), context).toString() }
}
