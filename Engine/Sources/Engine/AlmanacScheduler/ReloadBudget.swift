import AlmanacProfiles
import Foundation

/// The budgeted reloads that one instance may still make: a token bucket (Specification C6).
///
/// Tokens accrue at ``rate`` while the device is awake, up to ``capacity``; a budgeted reload takes one. So during `t` seconds awake at most
/// `capacity + rate · t` reloads are granted. Every evaluation of the instance sets rate and capacity from its ``Allotment``. All instants are
/// readings of the device's awake clock: seconds that the device has been awake in total.
public struct ReloadBudget: Codable, Equatable, Sendable {
  private var tokens: Double
  private var countedAt: TimeInterval
  /// Tokens per second awake.
  public private(set) var rate: Double
  /// The most tokens that the bucket holds.
  public private(set) var capacity: Double

  /// A full bucket.
  init(_ allotment: Allotment, at awake: TimeInterval) {
    tokens = allotment.capacity
    capacity = allotment.capacity
    rate = allotment.rate
    countedAt = awake
  }

  /// Returns the number of tokens at a reading of the awake clock.
  func balance(at awake: TimeInterval) -> Double { min(capacity, tokens + max(0, awake - countedAt) * rate) }

  /// Returns the seconds awake until a whole token is available; nil if none will ever accrue.
  func secondsToToken(at awake: TimeInterval) -> TimeInterval? {
    let missing = 1 - balance(at: awake)
    // A token that lacks only a rounding error counts as whole.
    if missing <= 1e-9 { return 0 }
    return rate > 0 && capacity >= 1 ? missing / rate : nil
  }

  /// Changes rate and capacity to those of `allotment`; tokens beyond the new capacity are lost.
  mutating func adopt(_ allotment: Allotment, at awake: TimeInterval) {
    tokens = min(allotment.capacity, balance(at: awake))
    countedAt = awake
    rate = allotment.rate
    capacity = allotment.capacity
  }

  mutating func spend(at awake: TimeInterval) {
    tokens = max(0, balance(at: awake) - 1)
    countedAt = awake
  }

  /// Returns one token after a fault of the host.
  mutating func refund(at awake: TimeInterval) {
    tokens = min(capacity, balance(at: awake) + 1)
    countedAt = awake
  }
}

extension ReloadBudget {
  private enum CodingKeys: String, CodingKey { case tokens, countedAt, rate, capacity }

  /// Also decodes budgets stored by earlier versions, which had neither rate nor capacity: their tokens are kept, the rest is set at the next event.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tokens = try container.decode(Double.self, forKey: .tokens)
    rate = try container.decodeIfPresent(Double.self, forKey: .rate) ?? 0
    capacity = try container.decodeIfPresent(Double.self, forKey: .capacity) ?? tokens
    countedAt = container.contains(.rate) ? try container.decode(TimeInterval.self, forKey: .countedAt) : 0
  }
}
