import AlmanacImageCodecs
import CoreGraphics

public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
/// The maximum length of the written image's longest side in pixels, a number.
public var kCGImageDestinationImageMaxPixelSize: CFString { "kCGImageDestinationImageMaxPixelSize" }
public var kCGImageDestinationEmbedThumbnail: CFString { "kCGImageDestinationEmbedThumbnail" }
public var kCGImageDestinationOptimizeColorForSharing: CFString { "kCGImageDestinationOptimizeColorForSharing" }
public var kCGImageDestinationPreserveGainMap: CFString { "kCGImageDestinationPreserveGainMap" }
public var kCGImageDestinationMetadata: CFString { "kCGImageDestinationMetadata" }
public var kCGImageDestinationMergeMetadata: CFString { "kCGImageDestinationMergeMetadata" }
public var kCGImageDestinationDateTime: CFString { "kCGImageDestinationDateTime" }
public var kCGImageDestinationOrientation: CFString { "kCGImageDestinationOrientation" }
public var kCGImageMetadataShouldExcludeXMP: CFString { "kCGImageMetadataShouldExcludeXMP" }
public var kCGImageMetadataShouldExcludeGPS: CFString { "kCGImageMetadataShouldExcludeGPS" }

/// Returns the types that a destination can write.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.jpeg", "public.png"] as NSArray }
/// Sets properties of the whole file. Only the quality and the longest side have an effect; files have no metadata.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) { destination.apply(properties) }

/// Adds the image of another file, turned upright: the written file has no orientation, so that no metadata of the source is copied.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  destination.apply(properties)
  destination.image = isrc.picture(index, upright: true).map { CGImage($0) }
}
/// Adds an image. The metadata is dropped.
public func CGImageDestinationAddImageAndMetadata(
  _ destination: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?
) { CGImageDestinationAddImage(destination, image, options) }
/// Stub. Does nothing: files contain one image and no other data.
public func CGImageDestinationAddAuxiliaryDataInfo(
  _ idst: CGImageDestination, _ auxiliaryImageDataType: CFString, _ auxiliaryDataInfoDictionary: CFDictionary
) { reportMetadata() }
/// Stub. Returns false: a file cannot be copied without decoding its pixels.
@discardableResult public func CGImageDestinationCopyImageSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ options: CFDictionary?, _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  reportMetadata()
  return false
}
public func CGImageDestinationCreateWithDataConsumer(
  _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  switch consumer.target {
  case .data(let data): CGImageDestinationCreateWithData(data, type, count, options)
  case .file(let url): CGImageDestinationCreateWithURL(url as CFURL, type, count, options)
  }
}
