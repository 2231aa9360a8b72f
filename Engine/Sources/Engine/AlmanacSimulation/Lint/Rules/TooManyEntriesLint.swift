extension TimelineLint {
  /// Widgets with many entries have been reported to stop updating (Apple developer forums, thread 733081: about 400).
  static let manyEntries = 300

  static let tooManyEntries = TimelineLint(
    name: "tooManyEntries", severity: .warning,
    reason: "each entry is laid out and stored whole; widgets with about 400 entries have been reported to go blank.",
    fix: "return entries for the next hours only, with policy .after or .atEnd."
  ) { timelines, _ in
    guard let most = timelines.map(\.entries.count).max(), most > manyEntries else { return nil }
    return "a timeline had \(most) entries."
  }
}
