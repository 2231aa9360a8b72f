/// Stub. A stack of screens (deprecated in favour of ``NavigationStack``). A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct NavigationView<Content: View>: View {
  private let source: SourceLocation
  public init(@ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View { ProhibitedView(name: "NavigationView", alternative: Navigation.alternative, source: source) }
}

/// Stub. A stack of screens. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let source: SourceLocation
  public init(@ViewBuilder root: () -> Root, fileID: StaticString = #fileID, line: UInt = #line) where Data == NavigationPath {
    source = SourceLocation(fileID, line)
  }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root, fileID: StaticString = #fileID, line: UInt = #line)
  where Data == NavigationPath { source = SourceLocation(fileID, line) }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root, fileID: StaticString = #fileID, line: UInt = #line)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    source = SourceLocation(fileID, line)
  }
  @MainActor public var body: some View { ProhibitedView(name: "NavigationStack", alternative: Navigation.alternative, source: source) }
}

/// Stub. Navigation in columns. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let source: SourceLocation
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail, fileID: StaticString = #fileID, line: UInt = #line)
  where Content == EmptyView { source = SourceLocation(fileID, line) }
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View { ProhibitedView(name: "NavigationSplitView", alternative: Navigation.alternative, source: source) }
}

/// Stub. Pages with tabs. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let source: SourceLocation
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) {
    source = SourceLocation(fileID, line)
  }
  public init(@ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) where SelectionValue == Int {
    source = SourceLocation(fileID, line)
  }
  @MainActor public var body: some View { ProhibitedView(name: "TabView", alternative: Navigation.alternative, source: source) }
}

private enum Navigation {
  static let alternative = "a widget has no navigation: put the content into the widget itself"
}

public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

/// A link to another screen. A widget draws only its label, and a tap does nothing; a `navigationLink.ignored` note reports it.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let source: SourceLocation
  private let label: Label
  private init(drawing label: Label, _ source: SourceLocation) {
    self.label = label
    self.source = source
  }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(drawing: label(), SourceLocation(fileID, line))
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(drawing: label(), SourceLocation(fileID, line))
  }
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(drawing: label(), SourceLocation(fileID, line)) }

  @MainActor public var body: some View {
    let _ = RenderSession.current?.diagnose(
      .note, "navigationLink.ignored", "a widget draws only the label of a NavigationLink, and a tap does nothing; use Link or widgetURL", at: source)
    label
  }
}
extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(drawing: label(), SourceLocation(fileID, line))
  }
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?, fileID: StaticString = #fileID, line: UInt = #line) where Label == Text {
    self.init(drawing: Text(titleKey), SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?, fileID: StaticString = #fileID, line: UInt = #line) where Label == Text {
    self.init(drawing: Text(title), SourceLocation(fileID, line))
  }
}
extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(drawing: Text(titleKey), SourceLocation(fileID, line))
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(drawing: Text(titleKey), SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(drawing: Text(title), SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(drawing: Text(title), SourceLocation(fileID, line))
  }
}
