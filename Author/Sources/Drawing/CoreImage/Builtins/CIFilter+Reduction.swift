// Made by Scripts/write-filters of Scripts/tables/filters.json.

public typealias CIAreaAlphaWeightedHistogram = _CIInputImage & _CIExtent & _CIScale & _CICount
public typealias CIAreaAverage = _CIInputImage & _CIExtent
public typealias CIAreaBoundsRed = _CIInputImage & _CIExtent
public typealias CIAreaHistogram = _CIInputImage & _CIExtent & _CIScale & _CICount
public typealias CIAreaLogarithmicHistogram = _CIInputImage & _CIExtent & _CIScale & _CICount
public typealias CIAreaMaximum = _CIInputImage & _CIExtent
public typealias CIAreaMaximumAlpha = _CIInputImage & _CIExtent
public typealias CIAreaMinimum = _CIInputImage & _CIExtent
public typealias CIAreaMinimumAlpha = _CIInputImage & _CIExtent
public typealias CIAreaMinMax = _CIInputImage & _CIExtent
public typealias CIAreaMinMaxRed = _CIInputImage & _CIExtent
public typealias CIColumnAverage = _CIInputImage & _CIExtent
public typealias CIRowAverage = _CIInputImage & _CIExtent
public typealias CIHistogramDisplay = _CIInputImage & _CIHeight & _CIHighLimit & _CILowLimit
public typealias CIKMeans = _CIInputImage & _CIExtent & _CIMeans & _CICount & _CIPasses & _CIPerceptual

extension CIFilter {
  public static func areaAlphaWeightedHistogram() -> any CIFilter & CIAreaAlphaWeightedHistogram { BuiltinFilter("CIAreaAlphaWeightedHistogram") }
  public static func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter("CIAreaAverage") }
  public static func areaBoundsRed() -> any CIFilter & CIAreaBoundsRed { BuiltinFilter("CIAreaBoundsRed") }
  public static func areaHistogram() -> any CIFilter & CIAreaHistogram { BuiltinFilter("CIAreaHistogram") }
  public static func areaLogarithmicHistogram() -> any CIFilter & CIAreaLogarithmicHistogram { BuiltinFilter("CIAreaLogarithmicHistogram") }
  public static func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltinFilter("CIAreaMaximum") }
  public static func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha { BuiltinFilter("CIAreaMaximumAlpha") }
  public static func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltinFilter("CIAreaMinimum") }
  public static func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha { BuiltinFilter("CIAreaMinimumAlpha") }
  public static func areaMinMax() -> any CIFilter & CIAreaMinMax { BuiltinFilter("CIAreaMinMax") }
  public static func areaMinMaxRed() -> any CIFilter & CIAreaMinMaxRed { BuiltinFilter("CIAreaMinMaxRed") }
  public static func columnAverage() -> any CIFilter & CIColumnAverage { BuiltinFilter("CIColumnAverage") }
  public static func rowAverage() -> any CIFilter & CIRowAverage { BuiltinFilter("CIRowAverage") }
  public static func histogramDisplay() -> any CIFilter & CIHistogramDisplay { BuiltinFilter("CIHistogramDisplayFilter") }
  public static func kMeans() -> any CIFilter & CIKMeans { BuiltinFilter("CIKMeans") }
}
