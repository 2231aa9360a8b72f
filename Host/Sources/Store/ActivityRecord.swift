import AlmanacScheduler
import Foundation

/// A live activity as it is stored (Specification A5). The host encodes what is in it.
public struct ActivityRecord: Sendable, Hashable {
  public let id: String
  public let app: AppID
  /// The name of the type of its attributes: the extension's kind.
  public let kind: String
  /// Dates, score and flags. Not sealed: the host needs them while the device is locked.
  public var life: Data
  /// Attributes, state and drawings; nil when it is read: it is sealed, and the device is locked.
  public var content: Data?

  public init(id: String, app: AppID, kind: String, life: Data, content: Data?) {
    (self.id, self.app, self.kind, self.life, self.content) = (id, app, kind, life, content)
  }
}

/// A token with which a server sends pushes (Specification A5).
public struct PushTokenRecord: Sendable, Hashable {
  /// What a token is for.
  public enum Use: String, Sendable, Hashable, CaseIterable {
    case widgets, controls
    /// One activity; the subject is its id.
    case activity
    /// Starting activities; the subject is the name of their attributes' type.
    case start
  }
  /// 32 random bytes.
  public let token: Data
  public let app: AppID
  public let use: Use
  public let subject: String
  /// When it ceased to be valid; nil: it is valid.
  public var expiredAt: Date?

  public init(token: Data, app: AppID, use: Use, subject: String = "", expiredAt: Date? = nil) {
    (self.token, self.app, self.use, self.subject, self.expiredAt) = (token, app, use, subject, expiredAt)
  }
}
