/// The grammatical number that a language uses with a count: "1 file", "2 files", "5 файлов".
package struct PluralRules {
  package enum Category: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
  }

  /// `f` in the rules' conditions and its kin, as Unicode CLDR defines them ("Plural Operand Meanings").
  private struct Operands {
    /// The absolute value.
    let n: Double
    /// Its integer digits.
    let i: Double
    /// The number of visible fraction digits, and the digits themselves with and without trailing zeros.
    let v: Double
    let f: Double
    let t: Double

    init(_ value: Double) {
      n = abs(value)
      i = n.rounded(.towardZero)
      let text = "\(n)"
      let digits = text.contains("e") ? "" : text.split(separator: ".").dropFirst().first.map(String.init) ?? ""
      let visible = digits == "0" ? "" : digits
      v = Double(visible.count)
      f = Double(visible) ?? 0
      t = f
    }

    func value(of name: Substring) -> Double {
      switch name {
      case "n": n
      case "i": i
      case "v", "w": v
      case "f": f
      case "t": t
      // The exponent of a compact number; what is counted here is never compact.
      default: 0
      }
    }
  }

  /// The category of `value` in the language of `locale`.
  package static func category(of value: Double, locale: Locale) -> Category {
    guard value.isFinite else { return .other }
    let operands = Operands(value)
    for language in LocalizedStrings.candidates(for: locale) {
      guard let rules = byLanguage[language] else { continue }
      return rules.first { isTrue($0.condition, operands) }?.category ?? .other
    }
    return .other
  }

  private static let byLanguage: [String: [(category: Category, condition: String)]] = {
    var all: [String: [(category: Category, condition: String)]] = [:]
    for row in table { for language in row.languages.split(separator: " ") { all[String(language)] = row.rules } }
    return all
  }()

  // MARK: Conditions

  /// `i mod 10 in 2..4 and i mod 100 not in 12..14 or n in 1`: alternatives of relations that hold together.
  private static func isTrue(_ condition: String, _ operands: Operands) -> Bool {
    condition.components(separatedBy: " or ").contains { alternative in
      alternative.components(separatedBy: " and ").allSatisfy { holds($0, operands) }
    }
  }

  private static func holds(_ relation: String, _ operands: Operands) -> Bool {
    var words = relation.split(separator: " ")[...]
    guard let name = words.popFirst() else { return false }
    var value = operands.value(of: name)
    if words.first == "mod", words.count > 1 {
      value = value.truncatingRemainder(dividingBy: Double(words[words.startIndex + 1]) ?? 1)
      words = words.dropFirst(2)
    }
    let isNegated = words.first == "not"
    guard let ranges = words.last else { return false }
    return isNegated != contains(ranges, value)
  }

  /// Whether `1,3..5` names the value; a range has whole numbers only.
  private static func contains(_ ranges: Substring, _ value: Double) -> Bool {
    ranges.split(separator: ",").contains { part in
      let ends = part.components(separatedBy: "..").compactMap(Double.init)
      guard let first = ends.first, let last = ends.last else { return false }
      return value == value.rounded() && value >= first && value <= last
    }
  }
}
