import Foundation

public enum CLKGaugeProviderStyle: Int, Sendable { case ring, fill }

/// The fraction of a gauge that shows nothing.
public let CLKSimpleGaugeProviderFillFractionEmpty: Float = -1

/// The gauge of a template.
open class CLKGaugeProvider: NSObject {
  public let style: CLKGaugeProviderStyle
  public let gaugeColors: [UIColor]?
  public let gaugeColorLocations: [NSNumber]?
  open var accessibilityLabel: String?
  init(_ style: CLKGaugeProviderStyle, _ colors: [UIColor]?, _ locations: [NSNumber]?) {
    (self.style, gaugeColors, gaugeColorLocations) = (style, colors, locations)
  }
  public override convenience init() { self.init(.ring, nil, nil) }
}

open class CLKSimpleGaugeProvider: CLKGaugeProvider {
  public let fillFraction: Float
  public init(style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?, fillFraction: Float) {
    self.fillFraction = fillFraction
    super.init(style, gaugeColors, gaugeColorLocations)
  }
  public convenience init(style: CLKGaugeProviderStyle, gaugeColor color: UIColor, fillFraction: Float) {
    self.init(style: style, gaugeColors: [color], gaugeColorLocations: nil, fillFraction: fillFraction)
  }
}

/// A gauge that fills between two dates.
open class CLKTimeIntervalGaugeProvider: CLKGaugeProvider {
  public let startDate: Date
  public let endDate: Date
  public let startFillFraction: Float
  public let endFillFraction: Float
  public init(
    style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?, start startDate: Date, startFillFraction: Float,
    end endDate: Date, endFillFraction: Float
  ) {
    (self.startDate, self.endDate) = (startDate, endDate)
    (self.startFillFraction, self.endFillFraction) = (startFillFraction, endFillFraction)
    super.init(style, gaugeColors, gaugeColorLocations)
  }
  public convenience init(
    style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?, start startDate: Date, end endDate: Date
  ) {
    self.init(
      style: style, gaugeColors: gaugeColors, gaugeColorLocations: gaugeColorLocations, start: startDate, startFillFraction: 0, end: endDate,
      endFillFraction: 1)
  }
}
