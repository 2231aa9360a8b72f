/// Stub. A value that the focused view provides to the rest of an app. In a widget no view has the focus, so there are no such values.
public protocol FocusedValueKey { associatedtype Value }
public struct FocusedValues {
  init() {}
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
  /// Used by the code that `@Entry` generates for an optional value.
  public subscript<Key: _EntryKey, Value>(key: Key.Type) -> Key.Value where Key.Value == Value? {
    get { nil }
    set {}
  }
}

@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value? { nil }
}
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set { RenderSession.noteOutsideRendering("focus.ignored", "no view of a widget can have the focus, so it offers no value") }
  }
  public var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { wrappedValue = $0 }) }
}
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}
extension FocusedValue: BuiltInDynamicProperty {}
extension FocusedBinding: BuiltInDynamicProperty {}
extension FocusedObject: BuiltInDynamicProperty {}

public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}
public struct DefaultFocusEvaluationPriority: Sendable { public static let automatic = Self(), userInitiated = Self() }

/// Stubs. These modifiers have no effect: no view of a widget has the focus.
nonisolated extension View {
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public func focusSection() -> some View { self }
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  public func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View { self }
  public func accessibilityDefaultFocus<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) -> some View { self }
}

/// Stub. The view that assistive technology has the focus on. In a widget no view has it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    let initial: Value
    public var wrappedValue: Value {
      get { initial }
      nonmutating set { RenderSession.noteOutsideRendering("focus.ignored", "a widget cannot move the focus of assistive technology") }
    }
    public var projectedValue: Binding { self }
  }
  private let initial: Value
  public init() where Value == Bool { initial = false }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { initial = nil }
  public var wrappedValue: Value {
    get { initial }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(initial: initial) }
}
extension AccessibilityFocusState: BuiltInDynamicProperty {}
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = Self(rawValue: 1), switchControl = Self(rawValue: 2)
}
