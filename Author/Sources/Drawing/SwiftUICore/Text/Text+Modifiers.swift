extension Text {
  private func with(_ change: (inout TextAttributes) -> Void) -> Text {
    // An attribute set on an inner text takes precedence over one set on an outer text; `overridden` keeps that order.
    var outer = TextAttributes()
    change(&outer)
    var result = self
    result.attributes = outer.overridden(by: attributes)
    return result
  }

  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.traits.design = design } }
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.traits.width = width } }
  public func bold() -> Text { with { $0.traits.bold = true } }
  public func bold(_ isActive: Bool) -> Text { with { $0.traits.bold = isActive } }
  public func italic() -> Text { with { $0.traits.italic = true } }
  public func italic(_ isActive: Bool) -> Text { with { $0.traits.italic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with { $0.traits.design = .monospaced } : self }
  public func monospacedDigit() -> Text { with { $0.traits.monospacedDigit = true } }
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map { AnyShapeStyle($0) } } }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.underline = .init(isActive: isActive, color: color) } }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.underline = .init(isActive: isActive, color: color, pattern: pattern) }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.strikethrough = .init(isActive: isActive, color: color) }
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.strikethrough = .init(isActive: isActive, color: color, pattern: pattern) }
  }
  /// Adds space after each character, in points.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  /// Raises the text above the baseline by an offset in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = offset } }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? with { $0.scale = scale } : self }
  // Stubs. These modifiers have no effect, because the listener’s settings decide how speech sounds. No note reports it.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
