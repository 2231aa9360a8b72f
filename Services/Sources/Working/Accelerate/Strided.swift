@_exported import AlmanacFoundationCompat

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

// Helpers for Accelerate's C functions, whose vectors are a pointer, a stride and a count. The caller is responsible for their bounds.

/// `c = body(a)`.
@inline(__always)
func map<T>(_ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: vDSP_Length, _ body: (T) -> T) {
  for index in 0..<Int(n) { c[index * ic] = body(a[index * ia]) }
}
/// `c = body(a, b)`.
@inline(__always)
func zip<T>(
  _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: vDSP_Length,
  _ body: (T, T) -> T
) { for index in 0..<Int(n) { c[index * ic] = body(a[index * ia], b[index * ib]) } }
@inline(__always)
func reduce<T, Result>(_ a: UnsafePointer<T>, _ ia: Int, _ n: vDSP_Length, _ initial: Result, _ body: (Result, T) -> Result) -> Result {
  var result = initial
  for index in 0..<Int(n) { result = body(result, a[index * ia]) }
  return result
}
