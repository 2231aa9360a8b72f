/// A matrix of 2 columns and 2 rows.
// Unchecked: vectors are values, but the compiler does not know their storage as Sendable for every scalar type.
public struct Matrix2x2<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable, @unchecked Sendable, CustomDebugStringConvertible {
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// All zeros.
  @inlinable public init() { self.init(.zero, .zero) }
  @inlinable public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
  @inlinable public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) {
    columns = (column0, column1)
  }
  /// Traps unless there are 2 columns.
  @inlinable public init(_ columns: [SIMD2<Scalar>]) {
    precondition(columns.count == 2, "this matrix has exactly 2 columns")
    self.init(columns[0], columns[1])
  }
  /// Traps unless there are 2 rows.
  @inlinable public init(rows: [SIMD2<Scalar>]) { self = Self(rows).transpose }
  @inlinable public init(diagonal: SIMD2<Scalar>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }
  /// A multiple of the identity matrix.
  @inlinable public init(_ scalar: Scalar) { self.init(diagonal: SIMD2<Scalar>(repeating: scalar)) }

  @inlinable public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("this matrix has exactly 2 columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("this matrix has exactly 2 columns")
      }
    }
  }
  @inlinable public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  @inlinable public var transpose: Self {
    Self(
      SIMD2<Scalar>(columns.0[0], columns.1[0]),
      SIMD2<Scalar>(columns.0[1], columns.1[1]))
  }
  @inlinable public var determinant: Scalar { columns.0.x * columns.1.y - columns.1.x * columns.0.y }
  /// Infinities and NaN if the determinant is 0.
  @inlinable public var inverse: Self {
    let factor = 1 / determinant
    return Self(SIMD2(columns.1.y, -columns.0.y) * factor, SIMD2(-columns.1.x, columns.0.x) * factor)
  }

  @inlinable public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  public var debugDescription: String { "\(Self.self)(\([columns.0, columns.1]))" }

  @inlinable public static func + (a: Self, b: Self) -> Self {
    Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1)
  }
  @inlinable public static func - (a: Self, b: Self) -> Self {
    Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1)
  }
  @inlinable public static prefix func - (a: Self) -> Self { Self() - a }
  @inlinable public static func * (a: Self, b: Scalar) -> Self { Self(a.columns.0 * b, a.columns.1 * b) }
  @inlinable public static func * (a: Scalar, b: Self) -> Self { b * a }
  /// Multiplies by a column vector.
  @inlinable public static func * (a: Self, b: SIMD2<Scalar>) -> SIMD2<Scalar> {
    a.columns.0 * b.x + a.columns.1 * b.y
  }
  /// Multiplies by a row vector.
  @inlinable public static func * (a: SIMD2<Scalar>, b: Self) -> SIMD2<Scalar> { SIMD2<Scalar>(dot(a, b.columns.0), dot(a, b.columns.1)) }
  @inlinable public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1) }
  @inlinable public static func += (a: inout Self, b: Self) { a = a + b }
  @inlinable public static func -= (a: inout Self, b: Self) { a = a - b }
  @inlinable public static func *= (a: inout Self, b: Self) { a = a * b }
  @inlinable public static func *= (a: inout Self, b: Scalar) { a = a * b }
}

public typealias simd_float2x2 = Matrix2x2<Float>
public typealias float2x2 = Matrix2x2<Float>
public typealias matrix_float2x2 = Matrix2x2<Float>
public typealias simd_double2x2 = Matrix2x2<Double>
public typealias double2x2 = Matrix2x2<Double>
public typealias matrix_double2x2 = Matrix2x2<Double>
public let matrix_identity_float2x2 = Matrix2x2<Float>(1)
public let matrix_identity_double2x2 = Matrix2x2<Double>(1)

@inlinable public func simd_mul<S>(_ a: Matrix2x2<S>, _ b: Matrix2x2<S>) -> Matrix2x2<S> { a * b }
@inlinable public func simd_mul<S>(_ a: Matrix2x2<S>, _ b: SIMD2<S>) -> SIMD2<S> { a * b }
@inlinable public func simd_mul<S>(_ a: SIMD2<S>, _ b: Matrix2x2<S>) -> SIMD2<S> { a * b }
@inlinable public func simd_mul<S>(_ a: S, _ b: Matrix2x2<S>) -> Matrix2x2<S> { b * a }
@inlinable public func simd_transpose<S>(_ a: Matrix2x2<S>) -> Matrix2x2<S> { a.transpose }
@inlinable public func simd_inverse<S>(_ a: Matrix2x2<S>) -> Matrix2x2<S> { a.inverse }
@inlinable public func simd_determinant<S>(_ a: Matrix2x2<S>) -> S { a.determinant }
@inlinable public func simd_add<S>(_ a: Matrix2x2<S>, _ b: Matrix2x2<S>) -> Matrix2x2<S> { a + b }
@inlinable public func simd_sub<S>(_ a: Matrix2x2<S>, _ b: Matrix2x2<S>) -> Matrix2x2<S> { a - b }
@inlinable public func simd_equal<S>(_ a: Matrix2x2<S>, _ b: Matrix2x2<S>) -> Bool { a == b }
@inlinable public func simd_diagonal_matrix<S: BinaryFloatingPoint>(_ a: SIMD2<S>) -> Matrix2x2<S> { Matrix2x2<S>(diagonal: a) }
@inlinable public func simd_matrix<S: BinaryFloatingPoint>(_ column0: SIMD2<S>, _ column1: SIMD2<S>) -> Matrix2x2<S> {
  Matrix2x2<S>(column0, column1)
}
