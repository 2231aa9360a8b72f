import WireSchema

/// A rounded rectangle with corners concentric to the widget's.
@frozen public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let core = EnvironmentStack.current.core
    return Path(roundedRect: rect, cornerRadius: Self.radius(in: rect, core: core), style: .continuous)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }

  /// Returns the container's corner radius, reduced by the smallest inset so that the corners are concentric.
  static func radius(in rect: CGRect, core: EnvironmentStorage.Fields) -> CGFloat {
    let insets = core.containerShapeInsets
    let inset = max(0, min(insets.top, insets.leading, insets.bottom, insets.trailing))
    return min(max(0, core.containerCornerRadius - inset), min(rect.width, rect.height) / 2)
  }
}
