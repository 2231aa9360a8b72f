import Foundation
import HTTPTypes
import Testing

@testable import Server

/// Pictures: queries, validation by ETag, freshness.
@Suite struct PictureTests {
  @Test func `the query determines how a picture is painted`() async throws {
    let api = try await API(.withWeather())
    let query = "scheme=dark&mode=vibrant&luminance=reduced&redact=privacy&scale=2.5&at=2027-01-15T09:00:00Z"
    let response = try await api.send(.get, "/v1/instances/w1/image.png?\(query)")
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "image/png")
    #expect(response.text == "picture in dark")
    #expect(await api.device.calls == ["image w1 dark vibrant reduced privacy bare @2.5 2027-01-15T09:00:00Z"])
  }

  /// In these modes everything has one colour, so the background would cover the content.
  @Test(arguments: [("mode=accented", true), ("mode=vibrant", true), ("mode=fullColor", false), ("mode=accented&background=shown", false)])
  func `accented and vibrant modes omit the background`(query: String, isBare: Bool) async throws {
    let api = try await API(.withWeather())
    try await api.send(.get, "/v1/instances/w1/image.png?\(query)")
    #expect(await api.device.calls.last?.contains(" bare ") == isBare)
  }

  @Test func `without a query the device's settings apply`() async throws {
    let api = try await API(.withWeather())
    try await api.send(.patch, "/v1/device", json: #"{"colorScheme":"dark"}"#)
    #expect(try await api.send(.get, "/v1/instances/w1/image.png").text == "picture in dark")
  }

  @Test func `an unchanged picture has no body`() async throws {
    let api = try await API(.withWeather())
    let first = try await api.send(.get, "/v1/instances/w1/image.png")
    let tag = try #require(first.headers[.eTag])
    #expect(tag == "\"light\"")
    for field in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let second = try await api.send(.get, "/v1/instances/w1/image.png", headers: [.ifNoneMatch: field])
      #expect(second.status == .notModified, "\(field)")
      #expect(second.body.isEmpty)
      #expect(second.headers[.eTag] == tag)
    }
    let other = try await api.send(.get, "/v1/instances/w1/image.png?scheme=dark", headers: [.ifNoneMatch: tag])
    #expect(other.status == .ok)
  }

  @Test(arguments: [(12.4, "private, max-age=12", "12400"), (0.2, "private, max-age=0", "200"), (-5, "private, max-age=0", "0")])
  func `a picture is fresh until its next change`(seconds: Double, cacheControl: String, milliseconds: String) async throws {
    let api = try await API(.withWeather())
    await api.device.change(at: RecordedDevice.now.addingTimeInterval(seconds))
    let response = try await api.send(.get, "/v1/instances/w1/image.png")
    #expect(response.headers[.cacheControl] == cacheControl)
    #expect(response.headers[.nextChangeIn] == milliseconds)
  }

  @Test func `a picture without a next change is revalidated hourly`() async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/instances/w1/image.png")
    #expect(response.headers[.cacheControl] == "private, max-age=3600")
    #expect(response.headers[.nextChangeIn] == nil)
  }

  @Test func `a picture of an instant is always revalidated`() async throws {
    let api = try await API(.withWeather())
    await api.device.change(at: RecordedDevice.now.addingTimeInterval(60))
    let response = try await api.send(.get, "/v1/instances/w1/image.png?at=2027-01-15T09:00:00Z")
    #expect(response.headers[.cacheControl] == "private, no-cache")
    #expect(response.headers[.nextChangeIn] == nil)
  }

  @Test func `the gallery shows snapshots`() async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.get, "/v1/apps/Weather/kinds/Forecast/systemMedium/preview.png?scheme=dark&scale=2")
    #expect(response.text == "picture in dark")
    #expect(await api.device.calls == ["gallery Weather Forecast systemMedium dark fullColor normal none @2.0"])
  }

  @Test func `a preview has the configuration of its query, which a widget's picture does not take`() async throws {
    let api = try await API(.withWeather())
    let configuration = "%7B%22city%22%3A%22los%20angeles%22%7D"
    #expect(try await api.send(.get, "/v1/apps/Weather/kinds/Forecast/systemSmall/preview.png?configuration=\(configuration)").status == .ok)
    #expect(await api.device.calls.last?.hasSuffix(#"{"city":"los angeles"}"#) == true)
    #expect(try await api.send(.get, "/v1/instances/w1/image.png?configuration=\(configuration)").errorName == "parameter.unknown")
  }
}
