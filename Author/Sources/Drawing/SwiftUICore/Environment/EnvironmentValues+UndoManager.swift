import AlmanacFoundationCompat

extension EnvironmentValues {
  /// Always nil: no window undoes changes of a widget.
  public var undoManager: UndoManager? { nil }
}
