import AlmanacAppKitDrawing
@_exported import AlmanacFoundationCompat
import AlmanacImageCodecs
@_exported import AlmanacUIKitDrawing
@_exported import CoreGraphics
@_exported import UniformTypeIdentifiers

/// Creates thumbnails of picture files. Any other file fails with `generationFailed`, because Almanac cannot read it.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  private static let generator = QLThumbnailGenerator()
  open class var shared: QLThumbnailGenerator { generator }

  /// A file and the size of its thumbnail.
  open class Request: NSObject, @unchecked Sendable {
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = Self(rawValue: 1)
      public static let lowQualityThumbnail = Self(rawValue: 2)
      public static let thumbnail = Self(rawValue: 4)
      public static let all = Self(rawValue: .max)
    }
    let url: URL
    /// In points.
    public let size: CGSize
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    open var contentType: UTType!
    open var iconMode = false
    open var minimumDimension: CGFloat = 0
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      (self.url, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
    }
  }

  @preconcurrency
  open func generateBestRepresentation(
    for request: Request, completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      let result = Result { try Self.thumbnail(request) }
      switch result {
      case .success(let thumbnail): completionHandler(thumbnail, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation { try Self.thumbnail(request) }
  /// Calls the handler once: there is only one representation.
  @preconcurrency
  open func generateRepresentations(
    for request: Request,
    update updateHandler: (@Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void)? = nil
  ) { generateBestRepresentation(for: request) { updateHandler?($0, .thumbnail, $1) } }
  /// Does nothing: a thumbnail that has begun is finished.
  open func cancel(_ request: Request) {}
  /// Writes a PNG or a JPEG.
  @preconcurrency
  open func saveBestRepresentation(
    for request: Request, to fileURL: URL, as contentType: UTType, completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      do {
        let bitmap = try Self.thumbnail(request).cgImage.bitmap
        let file = contentType == .png ? ImageEncoder.png(bitmap) : contentType == .jpeg ? ImageEncoder.jpeg(bitmap, quality: 0.8) : nil
        guard let file, (try? file.write(to: fileURL, options: .atomic)) != nil else { throw QLThumbnailError(.savingToURLFailed) }
        completionHandler(nil)
      } catch { completionHandler(error) }
    }
  }

  /// The maximum size of a file in bytes.
  private static let mostBytes = 64 << 20

  private static func thumbnail(_ request: Request) throws -> QLThumbnailRepresentation {
    let (width, height) = (request.size.width * request.scale, request.size.height * request.scale)
    guard request.url.isFileURL, width >= 1, height >= 1, width.isFinite, height.isFinite else { throw QLThumbnailError(.requestInvalid) }
    guard let size = try? request.url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]), size.isRegularFile == true else {
      throw QLThumbnailError(.requestInvalid)
    }
    guard request.representationTypes.rawValue & 6 != 0, let count = size.fileSize, count <= mostBytes, let data = try? Data(contentsOf: request.url),
      let header = ImageFileHeader(data)
    else { throw refusal() }
    let (full, tall) = (Double(header.uprightSize.width), Double(header.uprightSize.height))
    let side = max(full, tall) * min(Double(width) / full, Double(height) / tall, 1)
    guard let bitmap = ImageDecoder.decode(data, toFit: max(1, Int(side.rounded()))) else { throw refusal() }
    return QLThumbnailRepresentation(CGImage(bitmap), scale: request.scale)
  }
  private static func refusal() -> QLThumbnailError {
    UnavailableServices.report(
      "quickLook.thumbnails", "only PNG, JPEG, GIF and WebP files of at most 64 megabytes have thumbnails here, and no file has an icon")
    return QLThumbnailError(.generationFailed)
  }
}

open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
  public let cgImage: CGImage
  private let scale: CGFloat
  init(_ cgImage: CGImage, scale: CGFloat) { (self.cgImage, self.scale) = (cgImage, scale) }
  open var type: RepresentationType { .thumbnail }
  open var uiImage: UIImage { UIImage(cgImage: cgImage, scale: scale, orientation: .up) }
  open var nsImage: NSImage {
    NSImage(cgImage: cgImage, size: NSSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }
  /// The part of the thumbnail that shows the file: always the whole.
  open var contentRect: CGRect { CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height) }
}
