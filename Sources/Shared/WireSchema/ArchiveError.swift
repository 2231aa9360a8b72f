/// Why an archive or a display list was rejected. An extension's output is untrusted input: it is validated before it is stored.
public enum ArchiveError: Error, Equatable, Sendable {
  case malformed(what: String)
  case schemaVersion(UInt32)
  case tooLarge(what: String, found: Int, limit: Int)
  case notFinite(what: String, place: String)
  case outOfRange(what: String, found: Double, limit: Double, place: String)
  case pathTruncated(place: String)
  case displayListMissing(entry: Int)
  case entriesUnsorted(index: Int)
  case imageHash(index: Int)

  /// The stable name that decisions and diagnostics use.
  public var name: String {
    switch self {
    case .malformed: "archive.malformed"
    case .schemaVersion: "archive.schemaVersion"
    case .tooLarge: "archive.tooLarge"
    case .notFinite: "archive.notFinite"
    case .outOfRange: "archive.outOfRange"
    case .pathTruncated: "archive.pathTruncated"
    case .displayListMissing: "archive.displayListMissing"
    case .entriesUnsorted: "archive.entriesUnsorted"
    case .imageHash: "archive.imageHash"
    }
  }
}

extension ArchiveError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let what): "the \(what) is not a message of this schema; rebuild the extension against this version of Almanac"
    case .schemaVersion(let version):
      "the archive has schema version \(version), this host reads version \(TimelineArchive.currentSchemaVersion); rebuild the extension"
    case .tooLarge(let what, let found, let limit): "\(found) \(what), the limit is \(limit); archive less per timeline"
    case .notFinite(let what, let place): "\(what) of \(place) is not a finite number; check divisions in its size or position"
    case .outOfRange(let what, let found, let limit, let place): "\(what) of \(place) is \(found), the limit is \(limit)"
    case .pathTruncated(let place): "a path of \(place) has fewer coordinates than its verbs need"
    case .displayListMissing(let entry): "entry \(entry) has no display list for this presentation"
    case .entriesUnsorted(let index): "entry \(index) is dated before the entry ahead of it; sort the timeline's entries by date"
    case .imageHash(let index): "image \(index) bears no SHA-256 of 32 bytes"
    }
  }
}
