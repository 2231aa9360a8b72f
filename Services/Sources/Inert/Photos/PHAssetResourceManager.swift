public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0
public typealias PHAssetResourceProgressHandler = @Sendable (Double) -> Void

// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  open var isNetworkAccessAllowed = false
  @preconcurrency
  open var progressHandler: PHAssetResourceProgressHandler?
  public override init() { super.init() }
}
/// Reads the files of assets. There are none: each request fails.
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
