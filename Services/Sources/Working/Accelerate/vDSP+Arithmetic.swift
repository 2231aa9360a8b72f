// Vector arithmetic. In subtraction and division the second operand comes first, as in Apple's functions: `c = a − b` is `vDSP_vsub(b, 1, a, 1, …)`.

public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { zip(a, ia, b, ib, c, ic, n, +) }

public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { zip(a, ia, b, ib, c, ic, n, *) }

public func vDSP_vsub(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { zip(a, ia, b, ib, c, ic, n, -) }

public func vDSP_vdiv(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { zip(a, ia, b, ib, c, ic, n, /) }

public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  map(a, ia, c, ic, n) { $0 + b }
}

public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  map(a, ia, c, ic, n) { $0 * b }
}

public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  map(a, ia, c, ic, n) { $0 / b }
}

public func vDSP_vabs(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  map(a, ia, c, ic, n) { abs($0) }
}

public func vDSP_vneg(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  map(a, ia, c, ic, n) { -$0 }
}

public func vDSP_vsq(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  map(a, ia, c, ic, n) { $0 * $0 }
}

public func vDSP_vsmsa(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>,
  _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let (b, c) = (b.pointee, c.pointee)
  map(a, ia, d, id, n) { $0 * b + c }
}

public func vDSP_vclip(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>,
  _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let (low, high) = (b.pointee, c.pointee)
  map(a, ia, d, id, n) { min(max($0, low), high) }
}

public func vDSP_vaddD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { zip(a, ia, b, ib, c, ic, n, +) }

public func vDSP_vmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { zip(a, ia, b, ib, c, ic, n, *) }

public func vDSP_vsubD(
  _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { zip(a, ia, b, ib, c, ic, n, -) }

public func vDSP_vdivD(
  _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { zip(a, ia, b, ib, c, ic, n, /) }

public func vDSP_vsaddD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  map(a, ia, c, ic, n) { $0 + b }
}

public func vDSP_vsmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  map(a, ia, c, ic, n) { $0 * b }
}

public func vDSP_vsdivD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  map(a, ia, c, ic, n) { $0 / b }
}

public func vDSP_vabsD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  map(a, ia, c, ic, n) { abs($0) }
}

public func vDSP_vnegD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  map(a, ia, c, ic, n) { -$0 }
}

public func vDSP_vsqD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  map(a, ia, c, ic, n) { $0 * $0 }
}

public func vDSP_vsmsaD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>,
  _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let (b, c) = (b.pointee, c.pointee)
  map(a, ia, d, id, n) { $0 * b + c }
}

public func vDSP_vclipD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>,
  _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let (low, high) = (b.pointee, c.pointee)
  map(a, ia, d, id, n) { min(max($0, low), high) }
}
