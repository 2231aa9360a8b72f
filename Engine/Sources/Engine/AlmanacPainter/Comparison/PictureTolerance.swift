import AlmanacProfiles

/// How much two pictures may differ and still count as equal.
///
/// Colours are compared as people see them: by their distance in CIE 1976 L\*a\*b\*, whose unit is ΔE\*ab. A difference of 2.3 is just noticeable.
public struct PictureTolerance: Sendable, Hashable {
  /// What reports call it: `standard`, `exact`, `loose`, or `custom`.
  public let name: String
  /// The largest colour difference of a pixel that is ignored, in ΔE\*ab, 0 to about 260.
  public var colorDifference: Double
  /// The fraction of pixels that may differ by more, 0 to 1.
  public var share: Double

  /// Creates a tolerance of your own; reports call it `custom`.
  public init(colorDifference: Double, share: Double) {
    (name, self.colorDifference, self.share) = ("custom", colorDifference, share)
  }

  /// Returns the shipped tolerance of this name; nil: there is none.
  public init?(named name: String) {
    guard let shipped = Profiles.check.tolerances.first(where: { $0.name == name }) else { return nil }
    (self.name, colorDifference, share) = (shipped.name, shipped.colorDifference, shipped.share)
  }

  /// The names of the shipped tolerances.
  public static var names: [String] { Profiles.check.tolerances.map(\.name) }

  /// Allows for other versions of the font rasteriser: differences that are not visible are ignored, and 0.2 % of the pixels may differ by more.
  public static let standard = PictureTolerance(named: "standard") ?? .exact
  /// Every pixel must be equal.
  public static let exact = PictureTolerance(named: "exact") ?? PictureTolerance(colorDifference: 0, share: 0)
}

extension PictureTolerance: CustomStringConvertible {
  /// `standard: up to 2.3 ΔE*ab is ignored, and 0.2 % of the pixels may differ by more`.
  public var description: String {
    func text(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\((value * 1000).rounded() / 1000)" }
    return "\(name): up to \(text(colorDifference)) ΔE*ab is ignored, and \(text(share * 100)) % of the pixels may differ by more"
  }
}
