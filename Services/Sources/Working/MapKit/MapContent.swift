import SwiftUI

/// The content of a map. It is never drawn.
public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder @MainActor var body: Body { get }
}
extension Never: MapContent {}
/// Content that MapKit itself declares.
public protocol _PrimitiveMapContent: MapContent where Body == Never {}
extension _PrimitiveMapContent {
  /// Stub. Never called: a map's content is not drawn.
  @MainActor public var body: Never { fatalError("\(Self.self) has no body") }
}
public struct EmptyMapContent: _PrimitiveMapContent { public init() {} }
@resultBuilder public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload public static func buildBlock(_ parts: any MapContent...) -> EmptyMapContent { EmptyMapContent() }
  public static func buildOptional(_ part: (any MapContent)?) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither(first: any MapContent) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither(second: any MapContent) -> EmptyMapContent { EmptyMapContent() }
  public static func buildLimitedAvailability(_ part: any MapContent) -> EmptyMapContent { EmptyMapContent() }
}
// The initialisers are never called, because maps do not evaluate their content.
extension ForEach: MapContent where Content: MapContent {
  @MainActor public var body: EmptyMapContent { EmptyMapContent() }
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content)
  }
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content)
  }
}
extension Group: MapContent where Content: MapContent {
  @MainActor public var body: EmptyMapContent { EmptyMapContent() }
}

extension MapContent {
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  public func tint(_ color: Color?) -> some MapContent { self }
  public func tint(_ style: some ShapeStyle) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent { self }
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
  public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  public func mapItemDetailSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle?) -> some MapContent { self }
}
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
  public static let automatic = Self()
  public static let callout = Self()
  public static let caption = Self()
  public static let sheet = Self()
}

public struct Marker: _PrimitiveMapContent {
  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  public init(_ title: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
  public init(_ title: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View) {}
  public init(item: MKMapItem) {}
}
public struct Annotation: _PrimitiveMapContent {
  public init(
    _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {}
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {}
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center, @ViewBuilder content: () -> some View,
    @ViewBuilder label: () -> some View
  ) {}
}
public struct MapMarker: _PrimitiveMapContent {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapPin: _PrimitiveMapContent {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapAnnotation: _PrimitiveMapContent {
  public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> some View) {}
}
public struct MapPolyline: _PrimitiveMapContent {
  public struct ContourStyle: Sendable {
    public static let straight = ContourStyle()
    public static let geodesic = ContourStyle()
  }
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}
}
public struct MapPolygon: _PrimitiveMapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(points: [MKMapPoint]) {}
  public init(_ polygon: MKPolygon) {}
}
public struct MapCircle: _PrimitiveMapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public init(mapRect: MKMapRect) {}
  public init(_ circle: MKCircle) {}
}
public struct UserAnnotation: _PrimitiveMapContent {
  public init() {}
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}
  public init(anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> some View) {}
}
public struct UserLocation {
  public let location: CLLocation?
  public let heading: CLHeading?
}
