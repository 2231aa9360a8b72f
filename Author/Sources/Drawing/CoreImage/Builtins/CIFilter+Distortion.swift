// Made by Scripts/write-filters of Scripts/tables/filters.json.

public typealias CIBumpDistortion = _CIInputImage & _CICenter & _CIRadius & _CIScale
public typealias CIBumpDistortionLinear = _CIInputImage & _CICenter & _CIRadius & _CIAngle & _CIScale
public typealias CICircleSplashDistortion = _CIInputImage & _CICenter & _CIRadius
public typealias CICircularWrap = _CIInputImage & _CICenter & _CIRadius & _CIAngle
public typealias CIDisplacementDistortion = _CIInputImage & _CIDisplacementImage & _CIScale
public typealias CIDroste = _CIInputImage & _CIInsetPoint0 & _CIInsetPoint1 & _CIStrands & _CIPeriodicity & _CIRotation & _CIZoom
public typealias CIGlassDistortion = _CIInputImage & _CITextureImage & _CICenter & _CIScale
public typealias CIGlassLozenge = _CIInputImage & _CIPoint0 & _CIPoint1 & _CIRadius & _CIRefraction
public typealias CIHoleDistortion = _CIInputImage & _CICenter & _CIRadius
public typealias CILightTunnel = _CIInputImage & _CICenter & _CIRotation & _CIRadius
public typealias CINinePartStretched = _CIInputImage & _CIBreakpoint0 & _CIBreakpoint1 & _CIGrowAmount
public typealias CINinePartTiled = _CIInputImage & _CIBreakpoint0 & _CIBreakpoint1 & _CIGrowAmount & _CIFlipYTiles
public typealias CIPinchDistortion = _CIInputImage & _CICenter & _CIRadius & _CIScale
public typealias CITorusLensDistortion = _CIInputImage & _CICenter & _CIRadius & _CIWidth & _CIRefraction
public typealias CITwirlDistortion = _CIInputImage & _CICenter & _CIRadius & _CIAngle
public typealias CIVortexDistortion = _CIInputImage & _CICenter & _CIRadius & _CIAngle
public typealias CIConvolution = _CIInputImage & _CIWeights & _CIBias

extension CIFilter {
  public static func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltinFilter("CIBumpDistortion") }
  public static func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear { BuiltinFilter("CIBumpDistortionLinear") }
  public static func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion { BuiltinFilter("CICircleSplashDistortion") }
  public static func circularWrap() -> any CIFilter & CICircularWrap { BuiltinFilter("CICircularWrap") }
  public static func displacementDistortion() -> any CIFilter & CIDisplacementDistortion { BuiltinFilter("CIDisplacementDistortion") }
  public static func droste() -> any CIFilter & CIDroste { BuiltinFilter("CIDroste") }
  public static func glassDistortion() -> any CIFilter & CIGlassDistortion { BuiltinFilter("CIGlassDistortion") }
  public static func glassLozenge() -> any CIFilter & CIGlassLozenge { BuiltinFilter("CIGlassLozenge") }
  public static func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltinFilter("CIHoleDistortion") }
  public static func lightTunnel() -> any CIFilter & CILightTunnel { BuiltinFilter("CILightTunnel") }
  public static func ninePartStretched() -> any CIFilter & CINinePartStretched { BuiltinFilter("CINinePartStretched") }
  public static func ninePartTiled() -> any CIFilter & CINinePartTiled { BuiltinFilter("CINinePartTiled") }
  public static func pinchDistortion() -> any CIFilter & CIPinchDistortion { BuiltinFilter("CIPinchDistortion") }
  public static func torusLensDistortion() -> any CIFilter & CITorusLensDistortion { BuiltinFilter("CITorusLensDistortion") }
  public static func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltinFilter("CITwirlDistortion") }
  public static func vortexDistortion() -> any CIFilter & CIVortexDistortion { BuiltinFilter("CIVortexDistortion") }
  public static func convolution3X3() -> any CIFilter & CIConvolution { BuiltinFilter("CIConvolution3X3") }
  public static func convolution5X5() -> any CIFilter & CIConvolution { BuiltinFilter("CIConvolution5X5") }
  public static func convolution7X7() -> any CIFilter & CIConvolution { BuiltinFilter("CIConvolution7X7") }
  public static func convolution9Horizontal() -> any CIFilter & CIConvolution { BuiltinFilter("CIConvolution9Horizontal") }
  public static func convolution9Vertical() -> any CIFilter & CIConvolution { BuiltinFilter("CIConvolution9Vertical") }
  public static func convolutionRGB3X3() -> any CIFilter & CIConvolution { BuiltinFilter("CIConvolutionRGB3X3") }
  public static func convolutionRGB5X5() -> any CIFilter & CIConvolution { BuiltinFilter("CIConvolutionRGB5X5") }
  public static func convolutionRGB7X7() -> any CIFilter & CIConvolution { BuiltinFilter("CIConvolutionRGB7X7") }
  public static func convolutionRGB9Horizontal() -> any CIFilter & CIConvolution { BuiltinFilter("CIConvolutionRGB9Horizontal") }
  public static func convolutionRGB9Vertical() -> any CIFilter & CIConvolution { BuiltinFilter("CIConvolutionRGB9Vertical") }
}
