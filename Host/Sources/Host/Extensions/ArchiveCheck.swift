import AlmanacPaintingCost
import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// Checks an archive when it arrives from an extension. An archive that passes may be stored and drawn (ARCHITECTURE rules 9, 11).
///
/// ``AlmanacWireSchema/TimelineArchive/validate(_:)`` checks the rules for all archives. This type also checks that the archive matches the request, keeps
/// the host's named limits, and has valid display lists.
struct ArchiveCheck {
  let limits: LimitsProfile
  /// The requested kind and family.
  let kind: String
  let family: WidgetFamilyValue
  /// Whether a timeline was requested. A placeholder and a snapshot have exactly one entry.
  let isTimeline: Bool
  /// Decodes and checks a display list; tests replace it to count the calls.
  var checkList: (Data) throws -> DisplayList = { try DisplayList(validating: $0) }

  /// Throws an error for the first rule that `archive` breaks.
  func check(_ archive: TimelineArchive) throws(ExtensionError) {
    guard archive.kind == kind, archive.family == family else {
      let other = Printable.text(archive.kind)
      throw broken("archive.other", "the archive is of \(other) \(archive.family.name), but \(kind) \(family.name) was requested")
    }
    guard !archive.entries.isEmpty else { throw broken("timeline.empty", "the timeline has no entry; give at least one") }
    guard isTimeline || archive.entries.count == 1 else {
      throw broken("archive.entries", "a placeholder or snapshot has one entry, not \(archive.entries.count)")
    }
    guard archive.entries.count <= limits.entryCount else {
      throw broken(
        "limit.entryCount", "the timeline has \(archive.entries.count) entries, the limit is \(limits.entryCount); give fewer and a reload policy")
    }
    try checkImages(archive.images)
    do {
      try archive.validate()
      // Checked now, not when the entry is drawn.
      let images = Dictionary(archive.images.map { ($0.sha256, Int($0.pixelWidth) * Int($0.pixelHeight)) }) { max($0, $1) }
      for bytes in archive.displayLists { try checkCost(checkList(bytes), images: images) }
    } catch let error as ArchiveError {
      throw broken(error.name, "\(error)")
    } catch let error as ExtensionError {
      throw error
    } catch {
      throw broken("archive.malformed", "the archive cannot be read: \(error)")
    }
    try checkEntryBytes(archive)
    if isTimeline, ![.atEnd, .after, .never].contains(archive.policy.kind) {
      throw broken("policy.kind", "the timeline has no reload policy")
    }
  }

  private func checkCost(_ list: DisplayList, images: [Data: Int]) throws(ExtensionError) {
    let cost = list.paintCost { images[$0] ?? 0 }
    guard !(cost.total <= limits.paintCost) else { return }
    let share = (cost.total / limits.paintCost).formatted(.number.precision(.significantDigits(2)).locale(Locale(identifier: "en_US")))
    throw broken(
      "limit.paintCost",
      "painting takes \(share) times the time that is allowed, most of it for \(cost.worst.place); draw fewer or smaller views with blurs, shadows, masks, blend modes and opacities"
    )
  }

  private func checkEntryBytes(_ archive: TimelineArchive) throws(ExtensionError) {
    for variants in archive.entries.flatMap({ entry in [entry.variants] + entry.moments.map(\.variants) }) {
      let bytes = variants.reduce(0) { $0 + archive.displayLists[Int($1.displayList)].count }
      guard bytes <= limits.entryBytes else {
        throw broken("limit.entryBytes", "an entry's drawing takes \(bytes) bytes, the limit is \(limits.entryBytes); draw fewer views")
      }
    }
  }

  private func checkImages(_ images: [ImageBlob]) throws(ExtensionError) {
    for image in images {
      // The product of two 32-bit numbers fits into 64 bits.
      let area = Int(image.pixelWidth) * Int(image.pixelHeight)
      guard area >= 0, area <= limits.imagePixelArea else {
        throw broken(
          "limit.imagePixelArea",
          "an image of \(image.pixelWidth)×\(image.pixelHeight) pixels is above the limit of \(limits.imagePixelArea) pixels; scale it down first"
        )
      }
      // The cost of painting is computed from the stated pixels.
      if let pixels = image.filePixels, pixels > area {
        throw broken(
          "image.pixels",
          "an image's file has \(pixels) pixels, more than the \(image.pixelWidth)×\(image.pixelHeight) that the archive says; build the app again")
      }
      guard image.data.count <= limits.entryImageBytes else {
        throw broken("limit.entryImageBytes", "an image takes \(image.data.count) bytes, the limit is \(limits.entryImageBytes); scale it down first")
      }
    }
  }

  /// The message may repeat what the archive says, for instance the name of a node.
  private func broken(_ name: String, _ message: String) -> ExtensionError {
    .invalidArchive(name: name, message: ReplyText(limits: limits).message(message))
  }
}
