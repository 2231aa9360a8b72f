// Fills vectors, and computes dot products.

public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { for index in 0..<Int(n) { c[index * ic] = 0 } }

public func vDSP_vfill(_ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  for index in 0..<Int(n) { c[index * ic] = a.pointee }
}

/// A ramp that starts with `a` and increases by `b`.
public func vDSP_vramp(_ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  for index in 0..<Int(n) { c[index * ic] = a.pointee + Float(index) * b.pointee }
}

/// A ramp from `a` to `b`, inclusive.
public func vDSP_vgen(_ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  for index in 0..<Int(n) { c[index * ic] = n == 1 ? a.pointee : a.pointee + Float(index) * (b.pointee - a.pointee) / Float(n - 1) }
}

public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(n) { sum += a[index * ia] * b[index * ib] }
  c.pointee = sum
}

public func vDSP_vclrD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) { for index in 0..<Int(n) { c[index * ic] = 0 } }

public func vDSP_vfillD(_ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  for index in 0..<Int(n) { c[index * ic] = a.pointee }
}

/// A ramp that starts with `a` and increases by `b`.
public func vDSP_vrampD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * ic] = a.pointee + Double(index) * b.pointee }
}

/// A ramp from `a` to `b`, inclusive.
public func vDSP_vgenD(_ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length)
{
  for index in 0..<Int(n) { c[index * ic] = n == 1 ? a.pointee : a.pointee + Double(index) * (b.pointee - a.pointee) / Double(n - 1) }
}

public func vDSP_dotprD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(n) { sum += a[index * ia] * b[index * ib] }
  c.pointee = sum
}
