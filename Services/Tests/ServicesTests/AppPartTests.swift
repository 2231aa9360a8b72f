import CoreSpotlight
import DeviceActivity
import ExtensionKit
import FoundationCompat
import ImagePlayground
import JournalingSuggestions
import ManagedSettingsUI
import Messages
import PlaygroundSupport
import Testing
import WorkoutKit
import os

/// Parts of apps beside their widgets: entities in the search, shields and reports of Screen Time, apps in Messages, workouts, pictures.
@MainActor @Suite struct AppPartTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.contains { $0.name == name } }

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

  @Test func `an entity has the attributes of its display representation, and is not indexed`() async {
    let attributes = Tide(id: 1).attributeSet
    #expect(attributes.displayName == "Tide" && attributes.contentDescription == "at noon" && !Tide(id: 1).hideInSpotlight)
    await #expect { try await CSSearchableIndex.default().indexAppEntities([Tide(id: 1)]) } throws: { ($0 as NSError).code == -1005 }
    #expect(CSCustomAttributeKey(keyName: "height")?.keyName == "height" && CSCustomAttributeKey(keyName: "a b") == nil)
  }

  @Test func `no setting of a device takes effect`() {
    let store = ManagedSettingsStore()
    store.siri.denySiri = true
    store.media.maximumMovieRating = 3
    #expect(store.siri.denySiri == nil && store.media.maximumMovieRating == nil && isReported("managedSettings.unavailable"))
  }

  private final class Shields: ShieldConfigurationDataSource, @unchecked Sendable {
    override func configuration(shielding application: Application) -> ShieldConfiguration {
      ShieldConfiguration(backgroundColor: .red, title: .init(text: "Later", color: .white))
    }
  }
  private struct Hours: DeviceActivityReportScene {
    let context: DeviceActivityReport.Context = "hours"
    let content: (Double) -> Text = { Text(verbatim: "\($0)") }
    nonisolated func makeConfiguration(representing data: DeviceActivityResults<DeviceActivityData>) async -> Double {
      var sum = 0.0
      for await device in data { for await segment in device.activitySegments { sum += segment.totalActivityDuration } }
      return sum
    }
  }

  @Test func `shields keep what they are to say, and reports have nothing to report`() async {
    #expect(Shields().configuration(shielding: Application(bundleIdentifier: "a")).title?.text == "Later")
    await #expect(Hours().makeConfiguration(representing: DeviceActivityResults()) == 0)
  }

  @Test func `what is sent in Messages fails, and layouts keep their texts`() async {
    let message = MSMessage(session: MSSession())
    let layout = MSMessageTemplateLayout()
    layout.caption = "Tide"
    message.layout = layout
    #expect((message.layout as? MSMessageTemplateLayout)?.caption == "Tide" && message.session != nil)
    await #expect { try await MSConversation().send(message) } throws: { ($0 as NSError).domain == MSMessagesErrorDomain }
    #expect(isReported("messages.unavailable") && MSMessagesAppViewController().activeConversation == nil)
  }

  @Test func `no workout is scheduled and no picture is made`() async {
    let plan = WorkoutPlan(.custom(CustomWorkout(activity: .running, blocks: [IntervalBlock(steps: [IntervalStep(.work, goal: .open)])])))
    await WorkoutScheduler.shared.schedule(plan, at: DateComponents(hour: 7))
    #expect(await WorkoutScheduler.shared.scheduledWorkouts.isEmpty && !WorkoutScheduler.isSupported && isReported("workoutKit.unavailable"))
    #expect(await WorkoutScheduler.shared.requestAuthorization() == .restricted)
    await #expect(throws: ImageCreator.Error.notSupported) { try await ImageCreator() }
    #expect(!EnvironmentValues().supportsImagePlayground && isReported("imagePlayground.unavailable"))
  }

  private struct Part: AppExtension {
    var configuration: AppExtensionSceneConfiguration {
      MainActor.assumeIsolated { AppExtensionSceneConfiguration(PrimitiveAppExtensionScene(id: "a") { Text(verbatim: "a") }) }
    }
  }
  @Test func `other extensions are not started, and nothing shows a live view`() {
    Part.main()
    PlaygroundPage.current.setLiveView(Text(verbatim: "a"))
    #expect(isReported("appExtension.unavailable") && isReported("playground.unavailable"))
  }

  @Test func `a lock of C lets one thread in at a time`() async {
    final class Counter: @unchecked Sendable {
      // Unchecked: the lock guards the number.
      let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
      var number = 0
      init() { lock.initialize(to: os_unfair_lock()) }
      deinit { lock.deallocate() }
      func add() {
        os_unfair_lock_lock(lock)
        number += 1
        os_unfair_lock_unlock(lock)
      }
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1000 { counter.add() } } }
    }
    #expect(counter.number == 8000 && os_unfair_lock_trylock(counter.lock) && !os_unfair_lock_trylock(counter.lock))
  }
}
