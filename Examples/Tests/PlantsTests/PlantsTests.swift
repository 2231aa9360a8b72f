import CoreData
import Foundation
import PlantsModel
import SwiftUI
import Testing
import WidgetKit
import WidgetTesting

@testable import Plants

/// A folder that is removed with the test that has it.
private final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("Plants-\(UUID().uuidString)")

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }
}

/// The widget and its intent on a store of their own.
@Suite struct PlantsTests {
  private let now = Date(timeIntervalSince1970: 1_778_059_800)
  private let folder = TemporaryFolder()

  private func container() throws -> NSPersistentContainer {
    let container = try PlantsStore.container(at: folder.url.appendingPathComponent("Plants.sqlite"))
    let editor = PlantsEditor(container)
    try editor.add("Fern", in: "Bath", days: 3, due: now.addingTimeInterval(-60))
    try editor.add("Cactus", in: "Kitchen", days: 21, due: now.addingTimeInterval(2 * 86_400))
    try editor.add("Basil", in: "Kitchen", days: 1, due: now.addingTimeInterval(3600))
    return container
  }
  private func plants(_ container: NSPersistentContainer) throws -> [Plant] {
    let request = Plant.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.due, ascending: true)]
    return try container.newBackgroundContext().fetch(request)
  }

  @Test func `two plants of a room share it, and a room takes its plants along`() throws {
    let container = try container()
    let found = try plants(container)
    #expect(found.map(\.name) == ["Fern", "Basil", "Cactus"] && found.map(\.roomName) == ["Bath", "Kitchen", "Kitchen"])
    #expect(found[1].room === found[2].room)
    #expect(try PlantsEditor(container).remove(room: "Kitchen") && !PlantsEditor(container).remove(room: "Kitchen"))
    #expect(try plants(container).map(\.name) == ["Fern"])
  }

  @Test func `a plant that was watered is thirsty again after its days`() throws {
    let container = try container()
    let fern = try #require(try plants(container).first)
    #expect(fern.isThirsty(at: now) && fern.dueText(at: now) == "thirsty")
    try PlantsEditor(container).water(try #require(fern.id), at: now)
    let watered = try #require(try plants(container).last)
    #expect(watered.name == "Fern" && watered.watered == now && watered.dueText(at: now) == "in 3 days")
    #expect(watered.isThirsty(at: now.addingTimeInterval(3 * 86_400 + 7200)))
  }

  @Test func `the timeline has an entry for each date at which a plant becomes thirsty, and for midnights`() async throws {
    let container = try container()
    let timeline = try await ProvidedTimeline(of: PlantsProvider(container: { container }), at: now)
    let dates = timeline.entries.map(\.date)
    #expect(dates.first == now && dates.contains(now.addingTimeInterval(3600)) && dates.contains(now.addingTimeInterval(2 * 86_400)))
    #expect(dates.count == 8 && dates == dates.sorted())
  }

  @MainActor @Test func `the widget shows which plants are thirsty`() async throws {
    let container = try container()
    func picture() async throws -> WidgetPicture {
      let view = PlantsView(date: now).environment(\.managedObjectContext, container.newBackgroundContext())
      return try await WidgetPicture(
        of: view.containerBackground(.background, for: .widget), on: WidgetPlacement(.systemLarge), at: now, scale: 1)
    }
    let full = try await picture()
    #expect(full.diagnostics.isEmpty, "\(full.diagnostics)")
    for plant in try plants(container) { try PlantsEditor(container).water(try #require(plant.id), at: now) }
    #expect(try await picture().png != full.png)
  }
}
