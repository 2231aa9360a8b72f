import WireSchema
import Foundation
import Host
import Hummingbird
import Painter
import Reports

/// What the query of an image address asks for.
struct PictureQuery: Sendable {
  let presentation: Presentation
  /// Pixels per point; nil = the device's.
  let scale: Double?
  /// The instant to draw; nil = now.
  let date: Date?
  /// For how many seconds a display will show it: a look at the widget; nil = nobody says so.
  let seen: Double?

  /// The scales that a picture may be asked for at; beyond, one address could make the host paint gigabytes.
  static let scales = 0.1...8.0
  private static let known: Set<String> = ["scheme", "mode", "luminance", "redact", "background", "scale", "at", "seen"]
  /// What is asked about widgets, not about kinds.
  private static let ofWidgets: Set<String> = ["at", "seen"]

  /// Reads the query; a value or a name that is not known is an error, so that a slip does not pass unseen.
  init(_ request: Request, settings: DeviceSettings, takesDate: Bool) throws {
    let query = request.uri.queryParameters
    for (key, _) in query where !Self.known.contains(String(key)) || (!takesDate && Self.ofWidgets.contains(String(key))) {
      let names = Self.known.subtracting(takesDate ? [] : Self.ofWidgets).sorted().joined(separator: ", ")
      throw APIError(.badRequest, "parameter.unknown", "there is no parameter \(key); known are: \(names)")
    }
    var presentation = Presentation()
    presentation.colorScheme = settings.colorScheme == .dark ? .dark : .light
    presentation.highContrast = settings.highContrast
    if let value: ColorSchemeValue = try Self.value("scheme", query) { presentation.colorScheme = value }
    if let value: RenderingModeValue = try Self.value("mode", query) {
      presentation.renderingMode = value
      // Flattened to two groups the background would be one colour over everything; the platform puts its own in its place.
      if value != .fullColor { presentation.background = .removed }
    }
    if let value: LuminanceValue = try Self.value("luminance", query) { presentation.luminance = value }
    if let value: RedactionValue = try Self.value("redact", query) { presentation.redaction = value }
    if let value: BackgroundValue = try Self.value("background", query) { presentation.background = value }
    self.presentation = presentation
    scale = try query["scale"].map {
      guard let scale = Double($0), Self.scales.contains(scale) else {
        throw APIError(.badRequest, "parameter.malformed", "scale is pixels per point between 0.1 and 8, not \($0)")
      }
      return scale
    }
    seen = try query["seen"].map {
      guard let seconds = Double($0), ViewsRequest.lengths.contains(seconds) else {
        throw APIError(.badRequest, "parameter.malformed", "seen is for how many seconds the picture will be shown, from 1 to 86400, not \($0)")
      }
      return seconds
    }
    date = try query["at"].map {
      guard let date = Timestamp.date(String($0)) else {
        throw APIError(.badRequest, "parameter.malformed", "at is an instant such as \(Timestamp.example), not \($0)")
      }
      return date
    }
  }

  private static func value<Value: NamedPresentation>(_ key: Substring, _ query: Parameters) throws -> Value? {
    guard let text = query[key] else { return nil }
    guard let value = Value(name: String(text)) else {
      throw APIError(.badRequest, "parameter.malformed", "\(key) is one of \(Value.names.joined(separator: ", ")), not \(text)")
    }
    return value
  }
}
