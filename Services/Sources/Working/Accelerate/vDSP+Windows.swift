// Window functions, by which values are multiplied before a Fourier transform.

public var vDSP_HANN_DENORM: Int { 0 }
public var vDSP_HALF_WINDOW: Int { 1 }
public var vDSP_HANN_NORM: Int { 2 }

/// Fills a vector, or its first half, with a function of an angle that runs once around the circle.
private func fill<T: BinaryFloatingPoint>(_ c: UnsafeMutablePointer<T>, _ n: vDSP_Length, _ flag: Int32, _ value: (Double) -> Double) {
  let filled = Int(flag) & vDSP_HALF_WINDOW != 0 ? (Int(n) + 1) / 2 : Int(n)
  for index in 0..<filled { c[index] = T(value(2 * .pi * Double(index) / Double(n))) }
}
private func hann(_ flag: Int32) -> (Double) -> Double {
  let factor = Int(flag) & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
  return { factor * (1 - cos($0)) }
}
private func hamming(_ angle: Double) -> Double { 0.54 - 0.46 * cos(angle) }
private func blackman(_ angle: Double) -> Double { 0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle) }

public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) { fill(c, n, flag, hann(flag)) }
public func vDSP_hann_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) { fill(c, n, flag, hann(flag)) }
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) { fill(c, n, flag, hamming) }
public func vDSP_hamm_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) { fill(c, n, flag, hamming) }
public func vDSP_blkman_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) { fill(c, n, flag, blackman) }
public func vDSP_blkman_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) { fill(c, n, flag, blackman) }
