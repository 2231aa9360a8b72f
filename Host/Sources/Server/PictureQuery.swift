import Archive
import Foundation
import Host
import Hummingbird
import Painter

/// What the query of an image address asks for.
struct PictureQuery: Sendable {
  let presentation: Presentation
  /// Pixels per point; nil = the device's.
  let scale: Double?
  /// The instant to draw; nil = now.
  let date: Date?

  /// The scales that a picture may be asked for at; beyond, one address could make the host paint gigabytes.
  static let scales = 0.1...8.0
  private static let known: Set<String> = ["scheme", "mode", "luminance", "redact", "background", "scale", "at"]

  /// Reads the query; a value or a name that is not known is an error, so that a slip does not pass unseen.
  init(_ request: Request, settings: DeviceSettings, takesDate: Bool) throws {
    let query = request.uri.queryParameters
    for (key, _) in query where !Self.known.contains(String(key)) || (key == "at" && !takesDate) {
      let names = Self.known.subtracting(takesDate ? [] : ["at"]).sorted().joined(separator: ", ")
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
