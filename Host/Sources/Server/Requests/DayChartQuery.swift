import AlmanacReloadCharts
import Host
import Hummingbird

/// The query parameters of `GET /v1/instances/{id}/day.svg`.
struct DayChartQuery {
  /// A day of the device's calendar; nil = today.
  let date: String?
  let isDark: Bool
  /// The chart's width in points.
  let width: Double

  /// - Throws: ``APIError`` for a parameter or a value that is unknown.
  init(_ request: Request, settings: DeviceSettings) throws {
    try request.rejectParameters(notIn: ["date", "scheme", "width"])
    let query = request.uri.queryParameters
    date = query["date"].map(String.init)
    switch query["scheme"] {
    case nil: isDark = settings.colorScheme == .dark
    case "light": isDark = false
    case "dark": isDark = true
    case let text?: throw APIError(.badRequest, "parameter.malformed", "scheme must be one of light, dark; got \(text)")
    }
    guard let text = query["width"] else {
      width = 760
      return
    }
    guard let points = Request.decimal(text), ChartPicture.widths.contains(points) else {
      let range = ChartPicture.widths
      throw APIError(
        .badRequest, "parameter.malformed", "width must be from \(Int(range.lowerBound)) to \(Int(range.upperBound)) points; got \(text)")
    }
    width = points
  }
}
