import Host
import Hummingbird

/// `GET /metrics`: the host's metrics for Prometheus. They contain the widgets and how often each is viewed, so they need the access key.
struct MetricsRoutes {
  let service: any DeviceService
  let log: EventLog
  let connections: Connections
  let version: String

  func add(to router: Router<BasicRequestContext>) {
    router.get("metrics") { _, _ in
      var info = MetricFamily("almanac_info", .gauge, "Constant 1, labelled with the version and the device.")
      info.add(1, [.init("version", version), .init("device", service.configuration.device.id)])
      var streams = MetricFamily("almanac_event_streams", .gauge, "Open event streams.")
      streams.add(Double(await log.readers))
      var open = MetricFamily("almanac_http_connections", .gauge, "Open connections of the HTTP server.")
      open.add(Double(connections.count))
      var closed = MetricFamily(
        "almanac_http_connections_closed_total", .counter, "Connections that the server closed: too many, or a client that was too slow.")
      for reason in Connections.Reason.allCases { closed.add(Double(connections.closed[reason] ?? 0), [.init("reason", reason.rawValue)]) }
      var pauses = MetricFamily(
        "almanac_http_accept_pauses_total", .counter, "Times that the HTTP server paused because there was no descriptor for a connection.")
      pauses.add(Double(connections.acceptPause.count))
      let text = PrometheusText.text([info, streams, open, closed, pauses] + (await service.metrics()))
      return Response(
        status: .ok, headers: [.contentType: PrometheusText.mediaType, .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
  }
}
