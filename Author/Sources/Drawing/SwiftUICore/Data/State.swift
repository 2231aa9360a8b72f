import Synchronization

/// A value that a view owns and changes while its entry is drawn.
///
/// A widget is a snapshot: the value is the initial one, or what `onAppear`, `onChange` and similar actions set before the entry is archived. It is
/// stored under the view's identity during the passes over one entry. The next entry starts with the initial value again.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var cell: StateCell<Value>

  public init(wrappedValue: Value) { cell = StateCell(wrappedValue) }
  public init(initialValue: Value) { cell = StateCell(initialValue) }

  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.set(newValue) }
  }
  public var projectedValue: Binding<Value> {
    let cell = cell
    return Binding(get: { cell.value }, set: { cell.set($0) })
  }
}

extension State: IdentityBoundProperty {
  package static var holdsObservable: Bool { isObservable(Value.self) }
  @MainActor mutating func bind(to identity: ViewIdentity, in lifecycle: ViewLifecycle) {
    let initial = cell.value
    cell = lifecycle.object(at: identity) { StateCell(initial, lifecycle.changes) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// An object that a view owns while its entry is drawn. It is created on first access. If actions change it, the entry is drawn again.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    private let make: () -> ObjectType
    private(set) var made: ObjectType?
    var object: ObjectType {
      if let made { return made }
      let object = make()
      made = object
      return object
    }
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }
  private var box: Box

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { box = Box(wrappedValue) }

  public var wrappedValue: ObjectType { box.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: box.object) }
}

extension StateObject: IdentityBoundProperty {
  @MainActor mutating func bind(to identity: ViewIdentity, in lifecycle: ViewLifecycle) {
    let own = box
    let stored = lifecycle.object(at: identity) { Box { own.object } }
    box = stored
    lifecycle.observe { stored.made }
  }
}

/// An object that a view observes: if actions change it, the entry is drawn again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
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

extension ObservedObject: IdentityBoundProperty {
  @MainActor func bind(to identity: ViewIdentity, in lifecycle: ViewLifecycle) {
    let object = wrappedValue
    lifecycle.observe { object }
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value>: DynamicProperty {
  public var wrappedValue: Value
  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: BuiltInDynamicProperty {
  package static var holdsObservable: Bool { true }
}

/// A namespace for the ids of matched views. A view has the same one in every entry.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let stable: UInt64
  }
  public private(set) var wrappedValue: ID

  public init() { wrappedValue = ID(stable: UInt64(Self.count.wrappingAdd(1, ordering: .relaxed).newValue)) }

  /// The number of namespaces created so far. It distinguishes namespaces that no view holds.
  private static let count = Atomic(0)
}

extension Namespace: IdentityBoundProperty {
  @MainActor mutating func bind(to identity: ViewIdentity, in lifecycle: ViewLifecycle) { wrappedValue = ID(stable: identity.stable) }
}
