import AlmanacFoundationCompat
import CoreLocation
import Foundation
import Testing
import WeatherKit

/// Apple's weather service, which is not reached from here.
@Suite struct WeatherKitTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `weather requests fail, and moon phases and UV categories have names`() async {
    await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.weather(for: CLLocation(latitude: 1, longitude: 2)) }
    await #expect(throws: WeatherError.self) {
      let (days, hours, now, minutes, alerts) = try await WeatherService.shared.weather(
        for: CLLocation(latitude: 1, longitude: 2), including: .daily, .hourly(startDate: Date(), endDate: Date()), .current, .minute, .alerts)
      _ = (days.first?.highTemperatureTime, hours.first?.snowfallAmount, now.precipitationIntensity)
      _ = (minutes?.summary, alerts?.first?.metadata.location)
    }
    #expect(MoonPhase.waxingCrescent.symbolName == "moonphase.waxing.crescent" && MoonPhase.full.symbolName == "moonphase.full.moon")
    #expect(UVIndex.ExposureCategory.high.rangeValue == 6...7 && UVIndex.ExposureCategory.low < .extreme)
    #expect(UVIndex.ExposureCategory.veryHigh.description == "Very High")
    #expect(isReported("weatherKit.unavailable"))
  }
}
