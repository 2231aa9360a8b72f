import Foundation
import Profiles

/// The reloads that one instance may still make on the budget: a token bucket (C6).
///
/// Tokens accrue evenly, ``ReloadProfile/dailyReloads`` in 24 hours, up to ``ReloadProfile/burstCapacity``; a budgeted reload takes
/// one. So in any window of `t` seconds at most `burstCapacity + dailyReloads · t / 86,400` are granted.
/// The rest of the engine knows only the functions below.
public struct ReloadBudget: Codable, Equatable, Sendable {
  private(set) var tokens: Double
  private(set) var countedAt: Date

  /// A full bucket.
  public init(at now: Date, profile: ReloadProfile) {
    tokens = profile.burstCapacity
    countedAt = now
  }

  /// Tokens at `now`.
  public func balance(at now: Date, profile: ReloadProfile) -> Double {
    let accrued = max(0, now.timeIntervalSince(countedAt)) * profile.dailyReloads / Self.day
    return min(profile.burstCapacity, tokens + accrued)
  }

  /// When a whole token is there, which may be long ago; nil when none will ever accrue.
  public func nextToken(profile: ReloadProfile) -> Date? {
    if min(tokens, profile.burstCapacity) >= 1 { return countedAt }
    guard profile.dailyReloads > 0, profile.burstCapacity >= 1 else { return nil }
    return countedAt.addingTimeInterval((1 - tokens) * Self.day / profile.dailyReloads)
  }

  /// Takes one token.
  mutating func spend(at now: Date, profile: ReloadProfile) {
    tokens = max(0, balance(at: now, profile: profile) - 1)
    countedAt = now
  }

  /// Gives back one token that the host wasted.
  mutating func refund(at now: Date, profile: ReloadProfile) {
    tokens = min(profile.burstCapacity, balance(at: now, profile: profile) + 1)
    countedAt = now
  }

  /// Forgets instants that the clock has not reached yet, so that a clock set back neither grants nor starves.
  mutating func rewind(to now: Date) {
    countedAt = min(countedAt, now)
  }

  private static let day: TimeInterval = 86_400
}
