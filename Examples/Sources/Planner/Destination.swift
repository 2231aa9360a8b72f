import AppIntents
import CoreLocation

/// A city to which a trip goes.
struct Destination: AppEntity {
  let id: String
  let name: LocalizedStringResource
  let country: String
  let region: Region
  let latitude: Double
  let longitude: Double
  let sights: [String]

  enum Region: String, CaseIterable {
    case north = "North", middle = "Middle", south = "South"
    var symbol: String {
      switch self {
      case .north: "snowflake"
      case .middle: "leaf.fill"
      case .south: "sun.max.fill"
      }
    }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Destination"
  static let defaultQuery = DestinationQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(country)", image: .init(systemName: region.symbol))
  }

  static let all = [
    Destination(
      id: "oslo", name: "Oslo", country: "Norway", region: .north, latitude: 59.91, longitude: 10.75, sights: ["Opera", "Fram", "Vigeland Park"]),
    Destination(
      id: "tallinn", name: "Tallinn", country: "Estonia", region: .north, latitude: 59.44, longitude: 24.75, sights: ["Old Town", "Seaplane Harbour"]),
    Destination(
      id: "helsinki", name: "Helsinki", country: "Finland", region: .north, latitude: 60.17, longitude: 24.94, sights: ["Suomenlinna", "Oodi"]),
    Destination(
      id: "ghent", name: "Ghent", country: "Belgium", region: .middle, latitude: 51.05, longitude: 3.72, sights: ["Gravensteen", "Belfry", "Graslei"]),
    Destination(
      id: "vienna", name: "Vienna", country: "Austria", region: .middle, latitude: 48.21, longitude: 16.37,
      sights: ["Prater", "Belvedere", "Hofburg"]),
    Destination(id: "krakow", name: "Kraków", country: "Poland", region: .middle, latitude: 50.06, longitude: 19.94, sights: ["Wawel", "Rynek"]),
    Destination(
      id: "lisbon", name: "Lisbon", country: "Portugal", region: .south, latitude: 38.72, longitude: -9.14, sights: ["Alfama", "Belém", "Tram 28"]),
    Destination(
      id: "naples", name: "Naples", country: "Italy", region: .south, latitude: 40.85, longitude: 14.27, sights: ["Vesuvius", "Spaccanapoli"]),
    Destination(
      id: "athens", name: "Athens", country: "Greece", region: .south, latitude: 37.98, longitude: 23.73,
      sights: ["Acropolis", "Plaka", "Lycabettus"]),
  ]
}

/// Offers the destinations by region, and finds them by city and by country.
struct DestinationQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Destination] { identifiers.compactMap { id in Destination.all.first { $0.id == id } } }

  func suggestedEntities() async throws -> IntentItemCollection<Destination> { sections(of: Destination.all) }

  func entities(matching string: String) async throws -> IntentItemCollection<Destination> {
    sections(
      of: Destination.all.filter {
        String(localized: $0.name).localizedCaseInsensitiveContains(string) || $0.country.localizedCaseInsensitiveContains(string)
      })
  }

  private func sections(of destinations: [Destination]) -> IntentItemCollection<Destination> {
    IntentItemCollection(
      promptLabel: "Where to?",
      sections: Destination.Region.allCases.compactMap { region in
        let found = destinations.filter { $0.region == region }
        return found.isEmpty ? nil : IntentItemSection("\(region.rawValue)", items: found)
      })
  }
}

/// A place to sleep, among those of the chosen destination.
struct Stay: AppEntity {
  let id: String
  let name: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stay"
  static let defaultQuery = StayQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  static func all(in destination: Destination) -> [Stay] {
    ["Station Hotel", "Old Mill", "Garden Hostel"].map { Stay(id: "\(destination.id)/\($0)", name: "\($0) \(String(localized: destination.name))") }
  }
}

struct StayQuery: EntityQuery {
  @IntentParameterDependency<PlanTrip>(\.$destination) private var trip

  func entities(for identifiers: [String]) async throws -> [Stay] {
    let all = Destination.all.flatMap(Stay.all)
    return identifiers.compactMap { id in all.first { $0.id == id } }
  }

  func suggestedEntities() async throws -> [Stay] { (trip?.destination).map(Stay.all) ?? [] }
}

/// The sights of the chosen destination, as texts.
struct SightOptions: DynamicOptionsProvider {
  @IntentParameterDependency<PlanTrip>(\.$destination) private var trip

  func results() async throws -> [String] { trip?.destination.sights ?? Destination.all.flatMap(\.sights) }
}
