/// Proposes a known name for a mistyped one.
public enum CloseName {
  /// Returns the name of `known` that differs from `text` in the fewest letters; nil if none is close.
  ///
  /// A difference is a letter more, less or another, or two neighbours exchanged; capitals make none. Names of up to four letters may have one
  /// difference, longer ones one for each four letters.
  public static func of(_ text: String, among known: some Sequence<String>) -> String? {
    let wanted = Array(text.lowercased().unicodeScalars.prefix(mostLetters))
    var best: (name: String, distance: Int)?
    for name in known where name != text {
      let letters = Array(name.lowercased().unicodeScalars.prefix(mostLetters))
      let allowed = max(1, max(wanted.count, letters.count) / 4)
      guard abs(wanted.count - letters.count) <= allowed, wanted.count > 1 else { continue }
      let distance = distance(wanted, letters)
      if distance <= allowed, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Returns “; did you mean NAME?” for the end of an error, or nothing.
  public static func proposal(for text: String, among known: some Sequence<String>) -> String {
    of(text, among: known).map { "; did you mean \($0)?" } ?? ""
  }

  /// Longer texts are compared by their beginnings: the distance takes the product of the lengths.
  private static let mostLetters = 64

  /// The optimal string alignment distance.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var last = Array(0...other.count)
    for row in one.indices {
      var current = [row + 1]
      for column in other.indices {
        let change = one[row] == other[column] ? 0 : 1
        var least = min(last[column + 1] + 1, current[column] + 1, last[column] + change)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] { least = min(least, before[column - 1] + 1) }
        current.append(least)
      }
      (before, last) = (last, current)
    }
    return last[other.count]
  }
}
