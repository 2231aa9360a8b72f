/// Stub. Content that scrolls. A widget does not scroll and shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct ScrollView<Content: View>: View {
  private let source: SourceLocation
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
    source = SourceLocation(fileID, line)
  }

  @MainActor public var body: some View {
    ProhibitedView(name: "ScrollView", alternative: "use a stack of the views that fit, or ViewThatFits", source: source)
  }
}

/// A view that can scroll its content to a position. Only shows the content in a widget.
nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  @MainActor public var body: some View { content(ScrollViewProxy()) }
}

/// Stub. Scrolls to a view in an app. In a widget a call only adds a note.
public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    RenderSession.noteOutsideRendering("scrollTo.ignored", "a widget does not scroll; show the part of the content that matters")
  }
}

/// Stub. Rows that scroll. A widget does not scroll and shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  private let source: SourceLocation
  private let content: Content

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) {
    self.content = content()
    source = SourceLocation(fileID, line)
  }
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) {
    self.content = content()
    source = SourceLocation(fileID, line)
  }

  /// Exactly one row is always selected. Disfavoured, so that the initialiser with an optional selection wins where both fit.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) {
    self.content = content()
    source = SourceLocation(fileID, line)
  }

  @MainActor public var body: some View { ProhibitedView(name: "List", alternative: "use a stack of the rows that fit", source: source) }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) {
    self.content = content()
    source = SourceLocation(fileID, line)
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID, line: UInt = #line
  )
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
    source = SourceLocation(fileID, line)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    source = SourceLocation(fileID, line)
  }
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row, fileID: StaticString = #fileID, line: UInt = #line)
  where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
    source = SourceLocation(fileID, line)
  }
}

extension List {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
    source = SourceLocation(fileID, line)
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
    source = SourceLocation(fileID, line)
  }
}

/// Stub. Controls for data entry. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct Form<Content: View>: View {
  private let source: SourceLocation
  private let content: Content
  public init(@ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) {
    self.content = content()
    source = SourceLocation(fileID, line)
  }
  @MainActor public var body: some View {
    ProhibitedView(name: "Form", alternative: "use a stack; the only inputs of a widget are buttons and toggles with intents", source: source)
  }
}
