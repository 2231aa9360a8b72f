import Foundation

/// The values that a target's settings get on the levels of inheritance, from the weakest to the strongest.
struct SettingAssignments: Sendable {
  /// The values of each setting. `$(inherited)` in one stands for the one before it.
  private(set) var values: [String: [String]] = [:]

  /// Adds a value above all others of its setting.
  mutating func add(_ name: String, _ value: String) { values[name, default: []].append(value) }

  /// Adds a value below all others of its setting.
  mutating func addDefault(_ name: String, _ value: String) { values[name, default: []].insert(value, at: 0) }

  /// Adds the assignments of one level in their order. Of a setting's values in a level, those whose conditions hold are above the ones without conditions.
  mutating func add(_ level: [(key: String, value: String)], _ conditions: SettingConditions) {
    var conditional: [(String, String)] = []
    for (key, value) in level {
      guard let bracket = key.firstIndex(of: "[") else {
        add(key, value)
        continue
      }
      let name = String(key[..<bracket]).trimmingCharacters(in: .whitespaces)
      if conditions.areMet(key[bracket...]) { conditional.append((name, value)) }
    }
    for (name, value) in conditional { add(name, value) }
  }
}

/// Evaluates the conditions of a setting, for instance `NAME[sdk=iphoneos*][config=Debug]`.
struct SettingConditions {
  let configuration: String
  let sdk: String

  /// Returns whether all conditions in the brackets `text` hold. One on something else than configuration, SDK, architecture and variant holds only if
  /// it accepts everything, as in swift-build (`MacroCondition.evaluate`).
  func areMet(_ text: Substring) -> Bool {
    text.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
      let sides = condition.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard sides.count == 2 else { return false }
      let pattern = WildcardPattern(sides[1])
      switch sides[0] {
      case "config": return pattern.matches(configuration)
      case "sdk": return pattern.matches(sdk)
      case "arch": return pattern.matches("arm64")
      case "variant": return pattern.matches("normal")
      default: return sides[1] == "*"
      }
    }
  }
}
