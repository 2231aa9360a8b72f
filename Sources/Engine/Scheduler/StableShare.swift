import Basics

/// A number in 0..<1 that depends on nothing but its arguments.
///
/// Takes the place of a random number, so that the same events lead to the same decisions.
func stableShare(of names: String..., salt: UInt64) -> Double {
  var hash = FNV1a()
  for name in names {
    hash.combine(name.utf8)
    // No byte of UTF-8: it keeps "a", "bc" apart from "ab", "c".
    hash.combine(0xff)
  }
  return SplitMix64.fraction(SplitMix64.mix(hash.value &+ salt &* SplitMix64.increment))
}
