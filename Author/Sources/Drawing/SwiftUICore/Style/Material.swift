import AlmanacWireSchema

/// A translucent backdrop. The content behind it is blurred, and lightened or darkened depending on the colour scheme.
public struct Material: ShapeStyle {
  package let thickness: MaterialThickness
  package init(thickness: MaterialThickness) { self.thickness = thickness }

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .thick)
  /// The material of `AccessoryWidgetBackground`.
  package static let accessoryBackground = Material(thickness: .accessoryBackground)

  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    var paint = Paint()
    paint.material.thickness = thickness
    return _StylePaint(paint)
  }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material behind this view, set by an ancestor. Almanac does not change foreground levels for it.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
