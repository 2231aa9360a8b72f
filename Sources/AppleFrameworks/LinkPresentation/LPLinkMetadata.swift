@_exported import FoundationCompat
import UIKit

/// What is known about a link.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
}
/// Asks a page for its title and picture. It fails, because extensions get pages with URLSession.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var timeout: TimeInterval = 30
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw refusal() }
  open func startFetchingMetadata(for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
    let error = refusal()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
  open func cancel() {}
  private func refusal() -> any Error {
    UnavailableServices.report("linkPresentation.unavailable", "the titles and pictures of links are not fetched here; use URLSession")
    return NSError(domain: "LPErrorDomain", code: 2, userInfo: [NSLocalizedDescriptionKey: "The titles of links are not fetched on this machine."])
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
