import Scheduler

/// A widget that takes part in a simulation.
public struct SimulatedWidget: Codable, Equatable, Sendable, Identifiable {
  public var id: InstanceID
  public var app: AppID
  public var kind: String
  /// The family's WidgetKit name, such as `systemMedium`.
  public var family: String
  /// The index of its page.
  public var page: Int
  public var traits: AppTraits

  public init(id: InstanceID, app: AppID, kind: String, family: String, page: Int = 0, traits: AppTraits = AppTraits()) {
    self.id = id
    self.app = app
    self.kind = kind
    self.family = family
    self.page = page
    self.traits = traits
  }
}
