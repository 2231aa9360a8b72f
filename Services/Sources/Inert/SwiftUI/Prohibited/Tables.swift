/// Stub. Rows and columns that can be sorted and selected. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Columns.TableRowValue == Rows.TableRowValue {
  private let source: SourceLocation
  init(at source: SourceLocation) { self.source = source }
  @MainActor public var body: some View { ProhibitedView(name: "Table", alternative: "use a Grid of the rows that fit", source: source) }
}
extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns, fileID: StaticString = #fileID, line: UInt = #line
  ) where Rows == TableForEachContent<Data> { self.init(at: SourceLocation(fileID, line)) }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Rows == TableForEachContent<Data> { self.init(at: SourceLocation(fileID, line)) }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Rows == TableForEachContent<Data> { self.init(at: SourceLocation(fileID, line)) }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Data.Element { self.init(at: SourceLocation(fileID, line)) }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Data.Element { self.init(at: SourceLocation(fileID, line)) }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Data.Element { self.init(at: SourceLocation(fileID, line)) }
}

/// Stub. The rows of a table; they are never drawn.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
}
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
}

/// Stub. The columns of a table; they are never drawn.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Never
  associatedtype TableColumnSortComparator = Never
}
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  nonisolated private init(unused: ()) {}
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
  public func customizationID(_ id: String) -> TableColumn { self }
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
}
extension TableColumn where Sort == Never, Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(unused: ()) }
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(unused: ()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(unused: ()) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text { self.init(unused: ()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text { self.init(unused: ()) }
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(unused: ())
  }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text { self.init(unused: ()) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(_ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(unused: ())
  }
}
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), leading = Self(name: "leading"), center = Self(name: "center")
  public static let trailing = Self(name: "trailing"), numeric = Self(name: "numeric")
}
public struct TupleTableColumnContent<RowValue: Identifiable, Sort, T>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  nonisolated init() {}
}
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TupleTableColumnContent<RowValue, Sort, Content> { TupleTableColumnContent() }
  public static func buildBlock<each T>(
    _ content: repeat TupleTableColumnContent<RowValue, Sort, each T>
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each T)> { TupleTableColumnContent() }
  public static func buildIf<T>(
    _ content: TupleTableColumnContent<RowValue, Sort, T>?
  ) -> TupleTableColumnContent<RowValue, Sort, T?> { TupleTableColumnContent() }
}

extension TableColumnBuilder where Sort: SortComparator {
  /// Accepts a column without a comparator among columns that have one.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TupleTableColumnContent<RowValue, Sort, Content> { TupleTableColumnContent() }
}

/// Stub. The style of tables. Has no effect: a widget shows no tables.
@MainActor @preconcurrency
public protocol TableStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = TableStyleConfiguration
}
extension TableStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct AutomaticTableStyle: TableStyle { nonisolated public init() {} }
public struct InsetTableStyle: TableStyle { nonisolated public init(alternatesRowBackgrounds: Bool = true) {} }
public struct BorderedTableStyle: TableStyle { nonisolated public init(alternatesRowBackgrounds: Bool = true) {} }
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: AutomaticTableStyle { .init() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: InsetTableStyle { .init() } }
extension TableStyle where Self == BorderedTableStyle { public static var bordered: BorderedTableStyle { .init() } }

/// Stubs. These modifiers have no effect: a widget shows no tables; ``Table`` reports that.
nonisolated extension View {
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
