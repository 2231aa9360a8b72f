import Foundation
import Host
import Hummingbird
import Painter
import Reports
import WireSchema

/// The query parameters of a picture's URL.
struct PictureQuery: Sendable {
  let presentation: Presentation
  /// Pixels per point; nil = the device's.
  let scale: Double?
  /// The instant to draw; nil = now.
  let date: Date?

  /// The accepted scales. Without an upper limit a single request could allocate gigabytes.
  static let scales = 0.1...8.0
  private static let known: Set<String> = ["scheme", "mode", "luminance", "redact", "background", "scale"]

  /// - Parameter takesDate: whether `at` is accepted; a gallery preview has no timeline.
  /// - Throws: ``APIError`` for a parameter or a value that is unknown.
  init(_ request: Request, settings: DeviceSettings, takesDate: Bool) throws {
    try request.rejectParameters(notIn: takesDate ? Self.known.union(["at"]) : Self.known)
    let query = request.uri.queryParameters
    var presentation = Presentation()
    presentation.colorScheme = settings.colorScheme == .dark ? .dark : .light
    presentation.highContrast = settings.highContrast
    if let value: ColorSchemeValue = try Self.value("scheme", query) { presentation.colorScheme = value }
    if let value: RenderingModeValue = try Self.value("mode", query) {
      presentation.renderingMode = value
      // These modes reduce a widget to two colour groups, so its background would cover everything. The platform draws its own background.
      if value != .fullColor { presentation.background = .removed }
    }
    if let value: LuminanceValue = try Self.value("luminance", query) { presentation.luminance = value }
    if let value: RedactionValue = try Self.value("redact", query) { presentation.redaction = value }
    if let value: BackgroundValue = try Self.value("background", query) { presentation.background = value }
    self.presentation = presentation
    scale = try query["scale"].map {
      guard let scale = Request.decimal($0), Self.scales.contains(scale) else {
        throw APIError(.badRequest, "parameter.malformed", "scale must be from 0.1 to 8 pixels per point; got \($0)")
      }
      return scale
    }
    date = try query["at"].map {
      guard let date = Timestamp.date(String($0)) else {
        throw APIError(.badRequest, "parameter.malformed", "at must be an instant such as \(Timestamp.example); got \($0)")
      }
      return date
    }
  }

  private static func value<Value: NamedPresentation>(_ key: Substring, _ query: Parameters) throws -> Value? {
    guard let text = query[key] else { return nil }
    guard let value = Value(name: String(text)) else {
      throw APIError(.badRequest, "parameter.malformed", "\(key) must be one of \(Value.names.joined(separator: ", ")); got \(text)")
    }
    return value
  }
}
