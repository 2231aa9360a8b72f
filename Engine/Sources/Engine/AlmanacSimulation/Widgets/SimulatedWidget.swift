import AlmanacScheduler

/// A widget that takes part in a simulation.
public struct SimulatedWidget: Codable, Equatable, Sendable, Identifiable {
  public var id: InstanceID
  /// The app that provides the widget.
  public var app: AppID
  /// The name of the widget's kind.
  public var kind: String
  /// The family's WidgetKit name, such as `systemMedium`.
  public var family: String
  /// The index of its page in ``Behavior/pages``. Default: 0.
  public var page: Int
  /// The properties of the app's bundle that affect reloads; the first widget of an app decides.
  public var traits: AppTraits

  /// Creates a widget.
  public init(id: InstanceID, app: AppID, kind: String, family: String, page: Int = 0, traits: AppTraits = AppTraits()) {
    self.id = id
    self.app = app
    self.kind = kind
    self.family = family
    self.page = page
    self.traits = traits
  }
}
