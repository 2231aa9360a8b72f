import Foundation

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputScaleKey = "inputScale"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputEVKey = "inputEV"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputExtentKey = "inputExtent"
// Keys of filters that Almanac does not have; setting them has no effect.
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputTimeKey = "inputTime"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputRefractionKey = "inputRefraction"
public let kCIInputShadingImageKey = "inputShadingImage"
public let kCIInputGradientImageKey = "inputGradientImage"
public let kCIInputBiasKey = "inputBias"
public let kCIInputWeightsKey = "inputWeights"
public let kCIInputVersionKey = "inputVersion"
public let kCIOutputImageKey = "outputImage"

/// Changes a picture, or generates one.
///
/// ``FilterRecipes`` lists the supported filters. Creating one with another name returns nil and a note, as Core Image does for an unknown name.
open class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  private let recipe: FilterRecipes.Recipe
  var values: [String: Any] = [:]

  public convenience init?(name: String) { self.init(name: name, parameters: nil) }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(known: name)
    for (key, value) in params ?? [:] { values[key] = value }
  }
  init?(known name: String) {
    guard let recipe = FilterRecipes.all[name] else {
      UnavailableServices.report(
        "coreImage.filter", "the filter \(name.prefix(60)) is not supported; Documentation/system-frameworks.md lists those that are")
      return nil
    }
    (self.name, self.recipe) = (name, recipe)
  }

  /// Creates a filter of `CoreImage.CIFilterBuiltins`. Without a recipe it has no output.
  init(_ name: String) {
    self.name = name
    recipe =
      FilterRecipes.all[name] ?? { _ in
        UnavailableServices.report(
          "coreImage.filter", "the filter \(name) is not supported and makes no picture; Documentation/system-frameworks.md lists those that are")
        return nil
      }
  }

  open class func filterNames(inCategory category: String?) -> [String] { FilterRecipes.all.keys.sorted() }
  open func setDefaults() { values = [:] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  open var inputKeys: [String] { values.keys.sorted() }
  /// Nil if a value is missing.
  open var outputImage: CIImage? { recipe(self) }

  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
  func number(_ key: String, _ usual: Double) -> Double {
    switch values[key] {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    default: usual
    }
  }
}
