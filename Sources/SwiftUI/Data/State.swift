/// A value that a view would own and change on a screen.
///
/// A widget is a snapshot: the value is the initial one, plus what the view itself writes while it is archived.
@propertyWrapper
public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// An object that a view would own on a screen; made when it is first read.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private final class Box {
    private let make: () -> ObjectType
    lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }
  private let box: Box

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { box = Box(wrappedValue) }

  public var wrappedValue: ObjectType { box.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: box.object) }
}

/// An object that a view would follow on a screen.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// A space of names for views that stand for each other. Nothing moves between views in an archived widget.
@propertyWrapper
public struct Namespace {
  public struct ID: Hashable, Sendable {
    let value: Int
  }
  public let wrappedValue: ID

  public init() { wrappedValue = ID(value: Namespace.counter.next()) }

  private static let counter = Counter()
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0
    func next() -> Int {
      lock.withLock {
        last += 1
        return last
      }
    }
  }
}
