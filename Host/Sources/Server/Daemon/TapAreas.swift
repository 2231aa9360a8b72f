/// What is tapped by the command.
public enum TapTarget: Sendable, Equatable {
  /// A widget, by its id.
  case widget(String)
  /// A live activity, by its id, in one of its presentations.
  case activity(String, presentation: String)
}

/// What can be tapped, as the command reads it from `GET /v1/instances/{id}/content` and `GET /v1/activities/{id}/{presentation}/content`.
public struct TapAreas: Decodable, Sendable {
  /// A link, button or toggle.
  public struct Area: Decodable, Sendable {
    public let path: String
    public let link: String?
    public let intent: String?
  }
  public let content: String
  public let widgetURL: String?
  public let actions: [Area]
}

/// What became of an intent, as the command reads it.
public struct TapResult: Decodable, Sendable {
  public struct Failure: Decodable, Sendable {
    public let name, message: String
  }
  public let outcome: String
  public let error: Failure?
  public let opensURL: String?
  public let opensApp: Bool
}
