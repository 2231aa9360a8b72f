// Made by Scripts/write-filters of Scripts/tables/filters.json.

public typealias CIBlurredRectangleGenerator = _CIExtent & _CISigma & _CIColor
public typealias CICheckerboardGenerator = _CICenter & _CIColor0 & _CIColor1 & _CIWidth & _CISharpness
public typealias CICode128BarcodeGenerator = _CIMessage & _CIQuietSpace & _CIBarcodeHeight
public typealias CIGaussianGradient = _CICenter & _CIColor0 & _CIColor1 & _CIRadius
public typealias CIHueSaturationValueGradient = _CIValue & _CIRadius & _CISoftness & _CIDither & _CIColorSpace
public typealias CILenticularHaloGenerator = _CICenter & _CIColor & _CIHaloRadius & _CIHaloWidth & _CIHaloOverlap & _CIStriationStrength
  & _CIStriationContrast & _CITime
public typealias CILinearGradient = _CIPoint0 & _CIPoint1 & _CIColor0 & _CIColor1
public typealias CIRadialGradient = _CICenter & _CIRadius0 & _CIRadius1 & _CIColor0 & _CIColor1
public typealias CIRandomGenerator = CIFilterProtocol
public typealias CIRoundedRectangleGenerator = _CIExtent & _CIRadius & _CIColor
public typealias CIRoundedRectangleStrokeGenerator = _CIExtent & _CIRadius & _CIWidth & _CIColor
public typealias CISmoothLinearGradient = _CIPoint0 & _CIPoint1 & _CIColor0 & _CIColor1
public typealias CIStarShineGenerator = _CICenter & _CIColor & _CIRadius & _CICrossScale & _CICrossAngle & _CICrossOpacity & _CICrossWidth
  & _CIEpsilon
public typealias CIStripesGenerator = _CICenter & _CIColor0 & _CIColor1 & _CIWidth & _CISharpness
public typealias CISunbeamsGenerator = _CICenter & _CIColor & _CISunRadius & _CIMaxStriationRadius & _CIStriationStrength & _CIStriationContrast
  & _CITime
public typealias CITextImageGenerator = _CIText & _CIFontName & _CIFontSize & _CIScaleFactor & _CIPadding

extension CIFilter {
  public static func blurredRectangleGenerator() -> any CIFilter & CIBlurredRectangleGenerator { BuiltinFilter("CIBlurredRectangleGenerator") }
  public static func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator { BuiltinFilter("CICheckerboardGenerator") }
  public static func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator { BuiltinFilter("CICode128BarcodeGenerator") }
  public static func gaussianGradient() -> any CIFilter & CIGaussianGradient { BuiltinFilter("CIGaussianGradient") }
  public static func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient { BuiltinFilter("CIHueSaturationValueGradient") }
  public static func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator { BuiltinFilter("CILenticularHaloGenerator") }
  public static func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter("CILinearGradient") }
  public static func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter("CIRadialGradient") }
  public static func randomGenerator() -> any CIFilter & CIRandomGenerator { BuiltinFilter("CIRandomGenerator") }
  public static func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator { BuiltinFilter("CIRoundedRectangleGenerator") }
  public static func roundedRectangleStrokeGenerator() -> any CIFilter & CIRoundedRectangleStrokeGenerator {
    BuiltinFilter("CIRoundedRectangleStrokeGenerator")
  }
  public static func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { BuiltinFilter("CISmoothLinearGradient") }
  public static func starShineGenerator() -> any CIFilter & CIStarShineGenerator { BuiltinFilter("CIStarShineGenerator") }
  public static func stripesGenerator() -> any CIFilter & CIStripesGenerator { BuiltinFilter("CIStripesGenerator") }
  public static func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator { BuiltinFilter("CISunbeamsGenerator") }
  public static func textImageGenerator() -> any CIFilter & CITextImageGenerator { BuiltinFilter("CITextImageGenerator") }
}
