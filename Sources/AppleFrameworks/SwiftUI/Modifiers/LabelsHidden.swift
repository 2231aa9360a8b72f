extension View {
  /// Leaves out the labels of controls inside: of toggles, labelled content, progress views and pickers.
  public func labelsHidden() -> some View { environment(\.hidesControlLabels, true) }
}
