import AlmanacFoundationCompat
import CoreSpotlight
import Testing

/// What an app offers to the system's search, which indexes nothing here.
@Suite struct CoreSpotlightTests {
  private struct Tide: IndexedEntity {
    static let defaultQuery = Tides()
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tide"
    let id: Int
    @Property(title: "Name", indexingKey: \.displayName) var name: String
    @ComputedProperty(indexingKey: \.contentDescription) var text: String { name }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Tide", subtitle: "at noon") }
    init(id: Int) {
      self.id = id
      name = "Tide \(id)"
    }
  }

  private struct Tides: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Tide] { identifiers.map(Tide.init) }
  }

  @MainActor @Test func `an entity has the attributes of its display representation, and is not indexed`() async {
    let attributes = Tide(id: 1).attributeSet
    #expect(attributes.displayName == "Tide" && attributes.contentDescription == "at noon" && !Tide(id: 1).hideInSpotlight)
    await #expect { try await CSSearchableIndex.default().indexAppEntities([Tide(id: 1)]) } throws: { ($0 as NSError).code == -1005 }
    #expect(CSCustomAttributeKey(keyName: "height")?.keyName == "height" && CSCustomAttributeKey(keyName: "a b") == nil)
  }

  @Test func `an activity keeps what the search shows of it`() {
    let activity = NSUserActivity(activityType: "org.example.view")
    #expect(activity.contentAttributeSet == nil)
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.authorNames = ["Ada"]
    activity.contentAttributeSet = attributes
    #expect(activity.contentAttributeSet?.authorNames == ["Ada"])
  }
}
