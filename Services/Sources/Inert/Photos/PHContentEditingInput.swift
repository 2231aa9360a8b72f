public typealias PHContentEditingInputRequestID = Int
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

/// The description of a picture's edits.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
  public let formatIdentifier: String
  public let formatVersion: String
  public let data: Data
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
  }
}
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
  public override init() { super.init() }
}
/// Stub. The content of an asset for editing. Never created: there are no assets.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var playbackStyle: PHAsset.PlaybackStyle { .unsupported }
  open var creationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var uniformTypeIdentifier: String? { nil }
  open var adjustmentData: PHAdjustmentData? { nil }
  open var displaySizeImage: UIImage? { nil }
  open var fullSizeImageURL: URL? { nil }
  open var fullSizeImageOrientation: Int32 { 1 }
  open var audiovisualAsset: AVAsset? { nil }
  open var livePhoto: PHLivePhoto? { nil }
}
/// Stub. Edited content. It is never saved.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
  open var adjustmentData: PHAdjustmentData?
  public let renderedContentURL: URL
  public init(contentEditingInput: PHContentEditingInput) {
    renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }
}
extension PHAsset {
  @discardableResult public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?, completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    completionHandler(nil, [PHContentEditingInputErrorKey: PHPhotosError.refusal()])
    return 0
  }
  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
extension PHAssetChangeRequest {
  /// Not stored: assets cannot be changed.
  public var contentEditingOutput: PHContentEditingOutput? {
    get { nil }
    set { if newValue != nil { PHPhotosError.reportUnavailable() } }
  }
  public func revertAssetContentToOriginal() { PHPhotosError.reportUnavailable() }
}
