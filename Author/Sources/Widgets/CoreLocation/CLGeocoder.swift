public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Stub. Geocoding fails with `CLError.network`, because the host has no geocoding service. Completion handlers are called on the main thread.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public override init() {}
  public var isGeocoding: Bool { false }
  open func cancelGeocode() {}

  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

  private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
    // Safe: it is called once, on the main thread.
    let completion = UncheckedSendable(completion)
    DispatchQueue.main.async { completion.value(nil, CLError(.network)) }
  }
}
