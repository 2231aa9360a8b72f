import Foundation

// The filters of `CoreImage.CIFilterBuiltins`, with properties in the place of keys.

/// A filter that changes a picture.
// Unchecked, as all filters in this file: they restate the conformance of `CIFilter` and store nothing besides.
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
/// Noise without an end; crop it.
public final class CIRandomGenerator: CIFilter, @unchecked Sendable {}
/// The average colour of an area, as an image of one pixel.
// Unchecked: restates the superclass's conformance; it adds no state.
public final class CIAreaAverage: CIImageFilter, @unchecked Sendable {
  public var extent: CGRect {
    get { (values[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? values[kCIInputExtentKey] as? CGRect ?? .zero }
    set { values[kCIInputExtentKey] = newValue }
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
public final class CIColorMonochrome: CIImageFilter, @unchecked Sendable {
  public var color: CIColor {
    get { values[kCIInputColorKey] as? CIColor ?? CIColor(red: 0.6, green: 0.45, blue: 0.3) }
    set { values[kCIInputColorKey] = newValue }
  }
  public var intensity: Float {
    get { float(kCIInputIntensityKey, 1) }
    set { values[kCIInputIntensityKey] = Double(newValue) }
  }
}
/// Each vector has the shares of red, green, blue and alpha in one of them.
public final class CIColorMatrix: CIImageFilter, @unchecked Sendable {
  public var rVector: CIVector {
    get { vector("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)) }
    set { values["inputRVector"] = newValue }
  }
  public var gVector: CIVector {
    get { vector("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)) }
    set { values["inputGVector"] = newValue }
  }
  public var bVector: CIVector {
    get { vector("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)) }
    set { values["inputBVector"] = newValue }
  }
  public var aVector: CIVector {
    get { vector("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)) }
    set { values["inputAVector"] = newValue }
  }
  public var biasVector: CIVector {
    get { vector("inputBiasVector", CIVector(x: 0, y: 0, z: 0, w: 0)) }
    set { values["inputBiasVector"] = newValue }
  }
  private func vector(_ key: String, _ usual: CIVector) -> CIVector { values[key] as? CIVector ?? usual }
}

extension CIFilter {
  // Each name is in `FilterRecipes`.
  public static func qrCodeGenerator() -> CIQRCodeGenerator { CIQRCodeGenerator(known: "CIQRCodeGenerator")! }
  public static func randomGenerator() -> CIRandomGenerator { CIRandomGenerator(known: "CIRandomGenerator")! }
  public static func areaAverage() -> CIAreaAverage { CIAreaAverage(known: "CIAreaAverage")! }
  public static func gaussianBlur() -> CIGaussianBlur { CIGaussianBlur(known: "CIGaussianBlur")! }
  public static func colorControls() -> CIColorControls { CIColorControls(known: "CIColorControls")! }
  public static func sepiaTone() -> CISepiaTone { CISepiaTone(known: "CISepiaTone")! }
  public static func falseColor() -> CIFalseColor { CIFalseColor(known: "CIFalseColor")! }
  public static func colorMonochrome() -> CIColorMonochrome { CIColorMonochrome(known: "CIColorMonochrome")! }
  public static func colorMatrix() -> CIColorMatrix { CIColorMatrix(known: "CIColorMatrix")! }
  public static func colorInvert() -> CIImageFilter { CIImageFilter(known: "CIColorInvert")! }
  public static func photoEffectMono() -> CIImageFilter { CIImageFilter(known: "CIPhotoEffectMono")! }
  public static func photoEffectNoir() -> CIImageFilter { CIImageFilter(known: "CIPhotoEffectNoir")! }
}
