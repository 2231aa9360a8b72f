import WireSchema
import Foundation
import Host
import Hummingbird
import ReloadCharts

extension APIRoutes {
  /// A widget's day as a picture: the drawing that `almanac simulate -o` makes.
  func addDayChart(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("instances/{id}/day.svg") { request, context in
      let id = try context.parameters.required("id")
      let query = try DayChartQuery(request, settings: await service.settings)
      let day = try await service.day(of: id, query.date)
      let report = try await report(of: id)
      let widget = WidgetDay(day, named: "\(report.displayName) of \(report.appName), \(report.family)")
      let picture = ChartPicture(DayChart(widget, hasTitle: false), width: query.width, isDark: query.isDark, hasGround: false)
      return Response(
        status: .ok, headers: [.contentType: "image/svg+xml", .cacheControl: "private, no-cache"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: try picture.data(.svg))))
    }
  }
}

/// What the query of a day's chart asks for.
struct DayChartQuery {
  /// A day of the device's calendar; nil = today.
  let date: String?
  let isDark: Bool
  /// Points.
  let width: Double

  private static let known: Set<String> = ["date", "scheme", "width"]

  /// Reads the query; a value or a name that is not known is an error, so that a slip does not pass unseen.
  init(_ request: Request, settings: DeviceSettings) throws {
    let query = request.uri.queryParameters
    for (key, _) in query where !Self.known.contains(String(key)) {
      throw APIError(.badRequest, "parameter.unknown", "there is no parameter \(key); known are: \(Self.known.sorted().joined(separator: ", "))")
    }
    date = query["date"].map(String.init)
    switch query["scheme"] {
    case nil: isDark = settings.colorScheme == .dark
    case "light": isDark = false
    case "dark": isDark = true
    case let text?: throw APIError(.badRequest, "parameter.malformed", "scheme is one of light, dark, not \(text)")
    }
    guard let text = query["width"] else {
      width = 760
      return
    }
    guard let points = Double(text), ChartPicture.widths.contains(points) else {
      let range = ChartPicture.widths
      throw APIError(
        .badRequest, "parameter.malformed", "width is points between \(Int(range.lowerBound)) and \(Int(range.upperBound)), not \(text)")
    }
    width = points
  }
}
