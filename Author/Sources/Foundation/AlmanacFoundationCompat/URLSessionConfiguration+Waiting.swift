extension URLSessionConfiguration {
  /// Always false: `URLSession` on Linux does not wait for a network, and a request without one fails at once. Setting true is reported once.
  public var waitsForConnectivity: Bool {
    get { false }
    set {
      guard newValue else { return }
      UnavailableServices.report(
        "urlSession.waitsForConnectivity", "URLSession does not wait for a network here; a request without one fails at once, as with false")
    }
  }
}
extension URLSessionConfiguration {
  /// Always true: Linux does not report which networks cost money. Setting false is reported once.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set { Self.reportNetworks(newValue) }
  }
  /// Always true: see `allowsExpensiveNetworkAccess`.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set { Self.reportNetworks(newValue) }
  }
  fileprivate static func reportNetworks(_ isAllowed: Bool) {
    guard !isAllowed else { return }
    UnavailableServices.report(
      "urlSession.expensiveNetworks", "URLSession uses every network here, as with true; NWPathMonitor names none as expensive or constrained")
  }
  /// Always false: the end of a transfer does not start an app.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {
      guard newValue else { return }
      UnavailableServices.report("urlSession.launchEvents", "an app is not started when a transfer ends: a session lives as long as its process")
    }
  }
}
extension URLSessionConfiguration {
  /// Returns a default configuration with an identifier. Its transfers end with the process: no daemon continues them.
  ///
  /// The compiler prefers this to the method of Foundation on Linux, which is marked as unavailable.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    UnavailableServices.report(
      "urlSession.background", "a background session works like a default one: its transfers end with the process (the first one: \(identifier))"
    )
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }
}
extension URLRequest {
  /// Always true: see `URLSessionConfiguration`.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set { URLSessionConfiguration.reportNetworks(newValue) }
  }
  /// Always true: see `URLSessionConfiguration`.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set { URLSessionConfiguration.reportNetworks(newValue) }
  }
}
