public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0
public typealias PHAssetResourceProgressHandler = @Sendable (Double) -> Void

open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  open var isNetworkAccessAllowed = false
  @preconcurrency
  open var progressHandler: PHAssetResourceProgressHandler?
  public override init() { super.init() }
}
/// Stub. Reading an asset's files always fails, because there are no assets.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()
  open class func `default`() -> PHAssetResourceManager { manager }
  @discardableResult open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?, dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    completionHandler(PHPhotosError.refusal())
    return PHInvalidAssetResourceDataRequestID
  }
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(PHPhotosError.refusal()) }
  open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?) async throws {
    throw PHPhotosError.refusal()
  }
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
