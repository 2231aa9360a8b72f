import AlmanacProfiles

extension UIColor {
  /// How much a colour stands out. The levels are those of SwiftUI's hierarchical styles.
  public enum Prominence: Int, Hashable, Sendable { case primary, secondary, tertiary, quaternary }

  /// Returns the colour with its opacity reduced to that of the level, in every appearance. The primary level is the colour itself.
  ///
  /// Apple does not publish the opacities. They are those of the levels of a SwiftUI colour here (`hierarchy` in `palette.json`).
  public func withProminence(_ prominence: Prominence) -> UIColor {
    guard prominence != .primary else { return self }
    let opacity = Profiles.palette().hierarchyOpacities[prominence.rawValue]
    return UIColor { traits in
      var components = self.components(in: traits)
      components.alpha *= opacity
      return UIColor(provider: .components(components))
    }
  }
}
