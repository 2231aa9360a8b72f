@_exported import UIKit

/// A page of the web in an app. It shows nothing, like every view controller here.
open class SFSafariViewController: UIViewController {
  public struct ActivityButton {}
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  public let url: URL
  public let configuration: Configuration
  public init(url URL: URL, configuration: Configuration) {
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public required init?(coder: NSCoder) { nil }
}
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// A content blocker of Safari, which this machine does not have.
open class SFContentBlockerManager: NSObject {
  @preconcurrency
  open class func reloadContentBlocker(withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(NSError(domain: "SFErrorDomain", code: 1))
  }
}
public struct SFContentBlockerState: Sendable { public let isEnabled: Bool }
extension SFContentBlockerManager {
  public class func stateOfContentBlocker(withIdentifier identifier: String) async throws -> SFContentBlockerState {
    throw NSError(domain: "SFErrorDomain", code: 1)
  }
  public class func reloadContentBlocker(withIdentifier identifier: String) async throws { throw NSError(domain: "SFErrorDomain", code: 1) }
}
/// The reading list of Safari, which this machine does not have.
open class SSReadingList: NSObject {
  open class func `default`() -> SSReadingList? { nil }
  open class func supportsURL(_ URL: URL) -> Bool { false }
  open func addItem(with URL: URL, title: String?, previewText: String?) throws { throw NSError(domain: "SSReadingListErrorDomain", code: 1) }
}
