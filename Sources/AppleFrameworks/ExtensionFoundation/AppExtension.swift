@_exported import FoundationCompat

/// A part of an app that another process starts. This host starts widget extensions only.
public protocol AppExtension {
  associatedtype Configuration: AppExtensionConfiguration
  var configuration: Configuration { get }
  init()
}
extension AppExtension {
  /// Ends at once: nobody connects to the extension.
  public static func main() {
    UnavailableServices.report("appExtension.unavailable", "the host starts widget extensions only; another extension of the app is not started")
  }
}
/// What an extension offers to the process that starts it.
public protocol AppExtensionConfiguration {}
