import AlmanacProfiles
import AlmanacWireSchema
import Host
import Hummingbird

/// The body of `PATCH /v1/instances/{id}`. What is absent stays.
struct EditRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case family, position }

  let family: String?
  let position: PositionBody?

  func edit() throws -> WidgetEdit {
    guard family != nil || position != nil else {
      throw APIError(.unprocessableContent, "edit.empty", "name what changes: family, position or both")
    }
    return WidgetEdit(family: try family.map(WidgetFamilyValue.init(requested:)), position: position?.position)
  }
}

/// A position in a request's body, counted from 0. A misspelt key is an error.
struct PositionBody: Codable {
  let page: Int?
  let column, row: Int

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(_ position: GridPosition) { (page, column, row) = (position.page, position.column, position.row) }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    if let unknown = keys.allKeys.map(\.stringValue).filter({ !["page", "column", "row"].contains($0) }).min() {
      throw APIError(
        .unprocessableContent, "body.unknownKey", "a position has no key \"\(unknown.prefix(64))\"; known keys: column, page, row")
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    page = try container.decodeIfPresent(Int.self, forKey: .page)
    column = try container.decode(Int.self, forKey: .column)
    row = try container.decode(Int.self, forKey: .row)
  }

  var position: GridPosition { GridPosition(page: page ?? 0, column: column, row: row) }
}

extension Request {
  /// The change in the query of `GET /v1/instances/{id}/arrangement`.
  func edit() throws -> WidgetEdit {
    let position = try cell(besides: ["family"])
    return WidgetEdit(family: try uri.queryParameters["family"].map { try WidgetFamilyValue(requested: String($0)) }, position: position)
  }

  /// The position in the query; nil: none is given.
  ///
  /// - Parameter others: the other parameters that the address has.
  func cell(besides others: Set<String>) throws -> GridPosition? {
    try rejectParameters(notIn: others.union(["page", "column", "row"]))
    let query = uri.queryParameters
    func number(_ name: String) throws -> Int? {
      guard let text = query[name[...]] else { return nil }
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else {
        throw APIError(.badRequest, "parameter.malformed", "\(name) must be a number counted from 0; got \(text)")
      }
      return number
    }
    let (page, column, row) = (try number("page"), try number("column"), try number("row"))
    if let column, let row { return GridPosition(page: page ?? 0, column: column, row: row) }
    if page != nil || column != nil || row != nil {
      throw APIError(.badRequest, "parameter.missing", "a position needs column and row")
    }
    return nil
  }
}
