/// How large the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

extension EnvironmentValues {
  /// The size of a sidebar's rows around this view; a widget stands in no sidebar, so views find the usual size unless one is set.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

private struct SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}
