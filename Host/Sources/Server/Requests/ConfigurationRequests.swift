import AlmanacWireSchema
import Foundation
import HTTPTypes
import Host
import Hummingbird

/// The body of `POST /v1/instances/{id}/form`: a draft.
struct FormRequest: RequestBody {
  enum CodingKeys: String, CodingKey, CaseIterable { case configuration, family }

  /// A JSON object; absent = what is configured.
  let configuration: JSONFragment?
  /// Absent = the widget's.
  let family: String?
}

/// The body of `PUT` and `PATCH /v1/instances/{id}/configuration`.
struct ConfigurationRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case configuration }

  let configuration: JSONFragment
}

/// The query parameters of a list of options.
struct OptionsQuery {
  let parameter: String
  let search: String
  let family: WidgetFamilyValue?
  let draft: Data?
  let cursor: Cursor?
  let limit: Int

  /// Where a page begins, and of which list.
  struct Cursor {
    let tag: Substring
    let offset: Int
  }

  /// - Throws: ``APIError`` for a parameter or a value that is unknown.
  init(_ request: Request) throws {
    try request.rejectParameters(notIn: ["parameter", "search", "family", "configuration", "cursor", "limit"])
    let query = request.uri.queryParameters
    guard let parameter = query["parameter"], !parameter.isEmpty else {
      throw APIError(.badRequest, "parameter.malformed", "parameter must name the parameter whose options are wanted")
    }
    self.parameter = String(parameter)
    search = query["search"].map(String.init) ?? ""
    family = try query["family"].map { try WidgetFamilyValue(requested: String($0)) }
    draft = query["configuration"].map { Data($0.utf8) }
    cursor = try query["cursor"].map { text in
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].utf8.count <= 9, parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let offset = Int(parts[1]) else {
        throw APIError(.badRequest, "parameter.malformed", "cursor must be the next of a page; got \(text)")
      }
      return Cursor(tag: parts[0], offset: offset)
    }
    let text = query["limit"]
    guard let limit = text.map({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }) ?? 100, (1...1000).contains(limit) else {
      throw APIError(.badRequest, "parameter.malformed", "limit must be a number from 1 to 1000; got \(text ?? "")")
    }
    self.limit = limit
  }

  /// Returns the number of options before the page.
  ///
  /// - Throws: ``APIError`` if the list is another one now.
  func offset(in list: OptionList) throws -> Int {
    guard let cursor else { return 0 }
    guard cursor.tag == list.tag else {
      throw APIError(.conflict, "options.changed", "the list has changed since its first page; begin again without cursor")
    }
    return cursor.offset
  }
}

extension WidgetFamilyValue {
  /// - Throws: ``APIError`` for a name that no family of widgets has.
  init(requested name: String) throws {
    guard let family = WidgetFamilyValue(name: name) else {
      let known = WidgetFamilyValue.allCases.filter { $0.group == .home || $0.group == .accessory }.map(\.name).joined(separator: ", ")
      throw APIError(.unprocessableContent, "family.unknown", "there is no family \(name); known families: \(known)")
    }
    self = family
  }
}
