import AlmanacProfiles
import Foundation

/// Where the device was at an instant.
public struct DeviceLocation: Sendable, Equatable, Codable {
  /// Degrees north, WGS 84, -90 to 90.
  public let latitude: Double
  /// Degrees east, WGS 84, -180 to 180.
  public let longitude: Double
  /// The radius around the coordinates that contains the device, in metres.
  public let accuracy: Double
  /// When the location was measured.
  public let date: Date

  /// Creates a location.
  ///
  /// - Throws: ``HostError/malformedLocation(_:)`` if a number is out of range.
  public init(latitude: Double, longitude: Double, accuracy: Double = Self.usualAccuracy, date: Date) throws(HostError) {
    guard (-90.0...90).contains(latitude) else { throw .malformedLocation("the latitude is a number of degrees from -90 to 90; got \(latitude)") }
    guard (-180.0...180).contains(longitude) else {
      throw .malformedLocation("the longitude is a number of degrees from -180 to 180; got \(longitude)")
    }
    let largest = Profiles.location.largestAccuracy
    guard (0...largest).contains(accuracy) else {
      throw .malformedLocation("the accuracy is a number of metres from 0 to \(Int(largest)); got \(accuracy)")
    }
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.date = date
  }

  /// Parses `latitude,longitude` or `latitude,longitude,accuracy`.
  ///
  /// - Throws: ``HostError/malformedLocation(_:)``.
  public init(text: String, date: Date) throws(HostError) {
    let parts = text.utf8.count > 200 ? [] : text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard (2...3).contains(numbers.count), let latitude = numbers[0], let longitude = numbers[1],
      let accuracy = numbers.count == 3 ? numbers[2] : Self.usualAccuracy
    else {
      throw .malformedLocation("a location is latitude,longitude or latitude,longitude,accuracy, such as 52.52,13.40,50; got \(text.prefix(80))")
    }
    try self.init(latitude: latitude, longitude: longitude, accuracy: accuracy, date: date)
  }

  /// The accuracy of a location without one, in metres.
  public static let usualAccuracy = 10.0

  /// Returns the distance on a sphere with the earth's mean radius (6,371,008.8 m, IUGG), in metres. The error is at most 0.5 %.
  public func distance(to other: DeviceLocation) -> Double {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (north, east) = (radians(other.latitude - latitude), radians(other.longitude - longitude))
    let haversine = pow(sin(north / 2), 2) + cos(radians(latitude)) * cos(radians(other.latitude)) * pow(sin(east / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot()))
  }

  /// Returns the location of an app without precise location: the centre of the grid's cell (Specification E1).
  ///
  /// The grid is fixed: rows of `cell` metres from the south pole, each divided into as many equal cells of about `cell` metres as fit. All places of
  /// a cell have the same centre, so even many answers reveal only the cell.
  func reduced(to cell: Double = Profiles.location.reducedCell) -> DeviceLocation {
    let rows = max(1, (180 * Self.metresPerDegree / cell).rounded(.down))
    let height = 180 / rows
    let row = min(rows - 1, ((latitude + 90) / height).rounded(.down))
    let centre = -90 + (row + 0.5) * height
    let columns = max(1, (360 * Self.metresPerDegree * cos(centre * .pi / 180) / cell).rounded(.down))
    let width = 360 / columns
    let column = min(columns - 1, ((longitude + 180) / width).rounded(.down))
    return DeviceLocation(
      unchecked: centre, -180 + (column + 0.5) * width, accuracy: max(accuracy, cell),
      // A date of its own would distinguish places of the cell.
      date: Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60))
  }

  /// Returns the location at a later date.
  func at(_ date: Date) -> DeviceLocation { DeviceLocation(unchecked: latitude, longitude, accuracy: accuracy, date: date) }

  /// Returns the point on the way to `other`; `fraction` is 0 here and 1 there.
  func toward(_ other: DeviceLocation, by fraction: Double, at date: Date) -> DeviceLocation {
    // The shorter way around.
    var east = other.longitude - longitude
    if east > 180 { east -= 360 } else if east < -180 { east += 360 }
    var middle = longitude + east * fraction
    if middle > 180 { middle -= 360 } else if middle < -180 { middle += 360 }
    return DeviceLocation(
      unchecked: latitude + (other.latitude - latitude) * fraction, middle, accuracy: max(accuracy, other.accuracy), date: date)
  }

  private init(unchecked latitude: Double, _ longitude: Double, accuracy: Double, date: Date) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.date = date
  }

  /// Metres of a degree of latitude on the sphere of ``distance(to:)``.
  private static let metresPerDegree = 6_371_008.8 * Double.pi / 180
}
