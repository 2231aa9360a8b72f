import Archive
import SwiftUI
import Testing

@MainActor
@Suite("Views that no widget shows")
struct ProhibitedTests {
  let stage = ContentStage()

  private struct AuthorsBody<V: View>: View {
    let content: V
    var body: some View { content }
  }

  private func check<V: View>(_ name: String, _ view: V, line: Int = #line) {
    let out = stage.render(width: 100, height: 60, AuthorsBody(content: view))
    let warning = out.diagnostics.first { $0.name == "view.prohibited" }
    #expect(warning?.message.hasPrefix("\(name) ") == true, "line \(line)")
    #expect(warning?.place.hasPrefix("AuthorsBody") == true, "line \(line): \(warning?.place ?? "")")
    #expect(out.paths.map(\.fill.systemName) == ["yellow", "red"], "line \(line)")
    #expect(out.size.width == 100, "line \(line)")
  }

  @Test("A prohibition sign on yellow stands in their place, and a warning names the view and the author's body")
  func signs() {
    check("ScrollView", ScrollView { Text(verbatim: "a") })
    check("List", List(0..<3, id: \.self) { Text(verbatim: "\($0)") })
    check("Form", Form { Text(verbatim: "a") })
    check("NavigationView", NavigationView { Text(verbatim: "a") })
    check("NavigationStack", NavigationStack { Text(verbatim: "a") })
    check("TabView", TabView { Text(verbatim: "a").tabItem { Text(verbatim: "b") } })
    check("TextField", TextField("a", text: .constant("")))
    check("SecureField", SecureField("a", text: .constant("")))
    check("TextEditor", TextEditor(text: .constant("")))
    check("Slider", Slider(value: .constant(0.5), in: 0...1))
    check("Stepper", Stepper("a", value: .constant(1), in: 0...3))
    check("Picker", Picker("a", selection: .constant(1)) { Text(verbatim: "a").tag(1) })
    check("DatePicker", DatePicker("a", selection: .constant(Date()), displayedComponents: .date))
    check("ColorPicker", ColorPicker("a", selection: .constant(.red)))
  }

  @Test("A scrolling view fills its offer, a control keeps its height")
  func sizes() {
    #expect(stage.render(width: 100, height: 60, ScrollView { Color.red }).size == CGSize(width: 100, height: 60))
    #expect(stage.render(width: 100, height: 60, Slider(value: .constant(0.5))).size == CGSize(width: 100, height: 31))
  }

  @Test("The sign is a ring as large as fits, up to 44 points")
  func sign() throws {
    func width(_ side: CGFloat) -> Double? {
      stage.render(width: side, height: side, ScrollView { Color.red }).all.last.map { $0.frame.width }
    }
    #expect(width(100) == 36 && width(20) == 12)
  }

  @Test("What has a label is drawn as its label")
  func labels() {
    let link = stage.render(NavigationLink("go") { Text(verbatim: "there") })
    #expect(link.words == "go" && link.names == ["navigationLink.ignored"])
    let menu = stage.render(Menu("more") { Button("a") {} })
    #expect(menu.words == "more" && menu.names == ["menu.ignored"])
  }

  @Test("An image to be fetched is its placeholder, and the warning tells where to fetch it")
  func asyncImage() {
    let out = stage.render(
      AsyncImage(url: URL(string: "https://example.org/a.png")) {
        $0.resizable()
      } placeholder: {
        Text(verbatim: "wait")
      })
    #expect(out.words == "wait" && out.diagnostics.first?.message.contains("https://example.org/a.png") == true)
    let phase = stage.render(
      AsyncImage(url: nil) { phase in
        if phase.image == nil, phase.error == nil { Text(verbatim: "empty") }
      })
    #expect(phase.words == "empty")
  }

  @Test("What would be presented or navigated to leaves the view as it is and a note")
  func presentations() {
    let out = stage.render(
      Text(verbatim: "a").sheet(isPresented: .constant(true)) { Text(verbatim: "b") }.alert("t", isPresented: .constant(true)) {}
        .navigationTitle("n").gesture(TapGesture()).toolbar { ToolbarItem(placement: .principal) { Text(verbatim: "c") } })
    #expect(out.words == "a")
    #expect(out.names == ["sheet.ignored", "alert.ignored", "navigationTitle.ignored", "gesture.ignored", "toolbar.ignored"])
  }
}
