import AlmanacPainter
import AlmanacWireSchema
import Foundation
import Host
import Hummingbird
import Reports

/// The query parameters of a picture's URL.
struct PictureQuery: Sendable {
  /// Pixels per point; nil = the device's.
  let scale: Double?
  /// The instant to draw; nil = now.
  let date: Date?

  /// Where the picture is composed over the wallpaper; nil = it is not.
  let backdrop: BackdropChoice?

  /// The accepted scales. Without an upper limit a single request could allocate gigabytes.
  static let scales = 0.1...8.0
  /// Points; more than any screen has, also one that is scrolled.
  private static let farthest = 100_000.0
  /// The most toggles that are tapped at once.
  private static let mostToggled = 20
  /// The id of an appearance of the place; nil = the place's.
  let appearance: String?
  /// Where a kind of the gallery is to be shown.
  let choice: PlacementChoice
  /// What a kind of the gallery is configured as, a JSON object; empty: its defaults.
  let configuration: Data
  let scheme: ColorSchemeValue?
  private let mode: RenderingModeValue?
  private let luminance: LuminanceValue?
  private let redaction: RedactionValue?
  private let background: BackgroundValue?
  private let tint: RGBA?
  /// The taps under way that the picture shows; nil = none.
  let taps: TapsUnderWay?
  private static let known: Set<String> = ["appearance", "scheme", "mode", "luminance", "redact", "background", "tint", "scale"]

  /// Reads only the parameters of these names.
  ///
  /// - Throws: ``APIError`` for a parameter or a value that is unknown.
  init(_ request: Request, known: Set<String>) throws {
    try request.rejectParameters(notIn: known)
    try self.init(request, isGallery: false, adding: known)
  }

  /// - Parameters:
  ///   - isGallery: whether the picture is of a kind, whose place is a parameter and which has no timeline, and so no `at`.
  ///   - others: further parameters, which the caller reads.
  /// - Throws: ``APIError`` for a parameter or a value that is unknown.
  init(_ request: Request, isGallery: Bool, adding others: Set<String> = []) throws {
    try request.rejectParameters(
      notIn: Self.known.union(isGallery ? PlacementChoice.parameters.union(["configuration"]) : ["at", "over", "wallpaper", "updating", "toggled"])
        .union(others))
    let query = request.uri.queryParameters
    appearance = query["appearance"].map(String.init)
    choice = PlacementChoice(query)
    configuration = query["configuration"].map { Data($0.utf8) } ?? Data()
    scheme = try Self.value("scheme", query)
    mode = try Self.value("mode", query)
    luminance = try Self.value("luminance", query)
    redaction = try Self.value("redact", query)
    background = try Self.value("background", query)
    tint = try query["tint"].map { text in
      guard let color = RGBA(sixDigits: String(text)) else {
        throw APIError(.badRequest, "parameter.malformed", DeviceChange.wrongTint(String(text)))
      }
      return color
    }
    taps = try Self.taps(query)
    scale = try query["scale"].map {
      guard let scale = Request.decimal($0), Self.scales.contains(scale) else {
        throw APIError(.badRequest, "parameter.malformed", "scale must be from 0.1 to 8 pixels per point; got \($0)")
      }
      return scale
    }
    backdrop = try Self.backdrop(query)
    date = try query["at"].map {
      guard let date = Timestamp.date(String($0)) else {
        throw APIError(.badRequest, "parameter.malformed", "at must be an instant such as \(Timestamp.example); got \($0)")
      }
      return date
    }
  }

  /// Returns how a widget is shown in its place, with the changes that the query asks for.
  func presentation(of widget: ShownWidget) -> Presentation {
    var presentation = widget.presentation
    if let scheme { presentation.colorScheme = scheme }
    if let mode {
      presentation.renderingMode = mode
      // These modes reduce a widget to two colour groups, so its background would cover everything. The platform draws its own background.
      if mode != .fullColor, !widget.keepsBackground { presentation.background = .removed }
    }
    if let luminance { presentation.luminance = luminance }
    if let redaction { presentation.redaction = redaction }
    if let background { presentation.background = background }
    if let tint { presentation.tint = tint }
    return presentation
  }

  /// Reads `updating` (the content that was tapped) and `toggled` (paths).
  private static func taps(_ query: Parameters) throws -> TapsUnderWay? {
    let text = query["toggled"] ?? ""
    guard let content = query["updating"] else {
      guard text.isEmpty else { throw APIError(.badRequest, "parameter.malformed", "toggled needs updating, the content that was tapped") }
      return nil
    }
    let paths = text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map { NodePath(String($0)) }
    guard paths.count <= mostToggled, !paths.contains(nil) else {
      throw APIError(
        .badRequest, "parameter.malformed",
        "toggled must be at most \(mostToggled) paths of toggles from the widget's content, such as 0.2,0.3; got \(text)")
    }
    return TapsUnderWay(content: String(content), toggled: Set(paths.compactMap(\.self)))
  }

  /// Reads `over` (x,y or x,y,width,height) and `wallpaper`.
  private static func backdrop(_ query: Parameters) throws -> BackdropChoice? {
    let scheme: ColorSchemeValue? = try value("wallpaper", query)
    guard let text = query["over"] else {
      if scheme != nil { throw APIError(.badRequest, "parameter.malformed", "wallpaper needs over, the widget's top left corner on the screen") }
      return nil
    }
    let figures = text.split(separator: ",", omittingEmptySubsequences: false).compactMap(Self.figure)
    guard figures.count == text.count(where: { $0 == "," }) + 1, figures.count == 2 || figures.count == 4,
      figures.allSatisfy({ abs($0) <= farthest }), figures.dropFirst(2).allSatisfy({ $0 >= 1 })
    else {
      throw APIError(
        .badRequest, "parameter.malformed",
        "over must be the widget's top left corner on the screen in points, such as 27,96, or also the screen's size, such as 27,96,393,852; got \(text)"
      )
    }
    return BackdropChoice(
      corner: PointValue(x: figures[0], y: figures[1]), screen: figures.count == 4 ? SizeValue(width: figures[2], height: figures[3]) : nil,
      scheme: scheme, appearance: query["appearance"].map(String.init))
  }

  private static func figure(_ text: Substring) -> Double? {
    text.hasPrefix("-") ? Request.decimal(text.dropFirst()).map { -$0 } : Request.decimal(text)
  }

  private static func value<Value: NamedPresentation>(_ key: Substring, _ query: Parameters) throws -> Value? {
    guard let text = query[key] else { return nil }
    guard let value = Value(name: String(text)) else {
      throw APIError(.badRequest, "parameter.malformed", "\(key) must be one of \(Value.names.joined(separator: ", ")); got \(text)")
    }
    return value
  }
}
