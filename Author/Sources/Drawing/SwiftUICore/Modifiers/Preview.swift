/// Views that are previewed during development.
///
/// No code refers to a preview. It is found by its conformance, which the attribute `@_alwaysEmitConformanceMetadata` keeps in optimized builds.
@MainActor @preconcurrency @_alwaysEmitConformanceMetadata
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// The size that is offered to a preview.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview imitates, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a previewed device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
}

/// The values that preview modifiers have set, collected while a preview resolves.
package struct PreviewTraits {
  package var name: String?
  package var context: (any PreviewContext)?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?
  /// The previewed live activities, as values of WidgetKit's type.
  package var activities: [Any] = []
  package init() {}
}

/// The views of a `PreviewProvider`. Each outermost view that has preview modifiers is a preview of its own.
package struct PreviewedViews {
  /// The values that the modifiers of each view have set, in source order.
  package private(set) var traits: [PreviewTraits] = []
  /// The index of the only view that is resolved; nil to resolve all.
  package let wanted: Int?
  private var depth = 0

  package init(wanted: Int? = nil) { self.wanted = wanted }

  /// Begins a view with a preview modifier. Returns true if the view is resolved; the caller calls `end()` only then.
  mutating func begin(_ change: (inout PreviewTraits) -> Void) -> Bool {
    if depth == 0 { traits.append(PreviewTraits()) }
    change(&traits[traits.count - 1])
    if depth == 0, let wanted, wanted != traits.count - 1 { return false }
    depth += 1
    return true
  }

  mutating func end() { depth -= 1 }

  /// Adds a live activity to the view that began last.
  package mutating func add(activity: Any) {
    if depth > 0 { traits[traits.count - 1].activities.append(activity) }
  }
}

private struct PreviewTraitModifier: PrimitiveModifier {
  let change: (inout PreviewTraits) -> Void
  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let session = nodes.session
    change(&session.previewTraits)
    guard session.previewedViews.begin(change) else { return }
    content(&nodes)
    session.previewedViews.end()
  }
}

nonisolated extension View {
  /// Previews the view in a context, for example a widget of a certain family.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { modifier(PreviewTraitModifier { $0.context = value }) }
  /// Names the preview.
  public func previewDisplayName(_ value: String?) -> some View { modifier(PreviewTraitModifier { $0.name = value }) }
  /// Sets the size offered to the preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { modifier(PreviewTraitModifier { $0.layout = value }) }
  /// Sets the preview's device.
  public func previewDevice(_ value: PreviewDevice?) -> some View { modifier(PreviewTraitModifier { $0.device = value }) }
  /// Sets the orientation of the preview's device.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { modifier(PreviewTraitModifier { $0.orientation = value }) }
}
