/// The unscaled discrete Fourier transform of complex values in two vectors, whose length is a power of two.
struct FourierTransform {
  var real: [Double]
  var imaginary: [Double]

  /// - Parameter sign: the sign of the exponent; -1 is forward.
  mutating func run(sign: Double) {
    let count = real.count
    guard count > 1 else { return }
    // Swaps the elements whose indices are bit-reversals of each other.
    var other = 0
    for index in 1..<count {
      var bit = count / 2
      while other & bit != 0 { (other, bit) = (other ^ bit, bit / 2) }
      other |= bit
      if index < other {
        real.swapAt(index, other)
        imaginary.swapAt(index, other)
      }
    }
    var half = 1
    while half < count {
      for offset in 0..<half {
        let angle = sign * Double.pi * Double(offset) / Double(half)
        let (cosine, sine) = (cos(angle), sin(angle))
        for low in stride(from: offset, to: count, by: half * 2) {
          let high = low + half
          let (a, b) = (real[high] * cosine - imaginary[high] * sine, real[high] * sine + imaginary[high] * cosine)
          (real[high], imaginary[high]) = (real[low] - a, imaginary[low] - b)
          (real[low], imaginary[low]) = (real[low] + a, imaginary[low] + b)
        }
      }
      half *= 2
    }
  }

  /// Transforms real values in vDSP's packing: those with even indices in `real`, the others in `imaginary`. Afterwards `imaginary[0]` is the value
  /// of the highest frequency, and all values are twice the transform.
  mutating func runReal(isForward: Bool) {
    let half = real.count
    if isForward {
      var whole = FourierTransform(real: Array(repeating: 0, count: half * 2), imaginary: Array(repeating: 0, count: half * 2))
      for index in 0..<half { (whole.real[index * 2], whole.real[index * 2 + 1]) = (real[index], imaginary[index]) }
      whole.run(sign: -1)
      for index in 0..<half { (real[index], imaginary[index]) = (2 * whole.real[index], 2 * whole.imaginary[index]) }
      imaginary[0] = 2 * whole.real[half]
    } else {
      var whole = FourierTransform(real: Array(repeating: 0, count: half * 2), imaginary: Array(repeating: 0, count: half * 2))
      (whole.real[0], whole.real[half]) = (real[0], imaginary[0])
      for index in 1..<max(half, 1) {
        (whole.real[index], whole.imaginary[index]) = (real[index], imaginary[index])
        (whole.real[half * 2 - index], whole.imaginary[half * 2 - index]) = (real[index], -imaginary[index])
      }
      whole.run(sign: 1)
      for index in 0..<half { (real[index], imaginary[index]) = (whole.real[index * 2], whole.real[index * 2 + 1]) }
    }
  }
}
