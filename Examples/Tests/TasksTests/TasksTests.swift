import AppIntents
import Foundation
import Testing
import WidgetKit
import WidgetTesting

@testable import Tasks

/// The lists are in user defaults, so that one test at a time may change them.
@Suite(.serialized) struct TasksTests {
  private let store = TaskStore()
  private let now = Date(timeIntervalSince1970: 1_778_059_800)

  private func open(_ list: String) -> [String] { store.list(list)?.items.filter { !$0.isDone }.map(\.id) ?? [] }

  @Test func `a tick completes one item, and a second one opens it again`() async throws {
    store.reopen("work")
    let first = try #require(store.list("work")?.items.first)
    let intent = SetDone(first)
    intent.value = true
    _ = try await intent.perform()
    #expect(open("work") == ["work-1", "work-2"])
    #expect(store.list("work")?.byState.last == store.list("work")?.items.first, "what is done comes last")
    intent.value = false
    _ = try await intent.perform()
    #expect(open("work").count == 3)
  }

  @Test func `starting over opens every item of its list and of no other`() async throws {
    for list in ["trip", "work"] { for item in store.list(list)?.items ?? [] { store.set(item.id, done: true) } }
    _ = try await Reopen(try #require(store.list("trip"))).perform()
    #expect(open("trip").count == 4)
    #expect(open("work").isEmpty)
    store.reopen("work")
  }

  @Test func `a widget shows the chosen list, and without one the first`() async throws {
    let chosen = ShowList(ListEntity(try #require(store.list("trip"))))
    #expect(try await ProvidedTimeline(of: TasksProvider(), for: chosen, at: now).entries.first?.list?.id == "trip")
    let fresh = try await ProvidedTimeline(of: TasksProvider(), for: ShowList(), at: now)
    #expect(fresh.entries.first?.list?.id == "home")
    #expect(fresh.entries.first?.showsDone == true)
  }
}
