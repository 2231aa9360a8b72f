/// A pattern of numbers (UTS 35, Number Patterns), such as `#,##0.00 €`, as far as its digits can be changed one by one.
struct NumberPattern {
  private let prefix, suffix: String
  /// The number of signs for digits before the decimal separator.
  private let integerSigns: Int
  /// The numbers of digits in the first group and in the others; nil without groups.
  private let groups: (first: Int, others: Int)?
  var minimumIntegerDigits: Int
  var minimumFractionDigits, maximumFractionDigits: Int
  /// The most digits on one side of the decimal separator, which is ICU's limit (`kMaxIntFracSig`). Authors write `.max` for “all digits”.
  static let mostDigits = 999

  /// Returns nil for patterns with significant digits (`@@#`), exponents (`0E0`), a rounding increment (`0.05`) or without digits.
  init?(_ pattern: String) {
    // The part after a semicolon is for negative numbers.
    var (before, digits, after) = ("", "", "")
    var isQuoted = false
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      if character == ";", !isQuoted { break }
      if !isQuoted, "#0,.".contains(character), after.isEmpty {
        digits.append(character)
      } else if digits.isEmpty {
        before.append(character)
      } else {
        after.append(character)
      }
    }
    guard digits.contains(where: { $0 == "#" || $0 == "0" }), !after.hasPrefix("E"), !pattern.contains(where: { "@123456789".contains($0) }) else {
      return nil
    }
    (prefix, suffix) = (before, after)
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let sets = parts[0].split(separator: ",", omittingEmptySubsequences: false).map(\.count)
    groups = sets.count > 1 && sets.last! > 0 ? (sets.last!, sets.count > 2 ? max(1, sets[sets.count - 2]) : sets.last!) : nil
    integerSigns = sets.reduce(0, +)
    minimumIntegerDigits = parts[0].count { $0 == "0" }
    let fraction = parts.count > 1 ? parts[1] : ""
    minimumFractionDigits = fraction.count { $0 == "0" }
    maximumFractionDigits = fraction.count { $0 == "0" || $0 == "#" }
  }

  /// The pattern. Numbers of digits below zero count as zero, and those above ICU's limit as the limit.
  var text: String {
    func bounded(_ digits: Int) -> Int { min(max(0, digits), Self.mostDigits) }
    let zeros = String(repeating: "0", count: bounded(minimumIntegerDigits))
    let integer = String(repeating: "#", count: max(integerSigns - zeros.count, zeros.isEmpty ? 1 : 0)) + zeros
    let (least, most) = (bounded(minimumFractionDigits), bounded(max(minimumFractionDigits, maximumFractionDigits)))
    let fraction = String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
    return prefix + grouped(integer) + (fraction.isEmpty ? "" : ".\(fraction)") + suffix
  }

  private func grouped(_ digits: String) -> String {
    guard let groups else { return digits }
    var (rest, parts, size) = (Substring(digits), [Substring](), groups.first)
    while rest.count > size {
      parts.insert(rest.suffix(size), at: 0)
      rest = rest.dropLast(size)
      size = groups.others
    }
    // A pattern shows its groups by one comma at least.
    return ([rest] + parts).joined(separator: ",")
  }
}
