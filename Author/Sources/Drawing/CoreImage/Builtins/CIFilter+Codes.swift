import Foundation

// Generators of codes and texts. Some values have the names of other filters' values, but other types.

public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  /// L, M, Q or H.
  var correctionLevel: String { get set }
}
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: Float { get set }
  var layers: Float { get set }
  var compactStyle: Float { get set }
}
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var minWidth: Float { get set }
  var maxWidth: Float { get set }
  var minHeight: Float { get set }
  var maxHeight: Float { get set }
  var dataColumns: Float { get set }
  var rows: Float { get set }
  var preferredAspectRatio: Float { get set }
  var compactionMode: Float { get set }
  var compactStyle: Float { get set }
  var correctionLevel: Float { get set }
  var alwaysSpecifyCompaction: Float { get set }
}
public protocol CIAttributedTextImageGenerator: CIFilterProtocol {
  var text: NSAttributedString { get set }
  var scaleFactor: Float { get set }
  var padding: Float { get set }
}

// Unchecked, as all filters of this file: restates the superclass's conformance; it adds no state.
private final class QRCodeFilter: CIFilter, CIQRCodeGenerator, @unchecked Sendable {
  var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { values["inputMessage"] = newValue }
  }
  var correctionLevel: String {
    get { values["inputCorrectionLevel"] as? String ?? "M" }
    set { values["inputCorrectionLevel"] = newValue }
  }
}
private final class StackedCodeFilter: CIFilter, CIAztecCodeGenerator, CIPDF417BarcodeGenerator, @unchecked Sendable {
  var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { values["inputMessage"] = newValue }
  }
  var correctionLevel: Float {
    get { float("inputCorrectionLevel") }
    set { values["inputCorrectionLevel"] = newValue }
  }
  var layers: Float {
    get { float("inputLayers") }
    set { values["inputLayers"] = newValue }
  }
  var compactStyle: Float {
    get { float("inputCompactStyle") }
    set { values["inputCompactStyle"] = newValue }
  }
  var minWidth: Float {
    get { float("inputMinWidth") }
    set { values["inputMinWidth"] = newValue }
  }
  var maxWidth: Float {
    get { float("inputMaxWidth") }
    set { values["inputMaxWidth"] = newValue }
  }
  var minHeight: Float {
    get { float("inputMinHeight") }
    set { values["inputMinHeight"] = newValue }
  }
  var maxHeight: Float {
    get { float("inputMaxHeight") }
    set { values["inputMaxHeight"] = newValue }
  }
  var dataColumns: Float {
    get { float("inputDataColumns") }
    set { values["inputDataColumns"] = newValue }
  }
  var rows: Float {
    get { float("inputRows") }
    set { values["inputRows"] = newValue }
  }
  var preferredAspectRatio: Float {
    get { float("inputPreferredAspectRatio") }
    set { values["inputPreferredAspectRatio"] = newValue }
  }
  var compactionMode: Float {
    get { float("inputCompactionMode") }
    set { values["inputCompactionMode"] = newValue }
  }
  var alwaysSpecifyCompaction: Float {
    get { float("inputAlwaysSpecifyCompaction") }
    set { values["inputAlwaysSpecifyCompaction"] = newValue }
  }
  private func float(_ key: String) -> Float { Float(number(key, 0)) }
}
private final class AttributedTextFilter: CIFilter, CIAttributedTextImageGenerator, @unchecked Sendable {
  var text: NSAttributedString {
    get { values["inputText"] as? NSAttributedString ?? NSAttributedString(string: "") }
    set { values["inputText"] = newValue }
  }
  var scaleFactor: Float {
    get { Float(number("inputScaleFactor", 1)) }
    set { values["inputScaleFactor"] = newValue }
  }
  var padding: Float {
    get { Float(number("inputPadding", 0)) }
    set { values["inputPadding"] = newValue }
  }
}

extension CIFilter {
  public static func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { QRCodeFilter("CIQRCodeGenerator") }
  public static func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator { StackedCodeFilter("CIAztecCodeGenerator") }
  public static func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator { StackedCodeFilter("CIPDF417BarcodeGenerator") }
  public static func attributedTextImageGenerator() -> any CIFilter & CIAttributedTextImageGenerator {
    AttributedTextFilter("CIAttributedTextImageGenerator")
  }
}
