@_exported import Observation

/// Where an object given by `environmentObject` or `environment(_:)` stands, by its type.
private struct ObjectKey<Object>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// An object that a view around this one has given with `environmentObject`.
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
      preconditionFailure("No \(ObjectType.self) in the environment: give one with environmentObject(_:) around this view")
    }
    return object
  }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: PlacedProperty {
  @MainActor func place(at identity: ViewIdentity, in lifecycle: ViewLifecycle) {
    // Without an object the view's own read says what is wrong.
    guard let object = EnvironmentStack.current[ObjectKey<ObjectType>.self] else { return }
    lifecycle.follow { object }
  }
}

extension Environment: OwnProperty {
  static var holdsObservable: Bool { isObservable(Value.self) }
}

extension View {
  /// Gives `object` to the views inside, which read it with `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentChange { $0[ObjectKey<T>.self] = object })
  }

  /// Gives `object` to the views inside, which read it with `@Environment(T.self)`.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentChange { $0[ObjectKey<T>.self] = object })
  }
}

extension Environment {
  /// The object of this type that a view around this one has given with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(lookup: { values in
      guard let object = values[ObjectKey<Value>.self] else {
        preconditionFailure("No \(Value.self) in the environment: give one with environment(_:) around this view")
      }
      return object
    })
  }

  /// The object of this type, or nil if no view around this one has given one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(lookup: { $0[ObjectKey<T>.self] })
  }
}
