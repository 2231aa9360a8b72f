import Foundation

/// Checks an `.xcstrings` file. Errors name the key.
package struct StringCatalogFile {
  private static let forms: Set<String> = ["zero", "one", "two", "few", "many", "other"]
  private static let maxWarnings = 3
  private let file: String
  /// Warnings for substitutions that cannot be shown as they are written, the first few of them.
  private(set) var warnings: [ToolWarning] = []

  package init(file: String) throws {
    self.file = file
    let text = try OutputFile.read(file)
    let root: [String: Any]
    do {
      guard let members = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
        throw ToolError(file: file, problem: "must be an object with sourceLanguage and strings")
      }
      root = members
    } catch let error as ToolError {
      throw error
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
      throw ToolError(file: file, problem: "is not JSON: \(reason)")
    }
    guard root["sourceLanguage"] is String else { throw fail("sourceLanguage", "must be a language such as “en”") }
    let strings = try object(root["strings"], "strings")
    for (key, entry) in strings.sorted(by: { $0.key < $1.key }) { try check(entry, "strings.“\(key)”") }
    if warnings.count > Self.maxWarnings {
      let more = warnings.count - Self.maxWarnings
      warnings = Array(warnings.prefix(Self.maxWarnings)) + [ToolWarning(file: file, problem: "\(more) more substitutions have problems")]
    }
  }

  private func fail(_ key: String, _ problem: String) -> ToolError { ToolError(file: file, key: key, problem: problem) }

  private func object(_ value: Any?, _ path: String) throws -> [String: Any] {
    guard let value else { throw fail(path, "is missing") }
    guard let object = value as? [String: Any] else { throw fail(path, "must be an object") }
    return object
  }

  private mutating func check(_ entry: Any, _ path: String) throws {
    let entry = try object(entry, path)
    if let translate = entry["shouldTranslate"], !(translate is Bool) { throw fail("\(path).shouldTranslate", "must be true or false") }
    guard let localizations = entry["localizations"] else { return }
    for (language, words) in try object(localizations, "\(path).localizations").sorted(by: { $0.key < $1.key }) {
      let place = "\(path).localizations.\(language)"
      try checkString(words, place)
      var localization = try object(words, place)
      let substitutions = try localization.removeValue(forKey: "substitutions").map { try object($0, "\(place).substitutions") } ?? [:]
      for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
        let place = "\(place).substitutions.\(name)"
        let substitution = try object(substitution, place)
        if let number = substitution["argNum"] {
          guard let number = number as? NSNumber else { throw fail("\(place).argNum", "must be a number") }
          if number.doubleValue < 1 || number.doubleValue > 64 { warn("\(place).argNum", "is \(number); arguments count from 1") }
        }
        // Such as `lld` or `.2f`: flags, width, precision, length and conversion.
        let specifiers = /[-+0 #']*[0-9]*(?:\.[0-9]+)?[hlqLzjt]*[@dDiuUxXoOfFeEgGcCsSaA]/
        if let specifier = substitution["formatSpecifier"] as? String, specifier.wholeMatch(of: specifiers) == nil {
          warn("\(place).formatSpecifier", "“\(specifier)” is no specifier; write lld for whole numbers, lf for fractions or @ for text")
        }
        try checkVariations(substitution["variations"] as Any, "\(place).variations")
      }
      checkNames(in: localization, substitutions, place)
    }
  }

  /// Warns of places for substitutions that do not exist, and of substitutions that contain themselves.
  private mutating func checkNames(in localization: [String: Any], _ substitutions: [String: Any], _ path: String) {
    let inner = substitutions.mapValues(Self.names)
    for name in Set(inner.values.joined()).union(Self.names(in: localization)).sorted() where substitutions[name] == nil {
      warn(path, "has %#@\(name)@, but no substitution of that name; nothing is shown there")
    }
    for name in substitutions.keys.sorted() {
      // All names that the substitution leads to.
      var (reached, next) = (Set<String>(), inner[name] ?? [])
      while let other = next.popFirst() {
        if reached.insert(other).inserted { next.formUnion(inner[other] ?? []) }
      }
      if reached.contains(name) { warn("\(path).substitutions.\(name)", "contains itself") }
    }
  }

  /// Returns the names of the substitutions that the texts in a value have places for.
  private static func names(in value: Any) -> Set<String> {
    switch value {
    case let text as String: Set(text.matches(of: /%(?:[0-9]+\$)?#@([^@]+)@/).map { String($0.output.1) })
    case let members as [String: Any]: members.values.reduce(into: []) { $0.formUnion(names(in: $1)) }
    default: []
    }
  }

  private mutating func warn(_ key: String, _ problem: String) { warnings.append(ToolWarning(file: file, key: key, problem: problem)) }

  /// Checks a string or its variations.
  private func checkString(_ words: Any, _ path: String) throws {
    let words = try object(words, path)
    if let variations = words["variations"] { try checkVariations(variations, "\(path).variations") }
    guard let unit = words["stringUnit"] else {
      // Phrases of app shortcuts are string sets, which no view shows.
      if words["variations"] == nil, words["stringSet"] == nil, !words.isEmpty { throw fail(path, "has neither stringUnit nor variations") }
      return
    }
    guard try object(unit, "\(path).stringUnit")["value"] is String else { throw fail("\(path).stringUnit.value", "must be text") }
  }

  private func checkVariations(_ variations: Any, _ path: String) throws {
    for (kind, forms) in try object(variations, path).sorted(by: { $0.key < $1.key }) {
      let place = "\(path).\(kind)"
      let forms = try object(forms, place)
      switch kind {
      case "plural":
        if let unknown = forms.keys.sorted().first(where: { !Self.forms.contains($0) }) {
          throw fail("\(place).\(unknown)", "is not a plural form; use zero, one, two, few, many or other")
        }
        guard forms["other"] != nil else { throw fail("\(place).other", "is missing; every language needs it") }
      case "device", "width": break
      default: throw fail(place, "is not a kind of variation; use plural, device or width")
      }
      for (form, words) in forms.sorted(by: { $0.key < $1.key }) { try checkString(words, "\(place).\(form)") }
    }
  }
}
