import AlmanacWireSchema
import Testing

@testable import AlmanacPainter

@Suite struct PresentationGoldenTests {
  private let corner = WidgetMask.continuous(radius: 22)

  @Test func `the light colour scheme`() throws { try expectGolden("plain-light", job(WeatherScene.plain(), scale: 2, mask: corner)) }
  @Test func `the dark colour scheme`() throws {
    try expectGolden("plain-dark", job(WeatherScene.plain(), scale: 2, mask: corner) { $0.colorScheme = .dark })
  }
  @Test func `full color`() throws { try expectGolden("weather", job(WeatherScene.list(), scale: 2, mask: corner)) }
  @Test func `accented mode`() throws {
    try expectGolden(
      "weather-accented",
      job(WeatherScene.list(), scale: 2) {
        $0.renderingMode = .accented
        $0.background = .removed
        $0.tint = RGBA(hex: 0xFF9500)
      })
  }
  @Test func `vibrant mode`() throws {
    try expectGolden(
      "weather-vibrant",
      job(WeatherScene.list(), scale: 2) {
        $0.renderingMode = .vibrant
        $0.background = .removed
      })
  }
  @Test func `reduced luminance`() throws {
    try expectGolden("weather-dim", job(WeatherScene.list(), scale: 2, mask: corner) { $0.luminance = .reduced })
  }
  @Test func `the privacy redaction`() throws {
    try expectGolden("weather-privacy", job(WeatherScene.list(), scale: 2, mask: corner) { $0.redaction = .privacy })
  }
  @Test func `the placeholder`() throws {
    try expectGolden("weather-placeholder", job(WeatherScene.list(), scale: 2, mask: corner) { $0.redaction = .placeholder })
  }
  @Test func `the placeholder of a paragraph`() throws {
    try expectGolden("plain-placeholder", job(WeatherScene.plain(), scale: 2, mask: corner) { $0.redaction = .placeholder })
  }
  @Test func `a circular mask`() throws { try expectGolden("circle-mask", job(WeatherScene.list(), scale: 1, mask: .circle)) }
}
