import Foundation

/// The RC4 stream with the seed as its key.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  /// The key: only its first 256 bytes are used.
  open var seed: Data {
    didSet { start() }
  }
  private var permutation: [UInt8] = []
  private var (first, second): (UInt8, UInt8) = (0, 0)

  public init(seed: Data) {
    self.seed = seed
    super.init()
    start()
  }
  public override convenience init() { self.init(seed: Data((0..<16).map { _ in UInt8.random(in: 0...255) })) }

  private func start() {
    permutation = Array(0...255)
    (first, second) = (0, 0)
    let key = seed.isEmpty ? [0] : [UInt8](seed.prefix(256))
    var place: UInt8 = 0
    for index in 0..<256 {
      place = place &+ permutation[index] &+ key[index % key.count]
      permutation.swapAt(index, Int(place))
    }
  }
  func nextByte() -> UInt8 {
    first &+= 1
    second &+= permutation[Int(first)]
    permutation.swapAt(Int(first), Int(second))
    return permutation[Int(permutation[Int(first)] &+ permutation[Int(second)])]
  }
  override func nextWord() -> UInt32 { (0..<4).reduce(0) { word, _ in word << 8 | UInt32(nextByte()) } }
  /// Skips numbers, because the first ones reveal something about the seed.
  open func dropValues(_ count: Int) {
    for _ in 0..<max(count, 0) { _ = nextWord() }
  }
}

/// A 64-bit linear congruential generator with the constants of Knuth's MMIX. Fast, but its numbers have patterns.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: UInt64 {
    didSet { state = seed }
  }
  private var state: UInt64

  public init(seed: UInt64) { (self.seed, state) = (seed, seed) }
  public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }

  override func nextWord() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits have a short period.
    return UInt32(truncatingIfNeeded: state >> 32)
  }
}

/// The 64-bit Mersenne Twister (MT19937-64).
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: UInt64 {
    didSet { start() }
  }
  private static let (length, middle) = (312, 156)
  private var state: [UInt64] = []
  private var place = 0

  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    start()
  }
  public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }

  private func start() {
    state = [seed]
    for index in 1..<Self.length {
      let last = state[index - 1]
      state.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(index))
    }
    place = Self.length
  }
  private func twist() {
    for index in 0..<Self.length {
      let bits = state[index] & 0xFFFF_FFFF_8000_0000 | state[(index + 1) % Self.length] & 0x7FFF_FFFF
      state[index] = state[(index + Self.middle) % Self.length] ^ bits >> 1 ^ (bits & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
    }
    place = 0
  }
  func nextLongWord() -> UInt64 {
    if place == Self.length { twist() }
    var bits = state[place]
    place += 1
    bits ^= bits >> 29 & 0x5555_5555_5555_5555
    bits ^= bits << 17 & 0x71D6_7FFF_EDA6_0000
    bits ^= bits << 37 & 0xFFF7_EEE0_0000_0000
    return bits ^ bits >> 43
  }
  override func nextWord() -> UInt32 { UInt32(truncatingIfNeeded: nextLongWord() >> 32) }
}
