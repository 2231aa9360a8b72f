import CoreLocation

/// An object in a GeoJSON document: a feature or a shape.
public protocol MKGeoJSONObject: NSObjectProtocol {}
extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Shapes with custom properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject, @unchecked Sendable {
  public let identifier: String?
  /// The properties as JSON.
  public let properties: Data?
  public let geometry: [MKShape & MKGeoJSONObject]
  init(identifier: String?, properties: Data?, geometry: [MKShape & MKGeoJSONObject]) {
    (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
  }
}

/// Decodes GeoJSON (RFC 7946) of at most 16 MB. Throws `MKError.decodingFailed` for other data.
open class MKGeoJSONDecoder: NSObject {
  private static let largestDocument = 16 << 20
  private static let deepestCollection = 16

  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard data.count <= Self.largestDocument else {
      UnavailableServices.report("mapKit.geoJSON", "MKGeoJSONDecoder reads at most 16 MB")
      throw MKError(.decodingFailed)
    }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw MKError(.decodingFailed) }
    switch object["type"] as? String {
    case "FeatureCollection":
      guard let features = object["features"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
      return try features.map(feature)
    case "Feature": return [try feature(object)]
    default: return try shapes(object, depth: 0)
    }
  }

  private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
    guard object["type"] as? String == "Feature" else { throw MKError(.decodingFailed) }
    let identifier = object["id"] as? String ?? (object["id"] as? NSNumber)?.stringValue
    let properties = try (object["properties"] as? [String: Any]).map { try JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys]) }
    let geometry = try (object["geometry"] as? [String: Any]).map { try shapes($0, depth: 0) } ?? []
    return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)
  }

  private func shapes(_ object: [String: Any], depth: Int) throws -> [MKShape & MKGeoJSONObject] {
    let coordinates = object["coordinates"]
    switch object["type"] as? String {
    case "Point": return [MKPointAnnotation(coordinate: try point(coordinates))]
    case "MultiPoint": return [MKMultiPoint(coordinates: try line(coordinates))]
    case "LineString": return [MKPolyline(coordinates: try line(coordinates))]
    case "MultiLineString": return [MKMultiPolyline(try list(coordinates).map { MKPolyline(coordinates: try line($0)) })]
    case "Polygon": return [try polygon(coordinates)]
    case "MultiPolygon": return [MKMultiPolygon(try list(coordinates).map(polygon))]
    case "GeometryCollection":
      guard depth < Self.deepestCollection, let members = object["geometries"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
      return try members.flatMap { try shapes($0, depth: depth + 1) }
    default: throw MKError(.decodingFailed)
    }
  }

  private func list(_ value: Any?) throws -> [Any] {
    guard let list = value as? [Any] else { throw MKError(.decodingFailed) }
    return list
  }
  /// Decodes a position: longitude, latitude, and optionally altitude.
  private func point(_ value: Any?) throws -> CLLocationCoordinate2D {
    let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard numbers.count >= 2 else { throw MKError(.decodingFailed) }
    return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
  }
  private func line(_ value: Any?) throws -> [CLLocationCoordinate2D] { try list(value).map(point) }
  /// The first ring is the border, the others are holes.
  private func polygon(_ value: Any?) throws -> MKPolygon {
    let rings = try list(value).map(line)
    guard let border = rings.first else { throw MKError(.decodingFailed) }
    let holes = rings.dropFirst().map { MKPolygon(coordinates: $0) }
    return MKPolygon(coordinates: border, interiorPolygons: holes.isEmpty ? nil : holes)
  }
}
