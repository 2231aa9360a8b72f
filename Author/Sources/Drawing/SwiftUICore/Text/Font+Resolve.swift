import AlmanacTextEngine
import AlmanacWireSchema

extension Font {
  /// Converts the font to the text engine's form.
  ///
  /// - Parameter traits: the traits set by modifiers around the text; they take precedence over those of the font.
  @MainActor
  package func spec(traits outer: FontTraits = FontTraits(), in environment: EnvironmentStorage.Fields, session: RenderSession) -> FontSpec {
    let traits = self.traits.overridden(by: outer)
    // On watch faces text has a rounded design and is one weight heavier (Specification A9).
    let onWatchFace = environment.platform == .watchos && environment.family.isAccessory
    let platform = environment.fontPlatform
    let design = (traits.design ?? (onWatchFace ? .rounded : .default)).value
    let bold = traits.bold ?? false

    var spec: FontSpec
    switch base {
    case .style(let style):
      spec = SystemFont.spec(
        style: style.name, size: environment.dynamicTypeSize.typeName, platform: platform, design: design,
        weight: traits.weight?.value, bold: bold, leading: (traits.leading ?? .standard).value)
    case .system(let size):
      spec = SystemFont.spec(
        size: Self.clampedSize(size, session), weight: traits.weight?.value ?? (bold ? 700 : 400), design: design, platform: platform)
      spec.leading = (traits.leading ?? .standard).value
    case .custom(let name, let size, let style, let source):
      spec = FontSpec()
      spec.size = Self.clampedSize(size, session)
      // Whole points, as OpenSwiftUI has it (Font.CustomProvider).
      if let style { spec.size = (spec.size * Self.scale(of: style, at: environment.dynamicTypeSize, platform: platform)).rounded() }
      spec.weight = UInt32(traits.weight?.value ?? (bold ? 700 : 400))
      spec.leading = (traits.leading ?? .standard).value
      if session.text.knows(family: name) {
        spec.family = name
        if session.text.hasUnpaintedDrawings(family: name) {
          session.diagnose(
            .warning, "font.svg",
            "the glyphs of \(name) are drawings of its SVG table, which are not painted; only the font's plain outlines are, which may be empty",
            place: name, at: source)
        }
      } else {
        spec.design = design
        session.diagnose(
          .warning, "font.unknown",
          "no font called \(name) is installed or listed under UIAppFonts; the system font is used instead", place: name, at: source)
      }
    }
    if let scale = traits.scale {
      let size = Self.clampedSize(CGFloat(spec.size) * scale, session)
      if spec.size > 0 { spec.lineHeight *= size / spec.size }
      spec.size = size
    }
    if onWatchFace, traits.weight == nil, !bold, spec.weight < 500 { spec.weight = 500 }
    if environment.boldText { spec.weight = spec.weight < 600 ? spec.weight + 200 : min(900, spec.weight + 100) }
    if traits.italic == true { spec.italic = true }
    if traits.monospacedDigit == true { spec.monospacedDigits = true }
    if traits.smallCaps == true { spec.smallCaps = true }
    if let width = traits.width, width.value != 0 { spec.width = Double(100 * (1 + width.value)) }
    return spec
  }

  /// Clamps `size` to the allowed range; returns the body size for NaN.
  @MainActor private static func clampedSize(_ size: CGFloat, _ session: RenderSession) -> Double {
    Double(session.finite(size, of: "a font's size", fallback: 17, in: 0...RenderSession.Limits.fontSize))
  }

  /// Returns the ratio of the font size of `style` at the Dynamic Type size `size` to its font size at the default.
  private static func scale(of style: TextStyle, at size: DynamicTypeSize, platform: FontPlatform) -> Double {
    let usual = SystemFont.spec(style: style.name, size: .large, platform: platform).size
    return usual > 0 ? SystemFont.spec(style: style.name, size: size.typeName, platform: platform).size / usual : 1
  }
}

extension EnvironmentStorage.Fields {
  /// The platform whose text styles apply.
  var fontPlatform: FontPlatform {
    if platform == .watchos { return .watchOS }
    return family == .activityIslandCompact || family == .activityIslandMinimal ? .compactIsland : .iOS
  }
}

extension DynamicTypeSize {
  package var typeName: DynamicTypeName { Self.typeNames[rawValue] }
  /// The text engine's names of the Dynamic Type sizes, from small to large, in the order of `DynamicTypeSize`.
  private static let typeNames = DynamicTypeName.allCases
}
