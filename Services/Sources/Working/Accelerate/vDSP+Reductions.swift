// Sums, means and extremes. An empty vector has the sum 0, the mean NaN, the maximum −∞ and the minimum ∞, as in Apple's functions.

public func vDSP_sve(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0, +)
}

public func vDSP_svesq(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0) { $0 + $1 * $1 }
}

public func vDSP_svemg(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0) { $0 + abs($1) }
}

public func vDSP_meanv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0, +) / Float(n)
}

public func vDSP_meamgv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0) { $0 + abs($1) } / Float(n)
}

public func vDSP_measqv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0) { $0 + $1 * $1 } / Float(n)
}

public func vDSP_rmsqv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = (reduce(a, ia, n, 0) { $0 + $1 * $1 } / Float(n)).squareRoot()
}

public func vDSP_maxv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, -.infinity, max)
}

public func vDSP_minv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, .infinity, min)
}

public func vDSP_maxmgv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0) { max($0, abs($1)) }
}

public func vDSP_maxvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  (c.pointee, i.pointee) = (-.infinity, 0)
  for index in 0..<Int(n) where a[index * ia] > c.pointee { (c.pointee, i.pointee) = (a[index * ia], vDSP_Length(index * ia)) }
}

public func vDSP_minvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  (c.pointee, i.pointee) = (.infinity, 0)
  for index in 0..<Int(n) where a[index * ia] < c.pointee { (c.pointee, i.pointee) = (a[index * ia], vDSP_Length(index * ia)) }
}

public func vDSP_sveD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0, +)
}

public func vDSP_svesqD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0) { $0 + $1 * $1 }
}

public func vDSP_svemgD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0) { $0 + abs($1) }
}

public func vDSP_meanvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0, +) / Double(n)
}

public func vDSP_meamgvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0) { $0 + abs($1) } / Double(n)
}

public func vDSP_measqvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0) { $0 + $1 * $1 } / Double(n)
}

public func vDSP_rmsqvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
  c.pointee = (reduce(a, ia, n, 0) { $0 + $1 * $1 } / Double(n)).squareRoot()
}

public func vDSP_maxvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, -.infinity, max)
}

public func vDSP_minvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, .infinity, min)
}

public func vDSP_maxmgvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
  c.pointee = reduce(a, ia, n, 0) { max($0, abs($1)) }
}

public func vDSP_maxviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  (c.pointee, i.pointee) = (-.infinity, 0)
  for index in 0..<Int(n) where a[index * ia] > c.pointee { (c.pointee, i.pointee) = (a[index * ia], vDSP_Length(index * ia)) }
}

public func vDSP_minviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  (c.pointee, i.pointee) = (.infinity, 0)
  for index in 0..<Int(n) where a[index * ia] < c.pointee { (c.pointee, i.pointee) = (a[index * ia], vDSP_Length(index * ia)) }
}
