import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

/// A body that contains itself twice.
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
/// Limits of one rendering.
@Suite struct LimitTests {
  private let fixture = ContentFixture()
  private let small: ContentFixture = {
    var fixture = ContentFixture()
    fixture.room = 1500
    return fixture
  }()

  @Test func `a body that contains itself stops at the depth limit, one that does so twice at the limit of bodies`() {
    #expect(fixture.render(width: 100, height: 100, Endless()).names == ["view.tooDeep"])
    let twice = small.render(width: 100, height: 100, Branching())
    #expect(twice.names == ["view.tooDeep", "view.tooMany"])
    #expect(twice.session.nodeCount <= 2 * small.room)
  }

  @Test func `collections are limited, nested ones in total, also if they draw nothing`() {
    let single = fixture.render(ForEach(0..<100_000, id: \.self) { _ in EmptyView() })
    #expect(single.names == ["forEach.tooMany"])
    #expect(single.diagnostics[0].message.hasPrefix("ForEach over 100000 elements stops after 10000"))
    let nested = small.render(ForEach(0..<10_000, id: \.self) { _ in ForEach(0..<10_000, id: \.self) { _ in Color.red } })
    #expect(nested.names.contains("forEach.tooMany") && nested.session.nodeCount <= small.room + 10)
    let empty = small.render(ForEach(0..<10_000, id: \.self) { _ in ForEach(0..<10_000, id: \.self) { _ in EmptyView() } })
    #expect(empty.names.contains("forEach.tooMany") && empty.nodes.count <= 1)
  }

  @Test func `a huge text is cut off at a whole character, with a diagnostic`() {
    let out = fixture.render(width: 100, height: 20, Text(verbatim: String(repeating: "é 👨‍👩‍👧 ", count: 5000)).lineLimit(1))
    #expect(out.names == ["text.tooLong"])
    #expect(out.words.utf8.count <= RenderSession.Limits.textBytes)
    let joined = fixture.render(width: 100, height: 20, (Text(verbatim: String(repeating: "a", count: 33_000)) + Text(verbatim: "b")).lineLimit(1))
    #expect(joined.names == ["text.tooLong"])
    #expect(fixture.render(width: 100, height: 20, Text(verbatim: String(repeating: "a ", count: 10_000)).lineLimit(1)).names.isEmpty)
  }
}
