import AppKit
import ImageCodecs
@_exported import UIKit
@_exported import UniformTypeIdentifiers

/// Makes small pictures of files: of picture files, from their pixels. Any other file fails with `generationFailed`, because nothing here reads it.
// Unchecked: it has no state.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  private static let generator = QLThumbnailGenerator()
  open class var shared: QLThumbnailGenerator { generator }

  /// A file and the size of its thumbnail.
  // Unchecked: an app sets its properties before it passes it on.
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
    /// Points.
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
  /// Calls the handler once: there is one form of a thumbnail.
  open func generateRepresentations(
    for request: Request,
    update updateHandler: (@Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void)? = nil
  ) { generateBestRepresentation(for: request) { updateHandler?($0, .thumbnail, $1) } }
  open func cancel(_ request: Request) {}
  /// Writes a PNG or a JPEG.
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

  /// The largest file that is read.
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

/// A small picture of a file.
// Unchecked: immutable; an open class cannot be checked.
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
  /// Where the file's picture is in the thumbnail: everywhere.
  open var contentRect: CGRect { CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height) }
}
@_exported import CoreGraphics
@_exported import FoundationCompat
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"
public struct QLThumbnailError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { QLThumbnailErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static let generationFailed = Code.generationFailed
  public static let requestCancelled = Code.requestCancelled
// Unchecked: immutable.
  public let type: RepresentationType
  public let uiImage: UIImage
  open var nsImage: NSImage { NSImage(cgImage: cgImage, size: uiImage.size) }
  init(_ image: CGImage, scale: CGFloat) {
    (type, cgImage, uiImage) = (.thumbnail, image, UIImage(cgImage: image, scale: scale, orientation: .up))
/// Small pictures of files: of image files of at most 64 MB. Other files have none here, and a request for one fails.
  private static let one = QLThumbnailGenerator()
  open class var shared: QLThumbnailGenerator { one }
  private static let largestFile = 64 << 20
  // Unchecked: an app sets its properties before it makes the request.
      public static let icon = Self(rawValue: 1 << 0)
      public static let lowQualityThumbnail = Self(rawValue: 1 << 1)
      public static let thumbnail = Self(rawValue: 1 << 2)
    public let url: URL
    open var contentType: UTType?
      do { completionHandler(try Self.picture(request), nil) } catch { completionHandler(nil, error) }
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation { try Self.picture(request) }
      do { updateHandler?(try Self.picture(request), .thumbnail, nil) } catch { updateHandler?(nil, .thumbnail, error) }
  open func saveBestRepresentation(for request: Request, to fileURL: URL, contentType: String) async throws {
    guard let data = try Self.picture(request).uiImage.pngData() else { throw QLThumbnailError(.savingToURLFailed) }
    try data.write(to: fileURL)
  private static func picture(_ request: Request) throws -> QLThumbnailRepresentation {
    guard request.size.width >= 1, request.size.height >= 1, request.scale > 0 else { throw QLThumbnailError(.requestInvalid) }
    let size = (try? request.url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size > 0, size <= largestFile, let data = try? Data(contentsOf: request.url), let image = UIImage(data: data), image.size.width > 0 else {
      UnavailableServices.report("quickLook.thumbnails", "only image files of at most 64 MB have small pictures here")
      throw QLThumbnailError(.generationFailed)
    // As large as fits, and no larger than the file's own picture.
    let ratio = min(request.size.width / image.size.width, request.size.height / image.size.height, 1)
    let fitting = CGSize(width: max(1, image.size.width * ratio), height: max(1, image.size.height * ratio))
    let format = UIGraphicsImageRendererFormat()
    format.scale = request.scale
    let small = UIGraphicsImageRenderer(size: fitting, format: format).image { _ in image.draw(in: CGRect(origin: .zero, size: fitting)) }
    guard let picture = small.cgImage else { throw QLThumbnailError(.generationFailed) }
    return QLThumbnailRepresentation(picture, scale: request.scale)
