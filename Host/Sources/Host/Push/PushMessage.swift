import AlmanacScheduler
import Foundation

/// A push as a server sends it, in the form of Apple's Push Notification service.
public struct PushMessage: Sendable {
  /// The header `apns-push-type`.
  public enum Kind: String, Sendable, CaseIterable {
    /// Reloads an app's widgets.
    case widgets
    /// Reloads an app's controls.
    case controls
    /// Starts, updates or ends a live activity.
    case liveactivity
  }

  /// What the push is for.
  public let kind: Kind
  /// The header `apns-topic`.
  public let topic: String
  /// The body, JSON of at most 4 KB.
  public let body: Data

  /// Creates a message.
  public init(kind: Kind, topic: String, body: Data) {
    (self.kind, self.topic, self.body) = (kind, topic, body)
  }
}

/// Why a push is refused, with the status and the reason that Apple's service documents.
public enum PushError: Error, Sendable, Equatable {
  /// No app has the token.
  case badDeviceToken
  /// The token belongs to another app, or to another type of push.
  case notForTopic
  /// The body lacks what this type of push needs.
  case badPayload
  /// There is no body.
  case payloadEmpty
  /// The body has more than 4 KB.
  case payloadTooLarge
  /// The token was valid until this date.
  case expired(Date)
  /// Pushes come faster than the rate allows.
  case tooManyRequests
  /// The host cannot store anything for now.
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
