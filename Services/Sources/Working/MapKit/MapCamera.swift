import SwiftUI

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
public struct MapCamera: Sendable, Equatable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance, heading: camera.heading, pitch: Double(camera.pitch))
  }
  public static func == (a: MapCamera, b: MapCamera) -> Bool {
    (a.centerCoordinate.latitude, a.centerCoordinate.longitude, a.distance, a.heading, a.pitch)
      == (b.centerCoordinate.latitude, b.centerCoordinate.longitude, b.distance, b.heading, b.pitch)
  }
}
public struct MapCameraBounds: Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The part of the world that a map shows.
public struct MapCameraPosition: Sendable, Equatable {
  private enum Place: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem, allowsAutomaticPitch: Bool)
    indirect case user(heading: Bool, fallback: MapCameraPosition)
  }
  private let place: Place
  public static let automatic = MapCameraPosition(place: .automatic)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(place: .region(region)) }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(place: .rect(rect)) }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(place: .camera(camera)) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition(place: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
  }
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(place: .user(heading: followsHeading, fallback: fallback))
  }
  public var region: MKCoordinateRegion? { if case .region(let region) = place { region } else { nil } }
  public var rect: MKMapRect? { if case .rect(let rect) = place { rect } else { nil } }
  public var camera: MapCamera? { if case .camera(let camera) = place { camera } else { nil } }
  public var item: MKMapItem? { if case .item(let item, _) = place { item } else { nil } }
  public var allowsAutomaticPitch: Bool { if case .item(_, true) = place { true } else { false } }
  public var fallbackPosition: MapCameraPosition? { if case .user(_, let fallback) = place { fallback } else { nil } }
  public var followsUserLocation: Bool { fallbackPosition != nil }
  public var followsUserHeading: Bool { if case .user(true, _) = place { true } else { false } }
  /// Always false: a map cannot be moved.
  public var positionedByUser: Bool { false }

  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    func numbers(_ region: MKCoordinateRegion) -> [Double] {
      [region.center.latitude, region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta]
    }
    return switch (a.place, b.place) {
    case (.automatic, .automatic): true
    case (.region(let a), .region(let b)): numbers(a) == numbers(b)
    case (.rect(let a), .rect(let b)): [a.minX, a.minY, a.width, a.height] == [b.minX, b.minY, b.width, b.height]
    case (.camera(let a), .camera(let b)): a == b
    case (.item(let a, let pitchA), .item(let b, let pitchB)): a === b && pitchA == pitchB
    case (.user(let headingA, let a), .user(let headingB, let b)): headingA == headingB && a == b
    default: false
    }
  }
}
public struct MapCameraUpdateContext {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}
public struct MapCameraUpdateFrequency: Sendable, Hashable {
  private let name: String
  public static let continuous = Self(name: "continuous")
  public static let onEnd = Self(name: "onEnd")
}

/// A map's style. Stored only: maps are not drawn.
public struct MapStyle: Sendable {
  public struct Elevation: Sendable {
    public static let automatic = Elevation()
    public static let flat = Elevation()
    public static let realistic = Elevation()
  }
  public struct StandardEmphasis: Sendable {
    public static let automatic = StandardEmphasis()
    public static let muted = StandardEmphasis()
  }
  public static let standard = MapStyle()
  public static let hybrid = MapStyle()
  public static let imagery = MapStyle()
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}
public struct PointOfInterestCategories: Sendable {
  public static let all = Self()
  public static let excludingAll = Self()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

/// Stub. A feature that a person selected on a map. None is ever selected.
public struct MapFeature: Hashable, Sendable {
  public let title: String?
  public let pointOfInterestCategory: MKPointOfInterestCategory?
}
public struct MapSelection<Value: Hashable>: Hashable {
  public let value: Value?
  public let feature: MapFeature?
  public init(_ value: Value) { (self.value, feature) = (value, nil) }
  public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
}
extension MapSelection: Sendable where Value: Sendable {}

nonisolated extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  public func mapFeatureSelectionDisabled(_ isDisabled: @escaping (MapFeature) -> Bool) -> some View { self }
  public func mapFeatureSelectionContent(@MapContentBuilder content: @escaping (MapFeature) -> some MapContent) -> some View { self }
  public func mapFeatureSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) -> some View { self }
  public func mapItemDetailSheet(isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true) -> some View { self }
  public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View { self }
  // Stub. Never called: a map does not move.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View { self }
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
}
