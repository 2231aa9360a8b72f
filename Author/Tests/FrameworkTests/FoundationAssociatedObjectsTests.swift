import AlmanacFoundationCompat
import Foundation
import Testing

/// Values that are associated with objects, as the Objective-C runtime keeps them.
@Suite struct FoundationAssociatedObjectsTests {
  private final class Owner: NSObject {}

  private final class Value {
    let number: Int
    let end: () -> Void
    init(_ number: Int, end: @escaping () -> Void = {}) { (self.number, self.end) = (number, end) }
    deinit { end() }
  }

  // Only its addresses count.
  private nonisolated(unsafe) static let keys = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1))

  private var first: UnsafeRawPointer { Self.keys }
  private var second: UnsafeRawPointer { Self.keys + 1 }
  private func number(_ owner: AnyObject, _ key: UnsafeRawPointer) -> Int? { (objc_getAssociatedObject(owner, key) as? Value)?.number }

  @Test func `an object has a value for each key, until it is set to nil`() {
    let (a, b) = (Owner(), Owner())
    objc_setAssociatedObject(a, first, Value(1), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(a, second, Value(2), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(b, first, Value(3), .OBJC_ASSOCIATION_RETAIN)
    #expect(number(a, first) == 1 && number(a, second) == 2 && number(b, first) == 3 && number(b, second) == nil)
    objc_setAssociatedObject(a, first, Value(4), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(a, second, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(number(a, first) == 4 && number(a, second) == nil)
    objc_setAssociatedObject(b, first, 5, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(b, first) as? Int == 5)
    objc_removeAssociatedObjects(a)
    #expect(number(a, first) == nil)
  }

  @Test func `an assigned value is not kept, a copied one is another object`() {
    let owner = Owner()
    var value: Value? = Value(1)
    objc_setAssociatedObject(owner, first, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(number(owner, first) == 1)
    value = nil
    #expect(objc_getAssociatedObject(owner, first) == nil)
    let text = NSMutableString(string: "tide")
    objc_setAssociatedObject(owner, second, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("s")
    #expect(objc_getAssociatedObject(owner, second) as? NSString == "tide")
  }

  @Test func `values of objects that are gone are let go, also if that sets other values`() {
    let other = Owner()
    var ended = 0
    for index in 0..<1000 {
      objc_setAssociatedObject(
        Owner(), first,
        Value(index) {
          ended += 1
          objc_setAssociatedObject(other, second, Value(ended), .OBJC_ASSOCIATION_RETAIN)
        }, .OBJC_ASSOCIATION_RETAIN)
    }
    // Each is gone; the table keeps at most what came since it was last looked through.
    #expect(ended > 800 && number(other, second) == ended)
    // An object at a place in memory where another one was has no value of that one.
    for _ in 0..<100 { #expect(objc_getAssociatedObject(Owner(), first) == nil) }
  }
}
