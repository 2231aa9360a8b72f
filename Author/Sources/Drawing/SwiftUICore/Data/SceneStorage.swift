/// A value that an app's scene stores between launches. A widget belongs to no scene, so the value is the initial one, or one that the view
/// itself writes while it is archived.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  private init(initial: Value) { state = State(wrappedValue: initial) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage where Value == Bool { public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue) } }
extension SceneStorage where Value == Int { public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue) } }
extension SceneStorage where Value == Double { public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue) } }
extension SceneStorage where Value == String { public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue) } }
extension SceneStorage where Value == URL { public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue) } }
extension SceneStorage where Value == Data { public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue) } }
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue) }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(initial: nil) }
  public init(_ key: String) where Value == Int? { self.init(initial: nil) }
  public init(_ key: String) where Value == Double? { self.init(initial: nil) }
  public init(_ key: String) where Value == String? { self.init(initial: nil) }
  public init(_ key: String) where Value == URL? { self.init(initial: nil) }
  public init(_ key: String) where Value == Data? { self.init(initial: nil) }
}
