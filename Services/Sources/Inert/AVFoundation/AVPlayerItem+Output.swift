/// Stub. Never receives a picture from a player.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {}
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
  public init(outputSettings: [String: any Sendable]? = nil) {}
  public init(pixelBufferAttributes: [String: any Sendable]? = nil) {}
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?) -> CVPixelBuffer? {
    nil
  }
}
extension AVPlayerItem {
  public func add(_ output: AVPlayerItemOutput) {}
  public func remove(_ output: AVPlayerItemOutput) {}
}

/// Stub. Its delegate is never asked to load anything.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) { self.delegate = delegate }
}
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
}
extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
}
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/dev/null")) }
  open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
  open var isFinished: Bool { false }
  open var isCancelled: Bool { false }
  open func finishLoading() {}
  open func finishLoading(with error: (any Error)?) {}
}
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  open var requestedOffset: Int64 { 0 }
  open var requestedLength: Int { 0 }
  open var currentOffset: Int64 { 0 }
  open var requestsAllDataToEndOfResource: Bool { false }
  open func respond(with data: Data) {}
}
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  open var contentType: String?
  open var contentLength: Int64 = 0
  open var isByteRangeAccessSupported = false
}
extension AVURLAsset {
  public var resourceLoader: AVAssetResourceLoader { AVAssetResourceLoader() }
}
