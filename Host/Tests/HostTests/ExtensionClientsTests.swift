import AlmanacProfiles
import Foundation
import Testing

@testable import Host

/// Tests that each app has one client.
@Suite struct ExtensionClientsTests {
  @Test func `an app has one client until it is removed`() throws {
    let fixture = try Fixture()
    var clients = ExtensionClients(configuration: fixture.configuration())
    let bundle = try AppBundle(at: fixture.bundleURL)
    let first = clients.client(of: "Test", in: bundle) { _ in nil }
    #expect(clients.client(of: "Test", in: bundle) { _ in nil } === first)
    #expect(clients.client(of: "Other", in: bundle) { _ in nil } !== first)
    #expect(clients.remove("Test") === first)
    #expect(clients.remove("Test") == nil)
    #expect(clients.client(of: "Test", in: bundle) { _ in nil } !== first)
    #expect(clients.removeAll().count == 2 && clients.removeAll().isEmpty)
    #expect(clients.load == (0, 0))
  }

  @Test func `a request holds the device's settings`() throws {
    let clients = ExtensionClients(configuration: try Fixture().configuration())
    let settings = DeviceSettings(dynamicType: "xLarge", timeZone: "Asia/Seoul")
    let placement = try #require(Placement(of: "systemSmall", on: Profiles.defaultDevice))
    let request = try clients.request(
      kind: "Good", family: "systemSmall", at: placement, configuration: Data("{}".utf8), settings: settings, isPreview: true)
    #expect(request.kind == "Good" && request.configuration == Data("{}".utf8))
    #expect(request.context.timeZone == "Asia/Seoul" && request.context.dynamicTypeSize == "xLarge" && request.context.isPreview)
    #expect(throws: HostError.self) {
      try clients.request(kind: "Good", family: "systemExtraLarge", at: placement, configuration: Data(), settings: settings, isPreview: false)
    }
  }
}
