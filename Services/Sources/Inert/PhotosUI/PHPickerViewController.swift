public struct PHPickerConfiguration: Sendable, Hashable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered, people }
  public enum Mode: Int, Sendable { case `default`, compact }
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var mode = Mode.default
  public var preselectedAssetIdentifiers: [String] = []
  public var disabledCapabilities: PHPickerCapabilities = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
/// Stub. A UIKit picker. It shows nothing.
open class PHPickerViewController: UIViewController {
  public private(set) var configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
}
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let overContent = Self(rawValue: 1)
  public static let liveOff = Self(rawValue: 2)
}
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }
@MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool
  func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}
extension PHLivePhotoViewDelegate {
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool { true }
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
}
/// Stub. Shows and plays nothing.
open class PHLivePhotoView: UIView {
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var playbackGestureRecognizer: UIGestureRecognizer { UIGestureRecognizer() }
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage { UIImage(systemName: "livephoto") ?? UIImage() }
  open var isMuted = false
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) { _ = PHPhotoLibrary.authorizationStatus() }
  open func stopPlayback() {}
}
extension PHPhotoLibrary {
  public func presentLimitedLibraryPicker(from controller: UIViewController) { _ = Self.authorizationStatus() }
  public func presentLimitedLibraryPicker(from controller: UIViewController, completionHandler: @escaping ([String]) -> Void) {
    _ = Self.authorizationStatus()
    completionHandler([])
  }
}
