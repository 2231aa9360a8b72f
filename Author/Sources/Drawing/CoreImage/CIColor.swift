/// Core Image's colour with fixed components, which gives access to the components of a `UIColor`.
///
/// Components are sRGB, usually 0…1; they are not clamped. Colours in other spaces are converted to sRGB when a `CIColor` is created from them.
public final class CIColor: NSObject, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }
  public convenience init(cgColor: CGColor) { self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha) }
  /// Parses ``stringRepresentation``, for example "0.5 0.7 0.3 1.0". Missing components are 0, a missing alpha is 1.
  public convenience init(string: String) {
    let numbers = string.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func number(_ index: Int, _ missing: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : missing }
    self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
  }

  /// Red, green, blue, alpha.
  public var components: [CGFloat] { [red, green, blue, alpha] }
  public var numberOfComponents: Int { 4 }
  public var stringRepresentation: String { components.map { "\(Double($0))" }.joined(separator: " ") }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.components == components }
  public override var hash: Int { components.hashValue }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
