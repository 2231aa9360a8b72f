import AlmanacBasics
import Foundation
import SwiftProtobuf

/// Limits of one timeline's archive (Specification F1).
public struct ArchiveLimits: Sendable, Hashable {
  /// The most entries; also the most moments of all entries together.
  public var entries: Int
  /// The most display lists.
  public var displayLists: Int
  /// The most images.
  public var images: Int
  /// The most pixels of one image: its width times its height.
  public var imagePixels: Int
  /// The most diagnostics.
  public var diagnostics: Int
  /// The limits of each display list.
  public var list: DisplayListLimits

  /// Limits with these values; each is explained at its property.
  public init(entries: Int, displayLists: Int, images: Int, imagePixels: Int, diagnostics: Int, list: DisplayListLimits) {
    self.entries = entries
    self.displayLists = displayLists
    self.images = images
    self.imagePixels = imagePixels
    self.diagnostics = diagnostics
    self.list = list
  }

  /// The default limits.
  public static let standard = ArchiveLimits(
    entries: 20_000, displayLists: 100_000, images: 4096, imagePixels: ImageLimits.pixels, diagnostics: 10_000, list: .standard)
}

extension TimelineArchive {
  /// Decodes an archive from untrusted data and validates its headers; display lists are validated when they are decoded.
  ///
  /// - Throws: ``ArchiveError``.
  public init(validating data: Data, limits: ArchiveLimits = .standard) throws {
    do {
      let counted = ElementCount.Limits(entries: limits.entries, all: ElementCount.Limits.standard.all)
      try data.withUnsafeBytes { try ElementCount.check(archive: $0, counted) }
      try self.init(bounded: data)
    } catch let error as DecodedTooLarge {
      throw ArchiveError.tooLarge(what: "bytes in a decoded archive", found: error.limit + 1, limit: error.limit)
    } catch ElementCount.Fault.tooMany(let what, let limit) {
      throw ArchiveError.tooLarge(what: what, found: limit + 1, limit: limit)
    } catch {
      throw ArchiveError.malformed(what: "timeline archive")
    }
    try validate(limits)
  }

  /// Checks what later code relies on: version, counts, finite and sorted dates, indices in range, image hashes.
  ///
  /// An empty timeline is valid here; the host decides what to do with it.
  ///
  /// - Throws: ``ArchiveError``, which names the first fault.
  public func validate(_ limits: ArchiveLimits = .standard) throws {
    guard schemaVersion == Self.currentSchemaVersion else { throw ArchiveError.schemaVersion(schemaVersion) }
    func count(_ found: Int, _ limit: Int, _ what: String) throws {
      if found > limit { throw ArchiveError.tooLarge(what: what, found: found, limit: limit) }
    }
    try count(entries.count, limits.entries, "entries")
    try count(entries.reduce(0) { $0 + $1.moments.count }, limits.entries, "moments of entries")
    try count(displayLists.count, limits.displayLists, "display lists")
    try count(images.count, limits.images, "images")
    try count(diagnostics.count, limits.diagnostics, "diagnostics")
    for list in displayLists { try count(list.count, limits.list.bytes, "bytes in a display list") }
    try validateEntries()
    for (index, image) in images.enumerated() {
      guard image.sha256.count == 32 else { throw ArchiveError.imageHash(index: index) }
      try count(Int(image.pixelWidth) * Int(image.pixelHeight), limits.imagePixels, "pixels in an image")
    }
    try date(created, "the archive's creation")
    if policy.hasDate { try date(policy.date, "the reload policy") }
  }

  private func validateEntries() throws {
    var previous = -Double.infinity
    for (index, entry) in entries.enumerated() {
      try date(entry.date, "entry \(index)")
      guard entry.date.seconds >= previous else { throw ArchiveError.entriesUnsorted(index: index) }
      previous = entry.date.seconds
      guard entry.relevance.score.isFinite, entry.relevance.duration.isFinite else {
        throw ArchiveError.notFinite(what: "the relevance", place: "entry \(index)")
      }
      guard !entry.variants.isEmpty, entry.variants.allSatisfy({ Int($0.displayList) < displayLists.count }) else {
        throw ArchiveError.displayListMissing(entry: index)
      }
      var earlier = entry.date.seconds
      for moment in entry.moments {
        try date(moment.date, "a moment of entry \(index)")
        guard moment.date.seconds > earlier else { throw ArchiveError.entriesUnsorted(index: index) }
        earlier = moment.date.seconds
        guard !moment.variants.isEmpty, moment.variants.allSatisfy({ Int($0.displayList) < displayLists.count }) else {
          throw ArchiveError.displayListMissing(entry: index)
        }
      }
    }
  }

  private func date(_ instant: Instant, _ place: String) throws {
    guard instant.seconds.isFinite else { throw ArchiveError.notFinite(what: "the date", place: place) }
    guard abs(instant.seconds) <= Instant.maxSeconds else {
      throw ArchiveError.outOfRange(what: "the date in seconds", found: instant.seconds, limit: Instant.maxSeconds, place: place)
    }
  }
}
