/// One of the answers among which an intent lets a person choose.
public struct IntentChoiceOption: Hashable, Sendable {
  private let id = UUID()
  public let title: LocalizedStringResource
  public init(title: LocalizedStringResource) { self.title = title }
  public static func == (a: IntentChoiceOption, b: IntentChoiceOption) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension AppIntent {
  /// Lets a person choose.
  /// - Throws: ``AppIntentError/needsConfirmation``: a widget cannot ask.
  public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog) async throws -> IntentChoiceOption {
    throw AppIntentError.needsConfirmation
  }
}
