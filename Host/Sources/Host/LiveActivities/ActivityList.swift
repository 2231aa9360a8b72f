import Foundation

/// A display list of a live activity's drawings, as a name for clients: `<drawing>.<place>.<index>`.
struct ActivityList: Hashable, Sendable, LosslessStringConvertible {
  /// Names the drawing (``ActivityContent/drawing``).
  let drawing: String
  let place: ActivityPlace
  let index: Int

  init(drawing: String, place: ActivityPlace, index: Int) { (self.drawing, self.place, self.index) = (drawing, place, index) }

  init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let place = ActivityPlace(String(parts[1])), let index = Int(parts[2]), index >= 0 else { return nil }
    self.init(drawing: String(parts[0]), place: place, index: index)
    // A list has one name.
    guard self.description == description else { return nil }
  }

  var description: String { "\(drawing).\(place).\(index)" }
}
