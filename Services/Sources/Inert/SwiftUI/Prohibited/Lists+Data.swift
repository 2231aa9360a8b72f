/// Stubs. Lists of collections whose rows can be edited, selected or expanded. A widget shows a prohibition sign instead (see ``ProhibitedView``).
extension List {
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection, content: { ForEach(data, id: id, content: rowContent) }, fileID: fileID, line: line)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection, content: { ForEach(data, id: id, content: rowContent) }, fileID: fileID, line: line)
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == OutlineGroup<Data, Row>, Data.Element: Identifiable {
    self.init(selection: selection, content: { OutlineGroup(data, children: children, content: rowContent) }, fileID: fileID, line: line)
  }
}

extension List where SelectionValue == Never {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == OutlineGroup<Data, Row>, Data.Element: Identifiable {
    self.init(content: { OutlineGroup(data, children: children, content: rowContent) }, fileID: fileID, line: line)
  }
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init(content: { Content(data, content: rowContent) }, fileID: fileID, line: line)
  }
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<[Binding<C.Element>], ID, Row> {
    self.init(content: { ForEach(data, id: id, content: rowContent) }, fileID: fileID, line: line)
  }
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init(content: { Content(data, content: rowContent) }, fileID: fileID, line: line)
  }
}

extension List {
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init(selection: selection, content: { Content(data, content: rowContent) }, fileID: fileID, line: line)
  }
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init(selection: selection, content: { Content(data, content: rowContent) }, fileID: fileID, line: line)
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == OutlineGroup<Data, Row>, Data.Element: Identifiable {
    self.init(selection: selection, content: { OutlineGroup(data, children: children, content: rowContent) }, fileID: fileID, line: line)
  }
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection, content: { ForEach(data, content: rowContent) }, fileID: fileID, line: line)
  }
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection, content: { ForEach(data, content: rowContent) }, fileID: fileID, line: line)
  }
}
extension List where SelectionValue == Never {
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<[Binding<C.Element>], ID, Row> {
    self.init(content: { ForEach(data, id: id, content: rowContent) }, fileID: fileID, line: line)
  }
}
extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] { self.init(data, id: id, content: content) }
}

/// Lists in which exactly one row is always selected, like `init(selection:content:)`.
extension List {
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection, content: { ForEach(data, content: rowContent) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection, content: { ForEach(data, id: id, content: rowContent) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == OutlineGroup<Data, Row>, Data.Element: Identifiable {
    self.init(selection: selection, content: { OutlineGroup(data, children: children, content: rowContent) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> Row, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection, content: { ForEach(data, content: rowContent) }, fileID: fileID, line: line)
  }
}

/// Stub. The edits that a list allows. Nothing reads them, because the rows of a widget cannot be edited.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID { self.init(data, content: content) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section that can be collapsed; a collapsed one draws only its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that can be collapsed; a collapsed one draws only its header.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
  }
}
