import AlmanacFoundationCompat
import Contacts
import Foundation
import MapKit
import SwiftUI
import Testing

/// Maps, places and shapes.
@MainActor @Suite struct MapKitTests {
  private let kiel = CLLocationCoordinate2D(latitude: 54.3, longitude: 10.1)

  @Test func `a placemark has the address that an app gives`() {
    let address = CNMutablePostalAddress()
    address.street = "Kaistraße 1"
    address.city = "Kiel"
    address.postalCode = "24103"
    let place = MKPlacemark(coordinate: kiel, postalAddress: address)
    #expect(place.locality == "Kiel" && place.postalCode == "24103" && place.name == "Kaistraße 1" && place.country == nil)
    #expect(place.coordinate.latitude == 54.3 && place.location?.coordinate.longitude == 10.1)
    #expect(MKPlacemark(coordinate: kiel, addressDictionary: ["City": "Kiel"]).locality == "Kiel")
    #expect(MKPlacemark(coordinate: kiel).locality == nil)
    #expect(NSValue(mkCoordinate: kiel).mkCoordinateValue.longitude == 10.1)
    #expect(NSValue(mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2)).mkCoordinateSpanValue.longitudeDelta == 2)
    #expect(NSValue(rect: .zero).mkCoordinateValue.latitude == 0)
  }

  private struct Piers: MapContent {
    let count: Int
    var body: some MapContent {
      Marker("a", coordinate: CLLocationCoordinate2D())
      if count > 1 { Marker("b", coordinate: CLLocationCoordinate2D()) }
    }
  }

  @Test func `a map and its controls are prohibition signs, whatever is on the map`() async throws {
    let found = try await PictureOfWidget.diagnostics {
      VStack {
        Map(initialPosition: .region(MKCoordinateRegion(center: kiel, latitudinalMeters: 100, longitudinalMeters: 100))) {
          Piers(count: 2)
          ForEach([1, 2], id: \.self) { Marker("\($0)", coordinate: kiel).tint(.red).tag($0) }
          MapPolyline(coordinates: [kiel]).stroke(.blue, lineWidth: 2)
        }
        .mapStyle(.standard(pointsOfInterest: .including([.cafe])))
        MapReader { proxy in Text(verbatim: "\(proxy.convert(kiel, to: .local) == nil)") }
        LookAroundPreview(initialScene: nil)
      }
    }
    #expect(found.filter { $0.name == "view.prohibited" }.map { String($0.message.prefix { $0 != " " }) } == ["Map", "LookAroundPreview"])
  }

  @Test func `a position has what it was made of, and equals one of the same parts`() {
    let region = MKCoordinateRegion(center: kiel, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    let position = MapCameraPosition.userLocation(followsHeading: true, fallback: .region(region))
    #expect(position.followsUserLocation && position.followsUserHeading && position.region == nil)
    #expect(position.fallbackPosition?.region?.span.longitudeDelta == 2 && position == .userLocation(followsHeading: true, fallback: .region(region)))
    #expect(position != .userLocation(fallback: .region(region)) && MapCameraPosition.automatic != .region(region))
    let item = MKMapItem(placemark: MKPlacemark(coordinate: kiel))
    #expect(MapCameraPosition.item(item).item === item && MapCameraPosition.item(item).allowsAutomaticPitch)
  }

  @Test func `a filter of places has those that it lists, or all others`() {
    let filter = MKPointOfInterestFilter(including: [.cafe, .marina])
    #expect(filter.includes(.marina) && filter.excludes(.atm) && MKPointOfInterestFilter.includingAll.includes(.atm))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.cafe) && MKPointOfInterestCategory.evCharger.rawValue == "MKPOICategoryEVCharger")
  }

  @Test func `a map of UIKit stores its properties, and directions are not found`() async {
    let map = MKMapView()
    let pins = [MKPointAnnotation(coordinate: kiel), MKPointAnnotation(coordinate: kiel)]
    map.addAnnotation(pins[0])
    map.showAnnotations(pins, animated: false)
    map.setCenter(kiel, animated: false)
    #expect(map.annotations.count == 2 && map.region.center.latitude == 54.3)
    let polygon = MKPolygon(coordinates: [kiel, CLLocationCoordinate2D(latitude: 54.4, longitude: 10.3)])
    map.addOverlays([polygon])
    #expect(polygon.points().count == 2 && abs(polygon.boundingMapRect.width - 0.2 / 360 * MKMapRect.world.width) < 1)
    map.removeOverlays(map.overlays)
    #expect(map.overlays.isEmpty)
    await #expect(throws: MKError(.directionsNotFound)) { try await MKDirections(request: MKDirections.Request()).calculate() }
    await #expect(throws: MKError(.serverFailure)) { try await MKLookAroundSceneRequest(coordinate: kiel).scene }
    let request = MKLookAroundSceneRequest(coordinate: kiel)
    let failure = await withCheckedContinuation { done in
      request.getSceneWithCompletionHandler { scene, error in done.resume(returning: scene == nil ? error as? MKError : nil) }
    }
    #expect(failure == MKError(.serverFailure))
  }

  @Test func `a range of a camera is in order`() {
    #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 5, maxCenterCoordinateDistance: 2) == nil)
    #expect(MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 500)?.maxCenterCoordinateDistance == 500)
  }

  @Test func `a map's points return to their coordinates, and regions have the size in metres`() {
    let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    let back = MKMapPoint(berlin).coordinate
    #expect(abs(back.latitude - 52.52) < 1e-9 && abs(back.longitude - 13.405) < 1e-9)
    let paris = MKMapPoint(CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522))
    #expect(abs(MKMapPoint(berlin).distance(to: paris) - 877_500) < 2000)
    let region = MKCoordinateRegion(center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000)
    let north = CLLocation(latitude: 52.52 + region.span.latitudeDelta, longitude: 13.405)
    let east = CLLocation(latitude: 52.52, longitude: 13.405 + region.span.longitudeDelta)
    let here = CLLocation(latitude: 52.52, longitude: 13.405)
    #expect(abs(here.distance(from: north) - 1000) < 1 && abs(here.distance(from: east) - 1000) < 1)
    #expect(MKMapRect(x: 0, y: 0, width: 4, height: 4).intersection(MKMapRect(x: 3, y: 3, width: 4, height: 4)).width == 1)
    #expect(!MKMapRect(x: 0, y: 0, width: 1, height: 1).intersects(MKMapRect(x: 2, y: 2, width: 1, height: 1)))
  }
}
