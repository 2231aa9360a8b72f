/// Files in iCloud: nobody is signed in here.
extension FileManager {
  /// Nil, as on a device without an account of iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Nil, as on a device without an account of iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
    UnavailableServices.report("iCloud.unavailable", "there is no iCloud here: containers of iCloud have no folder, and files stay on this machine")
    return nil
  }
  /// False: no file is in iCloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Throws, as on a device without an account of iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
}

extension Notification.Name {
  /// Never posted here.
  public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}
