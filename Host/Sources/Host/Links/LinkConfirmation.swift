import AlmanacScheduler
import Foundation

/// What the user allowed an app's widgets to open: a scheme with the desktop's program, or the app's own open command (Specification B7).
public struct LinkConfirmation: Sendable, Equatable, Codable {
  /// What is opened.
  public enum Subject: Sendable, Equatable, Codable {
    /// Addresses with this scheme are given to the desktop (`xdg-open`).
    case scheme(String)
    /// The app's open command: its text, and the path of the program that it names.
    case command(String, program: String)
  }
  /// Names the confirmation; it is made up by the host.
  public let id: String
  /// The app's name.
  public let app: String
  /// What was confirmed.
  public let subject: Subject
  /// When it was confirmed.
  public let date: Date

  /// Creates a confirmation.
  public init(id: String, app: String, subject: Subject, date: Date) { (self.id, self.app, self.subject, self.date) = (id, app, subject, date) }
}

/// The question whether something is opened. An answer confirms exactly what was asked.
public struct LinkQuestion: Sendable, Equatable {
  /// Names the question; it is made up by the host.
  public let id: String
  /// The app's name.
  public let app: String
  /// The name that people see.
  public let displayName: String
  /// What is asked.
  public let subject: LinkConfirmation.Subject

  /// Creates a question.
  public init(id: String, app: String, displayName: String, subject: LinkConfirmation.Subject) {
    (self.id, self.app, self.displayName, self.subject) = (id, app, displayName, subject)
  }
}

/// What the host keeps about links.
struct LinkState {
  /// What survives the host's end.
  struct Stored: Codable, Equatable {
    /// In the order in which they were given.
    var confirmations: [LinkConfirmation] = []
  }
  /// What the intent of a tap asked to open.
  enum Requested: Equatable {
    case url(String)
    case app
  }
  var stored = Stored()
  /// Questions that wait for an answer, the oldest first.
  private var questions: [LinkQuestion] = []
  /// What intents asked to open, the oldest first.
  private var requested: [(tap: TapQueue.ID, app: AppID, what: Requested)] = []
  /// The apps of the connected programs that receive what taps open, by connection.
  var companions: [UInt64: AppID] = [:]
  /// How often links of an app's widgets may be opened.
  var rates: [AppID: RateLimit] = [:]

  init() {}

  /// - Parameter data: what was stored; nil: nothing.
  init(stored data: Data?) throws {
    if let data { stored = try JSONDecoder().decode(Stored.self, from: data) }
  }

  func isConfirmed(_ subject: LinkConfirmation.Subject, of app: AppID) -> Bool {
    stored.confirmations.contains { $0.app == app.rawValue && $0.subject == subject }
  }

  /// Returns the question about a subject: the one that waits already, or a new one.
  mutating func question(_ subject: LinkConfirmation.Subject, of app: AppID, displayName: String, limit: Int) -> LinkQuestion {
    if let known = questions.first(where: { $0.app == app.rawValue && $0.subject == subject }) { return known }
    let question = LinkQuestion(id: UUID().uuidString, app: app.rawValue, displayName: displayName, subject: subject)
    questions.append(question)
    if questions.count > limit { questions.removeFirst(questions.count - limit) }
    return question
  }

  /// Whether an answer is one to the question about this subject.
  func answers(_ id: String, _ subject: LinkConfirmation.Subject, of app: AppID) -> Bool {
    questions.contains { $0.id == id && $0.app == app.rawValue && $0.subject == subject }
  }

  mutating func endQuestion(_ id: String) { questions.removeAll { $0.id == id } }

  mutating func keep(_ what: Requested, of tap: TapQueue.ID, app: AppID, limit: Int) {
    requested.append((tap, app, what))
    if requested.count > limit { requested.removeFirst(requested.count - limit) }
  }

  func requested(by tap: TapQueue.ID) -> (what: Requested, app: AppID)? { requested.last { $0.tap == tap }.map { ($0.what, $0.app) } }

  mutating func forget(_ tap: TapQueue.ID) { requested.removeAll { $0.tap == tap } }

  mutating func forget(_ app: AppID) {
    questions.removeAll { $0.app == app.rawValue }
    requested.removeAll { $0.app == app }
    rates[app] = nil
    stored.confirmations.removeAll { $0.app == app.rawValue }
  }
}
