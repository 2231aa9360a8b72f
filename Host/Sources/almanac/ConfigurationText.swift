import AlmanacWireSchema
import Reports

/// Forms, options and dropped values as lines of text.
enum ConfigurationText {
  static func lines(of form: FormReport) -> [String] {
    var lines = ["\(form.title)\(form.family.isEmpty ? "" : ", \(form.family)")"]
    if !form.sentence.isEmpty { lines.append(sentence(form)) }
    if form.rows.isEmpty { lines.append(form.hidden.isEmpty ? "it cannot be configured" : "its form is empty") }
    let cells = form.rows.map { [$0.name, $0.title, shown($0), $0.source, expectation($0)] }
    lines += table([["key", "title", "value", "from", "takes"]] + cells, isEmpty: cells.isEmpty)
    for row in form.rows {
      if let fault = row.fault { lines.append("\(row.name): \(fault.name): \(fault.message)") }
      for candidate in row.candidates { lines.append("  \(row.name)=\(candidate.value.string ?? candidate.value.text)  \(candidate.title)") }
    }
    if !form.hidden.isEmpty { lines.append("not in the form for these values: \(form.hidden.joined(separator: ", "))") }
    return lines + self.lines(dropped: form.dropped)
  }

  static func lines(dropped: [DroppedReport]) -> [String] {
    dropped.map { "not used: \($0.name)=\($0.value.text), because \($0.message)" }
  }

  static func lines(of sections: [OptionListReport.Section]) -> [String] {
    var lines: [String] = []
    var title = ""
    for section in sections {
      if section.title != title { lines.append("\(section.title):") }
      title = section.title
      lines += table(section.options.map { [$0.value.string ?? $0.value.text, $0.title, $0.subtitle] }, isEmpty: false)
    }
    return lines
  }

  private static func sentence(_ form: FormReport) -> String {
    form.sentence.map { part in
      if let text = part.text { return text }
      guard let row = form.rows.first(where: { $0.name == part.parameter }) else { return "" }
      return "[\(row.value == .null ? row.title : shown(row))]"
    }.joined(separator: " ")
  }

  private static func shown(_ row: FormReport.Row) -> String {
    if row.value == .null { return "–" }
    let titles = row.shown.map { $0.title.isEmpty ? $0.value.string ?? $0.value.text : $0.title }
    let text = titles.isEmpty ? row.value.string ?? row.value.text : titles.joined(separator: ", ")
    return text.count > 40 ? "\(text.prefix(39))…" : text
  }

  private static func expectation(_ row: FormReport.Row) -> String {
    let kind: String =
      switch row.type {
      case "bool": "true or false"
      case "int": "a whole number\(bounds(row))"
      case "double", "measurement": "a number\(bounds(row))"
      case "duration": "seconds\(bounds(row))"
      case "date": "a date"
      case "url": "an address"
      case "currency", "place", "person": "JSON"
      default:
        row.hasOptions
          ? row.options.map { options in
            options.count <= 6 ? options.map { $0.value.string ?? $0.value.text }.joined(separator: " | ") : "one of --options \(row.name)"
          } ?? "one of --options \(row.name)" : "text"
      }
    guard row.isArray, let least = row.minElements, let most = row.maxElements else { return kind }
    return "\(least == most ? "\(most)" : "\(least) to \(most)") times: \(kind)"
  }

  private static func bounds(_ row: FormReport.Row) -> String {
    guard let range = row.range else { return "" }
    func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
    switch (range.minimum, range.maximum) {
    case (let least?, let most?): return " from \(text(least)) to \(text(most))"
    case (let least?, nil): return " of at least \(text(least))"
    case (nil, let most?): return " of at most \(text(most))"
    case (nil, nil): return ""
    }
  }

  /// Returns rows with columns of equal width.
  private static func table(_ rows: [[String]], isEmpty: Bool) -> [String] {
    guard !isEmpty, let columns = rows.first?.count else { return [] }
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = "  " + zip(row, widths).map { text, width in text + String(repeating: " ", count: width - text.count) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
