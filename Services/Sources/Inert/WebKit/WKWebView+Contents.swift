import UIKit

// Stub. Operations on a page's contents. There are no pages: scripts fail, no picture or document is created, and nothing is found or played.

open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}
open class WKPDFConfiguration: NSObject {
  open var rect: CGRect?
  open var allowTransparentBackground = false
}
open class WKFindConfiguration: NSObject {
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true
}
open class WKFindResult: NSObject, @unchecked Sendable { open var matchFound: Bool { false } }

extension WKWebView {
  public enum FullscreenState: Int, Sendable { case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen }

  @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { throw WKError(.webContentProcessTerminated) }
  @discardableResult public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.webContentProcessTerminated) }
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.webContentProcessTerminated))) }
  @discardableResult public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.webContentProcessTerminated) }
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.webContentProcessTerminated))) }

  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }
  public func takeSnapshot(configuration snapshotConfiguration: WKSnapshotConfiguration?) async throws -> UIImage { throw WKError(.unknown) }
  public func createPDF(
    configuration: WKPDFConfiguration = .init(), completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(WKError(.unknown))) }
  public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data { throw WKError(.unknown) }
  public func createWebArchiveData(completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void) {
    completionHandler(.failure(WKError(.unknown)))
  }
  public func find(
    _ string: String, configuration: WKFindConfiguration = .init(), completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) { completionHandler(WKFindResult()) }
  public func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws -> WKFindResult { WKFindResult() }

  public func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
  public func pauseAllMediaPlayback() async {}
  public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  public func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
  public func closeAllMediaPresentations() async {}
  public func requestMediaPlaybackState(completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void) { completionHandler(.none) }
  public func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }
  public func setCameraCaptureState(_ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
  public func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void) {
    let download = WKDownload()
    completionHandler(download)
    // Asynchronous, because the caller sets the delegate after this returns.
    Task { @MainActor in download.delegate?.download(download, didFailWithError: WKError(.unknown), resumeData: nil) }
  }
}
