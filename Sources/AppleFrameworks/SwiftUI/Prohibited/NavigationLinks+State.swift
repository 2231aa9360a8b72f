/// Links whose state the author keeps (older forms). A widget draws only their labels.
extension NavigationLink {
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(destination: destination, label: label, fileID: fileID, line: line) }
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(destination: destination, label: label, fileID: fileID, line: line) }
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(destination: destination, label: label, fileID: fileID, line: line) }
}
extension NavigationLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(titleKey, destination: destination, fileID: fileID, line: line) }
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(titleKey, destination: destination, fileID: fileID, line: line) }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(titleKey, destination: destination, fileID: fileID, line: line) }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(titleKey, destination: destination, fileID: fileID, line: line) }
}
