import Foundation
import Host

/// What became of a tap that opens something (Specification B7), in answers of the API.
public struct OpenReport: Codable, Sendable {
  public struct Reason: Codable, Sendable, Equatable {
    public let name, message: String
  }
  /// `opened`, `web`, `needsConfirmation`, `refused`, `noHandler` or `failed`.
  public let outcome: String
  /// The address; null = the app itself.
  @ExplicitNull public var url: String?
  /// The name of the app that people see.
  public let displayName: String
  /// Who opens it: `companion`, `command` or `desktop`; null = nobody.
  @ExplicitNull public var opener: String?
  /// What the user has to confirm; null = nothing.
  @ExplicitNull public var question: LinkQuestionReport?
  /// Why it was not opened; null = it was, or nothing is wrong.
  @ExplicitNull public var error: Reason?

  public init(_ answer: OpenAnswer) {
    outcome = answer.outcome.rawValue
    _url = ExplicitNull(wrappedValue: answer.url)
    displayName = answer.displayName
    _opener = ExplicitNull(wrappedValue: answer.opener?.rawValue)
    _question = ExplicitNull(wrappedValue: answer.question.map(LinkQuestionReport.init))
    _error = ExplicitNull(wrappedValue: answer.reasonName.isEmpty ? nil : Reason(name: answer.reasonName, message: answer.reason))
  }
}

/// The question whether something is opened.
public struct LinkQuestionReport: Codable, Sendable, Equatable {
  public let id: String
  /// The app's name.
  public let app: String
  public let displayName: String
  /// The scheme whose addresses the desktop opens; null = the question is about the app's open command.
  @ExplicitNull public var scheme: String?
  /// The app's open command as it is in its Info.plist; null = the question is about a scheme.
  @ExplicitNull public var command: String?
  /// The path of the program that the command names; null = the question is about a scheme.
  @ExplicitNull public var program: String?

  public init(_ question: LinkQuestion) {
    (id, app, displayName) = (question.id, question.app, question.displayName)
    _scheme = ExplicitNull(wrappedValue: question.subject.scheme)
    _command = ExplicitNull(wrappedValue: question.subject.command?.text)
    _program = ExplicitNull(wrappedValue: question.subject.command?.program)
  }
}

/// `GET /v1/device/links`: what the user confirmed.
public struct LinkConfirmationReport: Codable, Sendable, Equatable {
  public let id: String
  /// The app's name.
  public let app: String
  /// See ``LinkQuestionReport``.
  @ExplicitNull public var scheme: String?
  @ExplicitNull public var command: String?
  @ExplicitNull public var program: String?
  public let date: Date

  public init(_ confirmation: LinkConfirmation) {
    (id, app, date) = (confirmation.id, confirmation.app, confirmation.date)
    _scheme = ExplicitNull(wrappedValue: confirmation.subject.scheme)
    _command = ExplicitNull(wrappedValue: confirmation.subject.command?.text)
    _program = ExplicitNull(wrappedValue: confirmation.subject.command?.program)
  }
}

extension LinkConfirmation.Subject {
  fileprivate var scheme: String? {
    if case .scheme(let scheme) = self { scheme } else { nil }
  }
  fileprivate var command: (text: String, program: String)? {
    if case .command(let text, let program) = self { (text, program) } else { nil }
  }
}
