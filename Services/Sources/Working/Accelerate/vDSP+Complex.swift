// Vectors of complex numbers, interleaved or split into two vectors.

public struct DSPComplex: BitwiseCopyable, Sendable {
  public var real: Float
  public var imag: Float
  public init() { (real, imag) = (0, 0) }
  public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}
public struct DSPDoubleComplex: BitwiseCopyable, Sendable {
  public var real: Double
  public var imag: Double
  public init() { (real, imag) = (0, 0) }
  public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
}
/// Points to the caller's two vectors.
public struct DSPSplitComplex {
  public var realp: UnsafeMutablePointer<Float>
  public var imagp: UnsafeMutablePointer<Float>
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) { (self.realp, self.imagp) = (realp, imagp) }
}
/// Points to the caller's two vectors.
public struct DSPDoubleSplitComplex {
  public var realp: UnsafeMutablePointer<Double>
  public var imagp: UnsafeMutablePointer<Double>
  public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) { (self.realp, self.imagp) = (realp, imagp) }
}

/// - Parameter ic: the stride, counted in real numbers: 2 for adjacent complex numbers.
public func vDSP_ctoz(_ c: UnsafePointer<DSPComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride, _ n: vDSP_Length) {
  for index in 0..<Int(n) { (z.pointee.realp[index * iz], z.pointee.imagp[index * iz]) = (c[index * ic / 2].real, c[index * ic / 2].imag) }
}
public func vDSP_ctozD(
  _ c: UnsafePointer<DSPDoubleComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPDoubleSplitComplex>, _ iz: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { (z.pointee.realp[index * iz], z.pointee.imagp[index * iz]) = (c[index * ic / 2].real, c[index * ic / 2].imag) }
}
public func vDSP_ztoc(
  _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * ic / 2] = DSPComplex(real: z.pointee.realp[index * iz], imag: z.pointee.imagp[index * iz]) }
}
public func vDSP_ztocD(
  _ z: UnsafePointer<DSPDoubleSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPDoubleComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * ic / 2] = DSPDoubleComplex(real: z.pointee.realp[index * iz], imag: z.pointee.imagp[index * iz]) }
}

/// Squared magnitudes.
public func vDSP_zvmags(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { zip(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { $0 * $0 + $1 * $1 } }
public func vDSP_zvmagsD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { zip(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { $0 * $0 + $1 * $1 } }
/// Magnitudes.
public func vDSP_zvabs(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { zip(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() } }
public func vDSP_zvabsD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { zip(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() } }
/// Angles in radians.
public func vDSP_zvphas(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { zip(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { atan2($1, $0) } }
