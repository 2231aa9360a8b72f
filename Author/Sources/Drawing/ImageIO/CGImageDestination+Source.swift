import CoreGraphics
import ImageCodecs

public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
/// The longest side of what is written in pixels, a number.
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

/// Returns the types that a destination writes.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.jpeg", "public.png"] as NSArray }
/// Sets what holds for the whole file. Quality and the longest side are used; files have no metadata here.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) { destination.apply(properties) }

/// Adds the picture of another file, upright: the file that is written has no orientation, so that no metadata of the source gets into it.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  destination.apply(properties)
  destination.image = isrc.picture(index, upright: true).map { CGImage($0) }
}
/// Adds a picture. Files have no metadata here, so that only the picture is kept.
public func CGImageDestinationAddImageAndMetadata(
  _ destination: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?
) { CGImageDestinationAddImage(destination, image, options) }
/// Keeps nothing: files have one picture and no other data.
public func CGImageDestinationAddAuxiliaryDataInfo(
  _ idst: CGImageDestination, _ auxiliaryImageDataType: CFString, _ auxiliaryDataInfoDictionary: CFDictionary
) { reportMetadata() }
/// Returns false: a file is not copied without its pixels being read.
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
