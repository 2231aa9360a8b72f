import Archive
import Foundation
import SwiftUI
import Testing

/// A body that holds itself twice.
private struct Branching: View {
  var body: some View {
    HStack {
      AnyView(Branching())
      AnyView(Branching())
    }
  }
}

private struct Endless: View {
  var body: some View { VStack { AnyView(Endless()) } }
}

@MainActor
@Suite("Limits of one rendering")
struct LimitTests {
  private let stage = ContentStage()

  @Test("A body that contains itself ends at the depth limit, one that does so twice at the limit of bodies", .timeLimit(.minutes(1)))
  func recursion() {
    #expect(stage.render(width: 100, height: 100, Endless()).names == ["view.tooDeep"])
    let twice = stage.render(width: 100, height: 100, Branching())
    #expect(twice.names == ["view.tooDeep", "view.tooMany"])
    #expect(twice.session.nodeCount <= 2 * RenderSession.Limits.nodes)
  }

  @Test("Collections inside collections are bounded together, also where they draw nothing", .timeLimit(.minutes(1)))
  func collections() {
    let single = stage.render(ForEach(0..<100_000, id: \.self) { _ in Color.red })
    #expect(single.names == ["forEach.tooMany"] && single.nodes.count == RenderSession.Limits.forEachElements)
    let nested = stage.render(ForEach(0..<10_000, id: \.self) { _ in ForEach(0..<10_000, id: \.self) { _ in Color.red } })
    #expect(nested.names.contains("forEach.tooMany") && nested.session.nodeCount <= RenderSession.Limits.nodes + 10)
    let empty = stage.render(ForEach(0..<10_000, id: \.self) { _ in ForEach(0..<10_000, id: \.self) { _ in EmptyView() } })
    #expect(empty.names.contains("forEach.tooMany") && empty.nodes.count <= 1)
  }

  @Test("A huge text is cut off, at whole characters, and says so", .timeLimit(.minutes(1)))
  func text() {
    let out = stage.render(width: 100, height: 100, Text(verbatim: String(repeating: "é 👨‍👩‍👧 ", count: 1_000_000)))
    #expect(out.names == ["text.tooLong"])
    #expect(out.words.utf8.count <= RenderSession.Limits.textBytes)
    let joined = stage.render(width: 100, height: 100, Text(verbatim: String(repeating: "a", count: 40_000)) + Text(verbatim: "b"))
    #expect(joined.names == ["text.tooLong"])
    #expect(stage.render(width: 100, height: 100, Text(verbatim: String(repeating: "a ", count: 10_000))).names.isEmpty)
  }
}
