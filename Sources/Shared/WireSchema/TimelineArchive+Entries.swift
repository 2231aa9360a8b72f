import Foundation
import SwiftProtobuf

extension TimelineArchive {
  /// The entry to show at `date`: the last one whose date has passed (Specification C2); nil before the first.
  ///
  /// Entries of one date: the later in the list wins. The order of the list is not relied on.
  public func entryIndex(at date: Date) -> Int? {
    let now = date.timeIntervalSince1970
    var found: Int?
    for (index, entry) in entries.enumerated() where entry.date.seconds <= now {
      if let current = found, entries[current].date.seconds > entry.date.seconds { continue }
      found = index
    }
    return found
  }

  /// The date of the first entry after `date`; nil when none comes.
  public func nextEntryDate(after date: Date) -> Date? {
    let now = date.timeIntervalSince1970
    return entries.lazy.map(\.date.seconds).filter { $0 > now }.min().map(Date.init(timeIntervalSince1970:))
  }

  /// Decodes and checks the display list of an entry under a presentation, as it stands at `date` (nil: its own).
  ///
  /// - Throws: ``ArchiveError`` when the entry has no list, or its list is malformed or beyond `limits`.
  public func displayList(
    entry index: Int, for key: VariantKey, at date: Date? = nil, limits: DisplayListLimits = .standard
  ) throws -> DisplayList {
    guard entries.indices.contains(index), let list = entries[index].displayListIndex(for: key, at: date), displayLists.indices.contains(list) else {
      throw ArchiveError.displayListMissing(entry: index)
    }
    return try DisplayList(validating: displayLists[list], limits: limits)
  }

  /// The image with this SHA-256, if the archive holds it.
  public func image(_ sha256: Data) -> ImageBlob? { images.first { $0.sha256 == sha256 } }
}

extension ArchivedEntry {
  /// What is shown of this entry at `date`: of its moments the last one that has passed, before the first its own variants.
  public func variants(at date: Date) -> [Variant] {
    let now = date.timeIntervalSince1970
    return moments.last { $0.date.seconds <= now }?.variants ?? variants
  }

  /// When the entry next shows another of its moments; nil = it does not.
  public func nextMoment(after date: Date) -> Date? {
    let now = date.timeIntervalSince1970
    return moments.first { $0.date.seconds > now }.map { Date(timeIntervalSince1970: $0.date.seconds) }
  }

  /// Which display list shows this entry under `key` at `date` (nil: its own; Specification D1, D2, D3):
  /// an index into `TimelineArchive.displayLists`.
  ///
  /// A variant matches when every value that its bodies read equals the one asked for; what they did not read matches
  /// anything, and so does a value left unspecified in `key`. Of several the most specific wins, then the first. Where none
  /// matches (a list archived before the surface knew the presentation) the nearest stands in, redaction weighing most, since
  /// the painter applies redaction, modes and schemes to whatever list it gets. Nil only without variants.
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
  fileprivate func distance(to wanted: VariantKey) -> (mismatch: Int, specificity: Int) {
    var mismatch = 0
    var specificity = 0
    func compare(_ own: Int, _ other: Int, weight: Int) {
      if own == 0 { return }
      specificity += 1
      if other != 0, own != other { mismatch += weight }
    }
    compare(redaction.rawValue, wanted.redaction.rawValue, weight: 16)
    compare(renderingMode.rawValue, wanted.renderingMode.rawValue, weight: 8)
    compare(luminance.rawValue, wanted.luminance.rawValue, weight: 4)
    compare(background.rawValue, wanted.background.rawValue, weight: 2)
    compare(colorScheme.rawValue, wanted.colorScheme.rawValue, weight: 1)
    return (mismatch, specificity)
  }
}
