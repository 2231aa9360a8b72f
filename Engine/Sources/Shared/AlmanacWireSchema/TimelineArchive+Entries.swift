import Foundation
import SwiftProtobuf

extension TimelineArchive {
  /// The index of the entry that is current at `date`: the last one whose date has passed (Specification C2); nil before the first.
  ///
  /// Of entries with equal dates, the last in the list is used. The list need not be sorted.
  public func entryIndex(at date: Date) -> Int? {
    let now = date.timeIntervalSince1970
    var found: Int?
    for (index, entry) in entries.enumerated() where entry.date.seconds <= now {
      if let current = found, entries[current].date.seconds > entry.date.seconds { continue }
      found = index
    }
    return found
  }

  /// The date of the first entry after `date`; nil if there is none.
  public func nextEntryDate(after date: Date) -> Date? {
    let now = date.timeIntervalSince1970
    return entries.lazy.map(\.date.seconds).filter { $0 > now }.min().map(Date.init(timeIntervalSince1970:))
  }

  /// Decodes and validates the display list of the entry at `index` for a presentation and date (Specification D3).
  ///
  /// - Parameters:
  ///   - key: the presentation; unspecified values match anything.
  ///   - date: selects the moment of an entry whose views follow a schedule; nil: the entry's own date.
  /// - Throws: ``ArchiveError`` if there is no such entry, it has no list, or its list is malformed or exceeds `limits`.
  public func displayList(
    entry index: Int, for key: VariantKey, at date: Date? = nil, limits: DisplayListLimits = .standard
  ) throws -> DisplayList {
    guard entries.indices.contains(index), let list = entries[index].displayListIndex(for: key, at: date), displayLists.indices.contains(list) else {
      throw ArchiveError.displayListMissing(entry: index)
    }
    return try DisplayList(validating: displayLists[list], limits: limits)
  }

  /// The image with this SHA-256 (32 bytes); nil if the archive lacks it.
  public func image(_ sha256: Data) -> ImageBlob? { images.first { $0.sha256 == sha256 } }
}

extension ArchivedEntry {
  /// The variants of this entry at `date`: those of the last moment that has passed, or the entry's own before the first moment.
  public func variants(at date: Date) -> [Variant] {
    let now = date.timeIntervalSince1970
    return moments.last { $0.date.seconds <= now }?.variants ?? variants
  }

  /// The date of the entry's first moment after `date`; nil if there is none.
  public func nextMoment(after date: Date) -> Date? {
    let now = date.timeIntervalSince1970
    return moments.first { $0.date.seconds > now }.map { Date(timeIntervalSince1970: $0.date.seconds) }
  }

  /// The index in `TimelineArchive.displayLists` of the display list for `key` at `date` (nil: the entry's own date; Specification D1, D2, D3).
  ///
  /// A variant matches if every value that its bodies read equals the requested one; values that they did not read, and values that are unspecified
  /// in `key`, match anything. Of several matches the most specific is used, then the first. If none matches (the list was archived before the host
  /// knew the presentation), the one with the least mismatch is used; redaction weighs most. The painter still applies redaction, mode and
  /// scheme to that list. Returns nil only if there are no variants.
  public func displayListIndex(for key: VariantKey, at date: Date? = nil) -> Int? {
    var best: (mismatch: Int, specificity: Int, list: Int)?
    for variant in date.map(variants(at:)) ?? variants {
      let (mismatch, specificity) = variant.key.distance(to: key)
      if let found = best, (found.mismatch, -found.specificity) <= (mismatch, -specificity) { continue }
      best = (mismatch, specificity, Int(variant.displayList))
    }
    return best?.list
  }
}

extension VariantKey {
  /// Compares a variant's key with a requested one: the weighted sum of the differing values, and the number of values that the variant specifies.
  fileprivate func distance(to wanted: VariantKey) -> (mismatch: Int, specificity: Int) {
    var mismatch = 0
    var specificity = 0
    func compare(_ own: Int, _ other: Int, weight: Int) {
      if own == 0 { return }
      specificity += 1
      if other != 0, own != other { mismatch += weight }
    }
    compare(redaction.rawValue, wanted.redaction.rawValue, weight: 128)
    compare(renderingMode.rawValue, wanted.renderingMode.rawValue, weight: 64)
    compare(luminance.rawValue, wanted.luminance.rawValue, weight: 32)
    compare(background.rawValue, wanted.background.rawValue, weight: 16)
    compare(colorScheme.rawValue, wanted.colorScheme.rawValue, weight: 8)
    compare(contrast.rawValue, wanted.contrast.rawValue, weight: 4)
    compare(transparency.rawValue, wanted.transparency.rawValue, weight: 2)
    compare(motion.rawValue, wanted.motion.rawValue, weight: 1)
    return (mismatch, specificity)
  }
}
