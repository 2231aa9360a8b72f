public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable { case automatic, highQualityFormat, mediumQualityFormat, fastFormat }
public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
  @preconcurrency
  open var progressHandler: PHAssetImageProgressHandler?
  public override init() { super.init() }
}
// Stub. Videos and live photos: each request returns nil and an error.
extension PHImageManager {
  @discardableResult public func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, Self.failure)
    return PHInvalidImageRequestID
  }
  @discardableResult public func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, Self.failure)
    return PHInvalidImageRequestID
  }
  @discardableResult public func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, Self.failure)
    return PHInvalidImageRequestID
  }
  @discardableResult public func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, Self.failure)
    return PHInvalidImageRequestID
  }
  @discardableResult public func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, Self.failure)
    return PHInvalidImageRequestID
  }
}
extension PHLivePhoto {
  /// Stub. Never calls the handler with a picture.
  @discardableResult public class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError.refusal()])
    return PHLivePhotoRequestIDInvalid
  }
  public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
