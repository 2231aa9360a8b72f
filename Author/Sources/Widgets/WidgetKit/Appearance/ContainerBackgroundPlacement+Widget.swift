extension ContainerBackgroundPlacement {
  /// The background of a widget. It extends to the edges, and places that provide their own background omit it.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}
