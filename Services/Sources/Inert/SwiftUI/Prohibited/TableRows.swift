/// Stub. A row of a table; it is never drawn.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  nonisolated public init(_ value: Value) {}
}
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  nonisolated init() {}
}
extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
}
extension ForEach where Content: TableRowContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}
extension ForEach where Content: TableRowContent {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}
/// Stubs. These modifiers have no effect: a widget shows no tables; ``Table`` reports that.
extension TableRowContent {
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> { self }
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> { self }
}

@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Content.TableRowValue == Value { content }
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
  public static func buildBlock<each C: TableRowContent>(_ content: repeat each C) -> TupleTableRowContent<Value> { TupleTableRowContent() }
  public static func buildIf<C: TableRowContent>(_ content: C?) -> TupleTableRowContent<Value> where C.TableRowValue == Value {
    TupleTableRowContent()
  }
  public static func buildEither<C: TableRowContent>(first content: C) -> TupleTableRowContent<Value> where C.TableRowValue == Value {
    TupleTableRowContent()
  }
  public static func buildEither<C: TableRowContent>(second content: C) -> TupleTableRowContent<Value> where C.TableRowValue == Value {
    TupleTableRowContent()
  }
}

/// Stub. The user's changes to the columns. A widget shows no tables, so there are none.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  public init() {}
}
/// Stubs. Tables with explicit rows, or whose columns the user can change. A widget shows a prohibition sign instead (see ``ProhibitedView``).
extension Table {
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(at: SourceLocation(fileID, line)) }
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(at: SourceLocation(fileID, line)) }
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(at: SourceLocation(fileID, line)) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows, fileID: StaticString = #fileID, line: UInt = #line
  ) where Sort.Compared == Value { self.init(at: SourceLocation(fileID, line)) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows, fileID: StaticString = #fileID, line: UInt = #line
  ) where Sort.Compared == Value { self.init(at: SourceLocation(fileID, line)) }
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Rows == TableForEachContent<Data> { self.init(at: SourceLocation(fileID, line)) }
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Rows == TableForEachContent<Data> { self.init(at: SourceLocation(fileID, line)) }
}
