import ImageCodecs
import WireSchema

/// How large an image of the archive may be. The host's request says so; 0 = no limit.
package struct ArchivedImageLimits {
  /// The most pixels.
  package var pixels = 0
  /// The most bytes of the file.
  package var bytes = 0

  package init(pixels: Int = 0, bytes: Int = 0) {
    self.pixels = pixels
    self.bytes = bytes
  }
}

/// An encoded image for the archive, with its size.
struct ImageBitmap {
  var blob: ImageBlob
  /// Pixels per point.
  var scale: Double
  /// Whether the catalog marks the image as a template; only the alpha of a template is used.
  var isTemplate = false
  /// The vector drawing if the image is one; then `blob` holds no data, only the natural size.
  private var vector: VectorImage?

  var size: CGSize {
    CGSize(width: CGFloat(blob.pixelWidth) / CGFloat(max(scale, 0.01)), height: CGFloat(blob.pixelHeight) / CGFloat(max(scale, 0.01)))
  }

  enum Failure: Error {
    case unknownFormat
    case tooLarge(pixels: Int)
    case tooManyBytes(Int)
  }

  /// Reads the header of a PNG, JPEG, GIF or WebP file, or parses a vector drawing.
  init(data: Data, scale: Double, limits: ArchivedImageLimits, isTemplate: Bool = false) throws {
    guard limits.bytes == 0 || data.count <= limits.bytes else { throw Failure.tooManyBytes(data.count) }
    self.scale = scale
    self.isTemplate = isTemplate
    if VectorImage.isVector(data) {
      let vector = try VectorImage(data)
      blob = ImageBlob()
      blob.pixelWidth = UInt32(min(vector.size.width * scale, 1e6).rounded(.up))
      blob.pixelHeight = UInt32(min(vector.size.height * scale, 1e6).rounded(.up))
      self.vector = vector
      return
    }
    guard let header = ImageFileHeader(data) else { throw Failure.unknownFormat }
    guard limits.pixels == 0 || header.width * header.height <= limits.pixels else { throw Failure.tooLarge(pixels: header.width * header.height) }
    blob = ImageBlob()
    blob.sha256 = SHA256.hash(data)
    blob.mediaType = header.format.mediaType
    blob.pixelWidth = UInt32(header.uprightSize.width)
    blob.pixelHeight = UInt32(header.uprightSize.height)
    blob.data = data
  }

  /// Returns the image to archive for drawing at `size` points and `displayScale`: a bitmap unchanged, a vector drawing rendered at exactly this
  /// size.
  ///
  /// - Parameter maxPixels: the largest number of pixels of a rendered drawing; 0 = no limit.
  func blob(shownAt size: CGSize, displayScale: CGFloat, maxPixels: Int) -> (blob: ImageBlob, scale: Double)? {
    guard let vector else { return (blob, scale) }
    var (width, height) = ((size.width * displayScale).rounded(.up), (size.height * displayScale).rounded(.up))
    if maxPixels > 0, width * height > CGFloat(maxPixels) {
      let factor = (CGFloat(maxPixels) / (width * height)).squareRoot()
      (width, height) = ((width * factor).rounded(.down), (height * factor).rounded(.down))
    }
    guard width >= 1, height >= 1, let image = vector.raster(width: Int(width), height: Int(height)), let data = ImageEncoder.png(image) else {
      return nil
    }
    var blob = ImageBlob()
    blob.sha256 = SHA256.hash(data)
    blob.mediaType = ImageFileHeader.Format.png.mediaType
    blob.pixelWidth = UInt32(width)
    blob.pixelHeight = UInt32(height)
    blob.data = data
    return (blob, Double(width / max(size.width, 0.01)))
  }
}
