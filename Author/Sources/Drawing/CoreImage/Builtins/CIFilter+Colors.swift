// Made by Scripts/write-filters of Scripts/tables/filters.json.

public typealias CIColorAbsoluteDifference = _CIInputImage & _CIInputImage2
public typealias CIColorClamp = _CIInputImage & _CIMinComponents & _CIMaxComponents
public typealias CIColorControls = _CIInputImage & _CISaturation & _CIBrightness & _CIContrast
public typealias CIColorMatrix = _CIInputImage & _CIRVector & _CIGVector & _CIBVector & _CIAVector & _CIBiasVector
public typealias CIColorPolynomial = _CIInputImage & _CIRedCoefficients & _CIGreenCoefficients & _CIBlueCoefficients & _CIAlphaCoefficients
public typealias CIColorThreshold = _CIInputImage & _CIThreshold
public typealias CIColorThresholdOtsu = _CIInputImage
public typealias CIDepthToDisparity = _CIInputImage
public typealias CIDisparityToDepth = _CIInputImage
public typealias CIExposureAdjust = _CIInputImage & _CIEv
public typealias CIGammaAdjust = _CIInputImage & _CIPower
public typealias CIHueAdjust = _CIInputImage & _CIAngle
public typealias CILinearToSRGBToneCurve = _CIInputImage
public typealias CISRGBToneCurveToLinear = _CIInputImage
public typealias CITemperatureAndTint = _CIInputImage & _CINeutral & _CITargetNeutral
public typealias CIToneCurve = _CIInputImage & _CIPoint0 & _CIPoint1 & _CIPoint2 & _CIPoint3 & _CIPoint4
public typealias CIToneMapHeadroom = _CIInputImage & _CISourceHeadroom & _CITargetHeadroom
public typealias CIVibrance = _CIInputImage & _CIAmount
public typealias CIWhitePointAdjust = _CIInputImage & _CIColor
public typealias CIColorCrossPolynomial = _CIInputImage & _CIRedCoefficients & _CIGreenCoefficients & _CIBlueCoefficients
public typealias CIColorCube = _CIInputImage & _CICubeDimension & _CICubeData & _CIExtrapolate
public typealias CIColorCubeWithColorSpace = _CIInputImage & _CICubeDimension & _CICubeData & _CIExtrapolate & _CIColorSpace
public typealias CIColorCubesMixedWithMask = _CIInputImage & _CIMaskImage & _CICubeDimension & _CICube0Data & _CICube1Data & _CIColorSpace
  & _CIExtrapolate
public typealias CIColorCurves = _CIInputImage & _CICurvesData & _CICurvesDomain & _CIColorSpace
public typealias CIColorInvert = _CIInputImage
public typealias CIColorMap = _CIInputImage & _CIGradientImage
public typealias CIColorMonochrome = _CIInputImage & _CIColor & _CIIntensity
public typealias CIColorPosterize = _CIInputImage & _CILevels
public typealias CIConvertLabToRGB = _CIInputImage & _CINormalize
public typealias CIConvertRGBtoLab = _CIInputImage & _CINormalize
public typealias CIDither = _CIInputImage & _CIIntensity
public typealias CIDocumentEnhancer = _CIInputImage & _CIAmount
public typealias CIFalseColor = _CIInputImage & _CIColor0 & _CIColor1
public typealias CILabDeltaE = _CIInputImage & _CIImage2
public typealias CIMaskToAlpha = _CIInputImage
public typealias CIMaximumComponent = _CIInputImage
public typealias CIMinimumComponent = _CIInputImage
public typealias CIPaletteCentroid = _CIInputImage & _CIPaletteImage & _CIPerceptual
public typealias CIPalettize = _CIInputImage & _CIPaletteImage & _CIPerceptual
public typealias CIPhotoEffect = _CIInputImage & _CIExtrapolate
public typealias CISepiaTone = _CIInputImage & _CIIntensity
public typealias CIThermal = _CIInputImage
public typealias CIVignette = _CIInputImage & _CIRadius & _CIIntensity
public typealias CIVignetteEffect = _CIInputImage & _CICenter & _CIRadius & _CIIntensity & _CIFalloff
public typealias CIXRay = _CIInputImage

extension CIFilter {
  public static func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference { BuiltinFilter("CIColorAbsoluteDifference") }
  public static func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter("CIColorClamp") }
  public static func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter("CIColorControls") }
  public static func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter("CIColorMatrix") }
  public static func colorPolynomial() -> any CIFilter & CIColorPolynomial { BuiltinFilter("CIColorPolynomial") }
  public static func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltinFilter("CIColorThreshold") }
  public static func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu { BuiltinFilter("CIColorThresholdOtsu") }
  public static func depthToDisparity() -> any CIFilter & CIDepthToDisparity { BuiltinFilter("CIDepthToDisparity") }
  public static func disparityToDepth() -> any CIFilter & CIDisparityToDepth { BuiltinFilter("CIDisparityToDepth") }
  public static func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter("CIExposureAdjust") }
  public static func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter("CIGammaAdjust") }
  public static func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter("CIHueAdjust") }
  public static func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve { BuiltinFilter("CILinearToSRGBToneCurve") }
  public static func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear { BuiltinFilter("CISRGBToneCurveToLinear") }
  public static func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { BuiltinFilter("CITemperatureAndTint") }
  public static func toneCurve() -> any CIFilter & CIToneCurve { BuiltinFilter("CIToneCurve") }
  public static func toneMapHeadroom() -> any CIFilter & CIToneMapHeadroom { BuiltinFilter("CIToneMapHeadroom") }
  public static func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter("CIVibrance") }
  public static func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { BuiltinFilter("CIWhitePointAdjust") }
  public static func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial { BuiltinFilter("CIColorCrossPolynomial") }
  public static func colorCube() -> any CIFilter & CIColorCube { BuiltinFilter("CIColorCube") }
  public static func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace { BuiltinFilter("CIColorCubeWithColorSpace") }
  public static func colorCubesMixedWithMask() -> any CIFilter & CIColorCubesMixedWithMask { BuiltinFilter("CIColorCubesMixedWithMask") }
  public static func colorCurves() -> any CIFilter & CIColorCurves { BuiltinFilter("CIColorCurves") }
  public static func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter("CIColorInvert") }
  public static func colorMap() -> any CIFilter & CIColorMap { BuiltinFilter("CIColorMap") }
  public static func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter("CIColorMonochrome") }
  public static func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter("CIColorPosterize") }
  public static func convertLabToRGB() -> any CIFilter & CIConvertLabToRGB { BuiltinFilter("CIConvertLabToRGB") }
  public static func convertRGBtoLab() -> any CIFilter & CIConvertRGBtoLab { BuiltinFilter("CIConvertRGBtoLab") }
  public static func dither() -> any CIFilter & CIDither { BuiltinFilter("CIDither") }
  public static func documentEnhancer() -> any CIFilter & CIDocumentEnhancer { BuiltinFilter("CIDocumentEnhancer") }
  public static func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter("CIFalseColor") }
  public static func labDeltaE() -> any CIFilter & CILabDeltaE { BuiltinFilter("CILabDeltaE") }
  public static func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter("CIMaskToAlpha") }
  public static func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltinFilter("CIMaximumComponent") }
  public static func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltinFilter("CIMinimumComponent") }
  public static func paletteCentroid() -> any CIFilter & CIPaletteCentroid { BuiltinFilter("CIPaletteCentroid") }
  public static func palettize() -> any CIFilter & CIPalettize { BuiltinFilter("CIPalettize") }
  public static func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectChrome") }
  public static func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectFade") }
  public static func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectInstant") }
  public static func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectMono") }
  public static func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectNoir") }
  public static func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectProcess") }
  public static func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectTonal") }
  public static func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectTransfer") }
  public static func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter("CISepiaTone") }
  public static func thermal() -> any CIFilter & CIThermal { BuiltinFilter("CIThermal") }
  public static func vignette() -> any CIFilter & CIVignette { BuiltinFilter("CIVignette") }
  public static func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltinFilter("CIVignetteEffect") }
  public static func xRay() -> any CIFilter & CIXRay { BuiltinFilter("CIXRay") }
}
