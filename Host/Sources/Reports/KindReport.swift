import AlmanacWireSchema
import Foundation
import Host

/// A widget kind in the output of `almanac kinds` and `GET /v1/apps/{app}/kinds`.
public struct KindReport: Codable, Sendable {
  public struct Parameter: Codable, Sendable {
    public let name, title, type: String
    @ExplicitNull public var defaultValue: JSONFragment?
    /// The values of an enumeration; absent for other types.
    public let options: [Option]?

    private enum CodingKeys: String, CodingKey {
      case name, title, type, options
      case defaultValue = "default"
    }
  }
  /// One choice: the value for the configuration and its displayed title.
  public struct Option: Codable, Sendable {
    public let value, title: String
  }
  public let kind: String
  public let displayName: String
  public let description: String
  public let families: [String]
  /// The families that the author says suit the place less (`disfavoredLocations(_:for:)`); the gallery lists them under “Other”. Empty without a
  /// place.
  public let disfavoredFamilies: [String]
  public let configuration: String
  public let parameters: [Parameter]

  public init(_ kind: KindDescription) { self.init(kind, location: nil) }

  /// - Parameter location: WidgetKit's name of the place that is asked for; nil: of none.
  public init(_ kind: KindDescription, location: String?) {
    self.kind = kind.kind
    displayName = kind.displayName
    description = kind.description_p
    families = kind.families.map(\.name)
    let disfavored = Set(kind.disfavoredLocations)
    disfavoredFamilies = location.map { location in kind.families.map(\.name).filter { disfavored.contains("\(location):\($0)") } } ?? []
    configuration =
      switch kind.configuration {
      case .intent: "intent"
      case .appIntent: "appIntent"
      case .activity: "activity"
      case .control: "control"
      case .static, .unspecified, .UNRECOGNIZED: "static"
      }
    parameters = kind.parameters.map {
      Parameter(
        name: $0.name, title: $0.title, type: $0.isArray ? "[\($0.type)]" : $0.type,
        defaultValue: try? StableJSON.decode(JSONFragment.self, from: $0.defaultValue),
        options: $0.options.isEmpty ? nil : $0.options.map { Option(value: $0.identifier, title: $0.title) })
    }
  }
}
