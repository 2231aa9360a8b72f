import Archive
import Foundation
import Profiles
import SwiftProtobuf

/// Whether an archive from an extension may be stored and drawn. Everything in it is input (DESIGN rules 9 and 11).
struct ArchiveCheck {
  let limits: LimitsProfile
  /// The kind and family that were asked for.
  let kind: String
  let family: WidgetFamilyValue
  /// A placeholder and a snapshot have exactly one entry.
  let isTimeline: Bool

  /// Dates beyond these are the work of arithmetic on `Date.distantPast` and its like; comparisons still hold within.
  private static let dates = -62_135_596_800.0...253_402_300_800.0

  /// Throws the first rule that `archive` breaks.
  func check(_ archive: TimelineArchive) throws(ExtensionError) {
    guard archive.schemaVersion == 1 else {
      throw broken("archive.version", "the archive has schema version \(archive.schemaVersion), this host reads 1")
    }
    guard archive.kind == kind, archive.family == family else {
      throw broken("archive.other", "the archive is of \(archive.kind) \(archive.family.name), \(kind) \(family.name) was asked for")
    }
    try checkEntries(archive)
    try checkPolicy(archive.policy)
    try checkImages(archive.images)
    try checkDisplayLists(archive)
  }

  private func checkEntries(_ archive: TimelineArchive) throws(ExtensionError) {
    let entries = archive.entries
    guard !entries.isEmpty else { throw broken("timeline.empty", "the timeline has no entry; give at least one") }
    guard isTimeline || entries.count == 1 else {
      throw broken("archive.entries", "a placeholder or snapshot has one entry, not \(entries.count)")
    }
    guard entries.count <= limits.entryCount else {
      throw broken("limit.entryCount", "the timeline has \(entries.count) entries, \(limits.entryCount) are kept; give fewer and a reload policy")
    }
    var last = -Double.infinity
    for entry in entries {
      let date = entry.date.seconds
      guard Self.dates.contains(date) else { throw broken("entry.date", "an entry's date is no date between the years 1 and 9999") }
      guard date >= last else { throw broken("entry.order", "the archive's entries are not in the order of their dates") }
      last = date
      guard !entry.variants.isEmpty else { throw broken("entry.variants", "an entry has nothing to draw") }
      var bytes = 0
      for variant in entry.variants {
        guard variant.displayList < archive.displayLists.count else {
          throw broken("entry.displayList", "an entry names drawing \(variant.displayList), of which there are \(archive.displayLists.count)")
        }
        bytes += archive.displayLists[Int(variant.displayList)].count
      }
      guard bytes <= limits.entryBytes else {
        throw broken("limit.entryBytes", "an entry's drawing takes \(bytes) bytes, \(limits.entryBytes) are kept; draw fewer views")
      }
      guard !entry.hasRelevance || (entry.relevance.score.isFinite && entry.relevance.duration.isFinite) else {
        throw broken("entry.relevance", "an entry's relevance is no number")
      }
    }
  }

  private func checkPolicy(_ policy: ReloadPolicy) throws(ExtensionError) {
    guard isTimeline else { return }
    switch policy.kind {
    case .atEnd, .never: return
    case .after where Self.dates.contains(policy.date.seconds): return
    case .after: throw broken("policy.date", "the reload policy's date is no date between the years 1 and 9999")
    case .unspecified, .UNRECOGNIZED: throw broken("policy.kind", "the timeline has no reload policy")
    }
  }

  private func checkImages(_ images: [ImageBlob]) throws(ExtensionError) {
    var seen: Set<Data> = []
    for image in images {
      guard image.sha256.count == 32, seen.insert(image.sha256).inserted else {
        throw broken("image.hash", "an image's hash is malformed or stands for two images")
      }
      let (area, overflow) = Int(image.pixelWidth).multipliedReportingOverflow(by: Int(image.pixelHeight))
      guard !overflow, area <= limits.imagePixelArea else {
        throw broken(
          "limit.imagePixelArea",
          "an image of \(image.pixelWidth)×\(image.pixelHeight) pixels has more than the \(limits.imagePixelArea) that are kept; make it smaller first"
        )
      }
      guard image.data.count <= limits.entryImageBytes else {
        throw broken("limit.entryImageBytes", "an image takes \(image.data.count) bytes, \(limits.entryImageBytes) are kept; make it smaller first")
      }
    }
  }

  /// A list that does not decode would only show when its date comes.
  private func checkDisplayLists(_ archive: TimelineArchive) throws(ExtensionError) {
    for (index, bytes) in archive.displayLists.enumerated() {
      guard let list = try? DisplayList(serializedBytes: bytes, options: Self.decoding) else {
        throw broken("displayList.malformed", "drawing \(index) of the archive cannot be read")
      }
      guard list.size.width.isFinite, list.size.height.isFinite, (0...10_000).contains(list.size.width), (0...10_000).contains(list.size.height)
      else {
        throw broken("displayList.size", "drawing \(index) of the archive has no sensible size")
      }
    }
  }

  private static let decoding: BinaryDecodingOptions = {
    var options = BinaryDecodingOptions()
    options.messageDepthLimit = 512
    return options
  }()

  private func broken(_ name: String, _ message: String) -> ExtensionError { .invalidArchive(name: name, message: message) }
}
