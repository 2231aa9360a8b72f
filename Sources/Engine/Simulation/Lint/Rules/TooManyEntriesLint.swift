extension TimelineLint {
  /// Above this many entries platforms have been seen to stop updating (developer forums thread 733081, about 400).
  static let manyEntries = 300

  static let tooManyEntries = TimelineLint(
    name: "tooManyEntries", severity: .warning,
    reason: "each entry is laid out and kept whole; platforms have been seen to blank widgets with about 400 of them.",
    fix: "give entries for the next hours and ask again with .after or .atEnd."
  ) { timelines, _ in
    guard let most = timelines.map(\.entries.count).max(), most > manyEntries else { return nil }
    return "a timeline had \(most) entries."
  }
}
