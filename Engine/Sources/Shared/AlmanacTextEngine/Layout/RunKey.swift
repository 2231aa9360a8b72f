import AlmanacWireSchema

/// The properties of a run that determine its glyphs. Paint, decorations and links are not included, so runs that differ in them share a layout.
struct RunKey: Hashable {
  enum Content: Hashable {
    case text(String)
    /// A system symbol, by name.
    case symbol(String)
    /// A custom symbol of the app.
    case outline(SymbolOutline)
    /// The size in points.
    case image(width: Double, height: Double)
  }
  var content: Content
  var font: FontKey
  var tracking: Double
  var baselineOffset: Double

  init(_ run: TextRun, textCase: TextCase = .asWritten) {
    switch run.value {
    case .symbol(let symbol): content = symbol.hasOutline ? .outline(SymbolOutline(symbol.outline)) : .symbol(symbol.name)
    case .image(let image): content = .image(width: Self.length(image.size.width), height: Self.length(image.size.height))
    case .text(let text): content = .text(textCase.applied(to: text))
    case .date, nil: content = .text("")
    }
    font = FontKey(run.font)
    tracking = run.tracking.isFinite ? run.tracking : 0
    baselineOffset = run.baselineOffset.isFinite ? run.baselineOffset : 0
  }

  /// Clamps a length in points to 0…2000; 0 if it is not finite.
  private static func length(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), FontKey.largest) : 0 }

  func scaled(by scale: Double) -> RunKey {
    guard scale != 1 else { return self }
    var key = self
    if case .image(let width, let height) = content { key.content = .image(width: width * scale, height: height * scale) }
    key.font.size *= scale
    key.font.lineHeight *= scale
    key.tracking *= scale
    key.baselineOffset *= scale
    return key
  }
}

/// A change of case by the rules of the locale's language.
enum TextCase: Hashable {
  case asWritten, upper, lower
  case upperIn(String), lowerIn(String)

  init(_ style: ParagraphStyle, locale: String) {
    guard style.uppercase || style.lowercase else {
      self = .asWritten
      return
    }
    // Only these languages have rules other than Unicode's default.
    let special = ["tr", "az", "lt", "el"].contains { locale == $0 || locale.hasPrefix($0 + "-") || locale.hasPrefix($0 + "_") }
    if style.uppercase {
      self = special ? .upperIn(locale) : .upper
    } else {
      self = special ? .lowerIn(locale) : .lower
    }
  }
}
