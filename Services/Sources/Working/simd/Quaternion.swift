import Foundation

/// A quaternion. With length 1 it represents a rotation.
// Unchecked: vectors are values, but the compiler does not know their storage as Sendable for every scalar type.
public struct Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable, @unchecked Sendable, CustomDebugStringConvertible {
  /// The three imaginary parts, then the real part.
  public var vector: SIMD4<Scalar>

  /// All zeros.
  @inlinable public init() { vector = .zero }
  @inlinable public init(vector: SIMD4<Scalar>) { self.vector = vector }
  @inlinable public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  @inlinable public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  /// - Parameters:
  ///   - angle: In radians.
  ///   - axis: A vector of length 1.
  @inlinable public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }
  /// The shortest rotation from one direction to another; both must have length 1.
  @inlinable public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = dot(from, to)
    guard cosine > -0.999_999 else {
      // Opposite directions: half a turn about any perpendicular axis.
      let other: SIMD3<Scalar> = from.x.magnitude < 0.5 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, other)))
      return
    }
    self = Self(real: 1 + cosine, imag: cross(from, to)).normalized
  }
  /// The rotation of an orthonormal matrix.
  @inlinable public init(_ matrix: Matrix3x3<Scalar>) {
    let (a, b, c) = matrix.columns
    // Divides by the largest of the four parts, which is the most exact.
    let squares = [1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z, 1 - a.x - b.y + c.z, 1 + a.x + b.y + c.z]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let double = squares[largest].squareRoot()
    let factor = 1 / (2 * double)
    switch largest {
    case 0: self.init(ix: double / 2, iy: (a.y + b.x) * factor, iz: (c.x + a.z) * factor, r: (b.z - c.y) * factor)
    case 1: self.init(ix: (a.y + b.x) * factor, iy: double / 2, iz: (b.z + c.y) * factor, r: (c.x - a.z) * factor)
    case 2: self.init(ix: (c.x + a.z) * factor, iy: (b.z + c.y) * factor, iz: double / 2, r: (a.y - b.x) * factor)
    default: self.init(ix: (b.z - c.y) * factor, iy: (c.x - a.z) * factor, iz: (a.y - b.x) * factor, r: double / 2)
    }
  }
  /// Uses the first three columns and rows.
  @inlinable public init(_ matrix: Matrix4x4<Scalar>) {
    func part(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    self.init(Matrix3x3(part(matrix.columns.0), part(matrix.columns.1), part(matrix.columns.2)))
  }

  @inlinable public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  @inlinable public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, real) }
  }
  /// In radians, from 0 to 2π.
  @inlinable public var angle: Scalar { 2 * Scalar(atan2(Double(simd.length(imag)), Double(real))) }
  @inlinable public var axis: SIMD3<Scalar> { normalize(imag) }
  @inlinable public var length: Scalar { simd.length(vector) }
  @inlinable public var conjugate: Self { Self(real: real, imag: -imag) }
  @inlinable public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }
  /// A quaternion of zeros stays unchanged.
  @inlinable public var normalized: Self { length == 0 ? self : Self(vector: vector / length) }
  /// Rotates a vector.
  @inlinable public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = 2 * cross(imag, vector)
    return vector + real * twice + cross(imag, twice)
  }
  public var debugDescription: String { "\(Self.self)(real: \(real), imag: \(imag))" }

  @inlinable public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
  @inlinable public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
  @inlinable public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
  /// Rotates by `b`, then by `a`.
  @inlinable public static func * (a: Self, b: Self) -> Self {
    Self(real: a.real * b.real - dot(a.imag, b.imag), imag: a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag))
  }
  @inlinable public static func * (a: Self, b: Scalar) -> Self { Self(vector: a.vector * b) }
  @inlinable public static func * (a: Scalar, b: Self) -> Self { b * a }
  @inlinable public static func / (a: Self, b: Self) -> Self { a * b.inverse }
  @inlinable public static func / (a: Self, b: Scalar) -> Self { Self(vector: a.vector / b) }
  @inlinable public static func *= (a: inout Self, b: Self) { a = a * b }
  @inlinable public static func += (a: inout Self, b: Self) { a = a + b }
}

public typealias simd_quatf = Quaternion<Float>
public typealias simd_quatd = Quaternion<Double>

@inlinable public func simd_quaternion<S>(_ angle: S, _ axis: SIMD3<S>) -> Quaternion<S> { Quaternion(angle: angle, axis: axis) }
@inlinable public func simd_quaternion<S>(_ from: SIMD3<S>, _ to: SIMD3<S>) -> Quaternion<S> { Quaternion(from: from, to: to) }
@inlinable public func simd_quaternion<S>(_ matrix: Matrix3x3<S>) -> Quaternion<S> { Quaternion(matrix) }
@inlinable public func simd_quaternion<S>(_ matrix: Matrix4x4<S>) -> Quaternion<S> { Quaternion(matrix) }
@inlinable public func simd_quaternion<S>(_ ix: S, _ iy: S, _ iz: S, _ r: S) -> Quaternion<S> { Quaternion(ix: ix, iy: iy, iz: iz, r: r) }
@inlinable public func simd_act<S>(_ q: Quaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
@inlinable public func simd_mul<S>(_ a: Quaternion<S>, _ b: Quaternion<S>) -> Quaternion<S> { a * b }
@inlinable public func simd_inverse<S>(_ q: Quaternion<S>) -> Quaternion<S> { q.inverse }
@inlinable public func simd_conjugate<S>(_ q: Quaternion<S>) -> Quaternion<S> { q.conjugate }
@inlinable public func simd_normalize<S>(_ q: Quaternion<S>) -> Quaternion<S> { q.normalized }
@inlinable public func simd_length<S>(_ q: Quaternion<S>) -> S { q.length }
@inlinable public func simd_dot<S>(_ a: Quaternion<S>, _ b: Quaternion<S>) -> S { dot(a.vector, b.vector) }
@inlinable public func simd_angle<S>(_ q: Quaternion<S>) -> S { q.angle }
@inlinable public func simd_axis<S>(_ q: Quaternion<S>) -> SIMD3<S> { q.axis }
@inlinable public func simd_real<S>(_ q: Quaternion<S>) -> S { q.real }
@inlinable public func simd_imag<S>(_ q: Quaternion<S>) -> SIMD3<S> { q.imag }
@inlinable public func simd_matrix3x3<S>(_ q: Quaternion<S>) -> Matrix3x3<S> { Matrix3x3(q) }
@inlinable public func simd_matrix4x4<S>(_ q: Quaternion<S>) -> Matrix4x4<S> { Matrix4x4(q) }

/// Interpolates from `a` at 0 to `b` at 1 on the shorter arc, at constant speed.
@inlinable public func simd_slerp<S>(_ a: Quaternion<S>, _ b: Quaternion<S>, _ t: S) -> Quaternion<S> {
  let product = simd_dot(a, b)
  let (end, cosine) = product < 0 ? (-b, -product) : (b, product)
  // For nearly equal rotations, interpolates linearly: the sine would be a divisor near 0.
  guard cosine < 0.9995 else { return (a + (end - a) * t).normalized }
  let angle = acos(Double(cosine))
  let (first, second) = (S(sin((1 - Double(t)) * angle) / sin(angle)), S(sin(Double(t) * angle) / sin(angle)))
  return a * first + end * second
}

extension Matrix3x3 {
  /// The matrix of a rotation.
  @inlinable public init(_ quaternion: Quaternion<Scalar>) {
    self.init(quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
  }
}
extension Matrix4x4 {
  /// The matrix of a rotation.
  @inlinable public init(_ quaternion: Quaternion<Scalar>) {
    let (first, second, third) = Matrix3x3(quaternion).columns
    self.init(SIMD4(first, 0), SIMD4(second, 0), SIMD4(third, 0), SIMD4(0, 0, 0, 1))
  }
}
