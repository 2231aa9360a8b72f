import AlmanacWireSchema

/// Colours at locations from 0 to 1, mixed in a perceptual space (Oklab) unless `colorSpace(_:)` names the device's (sRGB).
@frozen public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a location.
  @frozen public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// The colour space in which the colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    public static let device = ColorSpace(name: "device")
    /// Oklab. The default for apps that are built for iOS 16 or later, as Apple's systems draw them.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  public var stops: [Stop]
  var space = ColorSpace.perceptual
  public init(stops: [Stop]) { self.stops = stops }
  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  @MainActor func values(in context: _StyleContext) -> [GradientStop] {
    stops.map { stop in
      var value = GradientStop()
      value.color = stop.color.value(in: context)
      value.location = Double(context.session.finite(stop.location, of: "a gradient's stop"))
      value.perceptual = space == .perceptual
      return value
    }
  }

  /// Returns the gradient with its colours mixed in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(mixed(in: space)) }
  func mixed(in space: ColorSpace) -> Gradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// Returns a linear gradient from top to bottom.
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: context)
  }
}

/// Any gradient, or the standard gradient of a colour.
public struct AnyGradient: ShapeStyle, Hashable {
  enum Storage: Hashable, Sendable {
    case stops(Gradient)
    case standard(Color)
  }
  let storage: Storage
  public init(_ gradient: Gradient) { storage = .stops(gradient) }
  init(standardGradientOf color: Color) { storage = .standard(color) }

  /// Returns the gradient with its colours mixed in `space`. The standard gradient of a colour stays as it is: both spaces mix its two shades alike.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    switch storage {
    case .stops(let gradient): AnyGradient(gradient.mixed(in: space))
    case .standard: self
    }
  }

  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    switch storage {
    case .stops(let gradient): return gradient._paint(in: context)
    case .standard(let color):
      var paint = Paint()
      paint.standardGradient = color.value(in: context)
      return _StylePaint(paint)
    }
  }
}

/// A gradient along a line between two points.
@frozen public struct LinearGradient: ShapeStyle, Hashable {
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    var paint = Paint()
    paint.linearGradient.stops = gradient.values(in: context)
    paint.linearGradient.start = context.value(of: startPoint)
    paint.linearGradient.end = context.value(of: endPoint)
    return _StylePaint(paint)
  }
}

/// A gradient outward from a point; the radii are in points.
@frozen public struct RadialGradient: ShapeStyle, Hashable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    var paint = Paint()
    paint.radialGradient.stops = gradient.values(in: context)
    paint.radialGradient.center = context.value(of: center)
    paint.radialGradient.startRadius = Double(context.session.finite(startRadius, of: "a gradient's radius"))
    paint.radialGradient.endRadius = Double(context.session.finite(endRadius, of: "a gradient's radius"))
    return _StylePaint(paint)
  }
}

/// A gradient outward from a point, stretched to the shape's proportions; the radii are fractions of the shape's size.
@frozen public struct EllipticalGradient: ShapeStyle, Hashable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat
  public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }
  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    var paint = Paint()
    paint.ellipticalGradient.stops = gradient.values(in: context)
    paint.ellipticalGradient.center = context.value(of: center)
    paint.ellipticalGradient.startRadiusFraction = Double(context.session.finite(startRadiusFraction, of: "a gradient's radius"))
    paint.ellipticalGradient.endRadiusFraction = Double(context.session.finite(endRadiusFraction, of: "a gradient's radius"))
    return _StylePaint(paint)
  }
}

/// A gradient around a point, clockwise from the right.
@frozen public struct AngularGradient: ShapeStyle, Hashable {
  var gradient: Gradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates a gradient over a full turn that starts at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    var paint = Paint()
    paint.angularGradient.stops = gradient.values(in: context)
    paint.angularGradient.center = context.value(of: center)
    paint.angularGradient.startAngle = Double(context.session.finite(startAngle.radians, of: "a gradient\'s angle", in: -1e6...1e6))
    paint.angularGradient.endAngle = Double(context.session.finite(endAngle.radians, of: "a gradient\'s angle", in: -1e6...1e6))
    return _StylePaint(paint)
  }
}

extension PointValue {
  package init(_ point: UnitPoint) { self.init(CGPoint(x: point.x, y: point.y)) }
}

extension _StyleContext {
  /// Returns a gradient's point from the left: in a right-to-left layout unit points count from the right.
  fileprivate func value(of point: UnitPoint) -> PointValue {
    let x = environment.core.layoutDirection == .rightToLeft ? 1 - point.x : point.x
    return PointValue(session.finite(CGPoint(x: x, y: point.y), of: "a gradient's point"))
  }
}

/// A style whose unit points count from the left in every layout, as the points of a canvas do.
struct LeftToRightStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  @MainActor func _paint(in context: _StyleContext) -> _StylePaint {
    var context = context
    context.environment.core.layoutDirection = .leftToRight
    return base._paint(in: context)
  }
}
