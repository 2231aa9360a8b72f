nonisolated extension View {
  /// Sets the font of text inside this view.
  public func font(_ font: Font?) -> some View { modifier(EnvironmentChange { $0.core.font = font }) }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(
      EnvironmentChange {
        $0.core.fontWeight = weight
        if weight != nil { $0.inheritedText.traits.bold = nil }
      })
  }
  public func fontDesign(_ design: Font.Design?) -> some View { modifier(EnvironmentChange { $0.core.fontDesign = design }) }
  public func fontWidth(_ width: Font.Width?) -> some View { modifier(EnvironmentChange { $0.inheritedText.traits.width = width }) }
  public func bold(_ isActive: Bool = true) -> some View {
    modifier(EnvironmentChange { $0.inheritedText.traits.bold = isActive })
  }
  public func italic(_ isActive: Bool = true) -> some View { modifier(EnvironmentChange { $0.core.italic = isActive }) }
  public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(EnvironmentChange { if isActive { $0.core.fontDesign = .monospaced } })
  }
  public func monospacedDigit() -> some View { modifier(EnvironmentChange { $0.core.monospacedDigit = true }) }
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    modifier(EnvironmentChange { $0.inheritedText.underline = .init(isActive: isActive, color: color, pattern: pattern) })
  }
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    modifier(EnvironmentChange { $0.inheritedText.strikethrough = .init(isActive: isActive, color: color, pattern: pattern) })
  }
  public func kerning(_ kerning: CGFloat) -> some View { modifier(EnvironmentChange { $0.inheritedText.kerning = kerning }) }
  public func tracking(_ tracking: CGFloat) -> some View { modifier(EnvironmentChange { $0.inheritedText.tracking = tracking }) }
  public func baselineOffset(_ offset: CGFloat) -> some View { modifier(EnvironmentChange { $0.inheritedText.baselineOffset = offset }) }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(EnvironmentChange { if isEnabled { $0.inheritedText.scale = scale } })
  }

  /// Stub. Has no effect: line breaking and shaping use the device's language and detect the script themselves. A note reports it.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    noEffect("typesettingLanguage", "line breaking and shaping use the device’s language", SourceLocation(fileID, line))
  }
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    noEffect("typesettingLanguage", "line breaking and shaping use the device’s language", SourceLocation(fileID, line))
  }

  /// Sets the maximum number of lines of a text; nil = as many as fit. A number of lines whose space is reserved stays as it is.
  public func lineLimit(_ number: Int?) -> some View { modifier(EnvironmentChange { $0.core.lineLimit = number }) }
  /// Sets the maximum number of lines of a text. With `reservesSpace` the text always takes the height of all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      EnvironmentChange {
        $0.core.lineLimit = limit
        $0.reservedLines = reservesSpace ? limit : nil
      })
  }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(
      EnvironmentChange {
        $0.core.lineLimit = nil
        $0.reservedLines = limit.lowerBound
      })
  }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(
      EnvironmentChange {
        $0.core.lineLimit = limit.upperBound
        $0.reservedLines = nil
      })
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      EnvironmentChange {
        $0.core.lineLimit = limit.upperBound
        $0.reservedLines = limit.lowerBound
      })
  }
  /// Sets the distance between the bottom of a line and the top of the next, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { modifier(EnvironmentChange { $0.core.lineSpacing = lineSpacing }) }
  /// Sets the minimum factor by which text may shrink to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(EnvironmentChange { $0.core.minimumScaleFactor = min(max(factor, 0.01), 1) })
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(EnvironmentChange { $0.core.multilineTextAlignment = alignment })
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { modifier(EnvironmentChange { $0.core.truncationMode = mode }) }
  public func allowsTightening(_ flag: Bool) -> some View { modifier(EnvironmentChange { $0.core.allowsTightening = flag }) }
  public func textCase(_ textCase: Text.Case?) -> some View { modifier(EnvironmentChange { $0.core.textCase = textCase }) }
}

/// The language for line breaking and shaping of text.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language: language) }
}

/// The number of lines whose height a text reserves even if it has fewer.
private struct ReservedLinesKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  package var reservedLines: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  public var font: Font? {
    get { core.font }
    set { core.font = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { core.multilineTextAlignment }
    set { core.multilineTextAlignment = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { core.truncationMode }
    set { core.truncationMode = newValue }
  }
  public var lineSpacing: CGFloat {
    get { core.lineSpacing }
    set { core.lineSpacing = newValue }
  }
  public var allowsTightening: Bool {
    get { core.allowsTightening }
    set { core.allowsTightening = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { core.minimumScaleFactor }
    set { core.minimumScaleFactor = min(max(newValue, 0.01), 1) }
  }
  public var textCase: Text.Case? {
    get { core.textCase }
    set { core.textCase = newValue }
  }
  public var lineLimit: Int? {
    get { core.lineLimit }
    set { core.lineLimit = newValue }
  }
}
