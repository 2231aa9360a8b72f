/// What can be tapped of a widget, as the command reads it from `GET /v1/instances/{id}/content`.
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
