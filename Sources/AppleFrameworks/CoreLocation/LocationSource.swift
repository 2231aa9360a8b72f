/// The device's location, as the operator of the host sets it.
///
/// `ALMANAC_LOCATION` holds `latitude,longitude` in degrees and optionally the accuracy in metres: `52.52,13.40,50`. Without the variable, location
/// is denied.
enum LocationSource {
  struct Place: Equatable {
    var latitude: Double
    var longitude: Double
    var accuracy: Double
  }

  static var current: Place? { ProcessInfo.processInfo.environment["ALMANAC_LOCATION"].flatMap(parse) }

  /// Parses two or three numbers; nil if `text` is anything else or a number is out of range.
  static func parse(_ text: String) -> Place? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard (2...3).contains(parts.count), let latitude = parts[0], let longitude = parts[1], abs(latitude) <= 90, abs(longitude) <= 180 else {
      return nil
    }
    let accuracy = parts.count == 3 ? parts[2] : 10
    guard let accuracy, accuracy >= 0, accuracy.isFinite else { return nil }
    return Place(latitude: latitude, longitude: longitude, accuracy: accuracy)
  }

  /// Whether the app's Info.plist sets `NSWidgetUsesLocation`. True without a bundle, when an extension runs from its own command line.
  static var isEnabledForWidgets: Bool {
    guard let path = ProcessInfo.processInfo.environment["ALMANAC_BUNDLE"], !path.isEmpty else { return true }
    let file = URL(fileURLWithPath: path).appendingPathComponent("Info.plist")
    guard let data = try? Data(contentsOf: file), let plist = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return false }
    return plist["NSWidgetUsesLocation"] as? Bool ?? false
  }
}
