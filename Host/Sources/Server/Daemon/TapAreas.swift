import Host

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
  /// What assistive technology calls an element; the content has elements inside elements.
  struct Element: Decodable, Sendable {
    let path: String?
    let role, label: String
    let children: [Element]
  }
  public let content: String
  public let widgetURL: String?
  public let actions: [Area]
  let elements: [Element]

  /// What can be tapped, one per line: its place, what it is and what it is called, and the URL of a link. Without a name, a button has that of its intent.
  public var lines: [String] {
    var known: [String: Element] = [:]
    var waiting = elements
    while let element = waiting.popLast() {
      if let path = element.path { known[path] = element }
      waiting += element.children
    }
    return actions.map { area in
      let role = known[area.path]?.role ?? (area.link == nil ? "button" : "link")
      let label = (known[area.path]?.label).flatMap { $0.isEmpty ? nil : "“\($0)”" }
      let words = [role, label, area.link ?? (label == nil ? area.intent : nil)].compactMap(\.self)
      return "\(area.path)  \(Printable.line(words.joined(separator: " "), bytes: Self.lineBytes))"
    } + ["elsewhere  \(Printable.line(widgetURL ?? "the app", bytes: Self.lineBytes))"]
  }

  private static let lineBytes = 500
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
