// Linear algebra with vectors and with matrices in row-major or column-major order.

public struct CBLAS_ORDER: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let CblasRowMajor = CBLAS_ORDER(rawValue: 101)
public let CblasColMajor = CBLAS_ORDER(rawValue: 102)
public struct CBLAS_TRANSPOSE: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let CblasNoTrans = CBLAS_TRANSPOSE(rawValue: 111)
public let CblasTrans = CBLAS_TRANSPOSE(rawValue: 112)
public let CblasConjTrans = CBLAS_TRANSPOSE(rawValue: 113)

public func cblas_sdot(_ n: Int32, _ x: UnsafePointer<Float>, _ incx: Int32, _ y: UnsafePointer<Float>, _ incy: Int32) -> Float {
  (0..<Int(n)).reduce(0) { $0 + x[$1 * Int(incx)] * y[$1 * Int(incy)] }
}
public func cblas_snrm2(_ n: Int32, _ x: UnsafePointer<Float>, _ incx: Int32) -> Float { cblas_sdot(n, x, incx, x, incx).squareRoot() }
public func cblas_sasum(_ n: Int32, _ x: UnsafePointer<Float>, _ incx: Int32) -> Float { (0..<Int(n)).reduce(0) { $0 + abs(x[$1 * Int(incx)]) } }
public func cblas_sscal(_ n: Int32, _ alpha: Float, _ x: UnsafeMutablePointer<Float>, _ incx: Int32) {
  for index in 0..<Int(n) { x[index * Int(incx)] *= alpha }
}
public func cblas_saxpy(_ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>, _ incx: Int32, _ y: UnsafeMutablePointer<Float>, _ incy: Int32) {
  for index in 0..<Int(n) { y[index * Int(incy)] += alpha * x[index * Int(incx)] }
}
/// Computes `C = alpha · A · B + beta · C`, where A is `m` × `k` and B is `k` × `n` after transposition.
public func cblas_sgemm(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32, _ alpha: Float,
  _ a: UnsafePointer<Float>,
  _ lda: Int32, _ b: UnsafePointer<Float>, _ ldb: Int32, _ beta: Float, _ c: UnsafeMutablePointer<Float>, _ ldc: Int32
) {
  func place(_ row: Int, _ column: Int, _ leading: Int32, isTransposed: Bool) -> Int {
    (order == CblasRowMajor) != isTransposed ? row * Int(leading) + column : column * Int(leading) + row
  }
  for row in 0..<Int(m) {
    for column in 0..<Int(n) {
      var sum: Float = 0
      for index in 0..<Int(k) {
        sum += a[place(row, index, lda, isTransposed: transA != CblasNoTrans)] * b[place(index, column, ldb, isTransposed: transB != CblasNoTrans)]
      }
      let target = place(row, column, ldc, isTransposed: false)
      // If beta is 0, C may be uninitialised and must not be read.
      c[target] = alpha * sum + (beta == 0 ? 0 : beta * c[target])
    }
  }
}

public func cblas_ddot(_ n: Int32, _ x: UnsafePointer<Double>, _ incx: Int32, _ y: UnsafePointer<Double>, _ incy: Int32) -> Double {
  (0..<Int(n)).reduce(0) { $0 + x[$1 * Int(incx)] * y[$1 * Int(incy)] }
}
public func cblas_dnrm2(_ n: Int32, _ x: UnsafePointer<Double>, _ incx: Int32) -> Double { cblas_ddot(n, x, incx, x, incx).squareRoot() }
public func cblas_dasum(_ n: Int32, _ x: UnsafePointer<Double>, _ incx: Int32) -> Double { (0..<Int(n)).reduce(0) { $0 + abs(x[$1 * Int(incx)]) } }
public func cblas_dscal(_ n: Int32, _ alpha: Double, _ x: UnsafeMutablePointer<Double>, _ incx: Int32) {
  for index in 0..<Int(n) { x[index * Int(incx)] *= alpha }
}
public func cblas_daxpy(_ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>, _ incx: Int32, _ y: UnsafeMutablePointer<Double>, _ incy: Int32) {
  for index in 0..<Int(n) { y[index * Int(incy)] += alpha * x[index * Int(incx)] }
}
/// Computes `C = alpha · A · B + beta · C`, where A is `m` × `k` and B is `k` × `n` after transposition.
public func cblas_dgemm(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32, _ alpha: Double,
  _ a: UnsafePointer<Double>,
  _ lda: Int32, _ b: UnsafePointer<Double>, _ ldb: Int32, _ beta: Double, _ c: UnsafeMutablePointer<Double>, _ ldc: Int32
) {
  func place(_ row: Int, _ column: Int, _ leading: Int32, isTransposed: Bool) -> Int {
    (order == CblasRowMajor) != isTransposed ? row * Int(leading) + column : column * Int(leading) + row
  }
  for row in 0..<Int(m) {
    for column in 0..<Int(n) {
      var sum: Double = 0
      for index in 0..<Int(k) {
        sum += a[place(row, index, lda, isTransposed: transA != CblasNoTrans)] * b[place(index, column, ldb, isTransposed: transB != CblasNoTrans)]
      }
      let target = place(row, column, ldc, isTransposed: false)
      // If beta is 0, C may be uninitialised and must not be read.
      c[target] = alpha * sum + (beta == 0 ? 0 : beta * c[target])
    }
  }
}
