import AlmanacPainter
import AlmanacProfiles
import AlmanacTransitions
import AlmanacWireSchema
import Foundation
import PaintOrders

/// A picture that changes: of a widget, or of a presentation of a live activity.
struct PictureChange {
  let family: String
  let placement: Placement
  let presentation: Presentation
  let backdrop: Backdrop?
  let owner: PictureOwner
  /// Points.
  let size: SizeValue
  /// What is shown before and after; nil: nothing may be animated.
  var ends: TransitionEnds?
}

/// What is shown before and after a change.
struct TransitionEnds: Sendable {
  let key: TransitionKey
  /// nil: it is not known any more.
  let earlierData: Data?
  let laterData: Data
  /// Returns an image of one of the two by its hash; images that were shown lately are kept elsewhere (``ShownPictures``).
  let image: @Sendable (TransitionLayer.Source, Data) -> ImageBlob?

  func earlier() throws -> DisplayList {
    guard let earlierData else { throw TransitionError.outdated }
    var list = try DisplayList(decoding: earlierData)
    for path in key.toggled ?? [] { list.turnToggle(at: path) }
    return list
  }
  func later() throws -> DisplayList { try DisplayList(decoding: laterData) }
}

/// Everything that a plan depends on.
struct TransitionKey: Hashable, Sendable {
  /// Names of the lists before and after, which no other widget or activity has.
  let from, to: String
  let toggled: Set<NodePath>?
  let scale: Double
  let showsBackground: Bool
  let isProcessed: Bool
  let needsBase: Bool
}
