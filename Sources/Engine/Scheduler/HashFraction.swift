/// A pseudo-random number in 0..<1 that depends only on its arguments: FNV-1a over the names, then SplitMix64's finalizer.
///
/// Used instead of randomness, so that the same events give the same decisions.
func hashFraction(of names: String..., salt: UInt64) -> Double {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for name in names {
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0xff) &* 0x100_0000_01b3
  }
  hash = hash &+ salt &* 0x9e37_79b9_7f4a_7c15
  hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
  hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
  return Double((hash ^ (hash >> 31)) >> 11) * 0x1p-53
}
