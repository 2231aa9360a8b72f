import AlmanacScheduler
import AlmanacSimulation
import Crypto
import Foundation

/// The SHA-256 of a decision log, computed line by line.
public struct DecisionDigest {
  private var hash = SHA256()
  public private(set) var count = 0

  public init() {}

  public mutating func add(_ decision: Decision) {
    hash.update(data: Data(decision.logLine.utf8))
    count += 1
  }

  /// The digest as 64 hexadecimal digits.
  public var hex: String {
    hash.finalize().map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }
}
