/// Stub. iCloud is not available: no account can sign in.
extension FileManager {
  /// Always nil, as on a device without an iCloud account.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns nil, as on a device without an iCloud account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
    UnavailableServices.report("iCloud.unavailable", "iCloud is not available: its containers have no folder, and files stay on this machine")
    return nil
  }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Throws, as on a device without an iCloud account.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
}

extension Notification.Name {
  /// Never posted.
  public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}
