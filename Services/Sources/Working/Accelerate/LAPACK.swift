// Systems of linear equations by LU factorization. Matrices are in column-major order, as in Fortran; `lda` is the distance between columns.

public typealias __CLPK_integer = Int32
public typealias __CLPK_doublereal = Double

/// Replaces an `m` × `n` matrix by its factors `L` and `U`; row `i` was swapped with row `ipiv[i]`, counted from 1.
///
/// - Parameter info: 0; `-i` if argument `i` is not a valid size; `i` if the diagonal element `i` of `U` is 0, so that no system can be solved with
///   it.
@discardableResult public func dgetrf_(
  _ m: UnsafeMutablePointer<__CLPK_integer>, _ n: UnsafeMutablePointer<__CLPK_integer>, _ a: UnsafeMutablePointer<__CLPK_doublereal>,
  _ lda: UnsafeMutablePointer<__CLPK_integer>, _ ipiv: UnsafeMutablePointer<__CLPK_integer>, _ info: UnsafeMutablePointer<__CLPK_integer>
) -> Int32 {
  let (rows, columns, step) = (Int(m.pointee), Int(n.pointee), Int(lda.pointee))
  info.pointee = rows < 0 ? -1 : columns < 0 ? -2 : step < max(1, rows) ? -4 : 0
  guard info.pointee == 0 else { return 0 }
  for column in 0..<min(rows, columns) {
    let pivot = (column..<rows).max { abs(a[$0 + column * step]) < abs(a[$1 + column * step]) }!
    ipiv[column] = Int32(pivot + 1)
    guard a[pivot + column * step] != 0 else {
      if info.pointee == 0 { info.pointee = Int32(column + 1) }
      continue
    }
    exchange(column, pivot, columns: columns, of: a, step)
    for row in column + 1..<max(rows, column + 1) {
      a[row + column * step] /= a[column + column * step]
      for other in column + 1..<max(columns, column + 1) { a[row + other * step] -= a[row + column * step] * a[column + other * step] }
    }
  }
  return 0
}

/// Solves `A · X = B` (`trans` is N) or `Aᵀ · X = B` (T or C) with the factors of ``dgetrf_(_:_:_:_:_:_:)``, and replaces `b` by `X`.
@discardableResult public func dgetrs_(
  _ trans: UnsafeMutablePointer<CChar>?, _ n: UnsafeMutablePointer<__CLPK_integer>, _ nrhs: UnsafeMutablePointer<__CLPK_integer>,
  _ a: UnsafeMutablePointer<__CLPK_doublereal>, _ lda: UnsafeMutablePointer<__CLPK_integer>, _ ipiv: UnsafeMutablePointer<__CLPK_integer>,
  _ b: UnsafeMutablePointer<__CLPK_doublereal>, _ ldb: UnsafeMutablePointer<__CLPK_integer>, _ info: UnsafeMutablePointer<__CLPK_integer>
) -> Int32 {
  let (size, sides, step, distance) = (Int(n.pointee), Int(nrhs.pointee), Int(lda.pointee), Int(ldb.pointee))
  let letter = trans.map { Character(Unicode.Scalar(UInt8(bitPattern: $0.pointee))).uppercased() } ?? ""
  info.pointee =
    !["N", "T", "C"].contains(letter) ? -1 : size < 0 ? -2 : sides < 0 ? -3 : step < max(1, size) ? -5 : distance < max(1, size) ? -8 : 0
  guard info.pointee == 0 else { return 0 }
  for side in 0..<sides { solve(a, step, ipiv, b + side * distance, size: size, transposed: letter != "N") }
  return 0
}

/// Replaces the factors of ``dgetrf_(_:_:_:_:_:_:)`` by the inverse of the matrix.
///
/// - Parameter lwork: the size of `work`; -1 asks for the best size, which is stored in `work[0]`. Other sizes make no difference.
@discardableResult public func dgetri_(
  _ n: UnsafeMutablePointer<__CLPK_integer>, _ a: UnsafeMutablePointer<__CLPK_doublereal>, _ lda: UnsafeMutablePointer<__CLPK_integer>,
  _ ipiv: UnsafeMutablePointer<__CLPK_integer>, _ work: UnsafeMutablePointer<__CLPK_doublereal>, _ lwork: UnsafeMutablePointer<__CLPK_integer>,
  _ info: UnsafeMutablePointer<__CLPK_integer>
) -> Int32 {
  let (size, step) = (Int(n.pointee), Int(lda.pointee))
  info.pointee = size < 0 ? -1 : step < max(1, size) ? -3 : 0
  guard info.pointee == 0 else { return 0 }
  guard lwork.pointee != -1 else {
    work.pointee = Double(max(1, size))
    return 0
  }
  if let zero = (0..<size).first(where: { a[$0 + $0 * step] == 0 }) {
    info.pointee = Int32(zero + 1)
    return 0
  }
  var inverse = [Double](repeating: 0, count: size * size)
  inverse.withUnsafeMutableBufferPointer { inverse in
    for column in 0..<size {
      inverse[column + column * size] = 1
      solve(a, step, ipiv, inverse.baseAddress! + column * size, size: size, transposed: false)
    }
  }
  for column in 0..<size { for row in 0..<size { a[row + column * step] = inverse[row + column * size] } }
  return 0
}

private func exchange(_ row: Int, _ other: Int, columns: Int, of a: UnsafeMutablePointer<Double>, _ step: Int) {
  guard row != other else { return }
  for column in 0..<columns { (a[row + column * step], a[other + column * step]) = (a[other + column * step], a[row + column * step]) }
}

/// Solves one system with the factors `L` (with ones on its diagonal) and `U` of a matrix whose rows were swapped.
private func solve(
  _ a: UnsafeMutablePointer<Double>, _ step: Int, _ ipiv: UnsafeMutablePointer<Int32>, _ x: UnsafeMutablePointer<Double>, size: Int, transposed: Bool
) {
  func factor(_ row: Int, _ column: Int) -> Double { transposed ? a[column + row * step] : a[row + column * step] }
  func swap(_ row: Int) {
    let other = Int(ipiv[row]) - 1
    if other != row { (x[row], x[other]) = (x[other], x[row]) }
  }
  if !transposed { for row in 0..<size { swap(row) } }
  for row in 0..<size {
    for column in 0..<row { x[row] -= factor(row, column) * x[column] }
    if transposed { x[row] /= factor(row, row) }
  }
  for row in (0..<size).reversed() {
    for column in row + 1..<max(size, row + 1) { x[row] -= factor(row, column) * x[column] }
    if !transposed { x[row] /= factor(row, row) }
  }
  if transposed { for row in (0..<size).reversed() { swap(row) } }
}
