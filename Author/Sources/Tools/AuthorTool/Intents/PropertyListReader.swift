import Foundation

/// Reads a property list. Errors name the file and the key path.
struct PropertyListReader {
  let file: String
  /// The key path, for example `INIntents[0].INIntentParameters[2]`; empty for the root.
  let path: String
  /// A cast of all values takes as long as there are many, so it is made once.
  private let members: [String: Any]

  init(file: String, data: Data) throws {
    self.file = file
    path = ""
    let value: Any
    do { value = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
      throw ToolError(file: file, problem: "is not a property list: \(reason)")
    }
    guard let members = value as? [String: Any] else { throw ToolError(file: file, problem: "is not a dictionary") }
    self.members = members
  }

  private init(file: String, path: String, members: [String: Any]) {
    self.file = file
    self.path = path
    self.members = members
  }

  func fail(_ key: String, _ problem: String) -> ToolError { ToolError(file: file, key: keyPath(key), problem: problem) }
  func warning(_ key: String, _ problem: String) -> ToolWarning { ToolWarning(file: file, key: keyPath(key), problem: problem) }

  private func keyPath(_ key: String) -> String { path.isEmpty || key.isEmpty ? path + key : "\(path).\(key)" }

  private subscript(key: String) -> Any? { members[key] }

  /// The keys in alphabetical order.
  var keys: [String] { members.keys.sorted() }
  func has(_ key: String) -> Bool { self[key] != nil }
  func isText(_ key: String) -> Bool { self[key] is String }

  /// Returns the dictionary of a key; throws an error if it is missing.
  func requiredDictionary(_ key: String) throws -> PropertyListReader {
    guard let found = try dictionary(key) else { throw fail(key, "is missing") }
    return found
  }

  /// Returns the text of a key; nil if it is missing.
  func string(_ key: String) throws -> String? {
    guard let found = self[key] else { return nil }
    guard let text = found as? String else { throw fail(key, "must be text") }
    return text
  }

  /// Returns the text of a key; throws an error if it is missing or empty.
  func requiredString(_ key: String) throws -> String {
    guard let text = try string(key), !text.isEmpty else { throw fail(key, "is missing") }
    return text
  }

  func integer(_ key: String) throws -> Int? {
    guard let found = self[key] else { return nil }
    if let number = found as? NSNumber { return number.intValue }
    guard let number = (found as? String).flatMap({ Int($0) }) else { throw fail(key, "must be a whole number") }
    return number
  }

  /// Returns the number of a key; nil if it is missing.
  func number(_ key: String) throws -> Double? {
    guard let found = self[key] else { return nil }
    guard let number = (found as? NSNumber)?.doubleValue ?? (found as? String).flatMap(Double.init), number.isFinite else {
      throw fail(key, "must be a number")
    }
    return number
  }

  func bool(_ key: String) throws -> Bool {
    guard let found = self[key] else { return false }
    guard let number = found as? NSNumber else { throw fail(key, "must be true or false") }
    return number.boolValue
  }

  /// Returns the text, number or Boolean of a key; nil if it is missing.
  func scalar(_ key: String) throws -> Any? {
    guard let found = self[key] else { return nil }
    guard found is String || found is NSNumber else { throw fail(key, "must be text, a number, true or false") }
    return found
  }

  func dictionary(_ key: String) throws -> PropertyListReader? {
    guard let found = self[key] else { return nil }
    guard let members = found as? [String: Any] else { throw fail(key, "must be a dictionary") }
    return PropertyListReader(file: file, path: keyPath(key), members: members)
  }

  /// Returns the dictionaries of a list; an empty list if it is missing.
  func list(_ key: String) throws -> [PropertyListReader] {
    guard let found = self[key] else { return [] }
    guard let list = found as? [Any] else { throw fail(key, "must be a list") }
    return try list.enumerated().map { index, member in
      guard let members = member as? [String: Any] else { throw fail("\(key)[\(index)]", "must be a dictionary") }
      return PropertyListReader(file: file, path: "\(keyPath(key))[\(index)]", members: members)
    }
  }
}
