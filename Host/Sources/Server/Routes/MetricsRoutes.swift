import Host
import Hummingbird

/// `GET /metrics`: the host's metrics for Prometheus. They contain the widgets and how often each is viewed, so they are served on loopback only.
struct MetricsRoutes {
  let service: any DeviceService
  let log: EventLog
  let version: String

  func add(to router: Router<BasicRequestContext>) {
    router.get("metrics") { _, _ in
      var info = MetricFamily("almanac_info", .gauge, "Constant 1, labelled with the version and the device.")
      info.add(1, [.init("version", version), .init("device", service.configuration.device.id)])
      var streams = MetricFamily("almanac_event_streams", .gauge, "Open event streams.")
      streams.add(Double(await log.readers))
      let text = PrometheusText.text([info, streams] + (await service.metrics()))
      return Response(
        status: .ok, headers: [.contentType: PrometheusText.mediaType, .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
  }
}
