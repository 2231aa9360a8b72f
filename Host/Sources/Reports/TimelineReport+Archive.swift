import AlmanacPainter
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import Host

extension TimelineReport {
  /// The report of a whole archive. `nextUpdate` is that of the light, full-colour variant of each entry.
  public init(_ archive: TimelineArchive) throws {
    let key = Presentation().variantKey
    let entries = try archive.entries.indices.map { index in
      let date = Date(timeIntervalSince1970: archive.entries[index].date.seconds)
      let list = try archive.displayList(entry: index, for: key)
      return Entry(
        date: date, relevance: archive.entries[index].hasRelevance ? archive.entries[index].relevance : nil,
        nextUpdate: list.nextUpdate(after: date, in: archive.entries[index]))
    }
    self.init(
      kind: archive.kind, family: archive.family.name, entries: entries, policy: Policy(archive.policy),
      diagnostics: archive.diagnostics.map(DiagnosticReport.init))
  }
}
