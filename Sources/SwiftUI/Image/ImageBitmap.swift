import Archive
import ImageCodecs

/// An encoded image as it goes into the archive, and its size.
struct ImageBitmap {
  var blob: ImageBlob
  /// Pixels per point.
  var scale: Double
  /// The catalog says that the image is painted through its alpha.
  var isTemplate = false

  var size: CGSize {
    CGSize(width: CGFloat(blob.pixelWidth) / CGFloat(max(scale, 0.01)), height: CGFloat(blob.pixelHeight) / CGFloat(max(scale, 0.01)))
  }

  enum Failure: Error {
    case unknownFormat
    case tooLarge(pixels: Int)
    case tooManyBytes(Int)
  }

  /// The most bytes that one image may bring into an archive.
  static let largestFile = 16 << 20

  /// Reads the header of a PNG, JPEG, GIF or WebP file.
  init(data: Data, scale: Double, maxPixels: Int, isTemplate: Bool = false) throws {
    guard data.count <= Self.largestFile else { throw Failure.tooManyBytes(data.count) }
    guard let header = ImageFileHeader(data) else { throw Failure.unknownFormat }
    guard maxPixels == 0 || header.width * header.height <= maxPixels else { throw Failure.tooLarge(pixels: header.width * header.height) }
    blob = ImageBlob()
    blob.sha256 = SHA256.hash(data)
    blob.mediaType = header.format.mediaType
    blob.pixelWidth = UInt32(header.uprightSize.width)
    blob.pixelHeight = UInt32(header.uprightSize.height)
    blob.data = data
    self.scale = scale
    self.isTemplate = isTemplate
  }
}
