public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
}
// These traits come from the device: setting them has no effect.
extension UIMutableTraits {
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { .unspecified }
    set {}
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { .unspecified }
    set {}
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { .unspecified }
    set {}
  }
  public var legibilityWeight: UILegibilityWeight {
    get { .unspecified }
    set {}
  }
}

extension UITraitCollection.Traits: UIMutableTraits {
  package var userInterfaceStyle: UIUserInterfaceStyle {
    get { style }
    set { style = newValue }
  }
  package var accessibilityContrast: UIAccessibilityContrast {
    get { contrast }
    set { contrast = newValue }
  }
  package var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { idiom }
    set { idiom = newValue }
  }
  package var displayScale: CGFloat {
    get { scale }
    set { scale = newValue }
  }
  package var preferredContentSizeCategory: UIContentSizeCategory {
    get { category }
    set { category = newValue }
  }
  package var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { direction }
    set { direction = newValue }
  }
}
