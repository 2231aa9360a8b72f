import Foundation
import Host
import Store

/// What became of a tap on a button or toggle, in answers of the API.
public struct TapReport: Encodable, Sendable {
  public struct Failure: Codable, Sendable, Equatable {
    public let name, message: String
  }
  public let key: String
  /// The widget; absent if a live activity was tapped.
  public var instance: String?
  /// The live activity; absent if a widget was tapped.
  public var activity: String?
  public let date: Date
  /// `waiting`, `performing`, `performed`, `failed`, `interrupted` or `notPerformed`.
  public let outcome: String
  /// What is wrong; null if nothing is.
  @ExplicitNull public var error: Failure?
  /// The address that the intent asks to open; null = none.
  @ExplicitNull public var opensURL: String?
  /// Whether the intent opens its app.
  public let opensApp: Bool

  public init(_ answer: TapAnswer) {
    let tap = answer.tap
    key = tap.key
    switch tap.subject {
    case .widget(let id): instance = id.rawValue
    case .activity(let id): activity = id
    }
    date = tap.date
    outcome = tap.outcome.rawValue
    _error = ExplicitNull(wrappedValue: tap.errorName.isEmpty ? nil : Failure(name: tap.errorName, message: tap.message))
    _opensURL = ExplicitNull(wrappedValue: answer.opensURL)
    opensApp = answer.opensApp
  }
}
