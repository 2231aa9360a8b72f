/// The C library's mathematical functions, for calls that name Apple's module: `Darwin.round(x)`.
///
/// This is a namespace, not a module: a module of this name would make `#if canImport(Darwin)` true in all of an app's packages.
public enum Darwin {
  public static func round<T: BinaryFloatingPoint>(_ x: T) -> T { x.rounded() }
  public static func floor<T: BinaryFloatingPoint>(_ x: T) -> T { x.rounded(.down) }
  public static func ceil<T: BinaryFloatingPoint>(_ x: T) -> T { x.rounded(.up) }
  public static func trunc<T: BinaryFloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
  public static func fabs<T: BinaryFloatingPoint>(_ x: T) -> T { abs(x) }
  public static func sqrt<T: BinaryFloatingPoint>(_ x: T) -> T { x.squareRoot() }
  public static func pow(_ x: Double, _ y: Double) -> Double { Foundation.pow(x, y) }
  public static func exp(_ x: Double) -> Double { Foundation.exp(x) }
  public static func log(_ x: Double) -> Double { Foundation.log(x) }
  public static func log2(_ x: Double) -> Double { Foundation.log2(x) }
  public static func log10(_ x: Double) -> Double { Foundation.log10(x) }
  public static func sin(_ x: Double) -> Double { Foundation.sin(x) }
  public static func cos(_ x: Double) -> Double { Foundation.cos(x) }
  public static func tan(_ x: Double) -> Double { Foundation.tan(x) }
  public static func asin(_ x: Double) -> Double { Foundation.asin(x) }
  public static func acos(_ x: Double) -> Double { Foundation.acos(x) }
  public static func atan(_ x: Double) -> Double { Foundation.atan(x) }
  public static func atan2(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) }
  public static func fmod(_ x: Double, _ y: Double) -> Double { Foundation.fmod(x, y) }
}
