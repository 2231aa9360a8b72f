extension Font {
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  /// Returns the system font at `size` points, which does not follow Dynamic Type.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size), traits: traits(weight, design))
  }
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size), traits: traits(weight, design))
  }
  /// Returns the system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), traits: traits(weight, design))
  }
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style), traits: traits(nil, design))
  }

  /// Returns the font called `name` (family or PostScript name), scaled by Dynamic Type like body text. For an unknown name the system font is
  /// used, and a `font.unknown` diagnostic reports it.
  public static func custom(_ name: String, size: CGFloat, fileID: StaticString = #fileID, line: UInt = #line) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body, at: SourceLocation(fileID, line)))
  }
  /// Returns the font called `name`, scaled by Dynamic Type like `textStyle`.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle, at: SourceLocation(fileID, line)))
  }
  /// Returns the font called `name` at a size that does not follow Dynamic Type.
  public static func custom(_ name: String, fixedSize: CGFloat, fileID: StaticString = #fileID, line: UInt = #line) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil, at: SourceLocation(fileID, line)))
  }

  private static func traits(_ weight: Weight?, _ design: Design?) -> FontTraits {
    var traits = FontTraits()
    traits.weight = weight
    traits.design = design
    return traits
  }

  private func with(_ change: (inout FontTraits) -> Void) -> Font {
    var other = FontTraits()
    change(&other)
    return Font(base, traits: traits.overridden(by: other))
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  public func bold() -> Font { with { $0.bold = true } }
  public func bold(_ isActive: Bool) -> Font { with { $0.bold = isActive } }
  public func italic() -> Font { with { $0.italic = true } }
  public func italic(_ isActive: Bool) -> Font { with { $0.italic = isActive } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.monospacedDigit = true } }
  public func smallCaps() -> Font { with { $0.smallCaps = true } }
  public func lowercaseSmallCaps() -> Font { with { $0.smallCaps = true } }
  public func uppercaseSmallCaps() -> Font { with { $0.smallCaps = true } }
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
  public func scaled(by factor: CGFloat) -> Font { with { $0.scale = factor } }
}
