import Foundation

/// A display list of a live activity's drawings, as a name for clients: `<drawing>.<presentation>.<index>`.
struct ActivityList: Hashable, Sendable, LosslessStringConvertible {
  /// Names the drawing (``ActivityContent/drawing``).
  let drawing: String
  /// The presentation, such as `lockScreen`.
  let family: String
  let index: Int

  init(drawing: String, family: String, index: Int) { (self.drawing, self.family, self.index) = (drawing, family, index) }

  init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let index = Int(parts[2]), index >= 0 else { return nil }
    self.init(drawing: String(parts[0]), family: String(parts[1]), index: index)
    // A list has one name.
    guard self.description == description else { return nil }
  }

  var description: String { "\(drawing).\(family).\(index)" }
}
