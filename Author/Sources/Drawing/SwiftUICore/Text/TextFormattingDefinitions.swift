/// The allowed attributes of text. Applied to the attributed strings of the views inside
/// ``View/attributedTextFormattingDefinition(_:)-(D)``.
public protocol AttributedTextFormattingDefinition<Scope> {
  associatedtype Scope: AttributeScope
  associatedtype Body: AttributedTextFormattingDefinition
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
  /// Changes the attributes of a part of a text. A composed definition applies those of its body in order.
  func constrain(_ container: inout AttributeContainer)
}
extension AttributedTextFormattingDefinition {
  public typealias ValueConstraint<Key: AttributedStringKey> = AttributedTextFormatting.ValueConstraint<Scope, Key> where Key.Value: Sendable
  public func constrain(_ container: inout AttributeContainer) { body.constrain(&container) }
}

/// A definition that changes one attribute and can read the others of its scope.
public protocol AttributedTextValueConstraint<Scope, AttributeKey>: Hashable, Sendable, AttributedTextFormattingDefinition
where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
  associatedtype AttributeKey: AttributedStringKey
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
  func constrain(_ container: inout Attributes)
}
extension AttributedTextValueConstraint {
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition() }
  public func constrain(_ container: inout AttributeContainer) {
    var attributes = Attributes(container: container)
    constrain(&attributes)
    container = attributes.container
  }
}

public enum AttributedTextFormatting {
  /// A definition that changes nothing.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition, Sendable {
    public init() {}
    public var body: Self { return self }
    public func constrain(_ container: inout AttributeContainer) {}
  }
  /// Definitions that are applied one after another.
  public struct _Definitions<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    let all: [(inout AttributeContainer) -> Void]
    public var body: Self { return self }
    public func constrain(_ container: inout AttributeContainer) { for one in all { one(&container) } }
  }

  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D where D.Scope == Scope { definition }
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
    public static func buildPartialBlock<D: AttributedTextFormattingDefinition>(first: D) -> D where D.Scope == Scope { first }
    public static func buildPartialBlock<First: AttributedTextFormattingDefinition, Next: AttributedTextFormattingDefinition>(
      accumulated: First, next: Next
    ) -> _Definitions<Scope> where First.Scope == Scope, Next.Scope == Scope {
      _Definitions(all: [{ accumulated.constrain(&$0) }, { next.constrain(&$0) }])
    }
    public static func buildOptional<D: AttributedTextFormattingDefinition>(_ definition: D?) -> _Definitions<Scope> where D.Scope == Scope {
      _Definitions(all: definition.map { one in [{ one.constrain(&$0) }] } ?? [])
    }
    public static func buildEither<D: AttributedTextFormattingDefinition>(first: D) -> _Definitions<Scope> where D.Scope == Scope {
      _Definitions(all: [{ first.constrain(&$0) }])
    }
    public static func buildEither<D: AttributedTextFormattingDefinition>(second: D) -> _Definitions<Scope> where D.Scope == Scope {
      _Definitions(all: [{ second.constrain(&$0) }])
    }
  }

  /// Replaces values of an attribute that are not allowed.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    private let allowed: Set<AttributeKey.Value?>
    private let replacement: AttributeKey.Value?

    public init(for keyPath: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>, default: AttributeKey.Value?) {
      (allowed, replacement) = (values, `default`)
    }
    public func constrain(_ container: inout AttributeContainerProxy<Scope, AttributeKey>) {
      if !allowed.contains(container.container[AttributeKey.self]) { container.container[AttributeKey.self] = replacement }
    }
  }

  /// The attributes of a scope. Only one of them can be set.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, AttributeKey: AttributedStringKey> {
    var container: AttributeContainer

    public subscript<Key: AttributedStringKey>(_ key: Key.Type) -> Key.Value? where Key.Value: Sendable { container[key] }
    public subscript(_ key: AttributeKey.Type) -> AttributeKey.Value? where AttributeKey.Value: Sendable {
      get { container[key] }
      set { container[key] = newValue }
    }
    @_disfavoredOverload
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, Key>) -> Key.Value? where Key.Value: Sendable {
      container[Key.self]
    }
    public subscript(dynamicMember keyPath: KeyPath<Scope, AttributeKey>) -> AttributeKey.Value? where AttributeKey.Value: Sendable {
      get { container[AttributeKey.self] }
      set { container[AttributeKey.self] = newValue }
    }
  }
}

extension EnvironmentValues {
  private enum DefinitionKey: EnvironmentKey {
    static let defaultValue = UncheckedSendable<(any AttributedTextFormattingDefinition)?>(nil)
  }
  /// The definition for attributed strings. It is read while views are drawn, on the main actor only.
  var textFormatting: (any AttributedTextFormattingDefinition)? {
    get { self[DefinitionKey.self].value }
    set { self[DefinitionKey.self] = UncheckedSendable(newValue) }
  }
}

nonisolated extension View {
  /// Applies the definition to the attributed strings in this view.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) -> some View {
    let definition = UncheckedSendable(definition)
    return modifier(EnvironmentChange { $0.textFormatting = definition.value })
  }
  /// Stub. Has no effect: no attribute outside of SwiftUI's scope changes the drawing.
  public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View { self }
  public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: KeyPath<AttributeScopes, S.Type>) -> some View { self }
}
