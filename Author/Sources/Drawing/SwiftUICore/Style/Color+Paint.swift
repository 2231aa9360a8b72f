import AlmanacAssets
import AlmanacWireSchema

extension Color: ShapeStyle {
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint { _StylePaint(.color(value(in: context))) }

  /// Converts the colour to the archive's form: symbolic if possible. Catalog colours are looked up.
  @MainActor package func value(in context: _StyleContext) -> ColorValue {
    var result = ColorValue()
    switch provider {
    case .components(let components): result.rgba = context.session.finite(components).rgba
    case .system(let name): result.system = name
    case .accent:
      if let accent = context.environment.core.accentColor {
        var outer = context
        outer.environment.core.accentColor = nil
        return accent.value(in: outer)
      }
      if let catalog = context.session.assets(in: nil).accentColor(on: context.environment.assetDevice) { return ColorValue(catalog) }
      result.system = "accent"
    case .adaptive(let light, let dark):
      result.adaptive.light = context.session.finite(light).rgba
      result.adaptive.dark = context.session.finite(dark).rgba
    case .asset(let name, let bundlePath, let source):
      let assets = context.session.assets(in: bundlePath)
      if let catalog = assets.color(named: name, on: context.environment.assetDevice) { return ColorValue(catalog) }
      let reason =
        assets.hasColorSet(named: name)
        ? "the color set \(name) has no usable color: its Contents.json names an unknown system color, or lacks components or a color for this device"
        : "no color set \(name) in the app's asset catalogs"
      context.session.diagnose(.warning, "asset.missing", "\(reason): magenta is used instead", place: name, at: source)
      result.rgba = SRGBComponents(red: 1, green: 0, blue: 1).rgba
    case .opacity(let color, let opacity):
      result = color.value(in: context)
      result.opacity =
        (result.hasOpacity ? result.opacity : 1) * Float(context.session.finite(opacity, of: "Color.opacity(_:)", fallback: 1, in: 0...1))
    case .brightness(let color, let amount):
      result = color.value(in: context)
      result.brightness =
        (result.hasBrightness ? result.brightness : 0) + Float(context.session.finite(amount, of: "a colour's brightness", in: -1...1))
    case .mix(let from, let to, let fraction, let perceptual):
      result.mixed.from = from.value(in: context)
      result.mixed.to = to.value(in: context)
      result.mixed.fraction = Float(context.session.finite(fraction, of: "Color.mix(with:by:)", in: 0...1))
      result.mixed.perceptual = perceptual
    case .dynamic(let color): result = ColorValue(dynamic: color)
    }
    return result
  }
}

extension RenderSession {
  /// Replaces infinite and NaN components of `color`, and clamps them to the range that the painter accepts.
  fileprivate func finite(_ color: SRGBComponents) -> SRGBComponents {
    let range = -1e6...1e6
    if range.contains(color.red), range.contains(color.green), range.contains(color.blue), range.contains(color.alpha) { return color }
    func component(_ value: Double) -> Double { finite(value, of: "a colour's component", in: range) }
    return SRGBComponents(
      red: component(color.red), green: component(color.green), blue: component(color.blue),
      alpha: finite(color.alpha, of: "a colour's opacity", fallback: 1, in: 0...1))
  }
}
