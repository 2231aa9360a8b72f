import TextEngine

/// A length that grows with the text size a person has chosen, as much as text of a style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The base value times the growth of the style's lines since `large`.
  public var wrappedValue: Value {
    let environment = EnvironmentStack.current
    let platform: FontPlatform = environment.core.platform == .watchos ? .watchOS : .iOS
    return base * Value(SystemFont.scale(of: style.name, at: environment.core.dynamicTypeSize.typeName, platform: platform))
  }
}

extension ScaledMetric: OwnProperty {}
