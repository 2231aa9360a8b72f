import Foundation
import Scheduler

/// A push as a server sends it, in the form of Apple's Push Notification service.
public struct PushMessage: Sendable {
  /// The header `apns-push-type`.
  public enum Kind: String, Sendable, CaseIterable { case widgets, controls, liveactivity }

  public let kind: Kind
  /// The header `apns-topic`.
  public let topic: String
  /// The body, JSON of at most 4 KB.
  public let body: Data

  public init(kind: Kind, topic: String, body: Data) {
    (self.kind, self.topic, self.body) = (kind, topic, body)
  }
}

/// Why a push is refused, with the status and the reason that Apple's service documents.
public enum PushError: Error, Sendable, Equatable {
  case badDeviceToken
  case notForTopic
  /// The body lacks what this type of push needs.
  case badPayload
  case payloadEmpty
  case payloadTooLarge
  case expired(Date)
  case tooManyRequests
  case unavailable

  /// The HTTP status.
  public var status: Int {
    switch self {
    case .badDeviceToken, .notForTopic, .badPayload, .payloadEmpty: 400
    case .expired: 410
    case .payloadTooLarge: 413
    case .tooManyRequests: 429
    case .unavailable: 503
    }
  }

  /// The value of `reason` in the response.
  public var reason: String {
    switch self {
    case .badDeviceToken: "BadDeviceToken"
    case .notForTopic: "DeviceTokenNotForTopic"
    case .badPayload: "BadMessagePayload"
    case .payloadEmpty: "PayloadEmpty"
    case .payloadTooLarge: "PayloadTooLarge"
    case .expired: "Unregistered"
    case .tooManyRequests: "TooManyRequests"
    case .unavailable: "ServiceUnavailable"
    }
  }
}
