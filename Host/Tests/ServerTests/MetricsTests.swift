import Foundation
import Testing

@testable import Host
@testable import Server

/// `/metrics` in Prometheus' text format.
@Suite struct MetricsTests {
  @Test func `metrics are escaped and cumulative`() async throws {
    let response = try await API(.withWeather()).send(.get, "/metrics")
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
    let expected = #"""
      # HELP almanac_info Constant 1, labelled with the version and the device.
      # TYPE almanac_info gauge
      almanac_info{version="9.9",device="iphone-393x852"} 1
      # HELP almanac_event_streams Open event streams.
      # TYPE almanac_event_streams gauge
      almanac_event_streams 0
      # HELP almanac_http_connections Open connections of the HTTP server.
      # TYPE almanac_http_connections gauge
      almanac_http_connections 0
      # HELP almanac_http_connections_closed_total Connections that the server closed: too many, or a client that was too slow.
      # TYPE almanac_http_connections_closed_total counter
      almanac_http_connections_closed_total{reason="limit"} 0
      almanac_http_connections_closed_total{reason="head"} 0
      almanac_http_connections_closed_total{reason="body"} 0
      almanac_http_connections_closed_total{reason="stall"} 0
      almanac_http_connections_closed_total{reason="end"} 0
      # HELP almanac_http_accept_pauses_total Times that the HTTP server paused because there was no descriptor for a connection.
      # TYPE almanac_http_accept_pauses_total counter
      almanac_http_accept_pauses_total 0
      # HELP test_total Back\\slash,\nline "feed".
      # TYPE test_total counter
      test_total{kind="a\"b\\c\#r\nd",app="ü"} 3
      test_total 0.25
      # HELP test_seconds Runs.
      # TYPE test_seconds histogram
      test_seconds_bucket{app="A",le="0.005"} 1
      test_seconds_bucket{app="A",le="0.01"} 1
      test_seconds_bucket{app="A",le="0.025"} 1
      test_seconds_bucket{app="A",le="0.05"} 1
      test_seconds_bucket{app="A",le="0.1"} 1
      test_seconds_bucket{app="A",le="0.25"} 2
      test_seconds_bucket{app="A",le="0.5"} 2
      test_seconds_bucket{app="A",le="1.0"} 2
      test_seconds_bucket{app="A",le="2.5"} 2
      test_seconds_bucket{app="A",le="5.0"} 2
      test_seconds_bucket{app="A",le="10.0"} 2
      test_seconds_bucket{app="A",le="30.0"} 2
      test_seconds_bucket{app="A",le="+Inf"} 3
      test_seconds_sum{app="A"} 99.204
      test_seconds_count{app="A"} 3

      """#
    #expect(response.text == expected)
  }
}
