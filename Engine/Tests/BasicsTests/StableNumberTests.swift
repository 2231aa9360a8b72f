import AlmanacBasics
import Testing

/// Values of the algorithms' own references: hashes that are stored, and decisions that follow from them, must never change.
@Suite struct StableNumberTests {
  @Test(arguments: [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)] as [(String, UInt64)])
  func `FNV-1a gives the hashes of its reference`(_ text: String, _ hash: UInt64) {
    #expect(FNV1a.hash(text.utf8) == hash)
    var parts = FNV1a()
    for byte in text.utf8 { parts.combine(byte) }
    #expect(parts.value == hash)
  }

  @Test func `SplitMix64 gives the numbers of its reference`() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    var zero = SplitMix64(seed: 0)
    #expect(zero.next() == 0xe220_a839_7b1d_cdaf)
  }

  @Test func `fractions are made of the upper bits`() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.fraction() == 0.3500795420214081)
    #expect(SplitMix64.fraction(0) == 0 && SplitMix64.fraction(.max) < 1)
  }
}
