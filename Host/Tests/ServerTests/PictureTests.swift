import Foundation
import HTTPTypes
import Testing

@testable import Server

/// Pictures: what is asked of the device, validation by ETag, freshness.
@Suite struct PictureTests {
  @Test func thePictureIsPaintedAsTheQuerySays() async throws {
    let api = try await API(.withWeather())
    let query = "scheme=dark&mode=vibrant&luminance=reduced&redact=privacy&scale=2.5&at=2027-01-15T09:00:00Z"
    let answer = try await api.ask(.get, "/v1/instances/w1/image.png?\(query)")
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentType] == "image/png")
    #expect(answer.text == "picture in dark")
    #expect(await api.device.asked == ["image w1 dark vibrant reduced privacy bare @2.5 2027-01-15T09:00:00Z"])
  }

  /// Flattened to one colour the background would cover what stands on it.
  @Test(arguments: [("mode=accented", true), ("mode=vibrant", true), ("mode=fullColor", false), ("mode=accented&background=shown", false)])
  func flattenedModesLeaveTheBackgroundOut(query: String, isBare: Bool) async throws {
    let api = try await API(.withWeather())
    try await api.ask(.get, "/v1/instances/w1/image.png?\(query)")
    #expect(await api.device.asked.last?.contains(" bare ") == isBare)
  }

  @Test func withoutAQueryTheDevicesSettingsHold() async throws {
    let api = try await API(.withWeather())
    try await api.ask(.patch, "/v1/device", json: #"{"colorScheme":"dark"}"#)
    #expect(try await api.ask(.get, "/v1/instances/w1/image.png").text == "picture in dark")
  }

  @Test func anUnchangedPictureCostsNoBody() async throws {
    let api = try await API(.withWeather())
    let first = try await api.ask(.get, "/v1/instances/w1/image.png")
    let tag = try #require(first.headers[.eTag])
    #expect(tag == "\"light\"")
    for field in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let second = try await api.ask(.get, "/v1/instances/w1/image.png", headers: [.ifNoneMatch: field])
      #expect(second.status == .notModified, "\(field)")
      #expect(second.body.isEmpty)
      #expect(second.headers[.eTag] == tag)
    }
    let other = try await api.ask(.get, "/v1/instances/w1/image.png?scheme=dark", headers: [.ifNoneMatch: tag])
    #expect(other.status == .ok)
  }

  @Test(arguments: [(12.4, "private, max-age=12", "12400"), (0.2, "private, max-age=0", "200"), (-5, "private, max-age=0", "0")])
  func freshnessLastsUntilTheNextChange(seconds: Double, cacheControl: String, milliseconds: String) async throws {
    let api = try await API(.withWeather())
    await api.device.change(at: RecordedDevice.now.addingTimeInterval(seconds))
    let answer = try await api.ask(.get, "/v1/instances/w1/image.png")
    #expect(answer.headers[.cacheControl] == cacheControl)
    #expect(answer.headers[.nextChangeIn] == milliseconds)
  }

  @Test func aPictureThatStandsIsCheckedHourly() async throws {
    let answer = try await API(.withWeather()).ask(.get, "/v1/instances/w1/image.png")
    #expect(answer.headers[.cacheControl] == "private, max-age=3600")
    #expect(answer.headers[.nextChangeIn] == nil)
  }

  @Test func aPictureOfAnInstantIsAlwaysChecked() async throws {
    let api = try await API(.withWeather())
    await api.device.change(at: RecordedDevice.now.addingTimeInterval(60))
    let answer = try await api.ask(.get, "/v1/instances/w1/image.png?at=2027-01-15T09:00:00Z")
    #expect(answer.headers[.cacheControl] == "private, no-cache")
    #expect(answer.headers[.nextChangeIn] == nil)
  }

  @Test func theGalleryShowsSnapshots() async throws {
    let api = try await API(.withWeather())
    let answer = try await api.ask(.get, "/v1/apps/Weather/kinds/Forecast/systemMedium/preview.png?scheme=dark&scale=2")
    #expect(answer.text == "picture in dark")
    #expect(await api.device.asked == ["gallery Weather Forecast systemMedium dark fullColor normal none @2.0"])
  }
}
