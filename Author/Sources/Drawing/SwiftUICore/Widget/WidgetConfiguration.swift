/// The configuration of a widget: its kind, the source of its timeline and its view, and modifiers.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  var body: Body { get }

  /// Appends the widgets of this configuration.
  func _describe(into descriptions: inout _WidgetDescriptions)
}

extension WidgetConfiguration {
  public func _describe(into descriptions: inout _WidgetDescriptions) { body._describe(into: &descriptions) }
}

extension Never: WidgetConfiguration {
  public func _describe(into descriptions: inout _WidgetDescriptions) {}
}

/// A built-in configuration, which adds its description directly and has no body.
@MainActor @preconcurrency
package protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension PrimitiveWidgetConfiguration {
  public var body: Never { fatalError("\(Self.self) has no body: it describes itself") }
}

/// A configuration without a widget.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: PrimitiveWidgetConfiguration {
  public typealias Body = Never
  public init() {}
  public func _describe(into descriptions: inout _WidgetDescriptions) {}
}

/// A type-erased configuration; the result of `if #available` inside a configuration.
@MainActor @preconcurrency
public struct LimitedAvailabilityConfiguration: PrimitiveWidgetConfiguration {
  public typealias Body = Never
  private let content: any WidgetConfiguration
  package init(_ content: any WidgetConfiguration) { self.content = content }
  public func _describe(into descriptions: inout _WidgetDescriptions) { content._describe(into: &descriptions) }
}

/// A configuration with a change to its description; the result of each modifier of configurations.
@MainActor @preconcurrency
package struct ModifiedWidgetConfiguration<Content: WidgetConfiguration>: PrimitiveWidgetConfiguration {
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
