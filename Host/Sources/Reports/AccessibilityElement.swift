import AlmanacWireSchema

/// One element of a widget as assistive technology reads it.
public struct AccessibilityElement: Encodable, Sendable, Equatable {
  /// What an element is.
  public enum Role: String, Encodable, Sendable {
    case text, heading, image, button, link, toggle, progress, gauge, group
  }

  public let role: Role
  /// What the element is called or says; empty for an image without a label.
  public let label: String
  /// Its value in words, for instance “57%”; empty if it has none.
  public let value: String
  /// What using it does; empty if the author does not say.
  public let hint: String
  /// The level of a heading, 1 to 6; null if it has none.
  @ExplicitNull public var level: Int?
  /// The completed part of progress, or which part of its range a gauge shows, 0 to 1; null for other elements.
  @ExplicitNull public var fraction: Double?
  /// Whether a toggle is on; null for other elements.
  @ExplicitNull public var isOn: Bool?
  public let isSelected: Bool
  /// Whether the element follows the clock.
  public let updatesFrequently: Bool
  /// Its box in points from the widget's top left, inside the widget.
  public let frame: ContentReport.Frame
  /// The URL that it opens; null if it is no link.
  @ExplicitNull public var link: String?
  /// The intent that it performs; null if it is no button or toggle.
  @ExplicitNull public var intent: String?
  /// Names the link, button or toggle in a tap; null for other elements.
  @ExplicitNull public var path: String?
  /// The elements of a group, and the buttons and links inside an element.
  public let children: [AccessibilityElement]

  init(_ draft: AccessibilityDraft, label: String, value: String, hint: String, frame: ContentReport.Frame, children: [AccessibilityElement]) {
    role = draft.role(hasChildren: !children.isEmpty)
    (self.label, self.value, self.hint, self.frame, self.children) = (label, value, hint, frame, children)
    _level = ExplicitNull(wrappedValue: role == .heading && (1...6).contains(draft.level) ? draft.level : nil)
    _fraction = ExplicitNull(wrappedValue: draft.fraction)
    _isOn = ExplicitNull(wrappedValue: role == .toggle ? draft.isOn : nil)
    isSelected = draft.traits.contains(.selected)
    updatesFrequently = draft.traits.contains(.updatesFrequently)
    _link = ExplicitNull(wrappedValue: draft.link)
    _intent = ExplicitNull(wrappedValue: draft.intent)
    _path = ExplicitNull(wrappedValue: draft.isControl ? draft.path?.description : nil)
  }

  /// The element and what is inside, in reading order.
  var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }
}

/// Bits of `Accessibility.traits`.
struct AccessibilityTraitBits: OptionSet {
  let rawValue: UInt32
  static let button = Self(rawValue: 1)
  static let header = Self(rawValue: 2)
  static let selected = Self(rawValue: 4)
  static let link = Self(rawValue: 8)
  static let image = Self(rawValue: 16)
  static let staticText = Self(rawValue: 32)
  static let updatesFrequently = Self(rawValue: 128)
  static let toggle = Self(rawValue: 256)
}

/// An element while the tree is collected, before texts are cut and frames are clamped.
struct AccessibilityDraft {
  var label = ""
  var value = ""
  var hint = ""
  var traits: AccessibilityTraitBits = []
  var level = 0
  var priority = 0.0
  var fraction: Double?
  var isOn: Bool?
  /// Whether the fraction is a gauge's.
  var isGauge = false
  /// Whether the element is the value of the one around it.
  var isValue = false
  var isGroup = false
  var link: String?
  var intent: String?
  /// Where the link, button or toggle is in the list.
  var path: NodePath?
  var frame: ContentReport.Frame
  var children: [AccessibilityDraft] = []

  /// Returns the element as part of a label beside the widget: with the widget's frame, and without controls, because a tap on the label is one on
  /// the widget.
  func besideWidget(_ frame: ContentReport.Frame) -> AccessibilityDraft {
    var part = self
    (part.frame, part.link, part.intent) = (frame, nil, nil)
    part.children = children.map { $0.besideWidget(frame) }
    return part
  }

  var isControl: Bool { link != nil || intent != nil }

  func role(hasChildren: Bool) -> AccessibilityElement.Role {
    if link != nil { return .link }
    if intent != nil { return isOn != nil || traits.contains(.toggle) ? .toggle : .button }
    if isGroup, hasChildren { return .group }
    if traits.contains(.header) { return .heading }
    if fraction != nil { return isGauge ? .gauge : .progress }
    return traits.contains(.image) ? .image : .text
  }

  /// The controls in the element, itself included.
  var controls: [AccessibilityDraft] { isControl ? [self] : children.flatMap(\.controls) }

  /// What the element and those inside it say.
  var words: String {
    let own = [label, value].filter { !$0.isEmpty }.joined(separator: ": ")
    return ([own] + children.map(\.words)).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Sets what a node above the element says about it. Texts replace the element's own.
  mutating func apply(_ node: Accessibility) {
    if !node.label.isEmpty { label = node.label }
    if !node.value.isEmpty { value = node.value }
    if !node.hint.isEmpty { hint = node.hint }
    traits.formUnion(.init(rawValue: node.traits))
    if node.header { traits.insert(.header) }
    traits.subtract(.init(rawValue: node.removedTraits))
    if node.headingLevel != 0 { level = Int(min(node.headingLevel, 7)) }
    if node.sortPriority != 0 { priority = node.sortPriority }
  }
}
