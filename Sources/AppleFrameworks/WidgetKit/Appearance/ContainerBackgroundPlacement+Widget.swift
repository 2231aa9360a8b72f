extension ContainerBackgroundPlacement {
  /// The background of a widget: drawn edge to edge, and omitted where the place provides its own.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}
