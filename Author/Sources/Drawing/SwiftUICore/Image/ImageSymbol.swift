import AlmanacAssets
import AlmanacSymbolTemplates
import AlmanacTextEngine
import AlmanacWireSchema

/// The symbol of an image: a system symbol, or one from the app's catalogs.
@MainActor
struct ImageSymbol {
  let name: String
  /// The app's own drawing; nil for a system symbol.
  let template: SymbolTemplate?
  /// The rendering mode that the app's catalog gives the symbol; nil if it gives none.
  var ownMode: SymbolRenderingModeValue?

  /// Returns the outline in ems at a scale, for fonts of the given weight.
  func outline(weight: Int, scale: Image.Scale, text: TextEngine) -> SymbolOutline {
    guard let template else {
      // System symbols are drawn at medium scale and then scaled by `factor(of:)`.
      return text.symbol(name, weight: weight)
    }
    return text.symbol(template, weight: weight, scale: scale.template)
  }

  /// Returns the factor by which the outline is scaled in addition to the font's size.
  func factor(of scale: Image.Scale) -> CGFloat { template == nil ? scale.factor : 1 }
}

extension Image.Scale {
  fileprivate var template: SymbolTemplate.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension Image {
  /// Returns the symbol to draw, with the environment's variants applied. Returns nil for images that are not symbols, and for symbols whose file
  /// is broken; a diagnostic reports those.
  @MainActor func symbol(in context: _StyleContext) -> ImageSymbol? {
    switch source {
    case .symbol(let name, _):
      let name = systemName(name, in: context.environment)
      checkSymbol(name, in: context.session)
      let shown = context.environment.layoutDirection == .rightToLeft ? DirectionalSymbol.mirrored(name) : name
      return ImageSymbol(name: context.session.text.symbol(shown, weight: 400).isFallback ? name : shown, template: nil)
    case .asset(let name, let bundle):
      switch context.session.assets(in: bundle?.bundlePath).symbol(named: name, on: context.environment.assetDevice) {
      case .success(let symbol):
        return ImageSymbol(name: name, template: symbol.template, ownMode: symbol.renderingIntent.flatMap(SymbolRenderingModeValue.init(intent:)))
      case .failure(let error):
        context.session.diagnose(.warning, "asset.symbol", "the symbol \(name) \(error); a grey box is drawn in its place", place: name)
        return nil
      case nil: return nil
      }
    case .data: return nil
    }
  }

  @MainActor private func systemName(_ name: String, in environment: EnvironmentValues) -> String {
    let variants = environment.core.symbolVariants
    guard variants != .none else { return name }
    return variants.names(for: name).first { !TextEngine.current.symbol($0, weight: 400).isFallback } ?? name
  }

  @MainActor private func checkSymbol(_ name: String, in session: RenderSession) {
    guard session.text.symbol(name, weight: 400).isFallback else { return }
    session.diagnose(
      .warning, "symbol.unknown", "there is no drawing of the system symbol \(name): a question mark in a dashed box is shown instead",
      place: name, at: place)
  }

  /// Returns the rendering mode and the paints of this image's symbol in the environment.
  @MainActor func symbolAppearance(of symbol: ImageSymbol, in context: _StyleContext) -> (
    mode: SymbolRenderingModeValue, paints: [Paint], layer: _StylePaint
  ) {
    let fields = context.environment.core
    let styles = fields.foregroundStyles
    // The symbol's own mode wins over its being drawn as the original. Without a mode, two or more foreground styles select the palette mode.
    let mode =
      symbolMode?.value
      ?? (rendering == .original ? .multicolor : fields.symbolRenderingMode?.value ?? (styles.count > 1 ? .palette : symbol.ownMode ?? .monochrome))
    let layer = symbolTint?._paint(in: context) ?? ForegroundStyle()._paint(in: context)
    let paints = (mode == .palette || mode == .hierarchical) && styles.count > 1 ? styles.map { $0._paint(in: context).paint } : [layer.paint]
    return (mode, paints, layer)
  }
}

extension SymbolRenderingModeValue {
  /// The mode that a catalog names; nil for `automatic` and unknown names.
  fileprivate init?(intent: String) {
    switch intent {
    case "template", "monochrome": self = .monochrome
    case "hierarchical": self = .hierarchical
    case "palette": self = .palette
    case "multicolor": self = .multicolor
    default: return nil
    }
  }
}
