import FoundationCompat

extension EnvironmentValues {
  /// Nil: no window takes changes of a widget back.
  public var undoManager: UndoManager? { nil }
}
