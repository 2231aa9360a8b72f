import AlmanacScheduler
import Crypto
import Foundation
import Store

/// The tokens with which servers send pushes. Each is a credential: it is compared in constant time and never logged.
struct PushTokens {
  /// How many bytes a token has.
  static let size = 32

  /// By the SHA-256 of the token. The time of a look-up by the token's own bytes would reveal how many of them are right.
  private var byHash: [Data: PushTokenRecord] = [:]
  private var rates: [Data: RateLimit] = [:]

  init(_ records: [PushTokenRecord] = []) { for record in records { insert(record) } }

  mutating func insert(_ record: PushTokenRecord) { byHash[Self.hash(record.token)] = record }

  /// Returns what a token is for; nil: it was never issued.
  func record(_ token: Data) -> PushTokenRecord? {
    guard let found = byHash[Self.hash(token)], Self.isEqual(found.token, token) else { return nil }
    return found
  }

  /// Returns the valid token for a use.
  func token(_ use: PushTokenRecord.Use, of app: AppID, subject: String) -> Data? {
    byHash.values.first { $0.app == app && $0.use == use && $0.subject == subject && $0.expiredAt == nil }?.token
  }

  mutating func expire(_ use: PushTokenRecord.Use, subject: String, at date: Date) {
    for (hash, record) in byHash where record.use == use && record.subject == subject && record.expiredAt == nil {
      byHash[hash]?.expiredAt = date
    }
  }

  /// Forgets the tokens of an app, and the oldest expired ones beyond a number.
  mutating func forget(app: AppID) {
    for (hash, record) in byHash where record.app == app { byHash[hash] = nil }
  }

  mutating func forgetExpired(beyond kept: Int) {
    let expired = byHash.filter { $0.value.expiredAt != nil }
    guard expired.count > kept else { return }
    for (hash, _) in expired.sorted(by: { $0.value.expiredAt! < $1.value.expiredAt! }).prefix(expired.count - kept) {
      byHash[hash] = nil
      rates[hash] = nil
    }
  }

  /// Whether one more push with this token may pass, by its own rate. Counts it if it may.
  mutating func passes(_ token: Data, burst: Double, perSecond: Double) -> Bool {
    let hash = Self.hash(token)
    var rate = rates[hash] ?? RateLimit(burst: burst, perSecond: perSecond)
    defer { rates[hash] = rate }
    guard rate.allows(at: .now) else { return false }
    rate.charge(1, at: .now)
    return true
  }

  /// Returns a new token of random bytes.
  static func make() -> Data { SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) } }

  private static func hash(_ token: Data) -> Data { Data(SHA256.hash(data: token)) }

  private static func isEqual(_ left: Data, _ right: Data) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
