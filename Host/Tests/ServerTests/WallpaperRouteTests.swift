import AlmanacPainter
import Foundation
import HTTPTypes
import Store
import Testing

@testable import Host
@testable import Server

/// The routes of the person's own wallpaper.
@Suite struct WallpaperRouteTests {
  @Test func `a wallpaper is set, reported, fetched with its tag and removed`() async throws {
    let device = RecordedDevice()
    let api = API(device)
    #expect(try await api.send(.get, "/v1/device").object["wallpaper"] is NSNull)
    let none = try await api.send(.get, "/v1/device/wallpaper")
    #expect(none.status == .notFound && none.errorName == "wallpaper.none")
    let set = try await api.send(.put, "/v1/device/wallpaper", headers: [.contentType: "image/jpeg"], body: Data([1, 2, 3]))
    let tag = String(repeating: "03", count: 16)
    #expect(set.status == .ok && set.object["width"] as? Int == 3 && set.object["tag"] as? String == tag)
    #expect((try await api.send(.get, "/v1/device").object["wallpaper"] as? [String: Any])?["tag"] as? String == tag)
    let file = try await api.send(.get, "/v1/device/wallpaper")
    #expect(file.body == Data([1, 2, 3]) && file.headers[.contentType] == "image/png" && file.headers[.cacheControl] == "private, no-cache")
    let again = try await api.send(.get, "/v1/device/wallpaper", headers: [.ifNoneMatch: try #require(file.headers[.eTag])])
    #expect(again.status == .notModified && again.body.isEmpty)
    #expect(try await api.send(.delete, "/v1/device/wallpaper").status == .noContent)
    #expect(await device.calls == ["wallpaper of 3 on all", "no wallpaper on all"])
  }

  @Test func `a device can have a wallpaper of its own, which its places tell, except black ones`() async throws {
    let device = RecordedDevice()
    let api = API(device)
    let id = device.configuration.device.id
    func told(_ device: String) async throws -> [String: Int] {
      let places = try JSONSerialization.jsonObject(with: try await api.send(.get, "/v1/devices/\(device)/places").body) as? [[String: Any]] ?? []
      return Dictionary(
        uniqueKeysWithValues: places.compactMap { place in
          guard let id = place["id"] as? String, let paper = place["ownWallpaper"] as? [String: Any] else { return nil }
          return (id, Int((paper["tag"] as? String ?? "").prefix(2)) ?? 0)
        })
    }
    #expect(try await told(id).isEmpty)
    try await api.send(.put, "/v1/device/wallpaper", headers: [.contentType: "image/png"], body: Data([1]))
    try await api.send(.put, "/v1/devices/\(id)/wallpaper", headers: [.contentType: "image/png"], body: Data([1, 2]))
    #expect(try await told(id) == ["homeScreen": 2, "todayView": 2, "lockScreen": 2, "controlCenter": 2])
    #expect(try await told("mac-1440x900") == ["desktop": 1, "notificationCenter": 1])
    #expect(try await api.send(.get, "/v1/devices/\(id)/wallpaper").body == Data([1, 2]))
    try await api.send(.delete, "/v1/devices/\(id)/wallpaper")
    #expect(try await api.send(.get, "/v1/devices/\(id)/wallpaper").body == Data([1]))
  }

  @Test func `a body that is no picture or too large never reaches the device`() async throws {
    let device = RecordedDevice()
    let api = API(device)
    #expect(try await api.send(.put, "/v1/device/wallpaper", headers: [.contentType: "text/plain"], body: Data([1])).errorName == "body.mediaType")
    #expect(try await api.send(.put, "/v1/device/wallpaper", body: Data([1])).errorName == "body.mediaType")
    let most = device.configuration.limits.wallpaperBytes
    let large = try await api.send(.put, "/v1/device/wallpaper", headers: [.contentType: "image/png"], body: Data(count: most + 1))
    #expect(large.status.code == 413 && large.errorName == "limit.wallpaperBytes" && large.errorMessage?.contains("scale it down") == true)
    #expect(
      try await api.send(.put, "/v1/device/wallpaper", headers: [.contentType: "image/png"], body: Data([1]), hasKey: false).status == .unauthorized)
    #expect(await device.calls.isEmpty)
  }

  @Test(arguments: [
    (Wallpaper.Fault.noImage, "wallpaper.noImage"), (.truncated, "wallpaper.truncated"), (.tooManyPixels(9, limit: 8), "limit.wallpaperPixels"),
  ])
  func `a refused picture has a name and one line`(fault: Wallpaper.Fault, name: String) async throws {
    let device = RecordedDevice()
    await device.fail(fault)
    let response = try await API(device).send(.put, "/v1/device/wallpaper", headers: [.contentType: "image/png"], body: Data([1]))
    #expect(response.status.code == 422 && response.errorName == name)
    #expect(response.errorMessage?.hasPrefix("the wallpaper cannot be used: ") == true && response.errorMessage?.contains("\n") == false)
  }

  @Test(arguments: ["1", "1,2,3", "a,b", "--1,2", "1,", ",", "100001,0", "nan,1", "1,2,0,5", "1,2,3,4,5", "1,2,,"])
  func `a malformed position is explained`(position: String) async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/instances/w1/image.png?over=\(position)")
    #expect(response.status == .badRequest && response.errorName == "parameter.malformed" && response.errorMessage?.contains("27,96") == true)
  }

  @Test func `a usual wallpaper is named only with a position`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.get, "/v1/instances/w1/image.png?wallpaper=dark").errorName == "parameter.malformed")
    #expect(try await api.send(.get, "/v1/instances/w1/image.png?over=1,2&wallpaper=purple").errorName == "parameter.malformed")
    #expect(try await api.send(.get, "/v1/instances/w1/image.png?over=1,-2.5,390,844&wallpaper=dark").status == .ok)
    // A kind of the gallery is nowhere yet.
    #expect(try await api.send(.get, "/v1/apps/Weather/kinds/Forecast/systemSmall/preview.png?over=1,2").status == .badRequest)
  }

  @Test(arguments: [
    ("/v1/device/wallpaper", true), ("/v1/device/wallpaper?x=1", true), ("/v1/devices/a/wallpaper", true), ("/v1/devices/a%2Fb/wallpaper", true),
    ("/v1/devices/a/b/wallpaper", false), ("/v1/devices/wallpaper", false), ("/v1/device/wallpapers", false), ("/v1/instances/a/wallpaper", false),
  ])
  func `only wallpapers may have large bodies`(path: String, isLarge: Bool) { #expect(APIRoutes.isWallpaper(path) == isLarge) }
}
