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
