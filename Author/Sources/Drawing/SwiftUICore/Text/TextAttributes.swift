import AlmanacWireSchema

/// Attributes of text that modifiers set; nil inherits a property.
package struct TextAttributes: Equatable {
  package var font: Font?
  package var traits = FontTraits()
  package var foreground: AnyShapeStyle?
  package var underline: Decoration?
  package var strikethrough: Decoration?
  package var tracking: CGFloat?
  package var kerning: CGFloat?
  package var baselineOffset: CGFloat?
  package var scale: Text.Scale?
  package var link: URL?
  var custom = CustomTextAttributes()
  package init() {}

  package struct Decoration: Equatable {
    var isActive: Bool
    var color: Color?
    var pattern = Text.LineStyle.Pattern.solid
  }

  /// Returns these attributes, overridden by those that `inner` sets.
  func overridden(by inner: TextAttributes) -> TextAttributes {
    var result = self
    if let font = inner.font { result.font = font }
    result.traits = traits.overridden(by: inner.traits)
    // A link has its own colour or the tint, whatever colour the text around it has.
    if inner.foreground != nil || inner.link != nil { result.foreground = inner.foreground }
    if let underline = inner.underline { result.underline = underline }
    if let strikethrough = inner.strikethrough { result.strikethrough = strikethrough }
    if let tracking = inner.tracking { result.tracking = tracking }
    if let kerning = inner.kerning { result.kerning = kerning }
    if let offset = inner.baselineOffset { result.baselineOffset = offset }
    if let scale = inner.scale { result.scale = scale }
    if let link = inner.link { result.link = link }
    result.custom.merge(inner.custom)
    return result
  }
}

extension TextAttributes.Decoration {
  init(_ line: Text.LineStyle) { self.init(isActive: true, color: line.color, pattern: line.pattern) }
}

extension AnyShapeStyle: Equatable {
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { a.isEqual(to: b) }
}

/// The environment key of those inherited text attributes that are not separate environment values.
private struct InheritedTextKey: EnvironmentKey {
  static var defaultValue: TextAttributes { TextAttributes() }
}

extension EnvironmentValues {
  /// Decorations, tracking, width and emphasis set by modifiers around a text.
  package var inheritedText: TextAttributes {
    get { self[InheritedTextKey.self] }
    set { self[InheritedTextKey.self] = newValue }
  }

  /// All attributes that a text inherits; its own modifiers override them.
  package var textAttributes: TextAttributes {
    var result = inheritedText
    result.font = core.font
    if core.italic { result.traits.italic = true }
    if core.monospacedDigit { result.traits.monospacedDigit = true }
    if let design = core.fontDesign { result.traits.design = design }
    if let weight = core.fontWeight, result.traits.bold != true { result.traits.weight = weight }
    return result
  }
}
