import AlmanacFoundationCompat
import Foundation
import MapKit
import Testing

/// Snapshots of maps and searches of places, which fail here.
@Suite struct MapKitSearchTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `a map snapshot fails with MKError.serverFailure`() async {
    await #expect(throws: MKError(.serverFailure)) { try await MKMapSnapshotter(options: .init()).start() }
    #expect(isReported("mapKit.unavailable"))
  }

  @Test func `reverse geocoding fails with MKError.serverFailure`() async throws {
    let request = try #require(MKReverseGeocodingRequest(location: CLLocation(latitude: 1, longitude: 2)))
    await #expect(throws: MKError(.serverFailure)) { try await request.mapItems }
    let (items, error) = await withCheckedContinuation { done in request.getMapItems { done.resume(returning: ($0, $1)) } }
    #expect(items == nil && error as? MKError == MKError(.serverFailure))
    #expect(MKReverseGeocodingRequest(location: CLLocation(latitude: 100, longitude: 2)) == nil && MKGeocodingRequest(addressString: "") == nil)
    #expect(isReported("mapKit.unavailable"))
  }

  @MainActor @Test func `a completer notifies its delegate, unless it is cancelled`() async {
    final class Delegate: NSObject, MKLocalSearchCompleterDelegate {
      var errors: [any Error] = []
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { errors.append(error) }
    }
    let (completer, delegate) = (MKLocalSearchCompleter(), Delegate())
    completer.delegate = delegate
    completer.queryFragment = "har"
    completer.queryFragment = ""
    #expect(completer.isSearching && completer.results.isEmpty)
    completer.cancel()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(delegate.errors.isEmpty)
    completer.queryFragment = "harbour"
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(delegate.errors.map { $0 as? MKError } == [MKError(.serverFailure)] && !completer.isSearching)
  }
}
