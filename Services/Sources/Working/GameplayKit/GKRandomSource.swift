@_exported import FoundationCompat

/// Something that gives random numbers.
public protocol GKRandom: NSObjectProtocol {
  /// From -2,147,483,648 to 2,147,483,647 for a source; within its bounds for a distribution.
  func nextInt() -> Int
  /// Below the bound, and not below 0 or a distribution's lowest value.
  func nextInt(upperBound: Int) -> Int
  /// From 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of random numbers: this class gives those of the system, its subclasses repeatable ones.
///
/// A seed always gives the same numbers here. They are not those of Apple's systems, whose algorithms are not public in every detail.
// Unchecked: has no state. An app uses a subclass, which has, on one thread, as on Apple's systems.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private static let shared = GKRandomSource()
  open class func sharedRandom() -> GKRandomSource { shared }

  /// The next 32 bits.
  func nextWord() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

  open func nextInt() -> Int { Int(Int32(bitPattern: nextWord())) }
  /// 0 for a bound below 1.
  open func nextInt(upperBound: Int) -> Int {
    var words = Words(source: self)
    return upperBound > 0 ? Int.random(in: 0..<upperBound, using: &words) : 0
  }
  open func nextUniform() -> Float { Float(nextWord() >> 8) / 0xFF_FFFF }
  open func nextBool() -> Bool { nextWord() >> 31 == 1 }

  /// The objects in a random order; each order is as likely as another.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var words = Words(source: self)
    return array.shuffled(using: &words)
  }

  /// The source as a generator of Swift.
  private struct Words: RandomNumberGenerator {
    let source: GKRandomSource
    func next() -> UInt64 { UInt64(source.nextWord()) << 32 | UInt64(source.nextWord()) }
  }
}

extension NSArray {
  public func shuffled(using randomSource: GKRandomSource) -> [Any] { randomSource.arrayByShufflingObjects(in: map(\.self)) }
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
