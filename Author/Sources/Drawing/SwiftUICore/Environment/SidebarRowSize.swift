public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

extension EnvironmentValues {
  /// The size of the rows in the enclosing sidebar. A widget has no sidebar, so this is the standard size unless one is set.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

private struct SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}
