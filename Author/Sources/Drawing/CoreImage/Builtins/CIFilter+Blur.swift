// Made by Scripts/write-filters of Scripts/tables/filters.json.

public typealias CIBokehBlur = _CIInputImage & _CIRadius & _CIRingAmount & _CIRingSize & _CISoftness
public typealias CIBoxBlur = _CIInputImage & _CIRadius
public typealias CIDiscBlur = _CIInputImage & _CIRadius
public typealias CIGaussianBlur = _CIInputImage & _CIRadius
public typealias CIMaskedVariableBlur = _CIInputImage & _CIMask & _CIRadius
public typealias CIMedian = _CIInputImage
public typealias CIMorphologyGradient = _CIInputImage & _CIRadius
public typealias CIMorphologyMaximum = _CIInputImage & _CIRadius
public typealias CIMorphologyMinimum = _CIInputImage & _CIRadius
public typealias CIMorphologyRectangleMaximum = _CIInputImage & _CIWidth & _CIHeight
public typealias CIMorphologyRectangleMinimum = _CIInputImage & _CIWidth & _CIHeight
public typealias CIMotionBlur = _CIInputImage & _CIRadius & _CIAngle
public typealias CINoiseReduction = _CIInputImage & _CINoiseLevel & _CISharpness
public typealias CIZoomBlur = _CIInputImage & _CICenter & _CIAmount
public typealias CISharpenLuminance = _CIInputImage & _CISharpness & _CIRadius
public typealias CIUnsharpMask = _CIInputImage & _CIIntensity & _CIRadius

extension CIFilter {
  public static func bokehBlur() -> any CIFilter & CIBokehBlur { BuiltinFilter("CIBokehBlur") }
  public static func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter("CIBoxBlur") }
  public static func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter("CIDiscBlur") }
  public static func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter("CIGaussianBlur") }
  public static func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur { BuiltinFilter("CIMaskedVariableBlur") }
  public static func median() -> any CIFilter & CIMedian { BuiltinFilter("CIMedianFilter") }
  public static func morphologyGradient() -> any CIFilter & CIMorphologyGradient { BuiltinFilter("CIMorphologyGradient") }
  public static func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum { BuiltinFilter("CIMorphologyMaximum") }
  public static func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum { BuiltinFilter("CIMorphologyMinimum") }
  public static func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum { BuiltinFilter("CIMorphologyRectangleMaximum") }
  public static func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum { BuiltinFilter("CIMorphologyRectangleMinimum") }
  public static func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter("CIMotionBlur") }
  public static func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltinFilter("CINoiseReduction") }
  public static func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter("CIZoomBlur") }
  public static func sharpenLuminance() -> any CIFilter & CISharpenLuminance { BuiltinFilter("CISharpenLuminance") }
  public static func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter("CIUnsharpMask") }
}
