@_exported import ExtensionKit
@_exported import FoundationCompat
@_exported import SwiftUI

/// The camera of an app over the lock screen. This host does not start such extensions.
public protocol LockedCameraCaptureExtension: AppExtension where Configuration == AppExtensionSceneConfiguration {
  associatedtype Body: LockedCameraCaptureExtensionScene
  @MainActor @AppExtensionSceneBuilder var body: Body { get }
}
extension LockedCameraCaptureExtension {
  // Nobody asks for the scene.
  public var configuration: AppExtensionSceneConfiguration { AppExtensionSceneConfiguration(NoScene()) }
}
private nonisolated struct NoScene: AppExtensionScene {}
public protocol LockedCameraCaptureExtensionScene: AppExtensionScene {}
public struct LockedCameraCaptureUIScene<Content: View>: LockedCameraCaptureExtensionScene {
  public init(@ViewBuilder content: @escaping (LockedCameraCaptureSession) -> Content) {}
}

/// The kind of the activity with which the extension opens its app.
public let NSUserActivityTypeLockedCameraCapture = "NSUserActivityTypeLockedCameraCapture"

/// What the camera has taken while the device was locked. Nothing here makes a session.
// Unchecked: immutable.
public final class LockedCameraCaptureSession: @unchecked Sendable {
  public enum Error: Swift.Error, Sendable { case sessionInvalid, applicationNotOpened }
  public let sessionContentURL: URL
  init(_ url: URL) { sessionContentURL = url }
  public func openApplication(for userActivity: NSUserActivity) async throws { throw Error.applicationNotOpened }
}

/// The sessions of an app's extension. There are none.
public final class LockedCameraCaptureManager: Sendable {
  public static let shared = LockedCameraCaptureManager()
  private init() {}
  public enum SessionContentUpdate: Sendable {
    case initial(urls: [URL])
    case added(url: URL)
    case removed(url: URL)
  }
  public var sessionContentURLs: [URL] { [] }
  /// That there are no sessions, and then nothing more.
  public var sessionContentUpdates: AsyncStream<SessionContentUpdate> {
    UnavailableServices.report("lockedCamera.unavailable", "the host does not start the camera of an app over its lock screen")
    return AsyncStream { stream in stream.yield(.initial(urls: [])) }
  }
  public func invalidateSessionContent(at url: URL) async throws { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]) }
}
