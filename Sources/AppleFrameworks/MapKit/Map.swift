import SwiftUI

/// A map. A widget shows a prohibition sign instead, as on Apple's systems.
nonisolated public struct Map<Content>: View {
  private let source: SourceLocation
  @MainActor public var body: some View {
    ProhibitedView(name: "Map", alternative: "show a picture of the place; there are no maps on this machine", source: source)
  }
}
extension Map where Content == Never {
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init<Items: RandomAccessCollection, Annotation: MapContent>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
}
extension Map where Content: MapContent {
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
}

extension Map where Content == EmptyMapContent {
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
}

/// What is on a map. Nothing draws it.
public protocol MapContent {}
public struct EmptyMapContent: MapContent { public init() {} }
@resultBuilder public enum MapContentBuilder {
  public static func buildBlock(_ parts: any MapContent...) -> EmptyMapContent { EmptyMapContent() }
  public static func buildOptional(_ part: EmptyMapContent?) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither(first: EmptyMapContent) -> EmptyMapContent { first }
  public static func buildEither(second: EmptyMapContent) -> EmptyMapContent { second }
  public static func buildArray(_ parts: [EmptyMapContent]) -> EmptyMapContent { EmptyMapContent() }
}
// No map asks for its content, so the initialiser never runs.
extension ForEach: MapContent where Content: MapContent {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID {
    fatalError("a map's content is not made")
  }
}
public struct Marker: MapContent {
  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  public func tint(_ color: Color?) -> Marker { self }
}
public struct Annotation: MapContent {
  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}
  @_disfavoredOverload
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}
}
public struct MapMarker: MapContent {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapPin: MapContent {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapAnnotation: MapContent {
  public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> some View) {}
}
public struct MapPolyline: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(_ polyline: MKPolyline) {}
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> MapPolyline { self }
}
public struct MapCircle: MapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public func foregroundStyle(_ style: some ShapeStyle) -> MapCircle { self }
}
public struct UserAnnotation: MapContent { public init() {} }

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }
}
public struct MapCameraBounds: Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
public struct MapCameraPosition: Sendable {
  public let region: MKCoordinateRegion?
  public let camera: MapCamera?
  public static let automatic = MapCameraPosition(region: nil, camera: nil)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region, camera: nil) }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .region(MKCoordinateRegion(rect)) }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(region: nil, camera: camera) }
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition { fallback }
}

/// How a map looks. Nothing draws it.
public struct MapStyle: Sendable {
  public static let standard = MapStyle()
  public static let hybrid = MapStyle()
  public static let imagery = MapStyle()
}
nonisolated extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
