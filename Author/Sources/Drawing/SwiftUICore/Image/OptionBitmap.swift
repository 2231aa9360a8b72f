import AlmanacAssets
import AlmanacImageCodecs
import AlmanacWireSchema

/// The bitmap beside an option of a form: at most 64 × 64 points at 3 pixels per point, as PNG.
package enum OptionBitmap {
  /// The longest side in pixels. Wider or higher images are scaled down.
  private static let side = 64 * 3

  /// Returns the image of an asset catalog; nil if the app has none of this name.
  package static func named(_ name: String, in bundle: Bundle = .main) -> ImageBlob? {
    guard
      let image = AssetCatalogs.of(bundle).imageSet(named: name)?.image(
        scale: 3, on: .current, isDark: { false }, isHighContrast: { false })
    else { return nil }
    return blob(image.data)
  }

  /// Returns an image file, scaled; nil if it has an unknown format or is damaged.
  package static func blob(_ data: Data) -> ImageBlob? {
    guard let image = VectorImage.isVector(data) ? drawn(data) : ImageDecoder.decode(data), let scaled = image.scaled(toFit: side),
      let png = ImageEncoder.png(scaled)
    else { return nil }
    var blob = ImageBlob()
    blob.sha256 = SHA256.hash(png)
    blob.mediaType = ImageFileHeader.Format.png.mediaType
    blob.pixelWidth = UInt32(scaled.width)
    blob.pixelHeight = UInt32(scaled.height)
    blob.data = png
    return blob
  }

  private static func drawn(_ data: Data) -> DecodedImage? {
    guard let vector = try? VectorImage(data) else { return nil }
    let factor = Double(side) / max(vector.size.width, vector.size.height, 1)
    return vector.raster(width: max(1, Int(vector.size.width * factor)), height: max(1, Int(vector.size.height * factor)))
  }
}
