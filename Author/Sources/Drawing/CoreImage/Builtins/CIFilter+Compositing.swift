// Made by Scripts/write-filters of Scripts/tables/filters.json.

public typealias CICompositeOperation = _CIInputImage & _CIBackgroundImage
public typealias CIBlendWithMask = _CIInputImage & _CIBackgroundImage & _CIMaskImage
public typealias CIMix = _CIInputImage & _CIBackgroundImage & _CIAmount

extension CIFilter {
  public static func additionCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIAdditionCompositing") }
  public static func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIColorBlendMode") }
  public static func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIColorBurnBlendMode") }
  public static func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIColorDodgeBlendMode") }
  public static func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIDarkenBlendMode") }
  public static func differenceBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIDifferenceBlendMode") }
  public static func divideBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIDivideBlendMode") }
  public static func exclusionBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIExclusionBlendMode") }
  public static func hardLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIHardLightBlendMode") }
  public static func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIHueBlendMode") }
  public static func lightenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CILightenBlendMode") }
  public static func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CILinearBurnBlendMode") }
  public static func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CILinearDodgeBlendMode") }
  public static func linearLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CILinearLightBlendMode") }
  public static func luminosityBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CILuminosityBlendMode") }
  public static func maximumCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIMaximumCompositing") }
  public static func minimumCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIMinimumCompositing") }
  public static func multiplyBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIMultiplyBlendMode") }
  public static func multiplyCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIMultiplyCompositing") }
  public static func overlayBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIOverlayBlendMode") }
  public static func pinLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIPinLightBlendMode") }
  public static func saturationBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CISaturationBlendMode") }
  public static func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIScreenBlendMode") }
  public static func softLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CISoftLightBlendMode") }
  public static func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter("CISourceAtopCompositing") }
  public static func sourceInCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter("CISourceInCompositing") }
  public static func sourceOutCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter("CISourceOutCompositing") }
  public static func sourceOverCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter("CISourceOverCompositing") }
  public static func subtractBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CISubtractBlendMode") }
  public static func vividLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIVividLightBlendMode") }
  public static func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithMask") }
  public static func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithAlphaMask") }
  public static func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithBlueMask") }
  public static func blendWithRedMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithRedMask") }
  public static func mix() -> any CIFilter & CIMix { BuiltinFilter("CIMix") }
}
