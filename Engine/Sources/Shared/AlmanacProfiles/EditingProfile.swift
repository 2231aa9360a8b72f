/// For how long, and how much, a change of the widgets can be undone (`Data/editing.json`, Specification B3, B6).
///
/// A value type, so that a test can change one figure and keep the others.
public struct EditingProfile: Sendable, Hashable {
  /// For how many seconds a change can be undone.
  public var undoSeconds: Double
  /// How many changes can be undone.
  public var undoSteps: Int
  /// The most bytes of removed timelines that are kept in memory. Beyond it the oldest ones are dropped; their widgets come back without a timeline.
  public var undoBytes: Int
}

extension Profiles {
  /// The figures of editing, from `Data/editing.json`.
  public static let editing: EditingProfile = {
    let file: EditingFile = embedded("editing.json")
    return EditingProfile(undoSeconds: Double(file.undo.seconds.value), undoSteps: file.undo.steps.value, undoBytes: file.undo.bytes.value)
  }()
}

private struct EditingFile: Decodable {
  struct Number: Decodable { let value: Int }
  struct Undo: Decodable { let seconds, steps, bytes: Number }
  let undo: Undo
}
