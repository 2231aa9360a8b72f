import Archive
import Assets

extension Color: ShapeStyle {
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint { _StylePaint(.color(value(in: context))) }

  /// The colour as it is archived: symbolic where it is, catalog colours looked up.
  @MainActor package func value(in context: _StyleContext) -> ColorValue {
    var result = ColorValue()
    switch provider {
    case .components(let components): result.rgba = components.rgba
    case .system(let name): result.system = name
    case .accent:
      if let catalog = context.session.assets(in: nil).color(named: "AccentColor") { return ColorValue(catalog) }
      result.system = "accent"
    case .adaptive(let light, let dark):
      result.adaptive.light = light.rgba
      result.adaptive.dark = dark.rgba
    case .asset(let name, let bundlePath, let source):
      if let catalog = context.session.assets(in: bundlePath).color(named: name) { return ColorValue(catalog) }
      context.session.diagnose(
        .warning, "asset.missing", "no color set \(name) in the app's asset catalogs: it is drawn magenta", place: name, at: source)
      result.rgba = SRGBComponents(red: 1, green: 0, blue: 1).rgba
    case .opacity(let color, let opacity):
      result = color.value(in: context)
      result.opacity = (result.hasOpacity ? result.opacity : 1) * Float(opacity)
    case .brightness(let color, let amount):
      result = color.value(in: context)
      result.brightness = (result.hasBrightness ? result.brightness : 0) + Float(amount)
    case .mix(let from, let to, let fraction):
      result.mixed.from = from.value(in: context)
      result.mixed.to = to.value(in: context)
      result.mixed.fraction = Float(fraction)
    case .dynamic(let color): result = ColorValue(dynamic: color)
    }
    return result
  }
}
