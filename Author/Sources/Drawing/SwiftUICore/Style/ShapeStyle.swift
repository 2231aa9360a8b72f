import AlmanacWireSchema

/// A style with which shapes and text are painted: a colour, gradient, pattern or material.
///
/// An author's style implements `resolve(in:)` and returns another style. Built-in styles implement `_paint(in:)`.
nonisolated public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to paint with in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  @MainActor func _paint(in context: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    EnvironmentStack.with(context.environment) { resolve(in: context.environment) }._paint(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) has no resolve(in:): it creates its own paint") }

  /// Reports an error and returns the foreground colour, for an author's style without `resolve(in:)`. Such a style compiles here as it does in Xcode.
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    context.session.diagnose(
      .error, "shapeStyle.unresolved", "\(Self.self) has no resolve(in:), so the foreground colour is painted; return the style to paint with")
    return ForegroundStyle()._paint(in: context)
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint { _StylePaint(Paint()) }
}

/// The context in which a style creates its paint: the environment of the painted view, and the session for images and diagnostics.
@MainActor @preconcurrency
public struct _StyleContext {
  package var environment: EnvironmentValues
  package let session: RenderSession
  /// True while the style that `backgroundStyle(_:)` sets creates its paint.
  var isInBackgroundStyle = false

  package init(environment: EnvironmentValues, session: RenderSession) {
    self.environment = environment
    self.session = session
  }
}

/// The result of a style: a paint, and effects on the layer that holds the painted shape.
nonisolated public struct _StylePaint {
  package var paint: Paint
  package var shadows: [ShadowEffect] = []
  package var blendMode = BlendModeValue.normal

  package init(_ paint: Paint) { self.paint = paint }

  package mutating func multiplyOpacity(by opacity: Double) {
    paint.opacity = (paint.hasOpacity ? paint.opacity : 1) * Float(opacity)
  }
}

extension Paint {
  /// Returns the colour scheme's label colour at `level`: 1 = primary … 5 = quinary.
  package static func hierarchical(_ level: Int) -> Paint {
    var paint = Paint()
    paint.hierarchical.level = UInt32(level)
    return paint
  }
  package static func color(_ color: ColorValue) -> Paint {
    var paint = Paint()
    paint.color = color
    return paint
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint { base._paint(in: context) }

  /// Returns true if both contain equal styles. Styles that cannot be compared are never equal.
  package func isEqual(to other: AnyShapeStyle) -> Bool {
    func compare<S: Equatable>(_ a: S) -> Bool { (other.base as? S).map { $0 == a } ?? false }
    return (base as? any Equatable).map { compare($0) } ?? false
  }
}
