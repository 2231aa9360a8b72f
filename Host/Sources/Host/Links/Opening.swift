import AlmanacWireSchema

/// A tap that opens something (Specification A11, B7). What it opens follows from what the host stored.
public struct OpenRequest: Sendable, Equatable {
  /// What was tapped.
  public enum Subject: Sendable, Equatable {
    /// A place on a widget or live activity: the content that was shown (``ShownContent/content``), and the link; nil: outside all links and buttons.
    case shown(content: String, link: NodePath?)
    /// A button or toggle whose intent asked to open something, by the key of its tap.
    case intent(key: String)
  }
  /// What was tapped.
  public let subject: Subject
  /// The question (``LinkQuestion/id``) that the user answered with yes; nil: none.
  public let confirms: String?

  /// Creates a request.
  public init(_ subject: Subject, confirms: String? = nil) { (self.subject, self.confirms) = (subject, confirms) }
}

/// What became of a tap that opens something.
public struct OpenAnswer: Sendable, Equatable {
  /// What became of it.
  public enum Outcome: String, Sendable, CaseIterable {
    /// It was opened.
    case opened
    /// It is a web page: the viewer opens it itself, because it may be on another machine than the host.
    case web
    /// The user has to confirm it first (``OpenAnswer/question``).
    case needsConfirmation
    /// It is never opened.
    case refused
    /// Nothing is known to open it with.
    case noHandler
    /// The program that was to open it failed.
    case failed
  }
  /// Who opens it.
  public enum Opener: String, Sendable, CaseIterable {
    /// The app's program, which is connected to the host already.
    case companion
    /// The app's open command.
    case command
    /// The desktop's program for the scheme (`xdg-open`).
    case desktop
  }
  /// What became of it.
  public var outcome: Outcome
  /// The address; nil: the app itself.
  public var url: String?
  /// The name of the app that people see.
  public let displayName: String
  /// The program that opened it or will open it; nil: none.
  public var opener: Opener?
  /// The question to the user; nil: none.
  public var question: LinkQuestion?
  /// The stable name of the reason, and a sentence; empty: there is none.
  public var reasonName = ""
  /// The reason as a sentence; empty: there is none.
  public var reason = ""
  /// The status of a program that failed; 0: none did.
  var status: Int32 = 0

  /// Creates an answer.
  public init(_ outcome: Outcome, url: String? = nil, displayName: String) {
    (self.outcome, self.url, self.displayName) = (outcome, url, displayName)
  }
}

/// Why a tap opens nothing. Nothing was started.
public enum LinkError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was tapped is neither shown nor was shown a moment ago.
  case outdated
  /// There is no link.
  case noLink(String)
  /// The tap's intent asked to open nothing, or it was opened already.
  case nothingRequested(String)
  /// The device is locked.
  case locked
  /// The app's widgets open something too often.
  case tooOften(app: String, wait: Double)
  /// There is no confirmation with this id.
  case unknownConfirmation(String)

  /// The error's stable name in answers of the API.
  public var name: String {
    switch self {
    case .outdated: "link.outdated"
    case .noLink: "link.none"
    case .nothingRequested: "link.notRequested"
    case .locked: "link.locked"
    case .tooOften: "limit.openings"
    case .unknownConfirmation: "link.unknownConfirmation"
    }
  }

  public var description: String {
    switch self {
    case .outdated: "the content has changed meanwhile; read it again, and tap what it shows"
    case .noLink(let path): "there is no link at \(Printable.text(path)); `actions` of the content lists them"
    case .nothingRequested(let key): "the intent of the tap \(Printable.text(key)) asked to open nothing, or it was opened already"
    case .locked: "nothing is opened while the device is locked; unlock it first"
    case .tooOften(let app, _): "widgets of \(app) open something too often; wait a moment"
    case .unknownConfirmation(let id): "nothing was confirmed as \(Printable.text(id)); the list of confirmations has the ids"
    }
  }
}
