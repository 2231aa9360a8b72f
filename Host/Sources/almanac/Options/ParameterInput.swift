import AlmanacWireSchema
import Reports

/// Reads a value on the command line by the type of its parameter.
struct ParameterInput {
  /// nil: the form does not show the parameter, so its type is not known here; the host checks the value.
  let row: FormReport.Row?

  init(_ row: FormReport.Row?) { self.row = row }

  func value(_ text: String) throws(Failure) -> JSONFragment {
    if text.hasPrefix("{") || text.hasPrefix("[") {
      guard let value = try? JSONFragment(data: .init(text.utf8)) else { throw Failure(.data, "\(text.prefix(80)) is not JSON") }
      return value
    }
    guard let row else { return (try? JSONFragment(data: .init(text.utf8))) ?? .string(text) }
    if text.isEmpty, row.isOptional, !row.isArray { return .null }
    guard row.isArray else { return try element(text, row) }
    if text.isEmpty { return .array([]) }
    var elements: [JSONFragment] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) { elements.append(try element(String(part), row)) }
    return .array(elements)
  }

  private func element(_ text: String, _ row: FormReport.Row) throws(Failure) -> JSONFragment {
    func wrong(_ right: String) -> Failure { Failure(.data, "\(subject) cannot be \(text.debugDescription); give \(right)") }
    let subject = row.title.isEmpty || row.title == row.name ? row.name : "“\(row.title)” (\(row.name))"
    switch row.type {
    case "bool":
      guard let value = Bool(text) else { throw wrong("true or false") }
      return .bool(value)
    case "int":
      guard let value = Int(text) else { throw wrong("a whole number") }
      return .int(value)
    case "double", "duration", "measurement":
      guard let value = Double(text), value.isFinite else { throw wrong("a number\(row.type == "duration" ? " of seconds" : "")") }
      return Int(text).map { .int($0) } ?? .double(value)
    case "string", "url", "date", "file", "place", "person": return .string(text)
    default:
      // An option by its value, or by its title as the form shows it.
      let options = row.options ?? []
      if let option = options.first(where: { $0.value == .string(text) }) ?? options.first(where: { $0.title.lowercased() == text.lowercased() }) {
        return option.value
      }
      return .string(text)
    }
  }
}
