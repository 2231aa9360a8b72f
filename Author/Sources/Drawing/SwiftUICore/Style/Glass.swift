/// A material behind content, optionally tinted.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }
  let kind: Kind
  var tint: Color?
  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }
  /// Stub. Has no effect: glass in a widget does not react to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default outline of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

nonisolated extension View {
  /// Puts glass behind the view. It is drawn as a flat material without refraction; a `glassEffect.flat` note reports it.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    modifier(GlassModifier(glass: glass, shape: AnyShape(shape)))
  }
  /// Stub. Has no effect: Almanac does not merge pieces of glass.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
  /// Stub. Has no effect: Almanac does not merge pieces of glass.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
  /// Stub. Has no effect: glass appears and disappears with its view. A note reports it.
  public func glassEffectTransition(
    _ transition: GlassEffectTransition, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noEffect("glassEffectTransition", "glass appears with its view", SourceLocation(fileID, line))
  }

  /// Puts glass behind the view, as in a visionOS app. It is drawn like `glassEffect`.
  public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 46, style: .continuous), displayMode: displayMode)
  }
  public func glassBackgroundEffect<S: InsettableShape>(in shape: S, displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    modifier(GlassModifier(glass: displayMode == .never ? .identity : .regular, shape: AnyShape(shape)))
  }
  public func glassBackgroundEffect<T: GlassBackgroundEffect>(_ effect: T, displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    glassBackgroundEffect(displayMode: displayMode)
  }
  public func glassBackgroundEffect<T: GlassBackgroundEffect, S: InsettableShape>(
    _ effect: T, in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { glassBackgroundEffect(in: shape, displayMode: displayMode) }
  /// Stub. Has no effect: a widget has no bars under which its content could extend.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}

public struct GlassEffectTransition: Sendable {
  public static let identity = Self(), matchedGeometry = Self(), materialize = Self()
}
public enum GlassBackgroundDisplayMode: Hashable, Sendable { case always, implicit, never }
/// Stub. The appearance of glass behind a visionOS app. Ignored.
public protocol GlassBackgroundEffect: Sendable {}
public struct AutomaticGlassBackgroundEffect: GlassBackgroundEffect { public init() {} }
public struct PlateGlassBackgroundEffect: GlassBackgroundEffect { public init() {} }
public struct FeatheredGlassBackgroundEffect: GlassBackgroundEffect { public init() {} }
extension GlassBackgroundEffect where Self == AutomaticGlassBackgroundEffect { public static var automatic: Self { Self() } }
extension GlassBackgroundEffect where Self == PlateGlassBackgroundEffect { public static var plate: Self { Self() } }
extension GlassBackgroundEffect where Self == FeatheredGlassBackgroundEffect { public static var feathered: Self { Self() } }

/// A container in which Apple's platforms merge pieces of glass. Almanac draws each piece separately.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { content }
}

nonisolated private struct GlassModifier: ViewModifier {
  let glass: Glass
  let shape: AnyShape

  @MainActor func body(content: Content) -> some View {
    if glass.kind == .identity {
      content
    } else {
      let _ = RenderSession.current?.diagnose(
        .note, "glassEffect.flat", "glass is drawn as a flat material, without refraction or highlights")
      content.background {
        ZStack {
          shape.fill(glass.kind == .clear ? Material.ultraThin : .thin)
          if let tint = glass.tint { shape.fill(tint.opacity(0.5)) }
        }
      }
    }
  }
}

/// Draws the label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.plain).padding(.horizontal, 12).padding(.vertical, 7).glassEffect()
  }
}
/// Draws a white label on glass in the tint colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
