import AlmanacAssets
import AlmanacBasics
import AlmanacImageCodecs
import AlmanacWireSchema

/// The maximum size of an archived image. The host's request contains it; 0 = no limit.
package struct ArchivedImageLimits {
  /// The maximum number of pixels.
  package var pixels = 0
  /// The maximum size of the file in bytes.
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
  /// True if the catalog marks the image as a template; only the alpha of a template is used.
  var isTemplate = false
  /// True if the image is drawn mirrored, because it is for the other direction of writing.
  var isMirrored = false
  /// The parts that keep their size when the image is resized, if the catalog slices the image.
  var slices: AssetImage.Slices?
  /// The vector drawing if the image is one; then `blob` holds no data, only the natural size.
  private var vector: VectorImage?
  /// True if the file exceeds the archive's limits; then it is archived at the size at which it is shown.
  private(set) var isOversized = false
  /// The maximum number of pixels of a file that is decoded whole to scale it down: 24 of the 30 MB that an extension may take. A JPEG is decoded in a
  /// reduced size, and a PNG row by row.
  private static let decodablePixels = 6_000_000

  var size: CGSize {
    CGSize(width: CGFloat(blob.pixelWidth) / CGFloat(max(scale, 0.01)), height: CGFloat(blob.pixelHeight) / CGFloat(max(scale, 0.01)))
  }

  enum Failure: Error {
    case unknownFormat
    case tooLarge(pixels: Int)
    case tooManyBytes(Int)
  }

  /// Reads the header of a PNG, JPEG, GIF or WebP file, or parses a vector drawing.
  ///
  /// - Parameter scalesDown: true to scale down a file beyond `limits` instead of refusing it.
  init(data: Data, scale: Double, limits: ArchivedImageLimits, isTemplate: Bool = false, isMirrored: Bool = false, scalesDown: Bool = false)
    throws
  {
    let hasTooManyBytes = limits.bytes != 0 && data.count > limits.bytes
    guard !hasTooManyBytes || scalesDown else { throw Failure.tooManyBytes(data.count) }
    self.scale = scale
    (self.isTemplate, self.isMirrored) = (isTemplate, isMirrored)
    if VectorImage.isVector(data) {
      let vector = try VectorImage(data)
      blob = ImageBlob()
      blob.pixelWidth = UInt32(min(vector.size.width * scale, 1e6).rounded(.up))
      blob.pixelHeight = UInt32(min(vector.size.height * scale, 1e6).rounded(.up))
      self.vector = vector
      return
    }
    guard let header = ImageFileHeader(data) else { throw Failure.unknownFormat }
    let pixels = header.width * header.height
    let hasTooManyPixels = limits.pixels != 0 && pixels > limits.pixels
    isOversized = hasTooManyBytes || hasTooManyPixels
    let isDecodedInParts = header.format == .jpeg || (header.format == .png && !header.isInterlaced)
    let mostPixels = isDecodedInParts ? ImageLimits.pixels : Self.decodablePixels
    guard !isOversized || (scalesDown && pixels <= mostPixels) else { throw Failure.tooLarge(pixels: pixels) }
    blob = ImageBlob()
    blob.sha256 = SHA256.hash(data)
    blob.mediaType = header.format.mediaType
    blob.pixelWidth = UInt32(header.uprightSize.width)
    blob.pixelHeight = UInt32(header.uprightSize.height)
    blob.data = data
  }

  /// Returns the image to archive for drawing at `size` points and `displayScale`: a bitmap unchanged, a vector drawing or an oversized bitmap at
  /// exactly this size. Returns nil if it cannot be decoded.
  ///
  /// - Parameters:
  ///   - limits: the limits of an archived image; a larger one is scaled down.
  ///   - images: the cache of oversized bitmaps that were scaled down.
  func blob(
    shownAt size: CGSize, displayScale: CGFloat, limits: ArchivedImageLimits, images: ScaledImages = .shared
  ) -> (blob: ImageBlob, scale: Double)? {
    if isOversized { return reduced(to: size, displayScale: displayScale, limits, images) }
    guard let vector else { return (blob, scale) }
    var (width, height) = ((size.width * displayScale).rounded(.up), (size.height * displayScale).rounded(.up))
    if limits.pixels > 0, width * height > CGFloat(limits.pixels) {
      let factor = (CGFloat(limits.pixels) / (width * height)).squareRoot()
      (width, height) = ((width * factor).rounded(.down), (height * factor).rounded(.down))
    }
    guard width >= 1, height >= 1, let image = vector.raster(width: Int(width), height: Int(height)), let data = ImageEncoder.png(image) else {
      return nil
    }
    return (Self.blob(data, ImageFileHeader.Format.png.mediaType, Int(width), Int(height)), Double(width / max(size.width, 0.01)))
  }

  /// Returns the bitmap with as many pixels as are shown at `size`, and at most as many as the limits allow.
  private func reduced(
    to size: CGSize, displayScale: CGFloat, _ limits: ArchivedImageLimits, _ images: ScaledImages
  ) -> (blob: ImageBlob, scale: Double)? {
    let (width, height) = (Double(blob.pixelWidth), Double(blob.pixelHeight))
    let shown = max(Double(size.width * displayScale) / width, Double(size.height * displayScale) / height)
    var factor = min(1, shown)
    if limits.pixels > 0 { factor = min(factor, (Double(limits.pixels) / (width * height)).squareRoot()) }
    guard factor > 0, factor.isFinite else { return nil }
    let key = ScaledImages.Key(sha256: blob.sha256, side: Self.side(width, height, factor), bytes: limits.bytes)
    guard let small = images.blob(for: key, make: { scaledDown(by: factor, bytes: limits.bytes) }) else { return nil }
    return (small, scale * Double(small.pixelWidth) / width)
  }

  /// Decodes the bitmap at `factor` of its size and encodes it again. If the file still has too many bytes, tries a few times with fewer pixels.
  private func scaledDown(by factor: Double, bytes: Int) -> ImageBlob? {
    var factor = factor
    for _ in 0..<8 {
      let side = Self.side(Double(blob.pixelWidth), Double(blob.pixelHeight), factor)
      guard let image = ImageDecoder.decode(blob.data, toFit: side) else { return nil }
      let isPhotograph = blob.mediaType == ImageFileHeader.Format.jpeg.mediaType
      guard let data = isPhotograph ? ImageEncoder.jpeg(image, quality: 0.9) : ImageEncoder.png(image) else { return nil }
      if bytes == 0 || data.count <= bytes {
        return Self.blob(data, isPhotograph ? blob.mediaType : ImageFileHeader.Format.png.mediaType, image.width, image.height)
      }
      factor *= min(0.9, (Double(bytes) / Double(data.count)).squareRoot())
    }
    return nil
  }

  /// Returns the longer side, in pixels, of `factor` of a size.
  private static func side(_ width: Double, _ height: Double, _ factor: Double) -> Int { max(1, Int((max(width, height) * factor).rounded(.down))) }

  private static func blob(_ data: Data, _ mediaType: String, _ width: Int, _ height: Int) -> ImageBlob {
    .with {
      $0.sha256 = SHA256.hash(data)
      $0.mediaType = mediaType
      $0.pixelWidth = UInt32(width)
      $0.pixelHeight = UInt32(height)
      $0.data = data
    }
  }
}
