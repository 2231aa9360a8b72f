/// One of the answers that an intent offers to the user.
public struct IntentChoiceOption: Hashable, Sendable {
  private let id = UUID()
  public let title: LocalizedStringResource
  public let style: Style
  /// The appearance of an answer.
  public enum Style: Hashable, Sendable { case `default`, destructive, cancel }
  public init(title: LocalizedStringResource, style: Style = .default) { (self.title, self.style) = (title, style) }
  /// The answer that cancels.
  public static var cancel: IntentChoiceOption { cancel(title: "Cancel") }
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption { IntentChoiceOption(title: title, style: .cancel) }
  public static func == (a: IntentChoiceOption, b: IntentChoiceOption) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension AppIntent {
  /// Stub. Lets the user choose in an app.
  /// - Throws: ``AppIntentError/needsConfirmation``: a widget cannot ask the user.
  public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog) async throws -> IntentChoiceOption {
    throw AppIntentError.needsConfirmation
  }
  public func requestChoice<Content: View>(between options: [IntentChoiceOption], dialog: IntentDialog, view: Content) async throws
    -> IntentChoiceOption
  { throw AppIntentError.needsConfirmation }
}
