import AlmanacImageCodecs
import CoreGraphics

/// An image file to be written: PNG or JPEG.
// Unchecked: one thread adds the image and finalizes the file.
public final class CGImageDestination: @unchecked Sendable {
  enum Target {
    case data(CFMutableData)
    case file(URL)
  }
  let target: Target
  let format: ImageFileHeader.Format
  var image: CGImage?
  var quality = 0.8
  /// In pixels; nil means the image's own size.
  var longestSide: Int?

  init(_ target: Target, _ format: ImageFileHeader.Format) {
    self.target = target
    self.format = format
  }

  /// Reads the quality and the longest side.
  func apply(_ properties: CFDictionary?) {
    if let number = properties?.object(forKey: kCGImageDestinationLossyCompressionQuality) as? NSNumber { quality = number.doubleValue }
    if let number = properties?.object(forKey: kCGImageDestinationImageMaxPixelSize) as? NSNumber, number.doubleValue >= 1 {
      longestSide = Int(exactly: number.doubleValue.rounded())
    }
  }
}

/// The quality of a JPEG, a number from 0 (smallest file) to 1 (best quality).
public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }

/// Creates a destination. Returns nil for types other than `public.png` and `public.jpeg`, and for more than one image.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
  guard count == 1, let format = writableFormat(type) else { return nil }
  return CGImageDestination(.data(data), format)
}
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
  guard count == 1, let format = writableFormat(type) else { return nil }
  return CGImageDestination(.file(url as URL), format)
}

private func writableFormat(_ type: CFString) -> ImageFileHeader.Format? {
  [.png, .jpeg].first { $0.typeIdentifier == type as String }
}

public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  destination.image = image
  destination.apply(properties)
}

/// Writes the file. Returns false if there is no image, or if it cannot be encoded or written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  guard let picture = destination.image?.bitmap else { return false }
  guard let bitmap = destination.longestSide.map({ max(picture.width, picture.height) > $0 ? picture.scaled(toFit: $0) : picture }) ?? picture else {
    return false
  }
  guard let file = destination.format == .png ? ImageEncoder.png(bitmap) : ImageEncoder.jpeg(bitmap, quality: destination.quality) else {
    return false
  }
  switch destination.target {
  case .data(let data): data.append(file)
  case .file(let url): do { try file.write(to: url, options: .atomic) } catch { return false }
  }
  return true
}
