@_exported import FoundationCompat
@_exported import UIKit
import UniformTypeIdentifiers

/// What is known about a link.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}
public let LPErrorDomain = "LPErrorDomain"
public struct LPError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { LPErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "The titles of links are not fetched on this machine." }
  public static let metadataFetchFailed = Code.metadataFetchFailed
  public static let metadataFetchCancelled = Code.metadataFetchCancelled
}
/// Asks a page for its title and picture. It fails, because extensions get pages with URLSession.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var timeout: TimeInterval = 30
  open var shouldFetchSubresources = true
  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata { throw refusal() }
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw refusal() }
  @preconcurrency
  open func startFetchingMetadata(for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
    let error = refusal()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
  open func cancel() {}
  private func refusal() -> any Error {
    UnavailableServices.report("linkPresentation.unavailable", "the titles and pictures of links are not fetched here; use URLSession")
    return LPError(.metadataFetchFailed)
  }
}
/// A link with title and picture. It shows nothing, like every view of UIKit here.
open class LPLinkView: UIView {
  open var metadata = LPLinkMetadata()
  public convenience init(url URL: URL) {
    self.init(frame: .zero)
    metadata.url = URL
  }
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
}

/// Matches an error with a code in a `catch`.
extension LPError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? LPError)?.code == code }
}
