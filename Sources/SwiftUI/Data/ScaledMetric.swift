import TextEngine

/// A length that grows with the text size a person has chosen, as much as text of a style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The base value times the style's size over its size at `large`.
  public var wrappedValue: Value {
    let fields = EnvironmentStack.current.core
    let platform: FontPlatform = fields.platform == .watchos ? .watchOS : .iOS
    let usual = SystemFont.spec(style: style.name, size: .large, platform: platform).size
    guard usual > 0 else { return base }
    return base * Value(SystemFont.spec(style: style.name, size: fields.dynamicTypeSize.typeName, platform: platform).size / usual)
  }
}
