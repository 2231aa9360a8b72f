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

private struct PreviewTraitModifier: PrimitiveModifier {
  let change: (inout PreviewTraits) -> Void
  func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    change(&nodes.session.previewTraits)
    content(&nodes)
  }
}

extension View {
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
