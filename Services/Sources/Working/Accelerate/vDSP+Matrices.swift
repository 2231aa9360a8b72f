// Row-major matrices. `m` and `n` are the numbers of rows and columns of the result.

public func vDSP_mmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) { multiply(a, ia, b, ib, c, ic, Int(m), Int(n), Int(p)) }
public func vDSP_mmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) { multiply(a, ia, b, ib, c, ic, Int(m), Int(n), Int(p)) }

public func vDSP_mtrans(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length
) { transpose(a, ia, c, ic, Int(m), Int(n)) }
public func vDSP_mtransD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length
) { transpose(a, ia, c, ic, Int(m), Int(n)) }

private func multiply<Number: FloatingPoint>(
  _ a: UnsafePointer<Number>, _ ia: Int, _ b: UnsafePointer<Number>, _ ib: Int, _ c: UnsafeMutablePointer<Number>, _ ic: Int, _ m: Int, _ n: Int,
  _ p: Int
) {
  for row in 0..<m {
    for column in 0..<n {
      c[(row * n + column) * ic] = (0..<p).reduce(0) { $0 + a[(row * p + $1) * ia] * b[($1 * n + column) * ib] }
    }
  }
}

private func transpose<Number>(_ a: UnsafePointer<Number>, _ ia: Int, _ c: UnsafeMutablePointer<Number>, _ ic: Int, _ m: Int, _ n: Int) {
  for row in 0..<m { for column in 0..<n { c[(row * n + column) * ic] = a[(column * m + row) * ia] } }
}
