public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = Self(rawValue: 1), requiresActivation = Self(rawValue: 2)
}
/// A system rotor, with which VoiceOver moves between elements of one kind, such as headings or links.
public struct AccessibilitySystemRotor: Sendable {
  public static let headings = Self(), boldText = Self(), italicText = Self(), underlineText = Self(), misspelledWords = Self()
  public static let images = Self(), textFields = Self(), tables = Self(), lists = Self(), landmarks = Self(), links = Self()
  public static func links(visited: Bool) -> Self { Self() }
  public static func headings(level: AccessibilityHeadingLevel) -> Self { Self() }
}
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  nonisolated public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
}
public struct _AccessibilityRotorEntries: AccessibilityRotorContent { nonisolated init() {} }
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> _AccessibilityRotorEntries { .init() }
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _AccessibilityRotorEntries { .init() }
}

/// Stubs. These modifiers have no effect: the host's page has no rotors and no gestures for assistive technologies.
nonisolated extension View {
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  public func accessibilityRotor<E: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View { self }
  public func accessibilityRotor<E: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View { self }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
}
