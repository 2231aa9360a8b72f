nonisolated extension View {
  /// Hides the labels of the controls inside: toggles, labelled content, progress views and pickers.
  public func labelsHidden() -> some View { environment(\.hidesControlLabels, true) }
}
