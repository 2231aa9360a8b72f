import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import TestHost
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// Timers and clocks in pictures: they advance where they are seen, and cost nothing elsewhere (Specification A8, D6).
  @Suite struct LivePartsTests {
    /// The start of the test extension's countdown.
    private static let start = Date(timeIntervalSince1970: 1_772_352_000.25)

    private static func add(_ host: DeviceHost, at place: String, _ family: WidgetFamilyValue = .systemSmall) async throws -> String {
      let id = try await host.add(app: "Test", kind: "Timer", family: family, at: PlacementChoice(place: place)).id
      try await until({ await host.instances().first { $0.id == id }?.stage }, is: .timeline)
      return id
    }

    /// Follows a widget as a viewer does: fetches its picture at each instant that the host names. Just before, the picture is still the same.
    /// Returns the instants.
    private static func follow(_ host: DeviceHost, _ widget: String, from date: Date, steps: Int) async throws -> [Date] {
      var (instants, now) = ([date], date)
      var picture = try await host.image(widget, at: date)
      for _ in 0..<steps {
        let next = try #require(picture.nextChange)
        #expect(next > now)
        #expect(try await host.image(widget, at: next.addingTimeInterval(-0.002)).png == picture.png)
        picture = try await host.image(widget, at: next)
        (instants, now) = (instants + [next], next)
      }
      return instants
    }

    @Test func `a timer that is seen advances at its own seconds in every locale, and one that is not seen is never painted`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let seen = try await Self.add(host, at: "homeScreen")
      let unseen = [try await Self.add(host, at: "standBy"), try await Self.add(host, at: "homeScreen", .systemMedium)]
      try await host.show(on: "page", [seen], isUsed: true, for: 3600)
      var settings = await host.settings
      for locale in ["en-US", "de-DE", "ar-EG", "ja-JP", "hi-IN"] {
        settings.locale = locale
        try await host.update(settings)
        for widget in [seen] + unseen { try await until({ try await host.displayList(widget).widgetURL }, is: "timer \(locale)") }
        let before = await host.renderer.counts.pictures
        let instants = try await Self.follow(host, seen, from: Self.start.addingTimeInterval(10), steps: 5)
        #expect(instants == (0...5).map { Self.start.addingTimeInterval(10 + Double($0)) }, "\(locale)")
        // What is due meanwhile, as on every wake-up of the host, paints nothing either.
        await host.wake()
        #expect(await host.renderer.counts.pictures - before == 6, "\(locale)")
        // Several viewers of one widget share its pictures.
        _ = try await Self.follow(host, seen, from: Self.start.addingTimeInterval(15), steps: 0)
        #expect(await host.renderer.counts.pictures - before == 6, "\(locale)")
      }
      // The first picture of the others is painted when their place is shown.
      let before = await host.renderer.counts.pictures
      for widget in unseen { _ = try await host.image(widget, at: Self.start) }
      #expect(await host.renderer.counts.pictures - before == 2)
      await host.stop()
      withExtendedLifetime(fixture) {}
    }

    @Test func `at reduced luminance a timer advances at whole minutes, and its timeline says so`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let widget = try await Self.add(host, at: "lockScreen", .accessoryRectangular)
      let place = try #require(Profiles.defaultDevice.place(named: "lockScreen"))
      let dimmed = try #require(place.appearances.first { $0.luminance == .reduced })
      let date = Self.start.addingTimeInterval(10)
      let entry = { try #require(try await host.timeline(widget).entries.first) }
      let normal = try await entry()
      #expect(normal.nextUpdate == Self.start.addingTimeInterval(1))
      var settings = await host.settings
      settings.appearances["lockScreen"] = dimmed.id
      try await host.update(settings)
      let before = await host.renderer.counts.pictures
      let instants = try await Self.follow(host, widget, from: date, steps: 3)
      #expect(Array(instants.dropFirst()) == (1...3).map { Date(timeIntervalSince1970: 1_772_352_000 + Double($0) * 60) })
      #expect(await host.renderer.counts.pictures - before == 4)
      let reduced = try await entry()
      #expect(reduced.nextUpdate == Date(timeIntervalSince1970: 1_772_352_060))
      await host.stop()
      withExtendedLifetime(fixture) {}
    }
  }
}
