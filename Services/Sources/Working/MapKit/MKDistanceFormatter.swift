import CoreLocation
import Foundation

/// Formats a distance: metres and kilometres, or feet and miles, rounded as a person would say it.
///
/// Kilometres and miles below 10 have one decimal. From 100 feet on, feet are rounded to multiples of 50. Apple's pictures in stadiamaps/ferrostar
/// (TripProgressViewTests, ManeuverInstructionViewTests, DynamicIslandViewTests) have "400 ft" for 120 metres, "400 feet" for 123 in the default
/// style, "500 ft" for 152.4, "0.9 mi" for 1,500, "15 mi" for 24,140 and "150 m", "1,5 km" and "15 km" for 152.4, 1,500 and 14,500.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  public enum UnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  open var locale: Locale! = .current
  open var units = Units.default
  open var unitStyle = UnitStyle.default

  /// - Parameter distance: In metres.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric = units == .metric || (units == .default && locale.measurementSystem == .metric)
    let measurement = isMetric ? Self.metric(distance) : Self.imperial(distance)
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = unitStyle == .abbreviated ? .medium : .long
    formatter.numberFormatter.locale = locale
    formatter.numberFormatter.roundingMode = .halfUp
    let isLong = measurement.unit == .kilometers || measurement.unit == .miles
    formatter.numberFormatter.maximumFractionDigits = isLong && measurement.value < 10 ? 1 : 0
    return formatter.string(from: measurement)
  }

  /// Formats a number of metres; returns nil for anything else.
  open override func string(for object: Any?) -> String? {
    let distance: Double? =
      switch object {
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return distance.map(string(fromDistance:))
  }

  private static func metric(_ distance: Double) -> Measurement<UnitLength> {
    distance < 1000
      ? Measurement(value: (distance / 10).rounded() * 10, unit: .meters) : Measurement(value: distance / 1000, unit: .kilometers)
  }

  private static func imperial(_ distance: Double) -> Measurement<UnitLength> {
    let feet = distance / 0.3048
    guard feet < 1000 else { return Measurement(value: distance / 1609.344, unit: .miles) }
    let step = feet < 100 ? 10.0 : 50
    return Measurement(value: (feet / step).rounded() * step, unit: .feet)
  }
}
