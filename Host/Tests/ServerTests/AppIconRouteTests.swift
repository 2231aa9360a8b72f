import Foundation
import HTTPTypes
import Testing

@testable import Server

/// The route of an app's icon.
@Suite struct AppIconRouteTests {
  @Test func `an icon is fetched with its tag, and an app without one is refused by name`() async throws {
    let api = try await API(.withWeather())
    let (device, app) = (api.device, "Weather")
    let none = try await api.send(.get, "/v1/apps/\(app)/icon.png")
    #expect(none.status == .notFound && none.errorName == "app.noIcon")
    await device.setIcon(Data([1, 2]), tag: "a1", of: app)
    let file = try await api.send(.get, "/v1/apps/\(app)/icon.png")
    #expect(file.status == .ok && file.body == Data([1, 2]) && file.headers[.contentType] == "image/png" && file.headers[.eTag] == "\"a1\"")
    let again = try await api.send(.get, "/v1/apps/\(app)/icon.png", headers: [.ifNoneMatch: "\"a1\""])
    #expect(again.status == .notModified && again.body.isEmpty)
    #expect(try await api.send(.get, "/v1/apps/Nope/icon.png").errorName == "app.unknown")
  }
}
