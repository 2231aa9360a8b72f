import AlmanacWireSchema
import Foundation
import SwiftUICore
import TestWaiting
import Testing

@testable import WidgetKit

/// Changes its name when it appears.
private struct Appearing: View {
  @State private var name = "before"
  var body: some View { Mark(name: name).onAppear { name += " after" } }
}

/// Reads the rendering mode only in an action.
private struct AsksLate: View {
  @Environment(\.widgetRenderingMode) private var mode
  @State private var name = "before"
  var body: some View { Mark(name: name).onAppear { name = mode.description } }
}

@MainActor
private final class Started {
  var names: [String] = []
}

private struct Starting: View {
  let started: Started
  var body: some View {
    Mark(name: "still").task {
      started.names.append("short")
      try? await Task.sleep(nanoseconds: 3_600_000_000_000)
      started.names.append("long \(Task.isCancelled)")
    }
  }
}

/// State while a timeline is archived.
@Suite
@MainActor
struct StateTests {
  private func archive<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async -> TimelineArchive {
    await HostEnd(SampleWidget { _ in content() }).ask(.timeline("Sample")).archive
  }

  @Test func `state that onAppear sets is archived; every entry starts from the initial state`() async throws {
    let archive = await archive { Appearing() }
    #expect(!archive.entries.isEmpty)
    for entry in archive.entries.indices { #expect(try archive.names(entry: entry, variant: 0) == ["before after"]) }
    #expect(archive.diagnostics.allSatisfy { $0.name == "containerBackground.missing" })
  }

  @Test func `presentation values that an action reads make variants too`() async throws {
    let archive = await archive { AsksLate() }
    #expect(archive.displayLists.count == 2)
    #expect(try archive.names(entry: 0, variant: 0) == ["fullColor"])
    #expect(try archive.names(entry: 0, variant: 1) == ["accented"])
  }

  @Test func `tasks begin before the archive is returned and are then cancelled without waiting for them`() async throws {
    let started = Started()
    let archive = await archive { Starting(started: started) }
    #expect(try archive.names(entry: 0, variant: 0) == ["still"])
    #expect(archive.diagnostics.contains { $0.name == "task.late" && $0.line > 0 })
    try await until({ started.names.count }, is: 2 * archive.entries.count)
    #expect(Set(started.names) == ["short", "long true"])
  }
}
