extension AttributedString {
  /// Stub. The height of a line of text. A widget's lines have the height of their font; `lineSpacing` changes the distance between them.
  public struct LineHeight: Hashable, Sendable {
    private enum Kind: Hashable { case normal, loose, tight, variable, multiple(CGFloat), leading(CGFloat), exact(CGFloat) }
    private let kind: Kind
    public static let normal = Self(kind: .normal), loose = Self(kind: .loose), tight = Self(kind: .tight), variable = Self(kind: .variable)
    public static func multiple(factor: CGFloat) -> Self { Self(kind: .multiple(factor)) }
    public static func leading(increase: CGFloat) -> Self { Self(kind: .leading(increase)) }
    public static func exact(points: CGFloat) -> Self { Self(kind: .exact(points)) }
  }
}
extension Text {
  /// Stub. Ignored: text is aligned by the layout's direction.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    public static let `default` = Self(name: "default"), layoutBased = Self(name: "layoutBased"),
      writingDirectionBased = Self(name: "writingDirectionBased")
  }
  /// Stub. Ignored: each paragraph is written in the direction of its first letter.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    public static let `default` = Self(name: "default"), layoutBased = Self(name: "layoutBased"), contentBased = Self(name: "contentBased")
  }
}
/// Stub. Ignored: a text has one length.
public protocol TextVariantPreference: Sendable {}
public struct FixedTextVariant: TextVariantPreference { public init() {} }
public struct SizeDependentTextVariant: TextVariantPreference { public init() {} }
extension TextVariantPreference where Self == FixedTextVariant { public static var fixed: Self { Self() } }
extension TextVariantPreference where Self == SizeDependentTextVariant { public static var sizeDependent: Self { Self() } }

nonisolated extension View {
  /// Stub. Has no effect: lines have the height of their font. A note reports it.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("lineHeight", "its lines have the height of their font; use lineSpacing", SourceLocation(fileID, line))
  }
  /// Stub. Has no effect: text is aligned by the layout's direction. A note reports it.
  public func multilineTextAlignment(
    strategy: Text.AlignmentStrategy, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noEffect("multilineTextAlignment", "its text is aligned by the layout's direction", SourceLocation(fileID, line)) }
  /// Stub. Has no effect: each paragraph is written in the direction of its first letter. A note reports it.
  public func writingDirection(strategy: Text.WritingDirectionStrategy, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("writingDirection", "each paragraph is written in the direction of its first letter", SourceLocation(fileID, line))
  }
  /// Stub. Has no effect: a text has one length. A note reports it.
  public func textVariant<V: TextVariantPreference>(_ preference: V, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("textVariant", "its texts have one length; use ViewThatFits with shorter ones", SourceLocation(fileID, line))
  }
}
extension EnvironmentValues {
  public var lineHeight: AttributedString.LineHeight? {
    get { nil }
    set {}
  }
}
