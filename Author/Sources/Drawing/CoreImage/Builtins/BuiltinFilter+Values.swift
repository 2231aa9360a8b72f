import CoreGraphics
import Foundation

extension BuiltinFilter {
  var colorSpaceValue: CGColorSpace? { read("inputColorSpace") }

  /// Returns a value as it was set: by a property, or by its key. By key, points and areas are vectors, and numbers may be of any type.
  func read<Value>(_ key: String) -> Value? {
    if let value = values[key] as? Value { return value }
    let vector = values[key] as? CIVector
    if Value.self == CGPoint.self { return vector.map { CGPoint(x: $0.x, y: $0.y) } as? Value }
    if Value.self == CGRect.self { return vector?.cgRectValue as? Value }
    guard values[key] != nil else { return nil }
    if Value.self == Float.self { return Float(number(key, 0)) as? Value }
    if Value.self == Int.self { return Int(exactly: number(key, 0).rounded()) as? Value }
    return nil
  }
}

extension BuiltinFilter:
  _CIInputImage, _CIRadius, _CIRingAmount, _CIRingSize, _CISoftness, _CIMask, _CIWidth, _CIHeight, _CIAngle, _CINoiseLevel, _CISharpness,
  _CICenter, _CIAmount, _CIIntensity, _CIInputImage2, _CIMinComponents, _CIMaxComponents, _CISaturation, _CIBrightness, _CIContrast, _CIRVector,
  _CIGVector, _CIBVector, _CIAVector, _CIBiasVector, _CIRedCoefficients, _CIGreenCoefficients, _CIBlueCoefficients, _CIAlphaCoefficients,
  _CIThreshold, _CIEv, _CIPower, _CINeutral, _CITargetNeutral, _CIPoint0, _CIPoint1, _CIPoint2, _CIPoint3, _CIPoint4, _CISourceHeadroom,
  _CITargetHeadroom, _CIColor, _CICubeDimension, _CICubeData, _CIExtrapolate, _CIColorSpace, _CIMaskImage, _CICube0Data, _CICube1Data,
  _CICurvesData, _CICurvesDomain, _CIGradientImage, _CILevels, _CINormalize, _CIColor0, _CIColor1, _CIImage2, _CIPaletteImage, _CIPerceptual,
  _CIFalloff, _CIBackgroundImage, _CIScale, _CIDisplacementImage, _CIInsetPoint0, _CIInsetPoint1, _CIStrands, _CIPeriodicity, _CIRotation, _CIZoom,
  _CITextureImage, _CIRefraction, _CIBreakpoint0, _CIBreakpoint1, _CIGrowAmount, _CIFlipYTiles, _CIWeights, _CIBias, _CIExtent, _CISigma,
  _CIMessage, _CIQuietSpace, _CIBarcodeHeight, _CIValue, _CIDither, _CIHaloRadius, _CIHaloWidth, _CIHaloOverlap, _CIStriationStrength,
  _CIStriationContrast, _CITime, _CIRadius0, _CIRadius1, _CICrossScale, _CICrossAngle, _CICrossOpacity, _CICrossWidth, _CIEpsilon, _CISunRadius,
  _CIMaxStriationRadius, _CIText, _CIFontName, _CIFontSize, _CIScaleFactor, _CIPadding, _CIAspectRatio, _CIParameterB, _CIParameterC,
  _CISmallImage, _CISpatialSigma, _CILumaSigma, _CITopLeft, _CITopRight, _CIBottomRight, _CIBottomLeft, _CIFocalLength, _CICrop, _CIPitch, _CIYaw,
  _CIRoll, _CITransform, _CIAcuteAngle, _CICount, _CIHighLimit, _CILowLimit, _CIMeans, _CIPasses, _CIGaussianSigma, _CIThresholdHigh,
  _CIThresholdLow, _CIHysteresisPasses, _CIUnsharpMaskRadius, _CIUnsharpMaskIntensity, _CIShadowAmount, _CIHighlightAmount, _CINrNoiseLevel,
  _CINrSharpness, _CIEdgeIntensity, _CIQualityLevel, _CIShadingImage, _CILightPosition, _CILightPointsAt, _CIConcentration,
  _CIGrayComponentReplacement, _CIUnderColorRemoval, _CITargetImage, _CIBottomHeight, _CINumberOfFolds, _CIFoldShadowAmount, _CIBarOffset,
  _CIOpacity, _CIShadowRadius, _CIShadowDensity, _CIShadowOffset, _CIFadeThreshold, _CICompression, _CIBacksideImage, _CIShadowSize,
  _CIShadowExtent
{}
