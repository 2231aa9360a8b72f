import AlmanacProfiles
import Foundation
import Testing

@testable import Host

/// Recorded tracks: reading GPX files, of which any may be hostile, and playing them by the clock.
@Suite struct TrackTests {
  private static func gpx(_ points: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
    <metadata><time>2020-01-01T00:00:00Z</time></metadata>
    <trk><name>walk</name><trkseg>
    \(points)
    </trkseg></trk></gpx>
    """
  }

  private static func point(_ latitude: Double, _ longitude: Double, _ time: String) -> String {
    #"<trkpt lat="\#(latitude)" lon="\#(longitude)"><ele>3</ele><time>\#(time)</time></trkpt>"#
  }

  private static func fault(_ text: String, _ change: (inout LocationProfile) -> Void = { _ in }) -> String? {
    var profile = Profiles.location
    change(&profile)
    do {
      _ = try TrackFile.parse(Data(text.utf8), profile: profile)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `the points of all segments are read in order, fractions of seconds too`() throws {
    let text = Self.gpx(
      [Self.point(1, 2, "2026-01-05T08:00:00Z"), "</trkseg><trkseg>", Self.point(1.5, -2, "2026-01-05T08:00:30.500Z")].joined(separator: "\n"))
    let track = try TrackFile.parse(Data(text.utf8))
    #expect(track.points.map(\.latitude) == [1, 1.5] && track.points.map(\.longitude) == [2, -2])
    #expect(abs(track.duration - 30.5) < 0.001)
    let styled = #"<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><?a ?>"# + text.split(separator: "?>", maxSplits: 1).last!
    #expect(try TrackFile.parse(Data(styled.utf8)).points == track.points)
  }

  @Test(arguments: [
    ("", "not a GPX file"), ("no xml", "not well-formed"), ("<gpx><trk>", "not well-formed"), ("<kml/>", "not a GPX file: its element is kml"),
    ("<gpx/>", "no track point"),
    (gpx(#"<trkpt lat="1"/>"#), "line 5: a trkpt needs the numbers lat and lon"),
    (gpx(#"<trkpt lat="x" lon="1"/>"#), "line 5: a trkpt needs the numbers"),
    (gpx(#"<trkpt lat="1" lon="1"></trkpt>"#), "line 5: a trkpt has no time"),
    (gpx(point(91, 0, "2026-01-05T08:00:00Z")), "line 5: the latitude is a number of degrees from -90 to 90; got 91.0"),
    (gpx(point(.nan, 0, "2026-01-05T08:00:00Z")), "line 5: the latitude"),
    (gpx(point(0, 0, "yesterday")), "line 5: a time is a date such as"),
    (gpx(point(0, 0, "-0044-03-15T12:00:00Z")), "line 5: a time is a date such as"),
    (gpx(point(0, 0, String(repeating: "9", count: 100_000))), "line 5: a time is longer than 64 bytes"),
    (gpx(point(0, 0, "2026-01-05T08:00:00Z") + "\n" + point(0, 0, "2026-01-05T07:59:59Z")), "line 6: a trkpt is earlier than the one before"),
    ("<!DOCTYPE gpx [<!ENTITY a \"aaaa\">]>\n<gpx>&a;</gpx>", "line 1: a track may not contain <!DOCTYPE"),
    ("<?xml version=\"1.0\"?>\n<!DOCTYPE gpx SYSTEM \"file:///etc/passwd\"><gpx/>", "line 2: a track may not contain <!DOCTYPE"),
    // Foundation's parser crashes on a processing instruction without content.
    ("<?a?>\n<gpx/>", "line 1: a processing instruction needs content"), (gpx("<!-- <? -->\n<?a b?><?a?>"), "line 6: a processing instruction"),
    ("<?<?<?<?a?>", "line 1: a processing instruction"), ("<?", "not a GPX file"), ("<gpx><?a", "not well-formed"),
    ("<gpx>\u{0}</gpx>", "not text in UTF-8"),
    (gpx(String(repeating: "<a>", count: 40) + String(repeating: "</a>", count: 40)), "nested deeper than 32"),
    ("<gpx>" + String(repeating: "<a>", count: 200_000), "nested deeper than 32"),
  ])
  func `a broken or hostile track is refused by name, with its line`(text: String, expected: String) throws {
    let fault = try #require(Self.fault(text))
    #expect(fault.contains(expected), "\(fault)")
    #expect(fault.utf8.count < 300 && !fault.contains("\n"))
  }

  @Test func `a track has bounds for bytes and points, and text in another encoding is refused`() throws {
    let three = Self.gpx(String(repeating: Self.point(1, 2, "2026-01-05T08:00:00Z") + "\n", count: 3))
    #expect(Self.fault(three) == nil)
    #expect(Self.fault(three) { $0.trackPoints = 2 }?.contains("more than 2 points") == true)
    #expect(Self.fault(three) { $0.trackBytes = 100 }?.contains("larger than 100 bytes") == true)
    let utf16 = try #require(three.data(using: .utf16))
    #expect(throws: HostError.self) { try TrackFile.parse(utf16) }
    #expect(throws: HostError.unknownTrack("/nowhere/walk.gpx does not exist")) { try TrackFile.read(URL(fileURLWithPath: "/nowhere/walk.gpx")) }
    #expect(throws: HostError.self) { try TrackFile.read(URL(fileURLWithPath: "/dev/zero")) }
  }

  private static let start = Date(timeIntervalSince1970: 1_767_960_000)

  /// North along a meridian at 10 m/s for ten minutes, then an hour without a point, then 6 km farther.
  private static func drive() throws -> RecordedTrack {
    let seconds: [(Double, Double)] = [(0, 0), (300, 3000), (600, 6000), (4200, 12_000)]
    return RecordedTrack(
      points: try seconds.map { offset, metres in
        try DeviceLocation(latitude: metres / 111_195, longitude: 10, date: Date(timeIntervalSince1970: 5000 + offset))
      })
  }

  @Test func `a track plays by the clock: straight between points, still in a gap, unknown before it starts`() throws {
    let track = try Self.drive()
    func metres(_ seconds: Double) -> Double? {
      track.position(at: Self.start + seconds, start: Self.start).location.map { ($0.latitude * 111_195).rounded() }
    }
    #expect(metres(-1) == nil && metres(0) == 0 && metres(150) == 1500 && metres(450) == 4500)
    #expect(metres(601) == 6000 && metres(4199) == 6000 && metres(4200) == 12_000 && metres(99_999) == 12_000)
    // In the gap the location ages, so that it becomes unknown.
    let inGap = try #require(track.position(at: Self.start + 2000, start: Self.start).location)
    #expect(abs(inGap.date.timeIntervalSince(Self.start) - 600) < 0.001)
  }

  @Test func `the next significant change of a track is known ahead of time`() throws {
    let track = try Self.drive()
    let home = try DeviceLocation(latitude: 0, longitude: 10, date: Self.start)
    func next(_ after: Double, _ anchor: DeviceLocation?, earliest: Double? = nil) -> Double? {
      track.firstDate(
        after: Self.start + after, start: Self.start, awayFrom: anchor, distance: 500, earliest: earliest.map { Self.start + $0 }
      ).map { $0.timeIntervalSince(Self.start) }
    }
    let first = try #require(next(0, home))
    #expect(abs(first - 50) < 0.5)
    #expect(next(0, home, earliest: 300) == 300)
    let end = try DeviceLocation(latitude: 6000 / 111_195, longitude: 10, date: Self.start)
    #expect(next(600, end).map { abs($0 - 4200) < 0.5 } == true)
    let last = try DeviceLocation(latitude: 12_000 / 111_195, longitude: 10, date: Self.start)
    #expect(next(4200, last) == nil)
    #expect(next(-1000, nil) == 0)
  }

  @Test func `a way across the date line is the short one`() throws {
    let east = try DeviceLocation(latitude: 0, longitude: 179.9, date: Self.start)
    let west = try DeviceLocation(latitude: 0, longitude: -179.9, date: Self.start + 60)
    let middle = east.toward(west, by: 0.75, at: Self.start)
    #expect(abs(middle.longitude - -179.95) < 1e-9)
    #expect(east.distance(to: middle) < 20_000)
  }
}
