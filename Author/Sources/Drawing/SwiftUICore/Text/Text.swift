import AlmanacWireSchema

/// A view of read-only text.
///
/// It is as wide as its words need, at most the offered width, where it wraps. Text that does not fit into the offered height or the line limit is
/// truncated. Dynamic text takes the size of the widest text that it can show, so that a tick does not move the layout (ARCHITECTURE rule 13).
// Unchecked: the value is immutable. Formatted values need not be Sendable; they are read on the main actor only.
public struct Text: Equatable, @unchecked Sendable {
  package indirect enum Storage {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?, at: SourceLocation?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case date(DynamicDateContent)
    case formatted(any FormattedContent)
    case image(Image)
    case joined(Text, Text)
  }
  package let storage: Storage
  /// The attributes set by modifiers.
  package var attributes = TextAttributes()

  package init(storage: Storage) { self.storage = storage }

  /// Creates a text of the string itself, without a lookup in a strings table.
  public init(verbatim content: String) { self.init(storage: .verbatim(content)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(storage: .verbatim(String(content))) }
  /// Creates the text for `key` in the app's strings table `tableName`, with inline Markdown. If the table has none, the key itself is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(storage: .localized(key, table: tableName, bundle: bundle, at: SourceLocation(fileID, line)))
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(storage: .resource(resource)) }
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(storage: .attributed(attributedContent)) }
  /// Creates a text of an image. A symbol is as tall as the text's font; other images keep their size.
  public init(_ image: Image) { self.init(storage: .image(image)) }

  /// Concatenates two texts; each keeps its attributes.
  public static func + (a: Text, b: Text) -> Text { Text(storage: .joined(a, b)) }

  public static func == (a: Text, b: Text) -> Bool { a.attributes == b.attributes && a.storage == b.storage }
}

extension Text {
  /// The part of a line that is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle

    package var value: TruncationModeValue {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
  /// A size relative to that of the surrounding text.
  public struct Scale: Hashable, Sendable {
    let factor: Double
    public static let `default` = Scale(factor: 1)
    public static let secondary = Scale(factor: 0.8)
  }
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    let color: Color?
    let pattern: Pattern
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.color = color
      self.pattern = pattern
    }
    /// The dash pattern of the line.
    public struct Pattern: Hashable, Sendable {
      package let value: LinePatternValue
      public static let solid = Pattern(value: .solid)
      public static let dot = Pattern(value: .dot)
      public static let dash = Pattern(value: .dash)
      public static let dashDot = Pattern(value: .dashDot)
      public static let dashDotDot = Pattern(value: .dashDotDot)
    }
    public static let single = LineStyle()
  }
}

extension Text.LineStyle {
  /// Creates a line of the style's pattern in the text's colour. Returns nil for no line, and for thick and double lines and those under words alone,
  /// which a line of SwiftUI cannot be.
  public init?(nsUnderlineStyle style: NSUnderlineStyle) {
    guard !style.isEmpty, !style.contains(.thick), !style.contains(.double), !style.contains(.byWord) else { return nil }
    let pattern: Pattern? =
      switch style.subtracting(.single) {
      case []: .solid
      case .patternDot: .dot
      case .patternDash: .dash
      case .patternDashDot: .dashDot
      case .patternDashDotDot: .dashDotDot
      default: nil
      }
    guard let pattern else { return nil }
    self.init(pattern: pattern)
  }
}

extension NSUnderlineStyle {
  /// Creates the style of a single line with the pattern of `lineStyle`. Its colour is another attribute in UIKit.
  public init(_ lineStyle: Text.LineStyle) {
    switch lineStyle.pattern {
    case .dot: self = [.single, .patternDot]
    case .dash: self = [.single, .patternDash]
    case .dashDot: self = [.single, .patternDashDot]
    case .dashDotDot: self = [.single, .patternDashDotDot]
    default: self = .single
    }
  }
}

/// The alignment of a text's lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  package var value: TextAlignmentValue {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.Storage: Equatable {
  package static func == (a: Text.Storage, b: Text.Storage) -> Bool {
    switch (a, b) {
    case (.verbatim(let a), .verbatim(let b)): a == b
    case (.localized(let a, let tableA, let bundleA, _), .localized(let b, let tableB, let bundleB, _)):
      a == b && tableA == tableB && bundleA?.bundlePath == bundleB?.bundlePath
    case (.resource(let a), .resource(let b)): a == b
    case (.attributed(let a), .attributed(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.formatted(let a), .formatted(let b)): a.isEqual(to: b)
    case (.image(let a), .image(let b)): a == b
    case (.joined(let a1, let a2), .joined(let b1, let b2)): a1 == b1 && a2 == b2
    default: false
    }
  }
}
