/// Links whose state the author stores (deprecated initialisers). A widget draws only their labels.
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
extension NavigationLink {
  /// Stub. Returns the link itself: a widget has no columns.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(value: value, label: { Text(titleResource) }, fileID: fileID, line: line)
  }
}
extension Section where Content: View, Parent: View, Footer: View {
  /// Stub. Returns the section itself: a widget has no lists whose sections can be collapsed.
  public func collapsible(_ collapsible: Bool) -> some View { self }
}
