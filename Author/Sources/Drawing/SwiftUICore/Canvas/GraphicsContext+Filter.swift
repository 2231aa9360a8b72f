import AlmanacWireSchema

extension GraphicsContext {
  /// How drawing combines with the content behind it: the blend modes of views, and further ones for canvases only.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

    public static var normal: BlendMode { BlendMode(.normal) }
    public static var multiply: BlendMode { BlendMode(.multiply) }
    public static var screen: BlendMode { BlendMode(.screen) }
    public static var overlay: BlendMode { BlendMode(.overlay) }
    public static var darken: BlendMode { BlendMode(.darken) }
    public static var lighten: BlendMode { BlendMode(.lighten) }
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    public static var softLight: BlendMode { BlendMode(.softLight) }
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    public static var difference: BlendMode { BlendMode(.difference) }
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    public static var hue: BlendMode { BlendMode(.hue) }
    public static var saturation: BlendMode { BlendMode(.saturation) }
    public static var color: BlendMode { BlendMode(.color) }
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    public static var clear: BlendMode { BlendMode(.clear) }
    public static var copy: BlendMode { BlendMode(.copy) }
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    public static var xor: BlendMode { BlendMode(.xor) }
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }

    /// The mode in the display list.
    var archived: BlendModeValue {
      switch CGBlendMode(rawValue: rawValue) {
      case .normal: .normal
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .softLight: .softLight
      case .hardLight: .hardLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .clear: .clear
      case .copy: .copy
      case .sourceIn: .sourceIn
      case .sourceOut: .sourceOut
      case .destinationIn: .destinationIn
      case .destinationAtop: .destinationAtop
      case .xor: .xor
      case .destinationOut: .destinationOut
      case .sourceAtop: .sourceAtop
      case .destinationOver: .destinationOver
      case .plusDarker: .plusDarker
      case .plusLighter: .plusLighter
      case nil: .normal
      }
    }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// A change to the pixels of a drawing.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case effects([Effect])
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat, BlendMode, ShadowOptions)
      case alphaThreshold(min: Double, max: Double, Color)
      case multiply(Color)
      case transform(CGAffineTransform)
      case unsupported(String)
    }
    let kind: Kind

    private static func effect(_ effect: Effect.OneOf_Effect) -> Filter {
      var value = Effect()
      value.effect = effect
      return Filter(kind: .effects([value]))
    }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { effect(.blur(Double(max(0, radius)))) }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(kind: .shadow(color, radius: radius, x: x, y: y, blendMode, options)) }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static func hueRotation(_ angle: Angle) -> Filter { effect(.hueRotation(angle.radians)) }
    public static func saturation(_ amount: Double) -> Filter { effect(.saturation(amount)) }
    public static func brightness(_ amount: Double) -> Filter { effect(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { effect(.contrast(amount)) }
    public static func grayscale(_ amount: Double) -> Filter { effect(.grayscale(amount)) }
    /// Inverts colours by a part: 0 leaves them, 1 inverts them.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      if amount == 1 { return effect(.colorInvert(true)) }
      var matrix = ColorMatrix()
      let (factor, added) = (Float(1 - 2 * amount), Float(amount))
      (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
      (matrix.r5, matrix.g5, matrix.b5) = (added, added, added)
      return colorMatrix(matrix)
    }
    public static var luminanceToAlpha: Filter { effect(.luminanceToAlpha(true)) }
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      matrix.isAffine ? Filter(kind: .transform(matrix.affine)) : Filter(kind: .unsupported("a projection"))
    }
    /// Multiplies unpremultiplied colours and alpha by a matrix; results are clamped to 0…1.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      var value = ColorMatrixValue()
      value.factors = matrix.factors
      return effect(.colorMatrix(value))
    }
    /// Draws `color` where alpha is between `min` and `max`, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter(kind: .alphaThreshold(min: min, max: max, color))
    }
  }

  /// Adds a filter for subsequent drawing. It applies to the result of the filters added before it.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    switch filter.kind {
    case .effects(let values):
      effects += values.map { value in
        var checked = value
        checked.effect = value.effect.map { effect in drawing.onMain { $0.session.finite(effect) } }
        return checked
      }
    case .transform(let matrix): concatenate(matrix)
    case .multiply(let color):
      var effect = Effect()
      effect.colorMultiply = drawing.onMain { color.value(in: _StyleContext(environment: $0.environment, session: $0.session)) }
      effects.append(effect)
    case .alphaThreshold(let min, let max, let color):
      var effect = Effect()
      effect.alphaThreshold.min = min
      effect.alphaThreshold.max = max
      effect.alphaThreshold.color = drawing.onMain { color.value(in: _StyleContext(environment: $0.environment, session: $0.session)) }
      effects.append(effect)
    case .shadow(let color, let radius, let x, let y, let mode, let options):
      var effect = Effect()
      effect.shadow.color = drawing.onMain { color.value(in: _StyleContext(environment: $0.environment, session: $0.session)) }
      let (offset, reach) = drawing.onMain { drawing in
        (
          drawing.session.finite(CGPoint(x: x, y: y), of: "a canvas's shadow"),
          drawing.session.finite(radius, of: "a canvas's shadow", in: 0...RenderSession.Limits.length)
        )
      }
      effect.shadow.radius = Double(reach)
      effect.shadow.x = Double(offset.x)
      effect.shadow.y = Double(offset.y)
      effect.shadow.above = options.contains(.shadowAbove)
      effect.shadow.only = options.contains(.shadowOnly)
      effect.shadow.invertsAlpha = options.contains(.invertsAlpha)
      effects.append(effect)
      if mode != .normal { noteUnsupported("a shadow's own blend mode") }
    case .unsupported(let what): noteUnsupported(what)
    }
  }

  private func noteUnsupported(_ what: String) {
    drawing.onMain {
      $0.session.diagnose(.warning, "canvas.filter", "a canvas's filters do not support \(what); draw the result itself or leave it out")
    }
  }
}

/// A 4 × 5 colour matrix: for each of red, green, blue and alpha, the factors of the four input components and a constant.
@frozen public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1
  public var r2: Float = 0
  public var r3: Float = 0
  public var r4: Float = 0
  public var r5: Float = 0
  public var g1: Float = 0
  public var g2: Float = 1
  public var g3: Float = 0
  public var g4: Float = 0
  public var g5: Float = 0
  public var b1: Float = 0
  public var b2: Float = 0
  public var b3: Float = 1
  public var b4: Float = 0
  public var b5: Float = 0
  public var a1: Float = 0
  public var a2: Float = 0
  public var a3: Float = 0
  public var a4: Float = 1
  public var a5: Float = 0
  public init() {}

  /// The factors row by row.
  var factors: [Float] { [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5] }
}
