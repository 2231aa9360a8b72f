import WireSchema
import Foundation
import Profiles

/// Whether an archive from an extension may be stored and drawn. Everything in it is input (ARCHITECTURE rules 9 and 11).
///
/// What holds for any archive is ``WireSchema/TimelineArchive/validate(_:)``'s; here is what was asked for, and the host's named limits.
struct ArchiveCheck {
  let limits: LimitsProfile
  /// The kind and family that were asked for.
  let kind: String
  let family: WidgetFamilyValue
  /// A placeholder and a snapshot have exactly one entry.
  let isTimeline: Bool

  /// Throws the first rule that `archive` breaks.
  func check(_ archive: TimelineArchive) throws(ExtensionError) {
    guard archive.kind == kind, archive.family == family else {
      throw broken("archive.other", "the archive is of \(archive.kind) \(archive.family.name), \(kind) \(family.name) was asked for")
    }
    guard !archive.entries.isEmpty else { throw broken("timeline.empty", "the timeline has no entry; give at least one") }
    guard isTimeline || archive.entries.count == 1 else {
      throw broken("archive.entries", "a placeholder or snapshot has one entry, not \(archive.entries.count)")
    }
    guard archive.entries.count <= limits.entryCount else {
      throw broken(
        "limit.entryCount", "the timeline has \(archive.entries.count) entries, \(limits.entryCount) are kept; give fewer and a reload policy")
    }
    try checkImages(archive.images)
    do {
      try archive.validate()
      // A list that cannot be drawn would only show when its date comes.
      for bytes in archive.displayLists { _ = try DisplayList(validating: bytes) }
    } catch let error as ArchiveError {
      throw broken(error.name, "\(error)")
    } catch {
      throw broken("archive.malformed", "the archive cannot be read: \(error)")
    }
    try checkEntryBytes(archive)
    if isTimeline, ![.atEnd, .after, .never].contains(archive.policy.kind) {
      throw broken("policy.kind", "the timeline has no reload policy")
    }
  }

  private func checkEntryBytes(_ archive: TimelineArchive) throws(ExtensionError) {
    for variants in archive.entries.flatMap({ entry in [entry.variants] + entry.moments.map(\.variants) }) {
      let bytes = variants.reduce(0) { $0 + archive.displayLists[Int($1.displayList)].count }
      guard bytes <= limits.entryBytes else {
        throw broken("limit.entryBytes", "an entry's drawing takes \(bytes) bytes, \(limits.entryBytes) are kept; draw fewer views")
      }
    }
  }

  private func checkImages(_ images: [ImageBlob]) throws(ExtensionError) {
    for image in images {
      // Two 32-bit numbers multiplied fit.
      let area = Int(image.pixelWidth) * Int(image.pixelHeight)
      guard area >= 0, area <= limits.imagePixelArea else {
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

  private func broken(_ name: String, _ message: String) -> ExtensionError { .invalidArchive(name: name, message: message) }
}
