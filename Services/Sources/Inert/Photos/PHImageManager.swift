public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = aspectFit
}
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public typealias PHAssetImageProgressHandler = @Sendable (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var allowSecondaryDegradedImage = false
  @preconcurrency
  open var progressHandler: PHAssetImageProgressHandler?
}
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var isNetworkAccessAllowed = false
  @preconcurrency
  open var progressHandler: PHAssetImageProgressHandler?
}

/// Stub. Loads the pictures of assets. Each request returns nil and an error.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  open class func `default`() -> PHImageManager { manager }
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, Self.failure)
    return PHInvalidImageRequestID
  }
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, Self.failure)
    return PHInvalidImageRequestID
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
  static var failure: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError.refusal()] }
}
/// Stub. Caches nothing, because each request fails.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

/// Stub. A live photo. Never created: Almanac has no photo library.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }
}
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
  case fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
  case photoProxy = 19
}
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}
/// Stub. A file of an asset. Never created: Almanac has no photo library.
open class PHAssetResource: NSObject, @unchecked Sendable {
  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { "" }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}
