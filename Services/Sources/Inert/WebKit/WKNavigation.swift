import UIKit

// Stub. Objects for a page's delegate. Pages are not loaded: no delegate is called, and the objects are empty.

open class WKNavigation: NSObject { open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended } }
open class WKSecurityOrigin: NSObject {
  open var `protocol`: String { "" }
  open var host: String { "" }
  open var port: Int { 0 }
}
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  open weak var webView: WKWebView? { nil }
}
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  open var targetFrame: WKFrameInfo? { nil }
  open var shouldPerformDownload: Bool { false }
  open var buttonNumber: UIEvent.ButtonMask { [] }
  open var modifierFlags: UIKeyModifierFlags { [] }
}
open class WKNavigationResponse: NSObject {
  open var isForMainFrame: Bool { true }
  open var response: URLResponse {
    URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
  open var canShowMIMEType: Bool { false }
}
open class WKWindowFeatures: NSObject {
  open var menuBarVisibility: NSNumber? { nil }
  open var statusBarVisibility: NSNumber? { nil }
  open var toolbarsVisibility: NSNumber? { nil }
  open var allowsResizing: NSNumber? { nil }
  open var x: NSNumber? { nil }
  open var y: NSNumber? { nil }
  open var width: NSNumber? { nil }
  open var height: NSNumber? { nil }
}
open class WKBackForwardListItem: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var title: String? { nil }
  open var initialURL: URL { url }
}
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}
open class WKContextMenuElementInfo: NSObject { open var linkURL: URL? { nil } }
open class WKOpenPanelParameters: NSObject {
  open var allowsMultipleSelection: Bool { false }
  open var allowsDirectories: Bool { false }
}
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }
public enum WKMediaPlaybackState: Int, Sendable { case none, playing, paused, suspended }
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
