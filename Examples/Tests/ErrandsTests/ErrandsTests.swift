import ErrandsModel
import Foundation
import SwiftData
import Testing
import WidgetKit
import WidgetTesting

@testable import Errands

/// A folder that is removed with the test that has it.
private final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("Errands-\(UUID().uuidString)")

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }
}

/// The widget and its intent on a store of their own.
@Suite struct ErrandsTests {
  private let now = Date(timeIntervalSince1970: 1_778_059_800)

  private let folder = TemporaryFolder()

  private func container() throws -> ModelContainer {
    let container = try ErrandsStore.container(at: folder.url.appendingPathComponent("errands.store"))
    let context = ModelContext(container)
    let post = Place(name: "Post office", symbol: "envelope")
    let market = Place(name: "Market", symbol: "cart")
    context.insert(post)
    context.insert(market)
    post.errands = [Errand(title: "Send the parcel", due: now.addingTimeInterval(3600))]
    market.errands = ["Bread", "Apples"].enumerated().map { Errand(title: $1, due: now.addingTimeInterval(Double($0 + 2) * 3600)) }
    try context.save()
    return container
  }

  @Test func `the timeline has an entry for each date at which an errand is due`() async throws {
    let container = try container()
    let timeline = try await ProvidedTimeline(of: ErrandsProvider(container: { container }), at: now)
    #expect(timeline.entries.map { $0.date.timeIntervalSince(now) } == [0, 3600, 7200, 10_800])
  }

  @Test func `a tick is stored, and tidying deletes what is done`() async throws {
    let container = try container()
    let editor = ErrandsEditor(modelContainer: container)
    let context = ModelContext(container)
    let parcel = try #require(try context.fetch(Errand.open).first)
    try await editor.set(parcel.id, done: true)
    #expect(try context.fetch(Errand.open).map(\.title) == ["Bread", "Apples"])
    #expect(try context.fetch(FetchDescriptor<Errand>(predicate: #Predicate { $0.isDone })).map(\.title) == ["Send the parcel"])
    try await editor.add("Stamps", at: "Post office", due: now)
    try await editor.tidy()
    #expect(try context.fetch(FetchDescriptor<Errand>(sortBy: [SortDescriptor(\.title)])).map(\.title) == ["Apples", "Bread", "Stamps"])
    #expect(try context.fetchCount(FetchDescriptor<Place>()) == 2)
  }

  @MainActor @Test func `the widget shows what is open`() async throws {
    let container = try container()
    let view = ErrandsView(date: now).modelContainer(container).containerBackground(.background, for: .widget)
    let full = try await WidgetPicture(of: view, on: WidgetPlacement(.systemMedium), at: now, scale: 1)
    #expect(full.diagnostics.isEmpty, "\(full.diagnostics)")
    for errand in try container.mainContext.fetch(Errand.open) { errand.isDone = true }
    try container.mainContext.save()
    let empty = try await WidgetPicture(of: view, on: WidgetPlacement(.systemMedium), at: now, scale: 1)
    #expect(empty.png != full.png)
  }
}
