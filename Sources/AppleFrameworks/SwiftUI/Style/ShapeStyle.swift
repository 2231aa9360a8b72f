import WireSchema

/// A colour, gradient or pattern that shapes and text are painted with.
///
/// A style of an author's own implements `resolve(in:)` and returns another style; the system's own styles become paint.
nonisolated public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  @MainActor func _paint(in context: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    EnvironmentStack.with(context.environment) { resolve(in: context.environment) }._paint(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is painted, not resolved") }

  /// An author's style without `resolve(in:)`, which compiles here as in Xcode, would stand for nothing.
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    context.session.diagnose(
      .error, "shapeStyle.unresolved", "\(Self.self) has no resolve(in:) and the foreground colour is painted; return the style it stands for")
    return ForegroundStyle()._paint(in: context)
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint { _StylePaint(Paint()) }
}

/// Where a style becomes paint: the environment at the painted view, and the session that images and diagnostics go to.
@MainActor @preconcurrency
public struct _StyleContext {
  package var environment: EnvironmentValues
  package let session: RenderSession

  package init(environment: EnvironmentValues, session: RenderSession) {
    self.environment = environment
    self.session = session
  }
}

/// What a style paints: a paint, and what it does to the painted shape as a layer.
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
  /// The scheme's own label colour at `level`: 1 = primary … 5 = quinary.
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

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint { base._paint(in: context) }

  /// Whether both hide equal styles; styles that cannot be compared are never equal.
  package func isEqual(to other: AnyShapeStyle) -> Bool {
    func compare<S: Equatable>(_ a: S) -> Bool { (other.base as? S).map { $0 == a } ?? false }
    return (base as? any Equatable).map { compare($0) } ?? false
  }
}
