import AlmanacWireSchema

/// How values are written in sentences.
enum ValueText {
  /// Returns a value as one short piece of text.
  static func of(_ value: JSONFragment) -> String {
    let text = Printable.text(value.text)
    return text.count > 80 ? "\(text.prefix(80))…" : text
  }

  /// Returns a parameter by the title that a person sees and the name that programs use: “Days” (days).
  static func subject(_ parameter: ParameterDescription) -> String {
    let (title, name) = (Printable.text(parameter.title), Printable.text(parameter.name))
    return title.isEmpty || title == name ? name : "“\(title.count > 80 ? "\(title.prefix(80))…" : title)” (\(name))"
  }

  /// Returns a number without a fraction of zero.
  static func of(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// Returns names as one list; a long list is cut off.
  static func list(_ names: [String]) -> String {
    if names.isEmpty { return "none" }
    let shown = names.prefix(12).map { Printable.text($0) }.joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}
