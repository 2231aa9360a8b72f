import AlmanacProfiles
import AlmanacWireSchema
import Foundation

extension ContentLint {
  static let entryBytes = ContentLint(
    name: "entryBytes",
    reason: "An entry is archived whole, in every variant of its views; one above the limit is left out of the timeline.",
    fix: "Draw fewer or simpler paths and views, make bodies depend on fewer values of the environment, and shrink images."
  ) { drawing in
    let share = Profiles.lint.nearShare
    var findings = drawing.archive.diagnostics.filter { $0.name == "entry.tooLarge" }
      .map { ContentFinding(.error, "an entry was left out because its drawing is too large", $0) }
    for entry in drawing.archive.entries {
      let date = Date(timeIntervalSince1970: entry.date.seconds)
      let lists = drawing.archive.displayLists
      let bytes =
        ([entry.variants] + entry.moments.map(\.variants)).map { variants in
          variants.reduce(0) { $0 + (lists.indices.contains(Int($1.displayList)) ? lists[Int($1.displayList)].count : 0) }
        }.max() ?? 0
      if Double(bytes) >= share * Double(drawing.limits.entryBytes) {
        findings.append(
          ContentFinding(
            text: "an entry's drawing takes \(grouped(bytes)) of at most \(grouped(drawing.limits.entryBytes)) bytes", entry: date, cause: "lists"))
      }
    }
    for image in drawing.archive.images where Double(image.data.count) >= share * Double(drawing.limits.entryImageBytes) {
      findings.append(
        ContentFinding(
          text: "an image takes \(grouped(image.data.count)) of at most \(grouped(drawing.limits.entryImageBytes)) bytes", cause: "image"))
    }
    return findings
  }
}
