/// A matrix of 3 columns and 3 rows.
// Unchecked: vectors are values, but the compiler does not know their storage as Sendable for every scalar type.
public struct Matrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable, @unchecked Sendable, CustomDebugStringConvertible {
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// All zeros.
  @inlinable public init() { self.init(.zero, .zero, .zero) }
  @inlinable public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  @inlinable public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
    columns = (column0, column1, column2)
  }
  /// Traps unless there are 3 columns.
  @inlinable public init(_ columns: [SIMD3<Scalar>]) {
    precondition(columns.count == 3, "this matrix has exactly 3 columns")
    self.init(columns[0], columns[1], columns[2])
  }
  /// Traps unless there are 3 rows.
  @inlinable public init(rows: [SIMD3<Scalar>]) { self = Self(rows).transpose }
  @inlinable public init(diagonal: SIMD3<Scalar>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }
  /// A multiple of the identity matrix.
  @inlinable public init(_ scalar: Scalar) { self.init(diagonal: SIMD3<Scalar>(repeating: scalar)) }

  @inlinable public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("this matrix has exactly 3 columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("this matrix has exactly 3 columns")
      }
    }
  }
  @inlinable public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  @inlinable public var transpose: Self {
    Self(
      SIMD3<Scalar>(columns.0[0], columns.1[0], columns.2[0]),
      SIMD3<Scalar>(columns.0[1], columns.1[1], columns.2[1]),
      SIMD3<Scalar>(columns.0[2], columns.1[2], columns.2[2]))
  }
  @inlinable public var determinant: Scalar { dot(columns.0, cross(columns.1, columns.2)) }
  /// Infinities and NaN if the determinant is 0.
  @inlinable public var inverse: Self {
    let (first, second, third) = (cross(columns.1, columns.2), cross(columns.2, columns.0), cross(columns.0, columns.1))
    let factor = 1 / determinant
    return Self(first * factor, second * factor, third * factor).transpose
  }

  @inlinable public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  public var debugDescription: String { "\(Self.self)(\([columns.0, columns.1, columns.2]))" }

  @inlinable public static func + (a: Self, b: Self) -> Self {
    Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2)
  }
  @inlinable public static func - (a: Self, b: Self) -> Self {
    Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2)
  }
  @inlinable public static prefix func - (a: Self) -> Self { Self() - a }
  @inlinable public static func * (a: Self, b: Scalar) -> Self { Self(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b) }
  @inlinable public static func * (a: Scalar, b: Self) -> Self { b * a }
  /// Multiplies by a column vector.
  @inlinable public static func * (a: Self, b: SIMD3<Scalar>) -> SIMD3<Scalar> {
    a.columns.0 * b.x + a.columns.1 * b.y + a.columns.2 * b.z
  }
  /// Multiplies by a row vector.
  @inlinable public static func * (a: SIMD3<Scalar>, b: Self) -> SIMD3<Scalar> {
    SIMD3<Scalar>(dot(a, b.columns.0), dot(a, b.columns.1), dot(a, b.columns.2))
  }
  @inlinable public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
  @inlinable public static func += (a: inout Self, b: Self) { a = a + b }
  @inlinable public static func -= (a: inout Self, b: Self) { a = a - b }
  @inlinable public static func *= (a: inout Self, b: Self) { a = a * b }
  @inlinable public static func *= (a: inout Self, b: Scalar) { a = a * b }
}

public typealias simd_float3x3 = Matrix3x3<Float>
public typealias float3x3 = Matrix3x3<Float>
public typealias matrix_float3x3 = Matrix3x3<Float>
public typealias simd_double3x3 = Matrix3x3<Double>
public typealias double3x3 = Matrix3x3<Double>
public typealias matrix_double3x3 = Matrix3x3<Double>
public let matrix_identity_float3x3 = Matrix3x3<Float>(1)
public let matrix_identity_double3x3 = Matrix3x3<Double>(1)

@inlinable public func simd_mul<S>(_ a: Matrix3x3<S>, _ b: Matrix3x3<S>) -> Matrix3x3<S> { a * b }
@inlinable public func simd_mul<S>(_ a: Matrix3x3<S>, _ b: SIMD3<S>) -> SIMD3<S> { a * b }
@inlinable public func simd_mul<S>(_ a: SIMD3<S>, _ b: Matrix3x3<S>) -> SIMD3<S> { a * b }
@inlinable public func simd_mul<S>(_ a: S, _ b: Matrix3x3<S>) -> Matrix3x3<S> { b * a }
@inlinable public func simd_transpose<S>(_ a: Matrix3x3<S>) -> Matrix3x3<S> { a.transpose }
@inlinable public func simd_inverse<S>(_ a: Matrix3x3<S>) -> Matrix3x3<S> { a.inverse }
@inlinable public func simd_determinant<S>(_ a: Matrix3x3<S>) -> S { a.determinant }
@inlinable public func simd_add<S>(_ a: Matrix3x3<S>, _ b: Matrix3x3<S>) -> Matrix3x3<S> { a + b }
@inlinable public func simd_sub<S>(_ a: Matrix3x3<S>, _ b: Matrix3x3<S>) -> Matrix3x3<S> { a - b }
@inlinable public func simd_equal<S>(_ a: Matrix3x3<S>, _ b: Matrix3x3<S>) -> Bool { a == b }
@inlinable public func simd_diagonal_matrix<S: BinaryFloatingPoint>(_ a: SIMD3<S>) -> Matrix3x3<S> { Matrix3x3<S>(diagonal: a) }
@inlinable public func simd_matrix<S: BinaryFloatingPoint>(_ column0: SIMD3<S>, _ column1: SIMD3<S>, _ column2: SIMD3<S>) -> Matrix3x3<S> {
  Matrix3x3<S>(column0, column1, column2)
}
