import AlmanacPainter
import AlmanacTransitions
import AlmanacWireSchema
import Foundation

/// Which change of the picture of a widget or live activity a client wants to show.
public struct TransitionRequest: Sendable, Hashable {
  /// What the client shows (``ShownContent/content``).
  public let from: String
  /// What it is to show; nil: what is current.
  public let to: String?
  /// The toggles of `from` that show their other face, if the picture shows that an intent is performed; nil: it does not.
  public let toggled: Set<NodePath>?
  /// Pixels per point; nil: the device's.
  public let scale: Double?
  /// Where the widget is, if its pictures are composed over the wallpaper.
  public let backdrop: BackdropChoice?

  /// Creates a request.
  public init(from: String, to: String? = nil, toggled: Set<NodePath>? = nil, scale: Double? = nil, backdrop: BackdropChoice? = nil) {
    (self.from, self.to, self.toggled, self.scale, self.backdrop) = (from, to, toggled, scale, backdrop)
  }
}

/// How a change of a picture is shown.
public struct ShownTransition: Sendable, Equatable {
  /// What is shown before and after; empty where that has no name, because it is hidden.
  public let from, to: String
  /// The layers and their course.
  public let plan: TransitionPlan
  /// The outline to which the layers are cut together.
  public let outline: WidgetMask

  /// Creates a value.
  public init(from: String, to: String, plan: TransitionPlan, outline: WidgetMask) {
    (self.from, self.to, self.plan, self.outline) = (from, to, plan, outline)
  }
}

/// Why there is no picture of a layer.
public enum TransitionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Something else is shown by now, or what was shown is not known any more.
  case outdated
  /// The change has no such layer.
  case noLayer(Int, count: Int)

  /// The error's stable name in answers of the API.
  public var name: String {
    switch self {
    case .outdated: "transition.outdated"
    case .noLayer: "transition.noLayer"
    }
  }

  public var description: String {
    switch self {
    case .outdated: "it does not change from one of these contents to the other any more; ask for the transition again"
    case .noLayer(let index, let count):
      count == 0 ? "the change has no layers" : "the change has the layers 0 to \(count - 1); there is no layer \(index)"
    }
  }
}
