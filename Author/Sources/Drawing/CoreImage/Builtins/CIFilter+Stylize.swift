// Made by Scripts/write-filters of Scripts/tables/filters.json.

public typealias CIBloom = _CIInputImage & _CIIntensity & _CIRadius
public typealias CICannyEdgeDetector = _CIInputImage & _CIGaussianSigma & _CIPerceptual & _CIThresholdHigh & _CIThresholdLow & _CIHysteresisPasses
public typealias CIComicEffect = _CIInputImage
public typealias CICrystallize = _CIInputImage & _CIRadius & _CICenter
public typealias CIDepthOfField = _CIInputImage & _CIPoint0 & _CIPoint1 & _CISaturation & _CIUnsharpMaskRadius & _CIUnsharpMaskIntensity & _CIRadius
public typealias CIEdgeWork = _CIInputImage & _CIRadius
public typealias CIEdges = _CIInputImage & _CIIntensity
public typealias CIGaborGradients = _CIInputImage
public typealias CIGloom = _CIInputImage & _CIIntensity & _CIRadius
public typealias CIHeightFieldFromMask = _CIInputImage & _CIRadius
public typealias CIHexagonalPixellate = _CIInputImage & _CICenter & _CIScale
public typealias CIHighlightShadowAdjust = _CIInputImage & _CIRadius & _CIShadowAmount & _CIHighlightAmount
public typealias CILineOverlay = _CIInputImage & _CINrNoiseLevel & _CINrSharpness & _CIEdgeIntensity & _CIThreshold & _CIContrast
public typealias CIPersonSegmentation = _CIInputImage & _CIQualityLevel
public typealias CIPixellate = _CIInputImage & _CICenter & _CIScale
public typealias CIPointillize = _CIInputImage & _CIRadius & _CICenter
public typealias CISaliencyMap = _CIInputImage
public typealias CIShadedMaterial = _CIInputImage & _CIShadingImage & _CIScale
public typealias CISobelGradients = _CIInputImage
public typealias CISpotLight = _CIInputImage & _CILightPosition & _CILightPointsAt & _CIBrightness & _CIConcentration & _CIColor
public typealias CICMYKHalftone = _CIInputImage & _CICenter & _CIWidth & _CIAngle & _CISharpness & _CIGrayComponentReplacement & _CIUnderColorRemoval
public typealias CICircularScreen = _CIInputImage & _CICenter & _CIWidth & _CISharpness
public typealias CIDotScreen = _CIInputImage & _CICenter & _CIAngle & _CIWidth & _CISharpness
public typealias CIHatchedScreen = _CIInputImage & _CICenter & _CIAngle & _CIWidth & _CISharpness
public typealias CILineScreen = _CIInputImage & _CICenter & _CIAngle & _CIWidth & _CISharpness

extension CIFilter {
  public static func bloom() -> any CIFilter & CIBloom { BuiltinFilter("CIBloom") }
  public static func cannyEdgeDetector() -> any CIFilter & CICannyEdgeDetector { BuiltinFilter("CICannyEdgeDetector") }
  public static func comicEffect() -> any CIFilter & CIComicEffect { BuiltinFilter("CIComicEffect") }
  public static func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter("CICrystallize") }
  public static func depthOfField() -> any CIFilter & CIDepthOfField { BuiltinFilter("CIDepthOfField") }
  public static func edgeWork() -> any CIFilter & CIEdgeWork { BuiltinFilter("CIEdgeWork") }
  public static func edges() -> any CIFilter & CIEdges { BuiltinFilter("CIEdges") }
  public static func gaborGradients() -> any CIFilter & CIGaborGradients { BuiltinFilter("CIGaborGradients") }
  public static func gloom() -> any CIFilter & CIGloom { BuiltinFilter("CIGloom") }
  public static func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask { BuiltinFilter("CIHeightFieldFromMask") }
  public static func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate { BuiltinFilter("CIHexagonalPixellate") }
  public static func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust { BuiltinFilter("CIHighlightShadowAdjust") }
  public static func lineOverlay() -> any CIFilter & CILineOverlay { BuiltinFilter("CILineOverlay") }
  public static func personSegmentation() -> any CIFilter & CIPersonSegmentation { BuiltinFilter("CIPersonSegmentation") }
  public static func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter("CIPixellate") }
  public static func pointillize() -> any CIFilter & CIPointillize { BuiltinFilter("CIPointillize") }
  public static func saliencyMap() -> any CIFilter & CISaliencyMap { BuiltinFilter("CISaliencyMapFilter") }
  public static func shadedMaterial() -> any CIFilter & CIShadedMaterial { BuiltinFilter("CIShadedMaterial") }
  public static func sobelGradients() -> any CIFilter & CISobelGradients { BuiltinFilter("CISobelGradients") }
  public static func spotLight() -> any CIFilter & CISpotLight { BuiltinFilter("CISpotLight") }
  public static func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltinFilter("CICMYKHalftone") }
  public static func circularScreen() -> any CIFilter & CICircularScreen { BuiltinFilter("CICircularScreen") }
  public static func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter("CIDotScreen") }
  public static func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltinFilter("CIHatchedScreen") }
  public static func lineScreen() -> any CIFilter & CILineScreen { BuiltinFilter("CILineScreen") }
}
