import AppIntents

/// A line that the user can choose, among those of the chosen stop.
struct LineChoice: AppEntity {
  let line: Line
  var id: String { line.rawValue }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
  static let defaultQuery = LineQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(line.rawValue)", subtitle: line.destination, image: .init(systemName: line.symbol))
  }
}

/// Offers the lines of the chosen stop, trams before buses and ferries, and finds them by number and by every stop on the way.
struct LineQuery: EntityStringQuery {
  @IntentParameterDependency<ShowStop>(\.$stop) private var intent

  private var lines: [Line] { intent?.stop.lines ?? Line.allCases }

  func entities(for identifiers: [String]) async throws -> [LineChoice] { identifiers.compactMap { Line(rawValue: $0).map(LineChoice.init) } }

  func suggestedEntities() async throws -> IntentItemCollection<LineChoice> { sections(of: lines) }

  func entities(matching string: String) async throws -> IntentItemCollection<LineChoice> {
    sections(
      of: lines.filter { line in
        line.rawValue.localizedCaseInsensitiveContains(string)
          || line.stops.contains { String(localized: $0).localizedCaseInsensitiveContains(string) }
      })
  }

  private func sections(of lines: [Line]) -> IntentItemCollection<LineChoice> {
    let groups: [(title: LocalizedStringResource, symbol: String)] = [("Trams", "tram.fill"), ("Buses", "bus.fill"), ("Ferries", "ferry.fill")]
    return IntentItemCollection(
      promptLabel: "Which line?",
      sections: groups.compactMap { group in
        let choices = lines.filter { $0.symbol == group.symbol }.map(LineChoice.init)
        return choices.isEmpty ? nil : IntentItemSection(group.title, items: choices)
      })
  }
}
