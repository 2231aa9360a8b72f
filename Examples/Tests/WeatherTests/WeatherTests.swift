import CoreLocation
import Foundation
import Testing
import WidgetKit
import WidgetTesting

@testable import Weather

// One after another: they share the app's defaults.
@Suite(.serialized) struct WeatherTests {
  /// Friday, 9 January 2026, 13:20 GMT.
  let now = Date(timeIntervalSince1970: 1_767_964_800)

  @Test func `twelve hours, each with its own entry, and a new forecast well before they end`() async throws {
    let timeline = try await ProvidedTimeline(of: WeatherProvider(), at: now, on: WidgetPlacement(.systemMedium))
    #expect(timeline.problems.isEmpty)
    #expect(timeline.entries.count == 12)
    #expect(timeline.minimumSpacing == .hours(1))
    #expect(timeline.reloadDate == now + 3 * 3600)
    let inTwoHours = try #require(timeline.current(at: now + 2 * 3600))
    #expect(inTwoHours.now.date <= now + 2 * 3600 && inTwoHours.next.count == 7)
  }

  @Test func `the forecast is of the town that is nearest to the device`() {
    #expect(Place.nearest(to: CLLocation(latitude: 52.4, longitude: 13.07)).name == "Berlin")
    #expect(Place.nearest(to: CLLocation(latitude: 37.33, longitude: -122.03)).name == "Cupertino")
    #expect(Place.nearest(to: CLLocation(latitude: 60.2, longitude: 11.1)) == .oslo)
  }

  @Test func `without a location it shows the place that it knew last and says so`() async throws {
    UserDefaults.standard.removeObject(forKey: "place")
    let first = try await ProvidedTimeline(of: WeatherProvider(), at: now, on: WidgetPlacement(.systemMedium))
    #expect(first.entries.allSatisfy { $0.whereabouts == Whereabouts(place: .oslo, source: .unknown) })
    UserDefaults.standard.set("Paris", forKey: "place")
    defer { UserDefaults.standard.removeObject(forKey: "place") }
    let later = try await ProvidedTimeline(of: WeatherProvider(), at: now, on: WidgetPlacement(.systemMedium))
    #expect(later.entries.allSatisfy { $0.whereabouts.place.name == "Paris" && $0.whereabouts.source == .earlier })
    let (warm, cool) = (try #require(later.entries.first), try #require(first.entries.first))
    #expect(warm.now.temperature - cool.now.temperature == 6)
  }

  @Test func `viewed hourly it is never staler than 30 minutes, with at most 12 reloads a day`() async throws {
    let week = try await WidgetSimulation(of: WeatherWidget(), behavior: .viewing(1), days: 7)
    #expect(week.failures.isEmpty)
    #expect(week.staleness.max <= .minutes(30), "\(week)")
    #expect(week.maximumReloadsPerDay <= 12, "\(week)")
  }

  @Test func `a commuter sees a forecast of today`() async throws {
    let week = try await WidgetSimulation(of: WeatherWidget(), behavior: .commuter, days: 7)
    #expect(week.days.dropFirst().age.percentile(0.95) <= .hours(4), "\(week.age)")
  }

  @Test func `there is nothing to advise`() async throws { try await expectNoAdvice(on: WeatherWidget()) }

  @Test func `it is drawn as recorded`() async throws {
    expectPicture(try await WidgetPicture(of: WeatherWidget(), on: WidgetPlacement(.systemMedium), at: now, scale: 2), named: "medium")
    let german = WidgetPlacement(.systemSmall, locale: "de_DE")
    expectPicture(
      try await WidgetPicture(of: WeatherWidget(), on: german, appearance: WidgetAppearance(colorScheme: .dark), at: now, scale: 2),
      named: "small-german-dark")
  }
}
