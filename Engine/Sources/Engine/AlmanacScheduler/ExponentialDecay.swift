/// Exponential decay: 2 to the power of −`halfLives`.
///
/// Uses only additions and multiplications, which IEEE 754 rounds identically everywhere. The C library's `exp2` may differ in its last bit between
/// machines, and the same events must give the same decisions on all of them.
/// - Parameter halfLives: at least 0; negative values count as 0.
/// - Returns: a number in 0...1, with an error below 1e-12.
func exponentialDecay(_ halfLives: Double) -> Double {
  guard halfLives > 0 else { return 1 }
  guard halfLives < 1000 else { return 0 }
  let whole = halfLives.rounded(.down)
  let exponent = -(halfLives - whole) * ln2
  // The exponential series. The argument is within ln 2 of 0, where the 13th term is below 1e-12.
  var sum = 1.0
  for divisor in stride(from: 12.0, through: 1, by: -1) { sum = 1 + sum * exponent / divisor }
  return Double(sign: .plus, exponent: -Int(whole), significand: sum)
}

/// The natural logarithm of 2.
let ln2 = 0.693147180559945309417232
