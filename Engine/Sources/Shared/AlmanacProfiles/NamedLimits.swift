/// The object `limits` of a profile file: a number for each name, beside its unit and its source.
struct NamedLimits: Decodable {
  private struct Limit: Decodable { let value: Double }
  private let limits: [String: Limit]
  private let path: [any CodingKey]

  init(from decoder: any Decoder) throws {
    limits = try decoder.singleValueContainer().decode([String: Limit].self)
    path = decoder.codingPath
  }

  /// Returns the number with this name.
  ///
  /// - Throws: `DecodingError` if the file has none.
  func value(_ name: String) throws -> Double {
    guard let limit = limits[name] else {
      throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "there is no limit \(name)"))
    }
    return limit.value
  }

  /// Returns the whole number with this name.
  ///
  /// - Throws: `DecodingError` if the file has none, or one with a fraction.
  func count(_ name: String) throws -> Int {
    guard let count = Int(exactly: try value(name)) else {
      throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "the limit \(name) is not a whole number"))
    }
    return count
  }
}
