import AlmanacScheduler
import Foundation

/// What is tapped.
public enum TapSubject: Hashable, Sendable {
  case widget(InstanceID)
  /// A live activity, by its id.
  case activity(String)
}

/// A tap on a button or toggle of a widget or live activity, and what became of its intent (Specification A14).
public struct TapRecord: Equatable, Sendable {
  /// What became of an intent.
  public enum Outcome: String, Sendable, CaseIterable {
    /// It waits for the intents of earlier taps on the app's widgets and live activities.
    case waiting
    /// It is performed now.
    case performing
    /// It was performed.
    case performed
    /// It was performed and threw an error, or its extension refused it.
    case failed
    /// The extension or the host ended before it answered; a part of it may have been performed.
    case interrupted
    /// It was not performed.
    case notPerformed

    /// Whether nothing will change the outcome any more.
    public var isFinal: Bool { self != .waiting && self != .performing }
  }

  public var subject: TapSubject
  /// The client's own name of the tap. A tap that is sent twice with the same key is performed once.
  public var key: String
  public var date: Date
  public var outcome: Outcome
  /// The stable name of the error; empty: there was none.
  public var errorName: String
  /// What is wrong, in one line; empty: nothing.
  public var message: String

  public init(on subject: TapSubject, key: String, date: Date, outcome: Outcome = .waiting, errorName: String = "", message: String = "") {
    self.subject = subject
    self.key = key
    self.date = date
    self.outcome = outcome
    self.errorName = errorName
    self.message = message
  }
}
