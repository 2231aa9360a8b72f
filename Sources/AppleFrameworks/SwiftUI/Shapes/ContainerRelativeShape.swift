import WireSchema

/// The container's shape: the widget's own rounded rectangle, its corners nested by the distance from the widget's edge.
@frozen public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let surface = EnvironmentStack.current.core
    return Path(roundedRect: rect, cornerRadius: Self.radius(in: rect, surface: surface), style: .continuous)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }

  /// The radius that runs concentric with the container's corner at the smallest inset known.
  private static func radius(in rect: CGRect, surface: EnvironmentStorage.Fields) -> CGFloat {
    let insets = surface.containerShapeInsets
    let inset = max(0, min(insets.top, insets.leading, insets.bottom, insets.trailing))
    return min(max(0, surface.containerCornerRadius - inset), min(rect.width, rect.height) / 2)
  }
}
