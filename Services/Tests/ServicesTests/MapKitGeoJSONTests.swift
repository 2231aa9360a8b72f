import AlmanacFoundationCompat
import Foundation
import MapKit
import Testing

/// Shapes of GeoJSON documents.
@Suite struct MapKitGeoJSONTests {
  private func decode(_ text: String) throws -> [any MKGeoJSONObject] { try MKGeoJSONDecoder().decode(Data(text.utf8)) }

  @Test func `a feature has its properties and its shapes`() throws {
    let objects = try decode(
      """
      {"type": "FeatureCollection", "features": [{"type": "Feature", "id": 7, "properties": {"name": "Pier"},
       "geometry": {"type": "Polygon", "coordinates": [[[10, 54], [11, 54], [11, 55], [10, 54]], [[10.1, 54.1], [10.2, 54.1], [10.1, 54.1]]]}}]}
      """)
    let feature = try #require(objects.first as? MKGeoJSONFeature)
    let polygon = try #require(feature.geometry.first as? MKPolygon)
    #expect(feature.identifier == "7" && feature.properties.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"Pier"}"#)
    #expect(polygon.pointCount == 4 && polygon.interiorPolygons?.count == 1 && polygon.coordinates[1].longitude == 11)
  }

  @Test func `a collection becomes its shapes`() throws {
    let objects = try decode(
      """
      {"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [10, 54, 3]},
       {"type": "MultiLineString", "coordinates": [[[0, 1], [2, 3]], [[4, 5], [6, 7]]]}]}
      """)
    #expect((objects.first as? MKPointAnnotation)?.coordinate.latitude == 54)
    #expect((objects.last as? MKMultiPolyline)?.polylines.last?.coordinates.last?.longitude == 6)
  }

  @Test(arguments: [
    "[]", "{}", #"{"type": "Point", "coordinates": [1]}"#, #"{"type": "Feature", "geometry": {"type": "Blob"}}"#,
    String(repeating: #"{"type": "GeometryCollection", "geometries": ["#, count: 20) + String(repeating: "]}", count: 20),
  ])
  func `what is not GeoJSON is refused`(text: String) {
    #expect(throws: MKError(.decodingFailed)) { _ = try decode(text) }
  }
}
