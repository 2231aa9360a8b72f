// Made by Scripts/write-filters of Scripts/tables/filters.json.

public typealias CIAccordionFoldTransition = _CIInputImage & _CITargetImage & _CIBottomHeight & _CINumberOfFolds & _CIFoldShadowAmount & _CITime
public typealias CIBarsSwipeTransition = _CIInputImage & _CITargetImage & _CIAngle & _CIWidth & _CIBarOffset & _CITime
public typealias CICopyMachineTransition = _CIInputImage & _CITargetImage & _CIExtent & _CIColor & _CITime & _CIAngle & _CIWidth & _CIOpacity
public typealias CIDisintegrateWithMaskTransition = _CIInputImage & _CITargetImage & _CIMaskImage & _CITime & _CIShadowRadius & _CIShadowDensity
  & _CIShadowOffset
public typealias CIDissolveTransition = _CIInputImage & _CITargetImage & _CITime
public typealias CIFlashTransition = _CIInputImage & _CITargetImage & _CICenter & _CIExtent & _CIColor & _CITime & _CIMaxStriationRadius
  & _CIStriationStrength & _CIStriationContrast & _CIFadeThreshold
public typealias CIModTransition = _CIInputImage & _CITargetImage & _CICenter & _CITime & _CIAngle & _CIRadius & _CICompression
public typealias CIPageCurlTransition = _CIInputImage & _CITargetImage & _CIBacksideImage & _CIShadingImage & _CIExtent & _CITime & _CIAngle
  & _CIRadius
public typealias CIPageCurlWithShadowTransition = _CIInputImage & _CITargetImage & _CIBacksideImage & _CIExtent & _CITime & _CIAngle & _CIRadius
  & _CIShadowSize & _CIShadowAmount & _CIShadowExtent
public typealias CIRippleTransition = _CIInputImage & _CITargetImage & _CIShadingImage & _CICenter & _CIExtent & _CITime & _CIWidth & _CIScale
public typealias CISwipeTransition = _CIInputImage & _CITargetImage & _CIExtent & _CIColor & _CITime & _CIAngle & _CIWidth & _CIOpacity

extension CIFilter {
  public static func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition { BuiltinFilter("CIAccordionFoldTransition") }
  public static func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition { BuiltinFilter("CIBarsSwipeTransition") }
  public static func copyMachineTransition() -> any CIFilter & CICopyMachineTransition { BuiltinFilter("CICopyMachineTransition") }
  public static func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition {
    BuiltinFilter("CIDisintegrateWithMaskTransition")
  }
  public static func dissolveTransition() -> any CIFilter & CIDissolveTransition { BuiltinFilter("CIDissolveTransition") }
  public static func flashTransition() -> any CIFilter & CIFlashTransition { BuiltinFilter("CIFlashTransition") }
  public static func modTransition() -> any CIFilter & CIModTransition { BuiltinFilter("CIModTransition") }
  public static func pageCurlTransition() -> any CIFilter & CIPageCurlTransition { BuiltinFilter("CIPageCurlTransition") }
  public static func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition {
    BuiltinFilter("CIPageCurlWithShadowTransition")
  }
  public static func rippleTransition() -> any CIFilter & CIRippleTransition { BuiltinFilter("CIRippleTransition") }
  public static func swipeTransition() -> any CIFilter & CISwipeTransition { BuiltinFilter("CISwipeTransition") }
}
