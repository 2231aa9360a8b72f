import AlmanacTextEngine

/// A length that scales with Dynamic Type like text of a given style.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The base value for the current text size: multiplied by the style's line height, divided by its line height at `large`, and rounded to whole pixels.
  public var wrappedValue: Value {
    let core = EnvironmentStack.current.core
    let (size, pixels) = (core.dynamicTypeSize.typeName, Double(core.displayScale))
    return Value(SystemFont.scaled(Double(base), as: style.name, at: size, displayScale: pixels, platform: core.fontPlatform))
  }
}

extension ScaledMetric: BuiltInDynamicProperty {}
