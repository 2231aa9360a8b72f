/// A matrix of 4 columns and 4 rows.
// Unchecked: vectors are values, but the compiler does not know their storage as Sendable for every scalar type.
public struct Matrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable, @unchecked Sendable, CustomDebugStringConvertible {
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// All zeros.
  @inlinable public init() { self.init(.zero, .zero, .zero, .zero) }
  @inlinable public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
  @inlinable public init(_ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>) {
    columns = (column0, column1, column2, column3)
  }
  /// Traps unless there are 4 columns.
  @inlinable public init(_ columns: [SIMD4<Scalar>]) {
    precondition(columns.count == 4, "this matrix has exactly 4 columns")
    self.init(columns[0], columns[1], columns[2], columns[3])
  }
  /// Traps unless there are 4 rows.
  @inlinable public init(rows: [SIMD4<Scalar>]) { self = Self(rows).transpose }
  @inlinable public init(diagonal: SIMD4<Scalar>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }
  /// A multiple of the identity matrix.
  @inlinable public init(_ scalar: Scalar) { self.init(diagonal: SIMD4<Scalar>(repeating: scalar)) }

  @inlinable public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("this matrix has exactly 4 columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("this matrix has exactly 4 columns")
      }
    }
  }
  @inlinable public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  @inlinable public var transpose: Self {
    Self(
      SIMD4<Scalar>(columns.0[0], columns.1[0], columns.2[0], columns.3[0]),
      SIMD4<Scalar>(columns.0[1], columns.1[1], columns.2[1], columns.3[1]),
      SIMD4<Scalar>(columns.0[2], columns.1[2], columns.2[2], columns.3[2]),
      SIMD4<Scalar>(columns.0[3], columns.1[3], columns.2[3], columns.3[3]))
  }
  /// The 2×2 determinants of all pairs of rows: in columns 0 and 1, and in columns 2 and 3.
  ///
  /// Laplace's expansion by two columns computes the determinant and the inverse from these twelve.
  @inlinable var pairs: (first: [Scalar], second: [Scalar]) {
    func pairs(_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> [Scalar] {
      [
        a.x * b.y - b.x * a.y, a.x * b.z - b.x * a.z, a.x * b.w - b.x * a.w, a.y * b.z - b.y * a.z, a.y * b.w - b.y * a.w, a.z * b.w - b.z * a.w,
      ]
    }
    return (pairs(columns.0, columns.1), pairs(columns.2, columns.3))
  }
  @inlinable public var determinant: Scalar {
    let (s, c) = pairs
    let outer = s[0] * c[5] - s[1] * c[4] + s[2] * c[3]
    return outer + s[3] * c[2] - s[4] * c[1] + s[5] * c[0]
  }
  /// Infinities and NaN if the determinant is 0.
  @inlinable public var inverse: Self {
    let (s, c) = pairs
    let factor = 1 / determinant
    /// Returns the contribution of one row: three of its elements with the pairs of the other rows.
    func part(_ column: SIMD4<Scalar>, _ pairs: [Scalar], _ rows: (Int, Int, Int), _ places: (Int, Int, Int)) -> Scalar {
      (column[rows.0] * pairs[places.0] - column[rows.1] * pairs[places.1] + column[rows.2] * pairs[places.2]) * factor
    }
    func row(_ rows: (Int, Int, Int), _ places: (Int, Int, Int), _ sign: Scalar) -> SIMD4<Scalar> {
      SIMD4(
        part(columns.1, c, rows, places), -part(columns.0, c, rows, places), part(columns.3, s, rows, places), -part(columns.2, s, rows, places))
        * sign
    }
    return Self(
      row((1, 2, 3), (5, 4, 3), 1), row((0, 2, 3), (5, 2, 1), -1), row((0, 1, 3), (4, 2, 0), 1), row((0, 1, 2), (3, 1, 0), -1))
  }

  @inlinable public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  public var debugDescription: String { "\(Self.self)(\([columns.0, columns.1, columns.2, columns.3]))" }

  @inlinable public static func + (a: Self, b: Self) -> Self {
    Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3)
  }
  @inlinable public static func - (a: Self, b: Self) -> Self {
    Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3)
  }
  @inlinable public static prefix func - (a: Self) -> Self { Self() - a }
  @inlinable public static func * (a: Self, b: Scalar) -> Self { Self(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b, a.columns.3 * b) }
  @inlinable public static func * (a: Scalar, b: Self) -> Self { b * a }
  /// Multiplies by a column vector.
  @inlinable public static func * (a: Self, b: SIMD4<Scalar>) -> SIMD4<Scalar> {
    let half = a.columns.0 * b.x + a.columns.1 * b.y
    return half + a.columns.2 * b.z + a.columns.3 * b.w
  }
  /// Multiplies by a row vector.
  @inlinable public static func * (a: SIMD4<Scalar>, b: Self) -> SIMD4<Scalar> {
    SIMD4<Scalar>(dot(a, b.columns.0), dot(a, b.columns.1), dot(a, b.columns.2), dot(a, b.columns.3))
  }
  @inlinable public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
  @inlinable public static func += (a: inout Self, b: Self) { a = a + b }
  @inlinable public static func -= (a: inout Self, b: Self) { a = a - b }
  @inlinable public static func *= (a: inout Self, b: Self) { a = a * b }
  @inlinable public static func *= (a: inout Self, b: Scalar) { a = a * b }
}

public typealias simd_float4x4 = Matrix4x4<Float>
public typealias float4x4 = Matrix4x4<Float>
public typealias matrix_float4x4 = Matrix4x4<Float>
public typealias simd_double4x4 = Matrix4x4<Double>
public typealias double4x4 = Matrix4x4<Double>
public typealias matrix_double4x4 = Matrix4x4<Double>
public let matrix_identity_float4x4 = Matrix4x4<Float>(1)
public let matrix_identity_double4x4 = Matrix4x4<Double>(1)

@inlinable public func simd_mul<S>(_ a: Matrix4x4<S>, _ b: Matrix4x4<S>) -> Matrix4x4<S> { a * b }
@inlinable public func simd_mul<S>(_ a: Matrix4x4<S>, _ b: SIMD4<S>) -> SIMD4<S> { a * b }
@inlinable public func simd_mul<S>(_ a: SIMD4<S>, _ b: Matrix4x4<S>) -> SIMD4<S> { a * b }
@inlinable public func simd_mul<S>(_ a: S, _ b: Matrix4x4<S>) -> Matrix4x4<S> { b * a }
@inlinable public func simd_transpose<S>(_ a: Matrix4x4<S>) -> Matrix4x4<S> { a.transpose }
@inlinable public func simd_inverse<S>(_ a: Matrix4x4<S>) -> Matrix4x4<S> { a.inverse }
@inlinable public func simd_determinant<S>(_ a: Matrix4x4<S>) -> S { a.determinant }
@inlinable public func simd_add<S>(_ a: Matrix4x4<S>, _ b: Matrix4x4<S>) -> Matrix4x4<S> { a + b }
@inlinable public func simd_sub<S>(_ a: Matrix4x4<S>, _ b: Matrix4x4<S>) -> Matrix4x4<S> { a - b }
@inlinable public func simd_equal<S>(_ a: Matrix4x4<S>, _ b: Matrix4x4<S>) -> Bool { a == b }
@inlinable public func simd_diagonal_matrix<S: BinaryFloatingPoint>(_ a: SIMD4<S>) -> Matrix4x4<S> { Matrix4x4<S>(diagonal: a) }
@inlinable public func simd_matrix<S: BinaryFloatingPoint>(_ column0: SIMD4<S>, _ column1: SIMD4<S>, _ column2: SIMD4<S>, _ column3: SIMD4<S>)
  -> Matrix4x4<S>
{
  Matrix4x4<S>(column0, column1, column2, column3)
}
