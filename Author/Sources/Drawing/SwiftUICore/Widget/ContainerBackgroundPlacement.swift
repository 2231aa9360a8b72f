/// The kind of container whose background a view provides; `.widget` is the one widgets use.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  package init(name: String) { self.name = name }
  /// Containers in apps. Their backgrounds are not drawn, because a widget is in none of them.
  public static let navigation = Self(name: "navigation"), navigationSplitView = Self(name: "navigationSplitView")
  public static let tabView = Self(name: "tabView"), window = Self(name: "window")
}
