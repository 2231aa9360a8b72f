/// Functions on arrays.
public enum vDSP {
  public static func sum(_ vector: [Float]) -> Float { vector.reduce(0, +) }
  public static func sumOfSquares(_ vector: [Float]) -> Float { vector.reduce(0) { $0 + $1 * $1 } }
  public static func mean(_ vector: [Float]) -> Float { sum(vector) / Float(vector.count) }
  public static func meanSquare(_ vector: [Float]) -> Float { sumOfSquares(vector) / Float(vector.count) }
  public static func rootMeanSquare(_ vector: [Float]) -> Float { meanSquare(vector).squareRoot() }
  public static func maximum(_ vector: [Float]) -> Float { vector.max() ?? -.infinity }
  public static func minimum(_ vector: [Float]) -> Float { vector.min() ?? .infinity }
  public static func absolute(_ vector: [Float]) -> [Float] { vector.map { abs($0) } }
  public static func negative(_ vector: [Float]) -> [Float] { vector.map { -$0 } }
  public static func square(_ vector: [Float]) -> [Float] { vector.map { $0 * $0 } }
  public static func clip(_ vector: [Float], to bounds: ClosedRange<Float>) -> [Float] {
    vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
  public static func dot(_ a: [Float], _ b: [Float]) -> Float { Swift.zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
  public static func add(_ a: [Float], _ b: [Float]) -> [Float] { Swift.zip(a, b).map { $0 + $1 } }
  public static func subtract(_ a: [Float], _ b: [Float]) -> [Float] { Swift.zip(a, b).map { $0 - $1 } }
  public static func multiply(_ a: [Float], _ b: [Float]) -> [Float] { Swift.zip(a, b).map { $0 * $1 } }
  public static func divide(_ a: [Float], _ b: [Float]) -> [Float] { Swift.zip(a, b).map { $0 / $1 } }
  public static func add(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { $0 + scalar } }
  public static func multiply(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { $0 * scalar } }
  public static func divide(_ vector: [Float], _ scalar: Float) -> [Float] { vector.map { $0 / scalar } }
  public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] {
    (0..<count).map { initialValue + Float($0) * increment }
  }
  public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
    (0..<count).map { range.lowerBound + Float($0) * (range.upperBound - range.lowerBound) / Float(max(1, count - 1)) }
  }
  public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
  public static func sumOfSquares(_ vector: [Double]) -> Double { vector.reduce(0) { $0 + $1 * $1 } }
  public static func mean(_ vector: [Double]) -> Double { sum(vector) / Double(vector.count) }
  public static func meanSquare(_ vector: [Double]) -> Double { sumOfSquares(vector) / Double(vector.count) }
  public static func rootMeanSquare(_ vector: [Double]) -> Double { meanSquare(vector).squareRoot() }
  public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? -.infinity }
  public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? .infinity }
  public static func absolute(_ vector: [Double]) -> [Double] { vector.map { abs($0) } }
  public static func negative(_ vector: [Double]) -> [Double] { vector.map { -$0 } }
  public static func square(_ vector: [Double]) -> [Double] { vector.map { $0 * $0 } }
  public static func clip(_ vector: [Double], to bounds: ClosedRange<Double>) -> [Double] {
    vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
  public static func dot(_ a: [Double], _ b: [Double]) -> Double { Swift.zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
  public static func add(_ a: [Double], _ b: [Double]) -> [Double] { Swift.zip(a, b).map { $0 + $1 } }
  public static func subtract(_ a: [Double], _ b: [Double]) -> [Double] { Swift.zip(a, b).map { $0 - $1 } }
  public static func multiply(_ a: [Double], _ b: [Double]) -> [Double] { Swift.zip(a, b).map { $0 * $1 } }
  public static func divide(_ a: [Double], _ b: [Double]) -> [Double] { Swift.zip(a, b).map { $0 / $1 } }
  public static func add(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 + scalar } }
  public static func multiply(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 * scalar } }
  public static func divide(_ vector: [Double], _ scalar: Double) -> [Double] { vector.map { $0 / scalar } }
  public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] {
    (0..<count).map { initialValue + Double($0) * increment }
  }
  public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
    (0..<count).map { range.lowerBound + Double($0) * (range.upperBound - range.lowerBound) / Double(max(1, count - 1)) }
  }
}
