import Glibc

// Functions of each element. The count is a pointer to a 32-bit number, as in Apple's functions.

public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = exp(x[index]) }
}

public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = log(x[index]) }
}

public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = log10(x[index]) }
}

public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = sin(x[index]) }
}

public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = cos(x[index]) }
}

public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = tan(x[index]) }
}

public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].squareRoot() }
}

public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].rounded(.down) }
}

public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].rounded(.up) }
}

public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = exp(x[index]) }
}

public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = log(x[index]) }
}

public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = log10(x[index]) }
}

public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = sin(x[index]) }
}

public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = cos(x[index]) }
}

public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = tan(x[index]) }
}

public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].squareRoot() }
}

public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].rounded(.down) }
}

public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for index in 0..<Int(n.pointee) { y[index] = x[index].rounded(.up) }
}
