import AlmanacBasics

/// Returns a pseudo-random number in 0..<1 that depends only on its arguments: FNV-1a over the names, then SplitMix64's finalizer.
///
/// Used instead of randomness, so that the same events give the same decisions.
func hashFraction(of names: String..., salt: UInt64) -> Double {
  var hash = FNV1a()
  for name in names {
    hash.combine(name.utf8)
    // A separator that UTF-8 never contains: without it, "a", "bc" and "ab", "c" would have one hash.
    hash.combine(0xff)
  }
  return SplitMix64.fraction(SplitMix64.mix(hash.value &+ salt &* SplitMix64.increment))
}
