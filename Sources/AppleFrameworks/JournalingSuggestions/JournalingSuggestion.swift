@_exported import SwiftUI

/// Something that a person may write about. Only a phone makes suggestions, so that there is none here.
public struct JournalingSuggestion: Sendable {
  public let title: String
  public let date: DateInterval?
  public func content<Content: JournalingSuggestionAsset>(forType type: Content.Type) async -> [Content] { [] }

  public struct Photo: JournalingSuggestionAsset, Sendable {
    public let photo: URL
    public let date: Date?
  }
  public struct Video: JournalingSuggestionAsset, Sendable {
    public let url: URL
    public let date: Date?
  }
  public struct Location: JournalingSuggestionAsset, Sendable {
    public let place: String?
    public let city: String?
    public let date: Date?
  }
  public struct Contact: JournalingSuggestionAsset, Sendable {
    public let name: String
    public let photo: URL?
  }
  public struct Song: JournalingSuggestionAsset, Sendable {
    public let song: String?
    public let artist: String?
    public let album: String?
    public let date: Date?
  }
  public struct Reflection: JournalingSuggestionAsset, Sendable { public let prompt: String }
}
public protocol JournalingSuggestionAsset {}

/// A button that lets a person choose a suggestion. A widget draws only its label: there is nothing to choose from.
nonisolated public struct JournalingSuggestionsPicker<Label: View>: View {
  private let label: Label
  public init(@ViewBuilder label: () -> Label, onCompletion: @escaping (JournalingSuggestion) async -> Void) { self.label = label() }
  public init(_ titleKey: LocalizedStringKey, onCompletion: @escaping (JournalingSuggestion) async -> Void) where Label == Text {
    label = Text(titleKey)
  }
  @MainActor public var body: some View {
    let _ = reportNoSuggestions()
    label
  }
}

private func reportNoSuggestions() {
  UnavailableServices.report("journalingSuggestions.unavailable", "this machine has no suggestions for a journal; use a Link to the app")
}
nonisolated extension View {
  /// Never shown: a widget presents nothing.
  public func journalingSuggestionsPicker(
    isPresented: Binding<Bool>, onCompletion: @escaping (JournalingSuggestion) async -> Void
  ) -> some View {
    reportNoSuggestions()
    return self
  }
}
