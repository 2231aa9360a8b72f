import AlmanacProfiles
import Foundation
import FoundationXML

/// Reads a recorded track from a GPX file (GPX 1.0 and 1.1): the points of its tracks, in order.
///
/// The input is hostile: it is bounded in bytes, points and depth, may not declare entities, and errors name the file and the line.
public enum TrackFile {
  /// Reads the track of a file.
  ///
  /// - Throws: ``HostError/malformedTrack(_:)``: what is wrong, in which line.
  public static func read(_ file: URL, profile: LocationProfile = Profiles.location) throws(HostError) -> RecordedTrack {
    let name = Printable.name(file.path)
    do {
      return try parse(
        try BoundedFile.read(file.lastPathComponent, in: file.deletingLastPathComponent(), limit: profile.trackBytes), profile: profile)
    } catch let failure as BoundedFile.Failure {
      switch failure {
      case .missing: throw .unknownTrack("\(name) does not exist")
      case .unusable(let why): throw .unknownTrack("\(name) \(why)")
      }
    } catch let HostError.malformedTrack(why) {
      throw .malformedTrack("\(name): \(why)")
    } catch {
      throw .malformedTrack("\(name): \(error)")
    }
  }

  /// Parses the content of a GPX file.
  ///
  /// - Throws: ``HostError/malformedTrack(_:)``.
  public static func parse(_ data: Data, profile: LocationProfile = Profiles.location) throws(HostError) -> RecordedTrack {
    guard data.count <= profile.trackBytes else { throw .malformedTrack("it is larger than \(profile.trackBytes) bytes; record fewer points") }
    // A parser that guesses encodings would otherwise see a declaration where this check sees none.
    guard !data.contains(0), String(validating: data, as: UTF8.self) != nil else { throw .malformedTrack("it is not text in UTF-8") }
    for forbidden in ["<!DOCTYPE", "<!ENTITY"] {
      if let place = data.range(of: Data(forbidden.utf8)) {
        throw .malformedTrack("line \(line(of: place.lowerBound, in: data)): a track may not contain \(forbidden)")
      }
    }
    if let place = emptyInstruction(in: data) {
      throw .malformedTrack("line \(line(of: place, in: data)): a processing instruction needs content after its name, as in <?name content?>")
    }
    let reader = TrackReader(profile: profile)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isWellFormed = parser.parse()
    if let fault = reader.fault { throw .malformedTrack(fault) }
    guard isWellFormed else { throw .malformedTrack("line \(parser.lineNumber): it is not well-formed XML") }
    guard reader.isGPX else { throw .malformedTrack("it is not a GPX file") }
    guard !reader.points.isEmpty else { throw .malformedTrack("it has no track point (trkpt)") }
    return RecordedTrack(points: reader.points)
  }

  /// Returns the place of the first processing instruction that has only a name: `<?name?>`. Foundation's parser on Linux crashes on it.
  private static func emptyInstruction(in data: Data) -> Data.Index? {
    var search = data.startIndex..<data.endIndex
    while let start = data.range(of: Data("<?".utf8), in: search) {
      // No name contains these characters, so a long text is read once.
      let end = data[start.upperBound...].firstIndex { " \t\r\n?<".utf8.contains($0) } ?? data.endIndex
      if data[end...].starts(with: "?>".utf8) { return start.lowerBound }
      search = end..<data.endIndex
    }
    return nil
  }

  private static func line(of place: Data.Index, in data: Data) -> Int { data[..<place].count { $0 == UInt8(ascii: "\n") } + 1 }
}

/// Collects the track points of a GPX file.
private final class TrackReader: NSObject, XMLParserDelegate {
  private let profile: LocationProfile
  private(set) var points: [DeviceLocation] = []
  private(set) var isGPX = false
  /// What ended the reading.
  private(set) var fault: String?

  private var depth = 0
  private var point: (latitude: Double, longitude: Double, line: Int)?
  private var time: Date?
  /// The text of the element that is read; nil: it is not needed.
  private var text: String?

  init(profile: LocationProfile) { self.profile = profile }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    depth += 1
    guard fault == nil else { return }
    guard depth <= profile.trackDepth else { return end(parser, "elements are nested deeper than \(profile.trackDepth)") }
    if depth == 1 { isGPX = name == "gpx" }
    guard isGPX else { return end(parser, "it is not a GPX file: its element is \(Printable.line(name, bytes: 40))") }
    switch name {
    case "trkpt":
      guard points.count < profile.trackPoints else { return end(parser, "it has more than \(profile.trackPoints) points") }
      guard let latitude = attributes["lat"].flatMap(Double.init), let longitude = attributes["lon"].flatMap(Double.init) else {
        return end(parser, "a trkpt needs the numbers lat and lon")
      }
      (point, time) = ((latitude, longitude, parser.lineNumber), nil)
    case "time" where point != nil: text = ""
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let soFar = text else { return }
    guard soFar.utf8.count + string.utf8.count <= 64 else { return end(parser, "a time is longer than 64 bytes") }
    text = soFar + string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    depth -= 1
    guard fault == nil else { return }
    switch name {
    case "time":
      guard let text else { return }
      self.text = nil
      guard let date = Self.date(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
        return end(parser, "a time is a date such as 2026-03-14T09:30:00Z, not \(Printable.line(text, bytes: 40))")
      }
      time = date
    case "trkpt":
      guard let point else { return }
      self.point = nil
      guard let time else { return end(parser, "a trkpt has no time, so that the track cannot be played", line: point.line) }
      if let last = points.last, time < last.date { return end(parser, "a trkpt is earlier than the one before", line: point.line) }
      do {
        points.append(try DeviceLocation(latitude: point.latitude, longitude: point.longitude, date: time))
      } catch {
        end(parser, "\(error)", line: point.line)
      }
    default: break
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    if fault == nil { fault = "line \(parser.lineNumber): it is not well-formed XML" }
  }

  private func end(_ parser: XMLParser, _ what: String, line: Int? = nil) {
    if fault == nil { fault = "line \(line ?? parser.lineNumber): \(what)" }
    parser.abortParsing()
  }

  private static func date(_ text: String) -> Date? {
    let date = (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    // From 1970 to 9999.
    return date.flatMap { (0...253_402_300_799).contains($0.timeIntervalSince1970) ? $0 : nil }
  }
}
