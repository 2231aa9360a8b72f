import Foundation

/// The JSON object in a request's body. A key that it does not have is an error, because a misspelt key would otherwise do nothing. So is null.
protocol RequestBody: Decodable {
  associatedtype CodingKeys: CodingKey & CaseIterable
}

extension RequestBody {
  /// Throws an error for a key that the body may not have, and for null.
  static func rejectUnknownKeys(in data: Data) throws {
    let known = CodingKeys.allCases.map(\.stringValue)
    let list = try JSONDecoder().decode(KeyList.self, from: data)
    if let key = list.nulls.filter(known.contains).min() {
      throw APIError(.badRequest, "body.malformed", "\"\(key)\" is null; give a value, or leave the key out")
    }
    let given = list.keys
    guard let unknown = given.filter({ !known.contains($0) }).min() else { return }
    let shown = unknown.count > 64 ? "\(unknown.prefix(64))…" : unknown
    let nearest = known.map { (key: $0, distance: unknown.editDistance(to: $0)) }.min { ($0.distance, $0.key) < ($1.distance, $1.key) }
    let names = known.sorted().joined(separator: ", ")
    let advice = nearest.flatMap { $0.distance <= max(2, $0.key.count / 3) ? "did you mean \"\($0.key)\"?" : nil } ?? "known keys: \(names)"
    throw APIError(.unprocessableContent, "body.unknownKey", "the body has no key \"\(shown)\"; \(advice)")
  }
}

/// The keys of a JSON object.
private struct KeyList: Decodable {
  let keys: [String]
  /// The keys whose value is null. Decoding would take them for absent ones.
  let nulls: [String]

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    keys = container.allKeys.map(\.stringValue)
    nulls = try container.allKeys.filter { try container.decodeNil(forKey: $0) }.map(\.stringValue)
  }
}

extension String {
  /// The number of characters to insert, remove, replace or swap with their neighbour, regardless of case, until this text is `other`
  /// (optimal string alignment distance). Texts of more than 64 characters are far from everything.
  func editDistance(to other: String) -> Int {
    let (from, to) = (Array(lowercased()), Array(other.lowercased()))
    guard from.count <= 64, to.count <= 64 else { return .max }
    var rows = [Array(0...to.count)]
    for (row, character) in from.enumerated() {
      var next = [row + 1]
      for (column, target) in to.enumerated() {
        var least = Swift.min(rows[row][column + 1] + 1, next[column] + 1, rows[row][column] + (character == target ? 0 : 1))
        if row > 0, column > 0, character == to[column - 1], from[row - 1] == target { least = Swift.min(least, rows[row - 1][column - 1] + 1) }
        next.append(least)
      }
      rows.append(next)
    }
    return rows[from.count][to.count]
  }
}
