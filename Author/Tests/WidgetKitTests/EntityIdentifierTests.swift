import AppIntents
import Testing

/// Entities with custom identifiers, computed properties and extensions.
@Suite struct EntityIdentifierTests {
  private struct Tide: AppEntity {
    static let defaultQuery = Tides()
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tide"
    let id: Int
    @Property(title: "Height") var height: Double
    @ComputedProperty var isHigh: Bool { height > 2 }
    @DeferredProperty(title: "Forecast") var forecast: String { get async throws { "rising from \(height)" } }
    var displayRepresentation: DisplayRepresentation { "Tide \(id)" }
    init(id: Int, height: Double) {
      self.id = id
      self.height = height
    }
  }
  private struct Tides: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Tide] { identifiers.map { Tide(id: $0, height: 1) } }
  }
  private struct Ask: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    func perform() async throws -> some IntentResult {
      _ = try await requestChoice(between: [.cancel, .init(title: "Delete", style: .destructive)], dialog: "Delete?")
      return .result()
    }
  }
  private struct Extension: AppIntentsExtension {}

  @Test func `an identifier is that of an entity of its type`() {
    let identifier = EntityIdentifier(for: Tide(id: 3, height: 1))
    #expect(identifier == EntityIdentifier(for: Tide.self, identifier: 3) && identifier.identifier == "3")
    #expect(identifier != EntityIdentifier(for: Tide.self, identifier: 4))
    let activity = NSUserActivity(activityType: "a")
    activity.appEntityIdentifier = identifier
    #expect(activity.appEntityIdentifier == identifier)
  }

  @Test func `computed and deferred properties are what the author wrote`() async throws {
    let tide = Tide(id: 1, height: 2.5)
    #expect(tide.isHigh)
    #expect(try await tide.forecast == "rising from 2.5")
  }

  @Test func `a widget cannot let a person choose, and an App Intents extension is not started`() async {
    #expect(IntentChoiceOption.cancel.style == .cancel && !Ask().systemContext.currentMode.canContinueInForeground)
    await #expect(throws: AppIntentError.needsConfirmation) { try await Ask().perform() }
    Extension.main()
    #expect(UnavailableServices.all.contains { $0.name == "appIntentsExtension.unavailable" })
  }
}
