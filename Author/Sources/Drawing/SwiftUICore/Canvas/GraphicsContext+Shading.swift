import AlmanacWireSchema

extension GraphicsContext {
  /// The paint of a canvas's paths, text and template images. Points and radii are in the coordinates of drawing commands.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case tiledImage(ImagePaint, origin: CGPoint)
      case palette([Shading])
    }
    let kind: Kind

    public static var foreground: Shading { style(ForegroundStyle()) }
    /// The content already drawn. Painting with it would change nothing, so it is clear.
    public static var backdrop: Shading { color(.clear) }
    public static func color(_ color: Color) -> Shading { style(color) }
    public static func color(_ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
      style(Color(space, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      style(Color(space, white: white, opacity: opacity))
    }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
    /// Paints each layer of a symbol with a shading of its own, and anything else with the first one.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint, options)) }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius, options)) }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .conic(gradient, center, angle, options)) }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading(kind: .tiledImage(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin)) }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Returns the shading unchanged: colours stay symbolic until they are painted.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading {
  /// Returns the paint and the box that its unit points refer to; a nil box is the bounding box of the painted path.
  @MainActor func paint(in drawing: CanvasDrawing) -> (paint: _StylePaint, box: CGRect?) {
    let context = _StyleContext(environment: drawing.environment, session: drawing.session)
    // With a box of 1 × 1 point at the origin, unit points equal points.
    let points = CGRect(x: 0, y: 0, width: 1, height: 1)
    func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
    switch kind {
    case .style(let style): return (style._paint(in: context), nil)
    case .linear(let gradient, let start, let end, let options):
      var paint = LeftToRightStyle(base: LinearGradient(gradient: gradient, startPoint: unit(start), endPoint: unit(end)))._paint(in: context)
      paint.paint.linearGradient.spread = options.spread
      return (paint, points)
    case .radial(let gradient, let center, let start, let end, let options):
      let gradient = RadialGradient(gradient: gradient, center: unit(center), startRadius: start, endRadius: end)
      var paint = LeftToRightStyle(base: gradient)._paint(in: context)
      paint.paint.radialGradient.spread = options.spread
      return (paint, points)
    case .conic(let gradient, let center, let angle, _):
      // The options have no effect: a full turn leaves no angle before its start or after its end.
      return (LeftToRightStyle(base: AngularGradient(gradient: gradient, center: unit(center), angle: angle))._paint(in: context), points)
    case .tiledImage(let paint, let origin): return (paint._paint(in: context), CGRect(origin: origin, size: drawing.size))
    case .palette(let shadings): return (shadings.first ?? .foreground).paint(in: drawing)
    }
  }

  /// Converts the shading to a style of views, for text and symbols inside a canvas. Its points are relative to `box`.
  func style(over box: CGRect) -> AnyShapeStyle {
    func unit(_ point: CGPoint) -> UnitPoint {
      UnitPoint(x: (point.x - box.minX) / max(box.width, 1), y: (point.y - box.minY) / max(box.height, 1))
    }
    switch kind {
    case .style(let style): return style
    case .linear(let gradient, let start, let end, _):
      return AnyShapeStyle(LeftToRightStyle(base: LinearGradient(gradient: gradient, startPoint: unit(start), endPoint: unit(end))))
    case .radial(let gradient, let center, let start, let end, _):
      return AnyShapeStyle(LeftToRightStyle(base: RadialGradient(gradient: gradient, center: unit(center), startRadius: start, endRadius: end)))
    case .conic(let gradient, let center, let angle, _):
      return AnyShapeStyle(LeftToRightStyle(base: AngularGradient(gradient: gradient, center: unit(center), angle: angle)))
    case .tiledImage(let paint, _): return AnyShapeStyle(paint)
    case .palette(let shadings): return (shadings.first ?? .foreground).style(over: box)
    }
  }

  /// Converts the shading to the styles of a symbol's layers; nil for the foreground, which the environment has.
  func layerStyles(over box: CGRect) -> [AnyShapeStyle]? {
    switch kind {
    case .palette(let shadings) where !shadings.isEmpty: return shadings.map { $0.style(over: box) }
    case .style(let style) where style.isEqual(to: AnyShapeStyle(ForegroundStyle())): return nil
    default: return [style(over: box)]
    }
  }
}

extension GraphicsContext.GradientOptions {
  fileprivate var spread: GradientSpread { contains(.mirror) ? .mirror : contains(.repeat) ? .repeat : .pad }
}
