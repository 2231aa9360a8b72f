/// A selection in a text field. Only authors create one: text in a widget cannot be selected.
public struct TextSelection: Hashable, Sendable {
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }
  public var indices: Indices
  public var affinity: TextSelectionAffinity = .automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  /// True if the selected range is empty, so that text would be inserted at a point.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
}
/// The side of a line break that the insertion point is on.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// A selection in an editor of attributed text. Only authors create one: text in a widget cannot be selected.
public struct AttributedTextSelection: Equatable, Sendable {
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }
  private let selected: Indices?
  public init() { selected = nil }
  public init(insertionPoint: AttributedString.Index) { selected = .insertionPoint(insertionPoint) }
  public init(range: Range<AttributedString.Index>) { selected = .ranges(RangeSet(range)) }
  public init(ranges: RangeSet<AttributedString.Index>) { selected = .ranges(ranges) }
  /// Returns the selected part of `text`; without one, the insertion point before the first character.
  public func indices(in text: AttributedString) -> Indices { selected ?? .insertionPoint(text.startIndex) }
}

/// Stubs. These modifiers have no effect: a widget shows no text fields.
nonisolated extension View {
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
  public func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set) -> some View {
    self
  }
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View { self }
}
/// Stub. The place of controls that format text. A widget has no such controls.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), contextMenu = Self(name: "contextMenu"), inputAssistant = Self(name: "inputAssistant")
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contextMenu = Set(rawValue: 1), inputAssistant = Set(rawValue: 2), all = Set(rawValue: 3)
  }
}
