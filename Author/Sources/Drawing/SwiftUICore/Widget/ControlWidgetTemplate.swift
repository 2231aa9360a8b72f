import AlmanacWireSchema

/// The appearance of a control: a button or a toggle, and its modifiers.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate

  var body: Body { get }

  /// Returns the parts of the control, or nil if the template is empty.
  func _makeControl() -> _ControlFace?
}

extension ControlWidgetTemplate {
  public func _makeControl() -> _ControlFace? { body._makeControl() }
}

extension Never: ControlWidgetTemplate {
  public func _makeControl() -> _ControlFace? { nil }
}

/// The parts of a control, from which it is drawn at any size.
@MainActor
public struct _ControlFace {
  /// The control's title and symbol.
  package var label: AnyView
  /// Makes the text of the control's value, which can contain a symbol, for a state of a toggle; nil without a value.
  package var value: (@MainActor (_ isOn: Bool) -> AnyView)?
  /// The state of a toggle, on which its appearance depends; nil for a button.
  package var isOn: Bool?
  package var tint: Color?
  package var isEnabled = true
  package var isPrivate = false
  /// Adds the control's action to the drawing of the control, which the second argument makes for a state of the toggle; the first is its state now.
  package var interactive: @MainActor (_ isOn: Bool, @escaping @MainActor (_ isOn: Bool) -> AnyView) -> AnyView

  package init(
    label: AnyView, value: (@MainActor (Bool) -> AnyView)?, isOn: Bool?,
    interactive: @escaping @MainActor (Bool, @escaping @MainActor (Bool) -> AnyView) -> AnyView
  ) {
    self.label = label
    self.value = value
    self.isOn = isOn
    self.interactive = interactive
  }
}

/// A built-in template, which creates its parts directly and has no body.
@MainActor @preconcurrency
package protocol PrimitiveControlTemplate: ControlWidgetTemplate where Body == Never {}

extension PrimitiveControlTemplate {
  public var body: Never { fatalError("\(Self.self) has no body: it creates its parts itself") }
}

/// A template without parts.
@MainActor @preconcurrency
public struct EmptyControlWidgetTemplate: PrimitiveControlTemplate {
  public typealias Body = Never
  public init() {}
  public func _makeControl() -> _ControlFace? { nil }
}

/// A template with a change to its parts; the result of the modifiers of templates.
@MainActor @preconcurrency
package struct ModifiedControlTemplate<Content: ControlWidgetTemplate>: PrimitiveControlTemplate {
  package typealias Body = Never
  private let content: Content
  private let change: @MainActor (inout _ControlFace) -> Void

  init(_ content: Content, change: @escaping @MainActor (inout _ControlFace) -> Void) {
    self.content = content
    self.change = change
  }

  package func _makeControl() -> _ControlFace? {
    guard var face = content._makeControl() else { return nil }
    change(&face)
    return face
  }
}

extension ControlWidgetTemplate {
  /// Sets the colour of the symbol of a toggle that is on.
  @MainActor @preconcurrency
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { ModifiedControlTemplate(self) { $0.tint = tint } }

  /// Disables the control if true. A control that is already disabled stays so.
  @MainActor @preconcurrency
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Sets whether the control's label, value and state are hidden while the device is locked.
  @MainActor @preconcurrency
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(self) { $0.isPrivate = sensitive }
  }
}

/// One of two templates: the result of `if` / `else`.
@MainActor @preconcurrency
public struct _ConditionalControlTemplate<TrueContent: ControlWidgetTemplate, FalseContent: ControlWidgetTemplate>: PrimitiveControlTemplate {
  public typealias Body = Never
  private let make: @MainActor () -> _ControlFace?
  init(_ make: @escaping @MainActor () -> _ControlFace?) { self.make = make }
  public func _makeControl() -> _ControlFace? { make() }
}

/// Builds a control's template from the statements of a closure.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  @MainActor @preconcurrency
  public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
  @MainActor @preconcurrency
  public static func buildEither<TrueContent: ControlWidgetTemplate, FalseContent: ControlWidgetTemplate>(
    first: TrueContent
  ) -> _ConditionalControlTemplate<TrueContent, FalseContent> { _ConditionalControlTemplate { first._makeControl() } }
  @MainActor @preconcurrency
  public static func buildEither<TrueContent: ControlWidgetTemplate, FalseContent: ControlWidgetTemplate>(
    second: FalseContent
  ) -> _ConditionalControlTemplate<TrueContent, FalseContent> { _ConditionalControlTemplate { second._makeControl() } }
}
