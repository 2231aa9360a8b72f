import Foundation

/// An `.xcstrings` file, checked so that a fault names its key.
struct StringCatalogFile {
  private static let forms: Set<String> = ["zero", "one", "two", "few", "many", "other"]
  private let file: String

  init(file: String) throws {
    self.file = file
    let text = try OutputFile.read(file)
    let root: [String: Any]
    do {
      guard let members = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
        throw ToolError(file: file, problem: "has to be an object with sourceLanguage and strings")
      }
      root = members
    } catch let error as ToolError {
      throw error
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
      throw ToolError(file: file, problem: "is not JSON: \(reason)")
    }
    guard root["sourceLanguage"] is String else { throw fail("sourceLanguage", "has to be a language such as “en”") }
    let strings = try object(root["strings"], "strings")
    for (key, entry) in strings.sorted(by: { $0.key < $1.key }) { try check(entry, "strings.“\(key)”") }
  }

  private func fail(_ key: String, _ problem: String) -> ToolError { ToolError(file: file, key: key, problem: problem) }

  private func object(_ value: Any?, _ path: String) throws -> [String: Any] {
    guard let value else { throw fail(path, "is missing") }
    guard let object = value as? [String: Any] else { throw fail(path, "has to be an object") }
    return object
  }

  private func check(_ entry: Any, _ path: String) throws {
    let entry = try object(entry, path)
    if let translate = entry["shouldTranslate"], !(translate is Bool) { throw fail("\(path).shouldTranslate", "has to be true or false") }
    guard let localizations = entry["localizations"] else { return }
    for (language, words) in try object(localizations, "\(path).localizations").sorted(by: { $0.key < $1.key }) {
      let place = "\(path).localizations.\(language)"
      try checkWords(words, place)
      guard let substitutions = try object(words, place)["substitutions"] else { continue }
      for (name, substitution) in try object(substitutions, "\(place).substitutions").sorted(by: { $0.key < $1.key }) {
        let place = "\(place).substitutions.\(name)"
        let substitution = try object(substitution, place)
        if let number = substitution["argNum"], !(number is NSNumber) { throw fail("\(place).argNum", "has to be a number") }
        try checkVariations(substitution["variations"] as Any, "\(place).variations")
      }
    }
  }

  /// A text, or forms of it.
  private func checkWords(_ words: Any, _ path: String) throws {
    let words = try object(words, path)
    if let variations = words["variations"] { try checkVariations(variations, "\(path).variations") }
    guard let unit = words["stringUnit"] else {
      // Phrases of app shortcuts are sets of strings; no view shows them.
      if words["variations"] == nil, words["stringSet"] == nil, !words.isEmpty { throw fail(path, "has neither stringUnit nor variations") }
      return
    }
    guard try object(unit, "\(path).stringUnit")["value"] is String else { throw fail("\(path).stringUnit.value", "has to be text") }
  }

  private func checkVariations(_ variations: Any, _ path: String) throws {
    for (kind, forms) in try object(variations, path).sorted(by: { $0.key < $1.key }) {
      let place = "\(path).\(kind)"
      let forms = try object(forms, place)
      switch kind {
      case "plural":
        if let unknown = forms.keys.sorted().first(where: { !Self.forms.contains($0) }) {
          throw fail("\(place).\(unknown)", "is no plural form; zero, one, two, few, many and other are")
        }
        guard forms["other"] != nil else { throw fail("\(place).other", "is missing; every language falls back to it") }
      case "device", "width": break
      default: throw fail(place, "is no kind of variation; plural, device and width are")
      }
      for (form, words) in forms.sorted(by: { $0.key < $1.key }) { try checkWords(words, "\(place).\(form)") }
    }
  }
}
