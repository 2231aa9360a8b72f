import AlmanacWireSchema
import Host

/// A kind of a launched app, with the app, in the response of `GET /v1/kinds`.
public struct GalleryReport: Codable, Sendable {
  public let app: String
  public let appName: String
  public let kind: KindReport

  /// - Parameter location: WidgetKit's name of the place that is asked for; nil: of none.
  public init(_ offered: GalleryKind, location: String?) {
    (app, appName) = (offered.app, offered.appName)
    kind = KindReport(offered.kind, location: location)
  }

  private enum CodingKeys: String, CodingKey { case app, appName }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    app = try container.decode(String.self, forKey: .app)
    appName = try container.decode(String.self, forKey: .appName)
    kind = try KindReport(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try kind.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(app, forKey: .app)
    try container.encode(appName, forKey: .appName)
  }
}

/// A configured widget that an app recommends, in the response of `GET /v1/suggestions`.
public struct SuggestionReport: Codable, Sendable {
  public let app, appName, kind, displayName: String
  /// The app's words for the configuration.
  public let description: String
  public let families, disfavoredFamilies: [String]
  /// What to add the widget with.
  public let configuration: JSONFragment

  /// - Parameter location: WidgetKit's name of the place that is asked for; nil: of none.
  public init(_ suggestion: Suggestion, location: String?) {
    let report = KindReport(suggestion.kind.kind, location: location)
    let recommendation = RecommendationReport(suggestion.recommendation)
    (app, appName, kind, displayName) = (suggestion.kind.app, suggestion.kind.appName, report.kind, report.displayName)
    (families, disfavoredFamilies) = (report.families, report.disfavoredFamilies)
    (description, configuration) = (recommendation.description, recommendation.configuration)
  }
}
