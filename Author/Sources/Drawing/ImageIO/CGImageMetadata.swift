func reportMetadata() {
  UnavailableServices.report("imageIO.metadata", "of a picture's metadata only the orientation is read, and none is written")
}

/// Stub. The metadata of an image file. Always empty: metadata is neither read nor written.
// Unchecked, as all classes of this file: immutable.
public class CGImageMetadata: @unchecked Sendable {
  init() {}
}
public final class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {}
/// Stub. A single piece of metadata. Cannot be created.
public final class CGImageMetadataTag: Sendable { private init() {} }
public enum CGImageMetadataType: Int32, Sendable {
  case invalid = -1
  case `default`, string, arrayUnordered, arrayOrdered, alternateArray, alternateText, structure
}
public typealias CGImageMetadataTagBlock = (CFString, CGImageMetadataTag) -> Bool
public var kCGImageMetadataEnumerateRecursively: CFString { "kCGImageMetadataEnumerateRecursively" }

/// Always nil; see ``CGImageMetadata``.
public func CGImageSourceCopyMetadataAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImageMetadata? {
  reportMetadata()
  return nil
}
public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { CGMutableImageMetadata() }
public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata? { CGMutableImageMetadata() }
public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> CFArray? { nil }
public func CGImageMetadataCopyTagWithPath(_ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString) -> CGImageMetadataTag? {
  nil
}
public func CGImageMetadataCopyTagMatchingImageProperty(
  _ metadata: CGImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString
) -> CGImageMetadataTag? { nil }
public func CGImageMetadataCopyStringValueWithPath(_ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString) -> CFString? { nil }
public func CGImageMetadataEnumerateTagsUsingBlock(
  _ metadata: CGImageMetadata, _ rootPath: CFString?, _ options: CFDictionary?, _ block: CGImageMetadataTagBlock
) {}
public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> CFString? { nil }
public func CGImageMetadataTagCopyPrefix(_ tag: CGImageMetadataTag) -> CFString? { nil }
public func CGImageMetadataTagCopyNamespace(_ tag: CGImageMetadataTag) -> CFString? { nil }
public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> CFTypeRef? { nil }
public func CGImageMetadataTagGetType(_ tag: CGImageMetadataTag) -> CGImageMetadataType { .invalid }
/// Returns false: nothing is stored.
@discardableResult public func CGImageMetadataSetValueWithPath(
  _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ value: CFTypeRef
) -> Bool {
  reportMetadata()
  return false
}
@discardableResult public func CGImageMetadataSetValueMatchingImageProperty(
  _ metadata: CGMutableImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString, _ value: CFTypeRef
) -> Bool {
  reportMetadata()
  return false
}
@discardableResult public func CGImageMetadataRemoveTagWithPath(
  _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> Bool { false }

public var kCGImageAuxiliaryDataTypeDepth: CFString { "kCGImageAuxiliaryDataTypeDepth" }
public var kCGImageAuxiliaryDataTypeDisparity: CFString { "kCGImageAuxiliaryDataTypeDisparity" }
public var kCGImageAuxiliaryDataTypePortraitEffectsMatte: CFString { "kCGImageAuxiliaryDataTypePortraitEffectsMatte" }
public var kCGImageAuxiliaryDataTypeHDRGainMap: CFString { "kCGImageAuxiliaryDataTypeHDRGainMap" }
public var kCGImageAuxiliaryDataTypeISOGainMap: CFString { "kCGImageAuxiliaryDataTypeISOGainMap" }
public var kCGImageAuxiliaryDataInfoData: CFString { "kCGImageAuxiliaryDataInfoData" }
public var kCGImageAuxiliaryDataInfoDataDescription: CFString { "kCGImageAuxiliaryDataInfoDataDescription" }
public var kCGImageAuxiliaryDataInfoMetadata: CFString { "kCGImageAuxiliaryDataInfoMetadata" }
public var kCGImageAuxiliaryDataInfoColorSpace: CFString { "kCGImageAuxiliaryDataInfoColorSpace" }
/// Returns nil: only the main image of a file is read.
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
) -> CFDictionary? { nil }
