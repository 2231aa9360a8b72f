import AlmanacWireSchema

/// The traits of a view for assistive technology, for example button or header.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The bits of `Accessibility.traits` in the wire schema.
  fileprivate private(set) var bits: UInt32
  private init(bits: UInt32) { self.bits = bits }
  public init() { bits = 0 }

  public static let isButton = AccessibilityTraits(bits: 1)
  public static let isHeader = AccessibilityTraits(bits: 2)
  public static let isSelected = AccessibilityTraits(bits: 4)
  public static let isLink = AccessibilityTraits(bits: 8)
  public static let isImage = AccessibilityTraits(bits: 16)
  public static let isStaticText = AccessibilityTraits(bits: 32)
  public static let isSummaryElement = AccessibilityTraits(bits: 64)
  public static let updatesFrequently = AccessibilityTraits(bits: 128)
  public static let isToggle = AccessibilityTraits(bits: 256)
  public static let isModal = AccessibilityTraits(bits: 512)
  public static let isSearchField = AccessibilityTraits(bits: 1 << 10), isKeyboardKey = AccessibilityTraits(bits: 1 << 11)
  public static let isTabBar = AccessibilityTraits(bits: 1 << 12), playsSound = AccessibilityTraits(bits: 1 << 13)
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 14), causesPageTurn = AccessibilityTraits(bits: 1 << 15)
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 16)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public mutating func insert(_ member: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    bits |= member.bits
    return (isNew, member)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = AccessibilityTraits(bits: bits & member.bits)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    let old = AccessibilityTraits(bits: bits & member.bits)
    bits |= member.bits
    return old.bits == 0 ? nil : old
  }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits | other.bits) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits & other.bits) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits ^ other.bits) }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// How an accessibility element treats its children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let ignoresChildren: Bool
  let isCombined: Bool
  /// The children are left out; only the element's own label, value and hint are read.
  public static let ignore = AccessibilityChildBehavior(ignoresChildren: true, isCombined: false)
  /// The children stay separate elements.
  public static let contain = AccessibilityChildBehavior(ignoresChildren: false, isCombined: false)
  /// The children are read as one element.
  public static let combine = AccessibilityChildBehavior(ignoresChildren: false, isCombined: true)
}

nonisolated extension View {
  func accessibilityLayer(_ change: @escaping @MainActor (inout Accessibility) -> Void) -> ModifiedContent<Self, LayerModifier> {
    modifier(LayerModifier { node, _ in change(&node.accessibility) })
  }

  /// Sets the view's label for assistive technology.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    let label = String(label)
    return accessibilityLayer { $0.label = label }
  }
  /// Sets the view's value for assistive technology.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    let value = String(value)
    return accessibilityLayer { $0.value = value }
  }
  /// Sets the view's hint, which describes what using the view does.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    let hint = String(hint)
    return accessibilityLayer { $0.hint = hint }
  }
  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View { accessibilityLayer { $0.hidden = hidden } }
  /// Sets the identifier by which tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View { accessibilityLayer { $0.identifier = identifier } }
  /// Makes the view an accessibility element.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibilityLayer {
      $0.ignoreChildren = children.ignoresChildren
      $0.combineChildren = children.isCombined
      $0.containChildren = !children.ignoresChildren && !children.isCombined
    }
  }
  /// Adds traits to those that follow from the content.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityLayer {
      if traits.contains(.isHeader) { $0.header = true }
      $0.traits = traits.bits
    }
  }
  /// Removes traits, also those that follow from the content.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityLayer { $0.removedTraits = traits.bits }
  }
  /// Sets the order in which elements of one container are read: higher priorities first, equal ones in drawing order. The default is 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    let priority = sortPriority.isFinite ? sortPriority : 0
    return accessibilityLayer { $0.sortPriority = priority }
  }

  /// Marks the view as a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityLayer {
      $0.header = true
      $0.traits = AccessibilityTraits.isHeader.bits
      $0.headingLevel = UInt32(level.rawValue)
    }
  }
  /// Stub. Has no effect: the archive stores only one label of a view. A note reports it.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("accessibilityInputLabels", "the archive keeps only an element’s label, value, hint, traits and order", SourceLocation(fileID, line))
  }
  public func accessibilityInputLabels(_ inputLabels: [Text], fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("accessibilityInputLabels", "the archive keeps only an element’s label, value, hint, traits and order", SourceLocation(fileID, line))
  }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("accessibilityInputLabels", "the archive keeps only an element’s label, value, hint, traits and order", SourceLocation(fileID, line))
  }
  /// Stub. Has no effect: the host does not invert colours. A note reports it.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("accessibilityIgnoresInvertColors", "this host does not invert colours", SourceLocation(fileID, line))
  }
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    noEffect("accessibilityRespondsToUserInteraction", "only links and buttons respond", SourceLocation(fileID, line))
  }
  public func accessibilityShowsLargeContentViewer(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("accessibilityShowsLargeContentViewer", "this host has no large content viewer", SourceLocation(fileID, line))
  }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noEffect("accessibilityLabeledPair", "the archive keeps only an element’s label, value, hint, traits and order", SourceLocation(fileID, line))
  }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("accessibilityTextContentType", "the archive keeps only an element’s label, value, hint, traits and order", SourceLocation(fileID, line))
  }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = [], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noEffect("accessibilityDirectTouch", "touches go to the host", SourceLocation(fileID, line))
  }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noEffect("accessibilityCustomContent", "the archive keeps only an element’s label, value, hint, traits and order", SourceLocation(fileID, line))
  }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance, fileID: fileID, line: line) }
  /// Replaces the view's accessibility element by that of `representation`.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).overlay(representation().opacity(0).accessibilityLayer { $0.standIn = true })
  }
  /// Adds `children` as accessibility elements inside the view.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityElement(children: .ignore).overlay(children().opacity(0).accessibilityLayer { $0.standIn = true })
  }
  /// Stub. Never runs: the host, not the widget, receives the actions of assistive technology. A note reports it.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(DiagnosticModifier.accessibilityAction(SourceLocation(fileID, line)))
  }
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(DiagnosticModifier.accessibilityAction(SourceLocation(fileID, line)))
  }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line) -> some View
  {
    modifier(DiagnosticModifier.accessibilityAction(SourceLocation(fileID, line)))
  }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(DiagnosticModifier.accessibilityAction(SourceLocation(fileID, line)))
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(DiagnosticModifier.accessibilityAction(SourceLocation(fileID, line)))
  }

  /// Stub. Never used: the host, not the widget, receives the actions of assistive technology. A note reports it.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(DiagnosticModifier.accessibilityAction())
  }
  public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View {
    modifier(DiagnosticModifier.accessibilityAction())
  }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { modifier(DiagnosticModifier.accessibilityAction()) }
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    modifier(DiagnosticModifier.accessibilityAction())
  }
  /// Stub. Has no effect in a widget.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  @_disfavoredOverload
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}

extension DiagnosticModifier {
  package static func accessibilityAction(_ source: SourceLocation? = nil) -> DiagnosticModifier {
    DiagnosticModifier(
      name: "accessibilityAction.ignored", message: "an accessibility action never runs in a widget; use Button(intent:) or Link",
      source: source)
  }
}

public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: Text?
  public static let `default` = AccessibilityActionKind(name: nil)
  public static let escape = AccessibilityActionKind(name: Text(verbatim: "escape"))
  public static let magicTap = AccessibilityActionKind(name: Text(verbatim: "magicTap"))
  public init(named name: Text) { self.name = name }
  private init(name: Text?) { self.name = name }
}
/// Additional content that assistive technology reads on demand.
public enum AXCustomContent {
  public enum Importance: Sendable { case `default`, high }
}
