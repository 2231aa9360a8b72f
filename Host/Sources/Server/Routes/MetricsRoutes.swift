import Host
import Hummingbird

/// `/metrics`: the host for Prometheus and its kin. It tells which widgets there are and how often they are seen, so it answers on loopback like the rest.
struct MetricsRoutes {
  let service: any DeviceService
  let log: EventLog
  let version: String

  func add(to router: Router<BasicRequestContext>) {
    router.get("metrics") { _, _ in
      var info = MetricFamily("almanac_info", .gauge, "1, with the version and the device.")
      info.add(1, [.init("version", version), .init("device", service.configuration.device.id)])
      var streams = MetricFamily("almanac_event_streams", .gauge, "Readers of the event stream.")
      streams.add(Double(await log.readers))
      let text = PrometheusText.text([info, streams] + (await service.metrics()))
      return Response(
        status: .ok, headers: [.contentType: PrometheusText.mediaType, .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
  }
}
