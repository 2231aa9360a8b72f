import Foundation
import MapKit
import Testing

@Suite struct MapKitDistanceFormatterTests {
  /// Texts in the pictures of stadiamaps/ferrostar: TripProgressViewTests, ManeuverInstructionViewTests, DefaultManeuverInstructionViewTests,
  /// DynamicIslandViewTests.
  @Test(arguments: [
    ("en_US", 120.0, "400 ft"), ("en_US", 152.4, "500 ft"), ("en_US", 1500, "0.9 mi"), ("en_US", 24_140.16, "15 mi"), ("en_US", 1_420_000, "882 mi"),
    ("de_DE", 152.4, "150 m"), ("de_DE", 1500, "1,5 km"), ("de_DE", 14_500, "15 km"), ("de_DE", 1_420_000, "1.420 km"),
  ])
  func `distances are written as in Apple's pictures`(locale: String, metres: Double, text: String) {
    let formatter = formatter(locale)
    formatter.unitStyle = .abbreviated
    #expect(plain(formatter.string(fromDistance: metres)) == text)
    #expect(formatter.string(for: metres) == formatter.string(fromDistance: metres))
  }

  @Test func `the default style writes units in full; other objects than numbers have no text`() {
    #expect(plain(formatter("en_US").string(fromDistance: 123)) == "400 feet")
    #expect(formatter("en_US").string(for: NSNumber(value: 123)) == formatter("en_US").string(for: 123))
    #expect(formatter("en_US").string(for: "123") == nil)
  }

  private func formatter(_ locale: String) -> MKDistanceFormatter {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.units = locale == "en_US" ? .imperial : .metric
    return formatter
  }

  /// With plain spaces: which kind separates a number from its unit depends on the locale data.
  private func plain(_ text: String) -> String { String(text.map { $0.isWhitespace ? " " : $0 }) }
}
