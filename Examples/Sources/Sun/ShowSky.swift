import AppIntents
import Sky

/// The configuration: the place whose sky is displayed.
struct ShowSky: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Sun and Moon"
  static let description = IntentDescription("Chooses the place whose sky is shown.")

  @Parameter(title: "Place")
  var place: PlaceEntity?

  init() {}
  init(place: Place) { self.place = PlaceEntity(place: place) }
}

struct PlaceEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let defaultQuery = PlaceQuery()

  let place: Place
  var id: String { place.id }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(place.name)") }
}

struct PlaceQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [PlaceEntity] {
    Place.all.filter { identifiers.contains($0.id) }.map(PlaceEntity.init)
  }

  func entities(matching string: String) async throws -> [PlaceEntity] {
    Place.all.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(PlaceEntity.init)
  }

  func suggestedEntities() async throws -> [PlaceEntity] { Place.all.map(PlaceEntity.init) }
  func defaultResult() async -> PlaceEntity? { PlaceEntity(place: Place.all[0]) }
}
