import AlmanacReloadCharts
import AlmanacWireSchema
import Foundation
import Host
import Hummingbird

extension APIRoutes {
  /// Adds the route of a widget's day as a chart, drawn as by `almanac simulate -o`.
  func addDayChart(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("instances/{id}/day.svg") { request, context in
      let id = try context.parameters.required("id")
      let query = try DayChartQuery(request, settings: await service.settings)
      let day = try await service.day(of: id, query.date)
      let report = try await report(of: id)
      let widget = WidgetDay(day, named: "\(report.displayName) of \(report.appName), \(report.family)")
      let picture = ChartPicture(DayChart(widget, hasTitle: false), width: query.width, isDark: query.isDark, hasBackground: false)
      return Response(
        status: .ok, headers: [.contentType: "image/svg+xml", .cacheControl: "private, no-cache"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: try picture.data(.svg))))
    }
  }
}
