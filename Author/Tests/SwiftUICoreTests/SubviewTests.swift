import SwiftUICore
import Testing

/// Containers that get the views of a builder one by one.
@MainActor @Suite struct SubviewTests {
  let fixture = LayoutFixture()

  @Test func `a container arranges the views of other content, those of groups and loops too`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Group(subviews: content) { views in
          Block("count", CGFloat(views.count) * 5, 10)
          ForEach(views.reversed()) { $0 }
        }
      }
    }
    #expect(out.frame("count").width == 20)
    #expect(["3", "2", "b", "a"].map { out.frame($0).minX } == [40, 50, 60, 70])
  }

  @ViewBuilder private var content: some View {
    Block("a", 10, 10)
    Group { Block("b", 10, 10) }
    ForEach(2..<4, id: \.self) { Block("\($0)", 10, 10) }
  }

  @Test func `a loop over the views of other content makes a view for each`() {
    let out = fixture.render {
      VStack(spacing: 0) {
        ForEach(subviews: content) { view in view.padding(.leading, view.id == view.id ? 20 : 0) }
      }
    }
    #expect(["a", "b", "2", "3"].map { out.frame($0).minX } == [55, 55, 55, 55])
    #expect(out.frame("3").minY - out.frame("a").minY == 30)
  }

  @Test func `a view gives its container values and its tag`() {
    var read: [String] = []
    _ = fixture.render {
      Group(
        subviews: Group {
          Block("a", 10, 10).containerValue(\.row, 7).tag("first")
          Block("b", 10, 10).padding().containerValue(\.row, 8).containerValue(\.row, 9)
          Block("c", 10, 10)
        }
      ) { views in
        for view in views { read.append("\(view.containerValues.row) \(view.containerValues.tag(for: String.self) ?? "-")") }
        return views
      }
    }
    #expect(read == ["7 first", "9 -", "0 -"])
  }

  @Test func `sections come with their header, views and footer; views outside of one are a section without them`() {
    var read: [String] = []
    _ = fixture.render {
      Group(
        sections: Group {
          Block("loose", 10, 10)
          Section {
            Block("a", 10, 10)
            Block("b", 10, 10)
          } header: {
            Block("head", 10, 10)
          } footer: {
            Block("foot", 10, 10)
          }
          Section { Block("c", 10, 10) }
        }
      ) { sections in
        read = sections.map { "\($0.header.count) \($0.content.count) \($0.footer.count)" }
        return ForEach(Array(sections)) { $0.content }
      }
    }
    #expect(read == ["0 1 0", "1 2 1", "0 1 0"])
  }

  private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Block("line\(child[Mark.self])", 30, 2) }
      }
    }
  }
  private struct Mark: _ViewTraitKey { static let defaultValue = 0 }

  @Test func `the older form gives the views one by one, too, with their traits`() {
    let out = fixture.render {
      VStack(spacing: 0) {
        _VariadicView.Tree(Divided()) {
          Block("a", 10, 10)._trait(Mark.self, 5)
          Block("b", 10, 10)
        }
      }
    }
    #expect(out.frame("line5").minY == out.frame("a").maxY && out.frame("b").minY == out.frame("line5").maxY)
  }

  private struct Stored: View {
    @AppStorage("subviewTests.size") var size = 3
    @AppStorage("subviewTests.size", store: UserDefaults(suiteName: "group.subviewTests.own")) var own = 4
    var body: some View { Block("\(size) \(own)", 10, 10) }
  }

  @Test func `the store of a view's values is that of a view around it, if it names none itself`() throws {
    let store = try #require(UserDefaults(suiteName: "group.subviewTests"))
    store.set(11, forKey: "subviewTests.size")
    #expect(fixture.render { Stored() }.frame("3 4").width == 10)
    #expect(fixture.render { Stored().defaultAppStorage(store) }.frame("11 4").width == 10)
  }
}

extension ContainerValues {
  @Entry fileprivate var row = 0
}
