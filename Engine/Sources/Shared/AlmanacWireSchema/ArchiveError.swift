/// Why an archive or a display list was rejected. An extension's output is untrusted input: it is validated before it is stored.
public enum ArchiveError: Error, Equatable, Sendable {
  /// The bytes of `what` ("display list", "timeline archive", "colour matrix") are not a valid message of this schema.
  case malformed(what: String)
  /// The archive has this schema version, which differs from ``TimelineArchive/currentSchemaVersion``.
  case schemaVersion(UInt32)
  /// There are `found` of `what` (for example "nodes in a display list"); at most `limit` are allowed.
  case tooLarge(what: String, found: Int, limit: Int)
  /// A number of `what` is NaN or infinite. `place` is the node's path in the list, or a part of the archive.
  case notFinite(what: String, place: String)
  /// A number of `what` is `found`; its magnitude may be at most `limit`, and a size may not be negative. `place` as in ``notFinite(what:place:)``.
  case outOfRange(what: String, found: Double, limit: Double, place: String)
  /// A path of the node at `place` has fewer or more coordinates than its verbs need.
  case pathTruncated(place: String)
  /// The entry at this index has no display list for the requested presentation, or refers to one that the archive lacks.
  case displayListMissing(entry: Int)
  /// The entry at this index is dated before the previous entry, or its moments are not in ascending order after its date.
  case entriesUnsorted(index: Int)
  /// The image at this index has a SHA-256 that is not 32 bytes long.
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
    case .pathTruncated(let place): "a path of \(place) has fewer or more coordinates than its verbs need"
    case .displayListMissing(let entry): "entry \(entry) has no display list for this presentation"
    case .entriesUnsorted(let index): "entry \(index) is dated before the entry ahead of it; sort the timeline's entries by date"
    case .imageHash(let index): "image \(index) has no SHA-256 of 32 bytes"
    }
  }
}
