import Intents

/// Provides the harbours that the user can choose. In an Xcode project this class belongs to the intents extension.
class TidesIntentHandler: INExtension, TidesConfigurationIntentHandling {
  private static let harbours: [(id: String, name: String, country: String, range: Double)] = [
    ("st-malo", "Saint-Malo", "France", 10.6), ("bristol", "Bristol", "England", 9.6), ("cuxhaven", "Cuxhaven", "Germany", 3.0),
    ("bergen", "Bergen", "Norway", 1.2),
  ]

  private static func harbour(_ index: Int) -> Harbour {
    let known = harbours[index]
    let harbour = Harbour(identifier: known.id, display: known.name, subtitle: known.country, image: nil)
    harbour.range = NSNumber(value: known.range)
    return harbour
  }

  func provideHarbourOptionsCollection(for intent: TidesConfigurationIntent, searchTerm: String?) async throws -> INObjectCollection<Harbour> {
    let found = Self.harbours.indices.map(Self.harbour).filter { searchTerm == nil || $0.displayString.localizedCaseInsensitiveContains(searchTerm!) }
    return INObjectCollection(items: found)
  }

  func defaultHarbour(for intent: TidesConfigurationIntent) -> Harbour? { Self.harbour(2) }
}
