import UIKit

@MainActor public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
  func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
  func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
  func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
  func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
  func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
  func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}
extension MKLookAroundViewControllerDelegate {
  public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {}
  public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
  public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
  public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
  public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
  public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}
// Stub. Shows nothing, like every view controller.
open class MKLookAroundViewController: UIViewController {
  open var scene: MKLookAroundScene?
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  open var isNavigationEnabled = true
  open var showsRoadLabels = true
  open var badgePosition = MKLookAroundBadgePosition.topLeading
  public convenience init(scene: MKLookAroundScene) {
    self.init(nibName: nil, bundle: nil)
    self.scene = scene
  }
}
/// Stub. Pictures of a street. Every request fails, because there are no scenes.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, @unchecked Sendable {
    open var size = CGSize(width: 256, height: 256)
    public override init() { super.init() }
  }
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    init(image: UIImage) { self.image = image }
  }
  public init(scene: MKLookAroundScene, options: Options) {}
  open var isLoading: Bool { false }
  open var snapshot: Snapshot { get async throws { throw MKError.refusal() } }
  @preconcurrency
  open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
    let error = MKError.refusal()
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
  open func cancel() {}
}
