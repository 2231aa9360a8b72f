import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Host

/// A widget on the device in the response of `GET /v1/instances`. Sizes are in points on the screen.
public struct InstanceReport: Codable, Sendable, Equatable {
  public let id: String
  public let app: String
  public let appName: String
  public let kind: String
  public let displayName: String
  public let family: String
  public let device: String
  /// The place and the slot that it is in.
  @ExplicitNull public var place: String?
  @ExplicitNull public var slot: String?
  public let width, height: Double
  public let configuration: JSONFragment
  public let added: Date
  /// What the widget can display so far: `empty`, `placeholder`, `snapshot` or `timeline`.
  public let stage: String
  /// The error of the newest failed attempt, while the widget has no timeline; null: it has one, no attempt failed, or a lock hides the error.
  @ExplicitNull public var failure: String?
  /// The widget's top left cell in its slot; null: it has none, because its slot is full or not known.
  @ExplicitNull public var position: PositionReport?
  /// The sizes that it can have where it is, the smallest first.
  public let families: [String]
  /// Where it is in a stack; null: it is in none.
  @ExplicitNull public var stack: StackPlaceReport?
  /// Where it is in a list that is ordered by relevance, such as a watch's Smart Stack; null: it is in none.
  @ExplicitNull public var list: ListPlaceReport?
  /// Whether a person can configure it.
  public let isConfigurable: Bool
  /// Whether its form opens when it has been added.
  public let promptsForConfiguration: Bool

  public init(_ instance: Instance, app: App?, kind: KindDescription?) {
    let size = instance.placement?.size(of: instance.family.name)
    id = instance.id
    self.app = instance.app
    appName = app?.displayName ?? instance.app
    self.kind = instance.kind
    displayName = kind.map(\.displayName).flatMap { $0.isEmpty ? nil : $0 } ?? instance.kind
    family = instance.family.name
    device = instance.device
    place = instance.placement?.place.id
    slot = instance.placement?.slot.id
    width = size?.shownWidth ?? 0
    height = size?.shownHeight ?? 0
    configuration = (try? StableJSON.decode(JSONFragment.self, from: instance.configuration)) ?? .object([:])
    added = instance.added
    stage = instance.stage.rawValue
    failure = instance.failure
    families = instance.families.map(\.name)
    isConfigurable = kind?.parameters.isEmpty == false
    promptsForConfiguration = kind?.promptsForConfiguration == true
    position = instance.position.map(PositionReport.init)
    stack = instance.stack.map(StackPlaceReport.init)
    list = instance.list.map(ListPlaceReport.init)
  }
}
