/// Stub. Stores the settings of a web view.
open class WKWebViewConfiguration: NSObject, NSCopying {
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var processPool = WKProcessPool()
  open var allowsInlineMediaPlayback = false
  open var allowsInlinePredictions = false
  open var allowsPictureInPictureMediaPlayback = true
  open var allowsAirPlayForMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var suppressesIncrementalRendering = false
  open var upgradeKnownHostsToHTTPS = true
  open var supportsAdaptiveImageGlyph = false
  open var showsSystemScreenTimeBlockingView = true
  open var selectionGranularity: WKSelectionGranularity = .dynamic
  open var userInterfaceDirectionPolicy: WKUserInterfaceDirectionPolicy = .content
  open var applicationNameForUserAgent: String?
  private var handlers: [String: any WKURLSchemeHandler] = [:]
  public override init() { super.init() }
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    handlers[urlScheme.lowercased()] = urlSchemeHandler
  }
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme.lowercased()] }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1 << 0)
  public static let video = Self(rawValue: 1 << 1)
  public static let all = Self(rawValue: .max)
}
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let trackingNumber = Self(rawValue: 1 << 4)
  public static let flightNumber = Self(rawValue: 1 << 5)
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  public static let all = Self(rawValue: .max)
}
public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }
public enum WKUserInterfaceDirectionPolicy: Int, Sendable { case content, system }
open class WKPreferences: NSObject {
  public enum InactiveSchedulingPolicy: Int, Sendable { case suspend, throttle, none }
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
  open var isTextInteractionEnabled = true
  open var isSiteSpecificQuirksModeEnabled = true
  open var shouldPrintBackgrounds = false
  open var tabFocusesLinks = false
  open var inactiveSchedulingPolicy: InactiveSchedulingPolicy = .suspend
}
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  public enum UpgradeToHTTPSPolicy: Int, Sendable { case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure }
  open var allowsContentJavaScript = true
  open var preferredContentMode: ContentMode = .recommended
  open var isLockdownModeEnabled = false
  open var preferredHTTPSNavigationPolicy: UpgradeToHTTPSPolicy = .keepAsRequested
}
open class WKProcessPool: NSObject {}
