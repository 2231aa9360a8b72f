@_exported import Observation

/// The environment key of objects set by `environmentObject` or `environment(_:)`; one key per object type.
struct ObjectKey<Object>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// An object that an ancestor has set with `environmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = EnvironmentStack.current[ObjectKey<ObjectType>.self] else {
      preconditionFailure("No \(ObjectType.self) in the environment: set one with environmentObject(_:) on an ancestor of this view")
    }
    return object
  }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: IdentityBoundProperty {
  @MainActor func bind(to identity: ViewIdentity, in lifecycle: ViewLifecycle) {
    // Without an object, `wrappedValue` fails with a message when it is read.
    guard let object = EnvironmentStack.current[ObjectKey<ObjectType>.self] else { return }
    lifecycle.observe { object }
  }
}

extension Environment: BuiltInDynamicProperty {
  package static var holdsObservable: Bool { isObservable(Value.self) }
}

nonisolated extension View {
  /// Sets `object` for the views inside, which read it with `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentChange { $0[ObjectKey<T>.self] = object })
  }

  /// Sets `object` for the views inside, which read it with `@Environment(T.self)`.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentChange { $0[ObjectKey<T>.self] = object })
  }
}

extension Environment {
  /// Reads the object of this type that an ancestor has set with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(lookup: { values in
      guard let object = values[ObjectKey<Value>.self] else {
        preconditionFailure("No \(Value.self) in the environment: set one with environment(_:) on an ancestor of this view")
      }
      return object
    })
  }

  /// Reads the object of this type that an ancestor has set, or nil if none has.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(lookup: { $0[ObjectKey<T>.self] })
  }
}
