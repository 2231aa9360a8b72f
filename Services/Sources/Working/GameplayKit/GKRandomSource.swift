@_exported import AlmanacFoundationCompat

/// A source of random numbers.
public protocol GKRandom: NSObjectProtocol {
  /// From -2,147,483,648 to 2,147,483,647 for a source; within its bounds for a distribution.
  func nextInt() -> Int
  /// Below the bound, and at least 0 or a distribution's lowest value.
  func nextInt(upperBound: Int) -> Int
  /// From 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of random numbers. This class returns the system's, its subclasses repeatable ones.
///
/// A seed always results in the same numbers. They differ from Apple's, whose algorithms are not fully published.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private static let shared = GKRandomSource()
  open class func sharedRandom() -> GKRandomSource { shared }

  func nextWord() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

  open func nextInt() -> Int { Int(Int32(bitPattern: nextWord())) }
  /// Returns 0 for a bound below 1.
  open func nextInt(upperBound: Int) -> Int {
    var words = Words(source: self)
    return upperBound > 0 ? Int.random(in: 0..<upperBound, using: &words) : 0
  }
  open func nextUniform() -> Float { Float(nextWord() >> 8) / 0xFF_FFFF }
  open func nextBool() -> Bool { nextWord() >> 31 == 1 }

  /// Returns the objects in random order; all orders have the same probability.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var words = Words(source: self)
    return array.shuffled(using: &words)
  }

  /// Adapts the source to Swift's protocol.
  private struct Words: RandomNumberGenerator {
    let source: GKRandomSource
    func next() -> UInt64 { UInt64(source.nextWord()) << 32 | UInt64(source.nextWord()) }
  }
}

extension NSArray {
  public func shuffled(using randomSource: GKRandomSource) -> [Any] { randomSource.arrayByShufflingObjects(in: map(\.self)) }
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
