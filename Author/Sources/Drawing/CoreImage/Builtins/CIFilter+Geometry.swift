// Made by Scripts/write-filters of Scripts/tables/filters.json.

public typealias CIBicubicScaleTransform = _CIInputImage & _CIScale & _CIAspectRatio & _CIParameterB & _CIParameterC
public typealias CIEdgePreserveUpsample = _CIInputImage & _CISmallImage & _CISpatialSigma & _CILumaSigma
public typealias CIKeystoneCorrectionCombined = _CIInputImage & _CITopLeft & _CITopRight & _CIBottomRight & _CIBottomLeft & _CIFocalLength
public typealias CIKeystoneCorrectionHorizontal = _CIInputImage & _CITopLeft & _CITopRight & _CIBottomRight & _CIBottomLeft & _CIFocalLength
public typealias CIKeystoneCorrectionVertical = _CIInputImage & _CITopLeft & _CITopRight & _CIBottomRight & _CIBottomLeft & _CIFocalLength
public typealias CILanczosScaleTransform = _CIInputImage & _CIScale & _CIAspectRatio
public typealias CIMaximumScaleTransform = _CIInputImage & _CIScale & _CIAspectRatio
public typealias CIPerspectiveCorrection = _CIInputImage & _CITopLeft & _CITopRight & _CIBottomRight & _CIBottomLeft & _CICrop
public typealias CIPerspectiveRotate = _CIInputImage & _CIFocalLength & _CIPitch & _CIYaw & _CIRoll
public typealias CIPerspectiveTransform = _CIInputImage & _CITopLeft & _CITopRight & _CIBottomRight & _CIBottomLeft
public typealias CIPerspectiveTransformWithExtent = _CIInputImage & _CITopLeft & _CITopRight & _CIBottomRight & _CIBottomLeft & _CIExtent
public typealias CIStraighten = _CIInputImage & _CIAngle
public typealias CIAffineClamp = _CIInputImage & _CITransform
public typealias CIAffineTile = _CIInputImage & _CITransform
public typealias CIEightfoldReflectedTile = _CIInputImage & _CICenter & _CIAngle & _CIWidth
public typealias CIFourfoldReflectedTile = _CIInputImage & _CICenter & _CIAngle & _CIWidth & _CIAcuteAngle
public typealias CIFourfoldRotatedTile = _CIInputImage & _CICenter & _CIAngle & _CIWidth
public typealias CIFourfoldTranslatedTile = _CIInputImage & _CICenter & _CIAngle & _CIWidth & _CIAcuteAngle
public typealias CIGlideReflectedTile = _CIInputImage & _CICenter & _CIAngle & _CIWidth
public typealias CIKaleidoscope = _CIInputImage & _CICount & _CICenter & _CIAngle
public typealias CIOpTile = _CIInputImage & _CICenter & _CIScale & _CIAngle & _CIWidth
public typealias CIParallelogramTile = _CIInputImage & _CICenter & _CIAngle & _CIAcuteAngle & _CIWidth
public typealias CIPerspectiveTile = _CIInputImage & _CITopLeft & _CITopRight & _CIBottomRight & _CIBottomLeft
public typealias CISixfoldReflectedTile = _CIInputImage & _CICenter & _CIAngle & _CIWidth
public typealias CISixfoldRotatedTile = _CIInputImage & _CICenter & _CIAngle & _CIWidth
public typealias CITriangleTile = _CIInputImage & _CICenter & _CIAngle & _CIWidth
public typealias CITwelvefoldReflectedTile = _CIInputImage & _CICenter & _CIAngle & _CIWidth

extension CIFilter {
  public static func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform { BuiltinFilter("CIBicubicScaleTransform") }
  public static func edgePreserveUpsample() -> any CIFilter & CIEdgePreserveUpsample { BuiltinFilter("CIEdgePreserveUpsampleFilter") }
  public static func keystoneCorrectionCombined() -> any CIFilter & CIKeystoneCorrectionCombined { BuiltinFilter("CIKeystoneCorrectionCombined") }
  public static func keystoneCorrectionHorizontal() -> any CIFilter & CIKeystoneCorrectionHorizontal {
    BuiltinFilter("CIKeystoneCorrectionHorizontal")
  }
  public static func keystoneCorrectionVertical() -> any CIFilter & CIKeystoneCorrectionVertical { BuiltinFilter("CIKeystoneCorrectionVertical") }
  public static func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { BuiltinFilter("CILanczosScaleTransform") }
  public static func maximumScaleTransform() -> any CIFilter & CIMaximumScaleTransform { BuiltinFilter("CIMaximumScaleTransform") }
  public static func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection { BuiltinFilter("CIPerspectiveCorrection") }
  public static func perspectiveRotate() -> any CIFilter & CIPerspectiveRotate { BuiltinFilter("CIPerspectiveRotate") }
  public static func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform { BuiltinFilter("CIPerspectiveTransform") }
  public static func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent {
    BuiltinFilter("CIPerspectiveTransformWithExtent")
  }
  public static func straighten() -> any CIFilter & CIStraighten { BuiltinFilter("CIStraightenFilter") }
  public static func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter("CIAffineClamp") }
  public static func affineTile() -> any CIFilter & CIAffineTile { BuiltinFilter("CIAffineTile") }
  public static func eightfoldReflectedTile() -> any CIFilter & CIEightfoldReflectedTile { BuiltinFilter("CIEightfoldReflectedTile") }
  public static func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile { BuiltinFilter("CIFourfoldReflectedTile") }
  public static func fourfoldRotatedTile() -> any CIFilter & CIFourfoldRotatedTile { BuiltinFilter("CIFourfoldRotatedTile") }
  public static func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile { BuiltinFilter("CIFourfoldTranslatedTile") }
  public static func glideReflectedTile() -> any CIFilter & CIGlideReflectedTile { BuiltinFilter("CIGlideReflectedTile") }
  public static func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltinFilter("CIKaleidoscope") }
  public static func opTile() -> any CIFilter & CIOpTile { BuiltinFilter("CIOpTile") }
  public static func parallelogramTile() -> any CIFilter & CIParallelogramTile { BuiltinFilter("CIParallelogramTile") }
  public static func perspectiveTile() -> any CIFilter & CIPerspectiveTile { BuiltinFilter("CIPerspectiveTile") }
  public static func sixfoldReflectedTile() -> any CIFilter & CISixfoldReflectedTile { BuiltinFilter("CISixfoldReflectedTile") }
  public static func sixfoldRotatedTile() -> any CIFilter & CISixfoldRotatedTile { BuiltinFilter("CISixfoldRotatedTile") }
  public static func triangleTile() -> any CIFilter & CITriangleTile { BuiltinFilter("CITriangleTile") }
  public static func twelvefoldReflectedTile() -> any CIFilter & CITwelvefoldReflectedTile { BuiltinFilter("CITwelvefoldReflectedTile") }
}
