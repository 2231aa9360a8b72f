/// What a widget is made of: its kind, where its timeline comes from and how it looks, with modifiers around it.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  var body: Body { get }

  /// Appends the widgets that this configuration stands for.
  func _describe(into descriptions: inout _WidgetDescriptions)
}

extension WidgetConfiguration {
  public func _describe(into descriptions: inout _WidgetDescriptions) { body._describe(into: &descriptions) }
}

extension Never: WidgetConfiguration {
  public func _describe(into descriptions: inout _WidgetDescriptions) {}
}

/// A configuration that describes itself instead of composing another.
@MainActor @preconcurrency
package protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension PrimitiveWidgetConfiguration {
  public var body: Never { fatalError("\(Self.self) has no body: it is described, not composed") }
}

/// A configuration that offers no widget.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: PrimitiveWidgetConfiguration {
  public typealias Body = Never
  public init() {}
  public func _describe(into descriptions: inout _WidgetDescriptions) {}
}

/// A configuration of hidden type; what `if #available` inside a configuration becomes.
@MainActor @preconcurrency
public struct LimitedAvailabilityConfiguration: PrimitiveWidgetConfiguration {
  public typealias Body = Never
  private let content: any WidgetConfiguration
  package init(_ content: any WidgetConfiguration) { self.content = content }
  public func _describe(into descriptions: inout _WidgetDescriptions) { content._describe(into: &descriptions) }
}

/// A configuration with a change to what it describes; what every modifier of configurations makes.
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
