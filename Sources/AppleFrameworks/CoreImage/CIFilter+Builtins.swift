import Foundation

// The filters of `CoreImage.CIFilterBuiltins`, with properties in the place of keys.

/// A filter that changes a picture.
public class CIImageFilter: CIFilter, @unchecked Sendable {
  public var inputImage: CIImage? {
    get { image() }
    set { values[kCIInputImageKey] = newValue }
  }
  fileprivate func float(_ key: String, _ usual: Double) -> Float { Float(number(key, usual)) }
}

public final class CIQRCodeGenerator: CIFilter, @unchecked Sendable {
  public var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { values["inputMessage"] = newValue }
  }
  /// L, M, Q or H.
  public var correctionLevel: String {
    get { values["inputCorrectionLevel"] as? String ?? "M" }
    set { values["inputCorrectionLevel"] = newValue }
  }
}
public final class CIGaussianBlur: CIImageFilter, @unchecked Sendable {
  public var radius: Float {
    get { float(kCIInputRadiusKey, 10) }
    set { values[kCIInputRadiusKey] = Double(newValue) }
  }
}
public final class CIColorControls: CIImageFilter, @unchecked Sendable {
  public var saturation: Float {
    get { float(kCIInputSaturationKey, 1) }
    set { values[kCIInputSaturationKey] = Double(newValue) }
  }
  public var brightness: Float {
    get { float(kCIInputBrightnessKey, 0) }
    set { values[kCIInputBrightnessKey] = Double(newValue) }
  }
  public var contrast: Float {
    get { float(kCIInputContrastKey, 1) }
    set { values[kCIInputContrastKey] = Double(newValue) }
  }
}
public final class CISepiaTone: CIImageFilter, @unchecked Sendable {
  public var intensity: Float {
    get { float(kCIInputIntensityKey, 1) }
    set { values[kCIInputIntensityKey] = Double(newValue) }
  }
}
public final class CIFalseColor: CIImageFilter, @unchecked Sendable {
  public var color0: CIColor {
    get { values["inputColor0"] as? CIColor ?? .black }
    set { values["inputColor0"] = newValue }
  }
  public var color1: CIColor {
    get { values["inputColor1"] as? CIColor ?? .white }
    set { values["inputColor1"] = newValue }
  }
}

extension CIFilter {
  // Each name is in `FilterRecipes`.
  public static func qrCodeGenerator() -> CIQRCodeGenerator { CIQRCodeGenerator(known: "CIQRCodeGenerator")! }
  public static func gaussianBlur() -> CIGaussianBlur { CIGaussianBlur(known: "CIGaussianBlur")! }
  public static func colorControls() -> CIColorControls { CIColorControls(known: "CIColorControls")! }
  public static func sepiaTone() -> CISepiaTone { CISepiaTone(known: "CISepiaTone")! }
  public static func falseColor() -> CIFalseColor { CIFalseColor(known: "CIFalseColor")! }
  public static func colorInvert() -> CIImageFilter { CIImageFilter(known: "CIColorInvert")! }
  public static func photoEffectMono() -> CIImageFilter { CIImageFilter(known: "CIPhotoEffectMono")! }
  public static func photoEffectNoir() -> CIImageFilter { CIImageFilter(known: "CIPhotoEffectNoir")! }
}
