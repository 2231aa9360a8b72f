/// A control: a button or toggle that users place in a control centre or on a lock screen.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  init()

  /// The configuration of the control: its kind, the source of its value, and its template.
  @ControlWidgetConfigurationBuilder var body: Body { get }

  /// Appends this control to the extension's description.
  func _describe(into descriptions: inout _WidgetDescriptions)
}

extension ControlWidget {
  public func _describe(into descriptions: inout _WidgetDescriptions) { body._describe(into: &descriptions) }
}

/// The configuration of a control and its modifiers.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration

  var body: Body { get }

  /// Appends the controls of this configuration.
  func _describe(into descriptions: inout _WidgetDescriptions)
}

extension ControlWidgetConfiguration {
  public func _describe(into descriptions: inout _WidgetDescriptions) { body._describe(into: &descriptions) }
}

extension Never: ControlWidgetConfiguration {}

/// A built-in configuration, which adds its description directly and has no body.
@MainActor @preconcurrency
package protocol PrimitiveControlConfiguration: ControlWidgetConfiguration where Body == Never {}

extension PrimitiveControlConfiguration {
  public var body: Never { fatalError("\(Self.self) has no body: it describes itself") }
}

/// A configuration without a control.
@MainActor @preconcurrency
public struct EmptyControlWidgetConfiguration: PrimitiveControlConfiguration {
  public typealias Body = Never
  public init() {}
  public func _describe(into descriptions: inout _WidgetDescriptions) {}
}

/// A control's configuration with a change to its description; the result of the modifiers of configurations.
@MainActor @preconcurrency
package struct ModifiedControlConfiguration<Content: ControlWidgetConfiguration>: PrimitiveControlConfiguration {
  package typealias Body = Never
  private let content: Content
  private let change: @MainActor (inout WidgetDescription) -> Void

  package init(_ content: Content, change: @escaping @MainActor (inout WidgetDescription) -> Void) {
    self.content = content
    self.change = change
  }

  package func _describe(into descriptions: inout _WidgetDescriptions) {
    let first = descriptions.widgets.count
    content._describe(into: &descriptions)
    for index in first..<descriptions.widgets.count { change(&descriptions.widgets[index]) }
  }
}

/// Builds a control's configuration from the statements of its body.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  @MainActor @preconcurrency
  public static func buildBlock() -> EmptyControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
  public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

/// A wrapper that makes a control a member of a widget bundle.
@MainActor @preconcurrency
package struct BundledControl<Control: ControlWidget>: Widget {
  private let control: Control
  package init() { control = Control() }
  package init(_ control: Control) { self.control = control }

  package var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  package func _describe(into descriptions: inout _WidgetDescriptions) { control._describe(into: &descriptions) }
}

extension WidgetBundleBuilder {
  @MainActor @preconcurrency
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget { BundledControl(content) }

  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Control: ControlWidget>(_ control: Control) -> any Widget & _LimitedAvailabilityWidgetMarker {
    LimitedAvailabilityWidget(BundledControl(control))
  }
}
