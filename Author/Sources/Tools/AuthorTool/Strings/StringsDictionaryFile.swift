import Foundation

/// Checks a `.stringsdict` file. Errors name the key.
package struct StringsDictionaryFile {
  private static let forms = ["zero", "one", "two", "few", "many", "other"]
  /// The keys of a rule that are not variables.
  private static let ownKeys: Set<String> = [
    "NSStringLocalizedFormatKey", "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType",
  ]

  package init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else { throw ToolError(file: file, problem: "cannot be read") }
    let root = try PropertyListReader(file: file, data: data)
    for key in root.keys where !root.isText(key) { try Self.check(root.requiredDictionary(key)) }
  }

  private static func check(_ rule: PropertyListReader) throws {
    if rule.has("NSStringVariableWidthRuleType") || rule.has("NSStringDeviceSpecificRuleType") { return }
    let format = try rule.requiredString("NSStringLocalizedFormatKey")
    for name in variables(in: format) {
      guard rule.has(name) else { throw rule.fail(name, "is missing; “\(format)” uses it as %#@\(name)@") }
    }
    for name in rule.keys where !ownKeys.contains(name) {
      let variable = try rule.requiredDictionary(name)
      let type = try variable.requiredString("NSStringFormatSpecTypeKey")
      guard type == "NSStringPluralRuleType" else {
        throw variable.fail("NSStringFormatSpecTypeKey", "“\(type)” is not a rule; use NSStringPluralRuleType")
      }
      for form in forms { _ = try variable.string(form) }
      guard variable.has("other") else { throw variable.fail("other", "is missing; every language needs it") }
    }
  }

  /// Returns the names in `%#@name@` and `%1$#@name@`.
  private static func variables(in format: String) -> [String] {
    format.components(separatedBy: "#@").dropFirst().compactMap { part in part.firstIndex(of: "@").map { String(part[..<$0]) } }
  }
}
