/// A widget: a kind of content that users place on a home screen, lock screen or watch face.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  init()

  /// The configuration of the widget: its kind, provider and content.
  var body: Body { get }

  /// Appends this widget to the extension's description.
  func _describe(into descriptions: inout _WidgetDescriptions)
}

extension Widget {
  public func _describe(into descriptions: inout _WidgetDescriptions) { body._describe(into: &descriptions) }
}

/// Several widgets of one extension. Their order is the order of the gallery (Specification A1).
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget

  init()

  @WidgetBundleBuilder var body: Body { get }
}

/// Builds a bundle from the statements of its body. The only condition allowed is `if #available`.
@resultBuilder
public struct WidgetBundleBuilder {
  @MainActor @preconcurrency
  public static func buildBlock() -> some Widget { WidgetGroup() }

  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  @MainActor @preconcurrency
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    var members: [any Widget] = []
    repeat members.append(each content)
    return WidgetGroup(members)
  }

  @MainActor @preconcurrency
  public static func buildOptional(_ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?) -> some Widget {
    WidgetGroup(widget.map { [$0] } ?? [])
  }

  @MainActor @preconcurrency
  public static func buildLimitedAvailability(_ widget: some Widget) -> any Widget & _LimitedAvailabilityWidgetMarker {
    LimitedAvailabilityWidget(widget)
  }
}

/// Marks a widget inside `if #available` in a bundle.
public protocol _LimitedAvailabilityWidgetMarker {}

/// The members of a bundle, in order.
package struct WidgetGroup: Widget {
  private let members: [any Widget]
  package init() { members = [] }
  init(_ members: [any Widget]) { self.members = members }

  package var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  package func _describe(into descriptions: inout _WidgetDescriptions) {
    for member in members { member._describe(into: &descriptions) }
  }
}

package struct LimitedAvailabilityWidget: Widget, _LimitedAvailabilityWidgetMarker {
  private let content: (any Widget)?
  package init() { content = nil }
  init(_ content: any Widget) { self.content = content }

  package var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  package func _describe(into descriptions: inout _WidgetDescriptions) { content?._describe(into: &descriptions) }
}
