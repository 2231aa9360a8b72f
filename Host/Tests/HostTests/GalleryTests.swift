import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Testing

@testable import Host

/// How words find kinds.
@Suite struct GallerySearchTests {
  @Test(arguments: [
    ("", true), ("  ", true), ("fore", true), ("FORECAST weather", true), ("coming hours", true), ("uber", true), ("forecast moon", false),
    ("forecastweather", false),
  ])
  func `each word is in one of the texts, whatever its case and accents`(search: String, matches: Bool) {
    #expect(GallerySearch(search).matches(["Wéather", "Forecast", "The coming hours, über all."]) == matches)
  }
}

extension ProcessTests {
  /// The gallery with a real extension (Specification B2).
  @Suite struct GalleryTests {
    private static func started(_ fixture: Fixture) async throws -> DeviceHost {
      let host = try DeviceHost(configuration: fixture.configuration())
      try await host.start()
      _ = try await host.install(bundle: fixture.bundleURL)
      return host
    }

    private static func requests(_ host: DeviceHost) async throws -> Int {
      try await host.client(of: "Test").log.entries.count { $0.text == "recommendations of Form" }
    }

    @Test func `an app is offered once it is launched, in bundle order, and found by words`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      #expect(try await host.gallery().isEmpty)
      try await host.launch("Test")
      #expect(try await host.gallery().map(\.kind.kind) == host.kinds(app: "Test").map(\.kind))
      #expect(try await host.gallery(search: "badform").map(\.kind.kind) == ["BadForm"])
      #expect(try await host.gallery(search: "test").count == host.gallery().count, "the app's name")
      await host.stop()
    }

    @Test(arguments: [
      (["WatchOS"], false, true), (["iPhoneOS"], true, false), (["MacOSX", "iPhoneSimulator"], false, false), (["iPhoneOS", "WatchOS"], true, true),
      (["Linux"], true, true),
    ]) func `an app is offered on the devices of its platforms alone`(platforms: [String], phone: Bool, watch: Bool) async throws {
      let fixture = try Fixture(info: ["CFBundleSupportedPlatforms": platforms])
      let host = try await Self.started(fixture)
      try await host.launch("Test")
      for (device, place, isOffered) in [(Profiles.defaultDevice.id, "lockScreen", phone), ("watch-45mm", "smartStack", watch)] {
        let choice = PlacementChoice(device: device, place: place)
        #expect(try await host.gallery(at: choice).isEmpty != isOffered, "\(device)")
        let kinds = try await host.kinds(app: "Test", device: device)
        #expect(kinds.allSatisfy(\.families.isEmpty) != isOffered, "\(device)")
        if isOffered {
          #expect(try await host.add(app: "Test", kind: "Everywhere", family: .accessoryRectangular, at: choice).placement?.place.id == place)
        } else {
          let error = await #expect(throws: HostError.self) {
            try await host.add(app: "Test", kind: "Everywhere", family: .accessoryRectangular, at: choice)
          }
          #expect("\(error, default: "")".contains("name another device: "))
        }
      }
      await host.stop()
    }

    @Test func `suggestions are what apps recommend, and one that answers wrongly hides no other`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      try await host.launch("Test")
      let suggested = try await host.suggestions()
      #expect(suggested.map(\.recommendation.description_p) == ["Weather of Oslo"])
      #expect(suggested.map(\.kind.kind.kind) == ["Form"])
      #expect(try await host.suggestions(search: "oslo").count == 1)
      #expect(try await host.suggestions(search: "rome").isEmpty)
      // Kept until the app invalidates them.
      #expect(try await Self.requests(host) == 1)
      for (kind, expected) in [("None", 1), ("Good", 2), ("", 3)] {
        _ = await host.handle(.with { $0.invalidateRecommendations.kind = kind }, app: "Test")
        _ = try await host.suggestions()
        #expect(try await Self.requests(host) == expected, "after \(kind)")
      }
      await host.stop()
    }

    @Test func `a configured preview is drawn for its values, which are checked`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      try await host.launch("Test")
      func preview(_ configuration: String) async throws {
        _ = try await host.galleryImage(app: "Test", kind: "Form", family: .systemSmall, configuration: Data(configuration.utf8))
      }
      let oslo = #"{"city":"oslo"}"#
      for configuration in ["", oslo, "", #"{ "city": "oslo" }"#] { try await preview(configuration) }
      let asked = try await host.client(of: "Test").log.entries.map(\.text).filter { $0.hasPrefix("snapshot of ") }
      #expect(asked == ["snapshot of ", "snapshot of \(oslo)"], "each is made once")
      #expect(await configurationFault { try await preview(#"{"moon":1}"#) }?.name == .unknownParameter)
      #expect(await configurationFault { try await preview(#"{"days":99}"#) }?.name == .range)
      await host.stop()
    }

    @Test func `the form of a watch's widget has the recommendations, that of a phone's has none`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      try await host.launch("Test")
      let watch = try await host.add(
        app: "Test", kind: "Form", family: .accessoryRectangular, at: PlacementChoice(device: "watch-45mm", place: "smartStack"))
      let phone = try await host.add(app: "Test", kind: "Form", family: .systemSmall)
      #expect(try await host.form(of: .instance(watch.id)).recommendations.map(\.description_p) == ["Weather of Oslo"])
      #expect(try await host.form(of: .instance(phone.id)).recommendations.isEmpty)
      await host.stop()
    }
  }
}
