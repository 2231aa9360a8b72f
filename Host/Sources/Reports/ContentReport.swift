import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// What assistive technology reads of a widget, and its tap areas (Specification A11, A17, B7). Frames are in points from the widget's top left.
public struct ContentReport: Encodable, Sendable, Equatable {
  public struct Frame: Encodable, Sendable, Equatable {
    public let x, y, width, height: Double
  }
  public struct Area: Encodable, Sendable, Equatable {
    /// Names the link or button in a tap.
    public let path: String
    public let frame: Frame
    /// The URL of a link; null for a button.
    @ExplicitNull public var link: String?
    /// The intent that a button or toggle performs; null for a link.
    @ExplicitNull public var intent: String?
    /// Whether it is a toggle, which shows its other face at once when it is tapped.
    public let toggles: Bool
  }
  /// Names what is shown, for taps on it.
  public let content: String
  /// The URL that a tap outside all areas opens; null = the containing app.
  @ExplicitNull public var widgetURL: String?
  /// In painting order: where areas overlap, the last one gets the tap.
  public let actions: [Area]
  /// What the elements say, in reading order.
  public let text: String
  /// What assistive technology reads, in reading order.
  public let elements: [AccessibilityElement]
  /// Whether elements or texts are left out because there are too many.
  public let isCut: Bool
  /// What the picture hides, and therefore the elements: `none`, `privacy` (private parts) or `placeholder` (all).
  public let redaction: String
  /// The language of the texts, as a BCP 47 identifier; empty if unknown.
  public let locale: String
  /// The instant for which this is right.
  public let date: Date
  /// When the elements next change without an event; null: never.
  @ExplicitNull public var nextChange: Date?

  /// - Parameters:
  ///   - list: what the picture shows; what it hides is not in it any more.
  ///   - content: names the list.
  ///   - date: the instant at which dynamic text is evaluated.
  ///   - showsLabel: whether the picture shows the widget's label beside it.
  ///   - nextEntry: when another list takes the place of this one.
  public init(
    _ list: DisplayList, content: String = "", at date: Date, redaction: RedactionValue = .none, nextEntry: Date? = nil, showsLabel: Bool = false,
    limits: ServiceLimits = Profiles.serviceLimits
  ) {
    var collector = AreaCollector(list: list, date: date)
    collector.visit(list.root, NodePath(), at: .identity)
    self.content = content
    let tree = AccessibilityTree(list, at: date, showsLabel: showsLabel, limits: limits)
    _widgetURL = ExplicitNull(wrappedValue: list.widgetURL.isEmpty ? nil : list.widgetURL)
    actions = collector.areas
    elements = tree.elements
    isCut = tree.isCut
    text = tree.elements.flatMap(\.flattened).map { [$0.label, $0.value].filter { !$0.isEmpty }.joined(separator: ": ") }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    self.redaction = redaction.presentationName
    locale = list.locale
    self.date = date
    _nextChange = ExplicitNull(wrappedValue: [tree.nextChange, nextEntry].compactMap(\.self).min())
  }
}

/// Collects tap areas while it walks through a display list; keeps the current transform.
private struct AreaCollector {
  let list: DisplayList
  let date: Date
  var areas: [ContentReport.Area] = []

  mutating func visit(_ node: DisplayNode, _ path: NodePath, at parent: AffineMap) {
    guard node.toggleFace != .tapped else { return }
    let map = parent.entering(node, of: list, at: date)
    if node.hasAction {
      let size = node.size(in: list)
      add(node.action, path, frame: map.bounds(width: size.width, height: size.height))
    }
    if case .group(let group) = node.content {
      for (position, child) in group.children.enumerated() { visit(child, path.child(position), at: map) }
    }
  }

  private mutating func add(_ action: Action, _ path: NodePath, frame: ContentReport.Frame) {
    switch action.action {
    case .link(let link): areas.append(.init(path: path.description, frame: frame, link: link, intent: nil, toggles: false))
    case .intent(let intent):
      areas.append(.init(path: path.description, frame: frame, link: nil, intent: intent.type, toggles: intent.hasTogglesTo))
    case nil: break
    }
  }
}
