import AlmanacWireSchema
import SwiftUI
import Testing

@MainActor
/// Views and modifiers that a widget cannot show.
@Suite struct ProhibitedTests {
  let fixture = ContentFixture()

  private struct AuthorsBody<V: View>: View {
    let content: V
    var body: some View { content }
  }

  private func check<V: View>(_ name: String, _ view: V, line: Int = #line) {
    let out = fixture.render(width: 100, height: 60, AuthorsBody(content: view))
    let warning = out.diagnostics.first { $0.name == "view.prohibited" }
    #expect(warning?.message.hasPrefix("\(name) ") == true, "line \(line)")
    #expect(warning?.place.hasPrefix("AuthorsBody") == true, "line \(line): \(warning?.place ?? "")")
    #expect(out.paths.map(\.fill.systemName) == ["yellow", "red"], "line \(line)")
    #expect(out.size.width == 100, "line \(line)")
  }

  @Test func `a prohibition sign on yellow is drawn instead, and a warning names the view and the author's body`() {
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
    check(
      "Slider",
      Slider(value: .constant(0.5), in: -1...1, step: 0.1, neutralValue: 0) {
        Text("Balance")
      } minimumValueLabel: {
        Text("L")
      } maximumValueLabel: {
        Text("R")
      })
    check("Slider", Slider(value: .constant(0.5), neutralValue: 0, enabledBounds: 0...0.5) { Text("Level") })
    check("Slider", Slider(value: .constant(0.5), in: 0...1, step: 0.25, neutralValue: nil))
    check("Stepper", Stepper("a", value: .constant(1), in: 0...3))
    check("Picker", Picker("a", selection: .constant(1)) { Text(verbatim: "a").tag(1) })
    check("DatePicker", DatePicker("a", selection: .constant(Date()), displayedComponents: .date))
    check("ColorPicker", ColorPicker("a", selection: .constant(.red)))
    check("MultiDatePicker", MultiDatePicker("a", selection: .constant([])))
    check("PasteButton", PasteButton(payloadType: String.self) { _ in })
    check("RenameButton", RenameButton())
    check("HelpLink", HelpLink {})
    check("TextFieldLink", TextFieldLink("a") { _ in })
    check(
      "TabView",
      TabView(selection: .constant(1)) {
        Tab("a", systemImage: "house", value: 1) { Text(verbatim: "a") }
        TabSection("more") { Tab("b", systemImage: "gear", value: 2, role: .search) { Text(verbatim: "b") } }
      }
      .tabViewStyle(.sidebarAdaptable))
    check(
      "Table",
      Table(Self.rows, selection: .constant(nil as Int?)) {
        TableColumn("Name", value: \.name)
        TableColumn("Length") { Text(verbatim: "\($0.name.count)") }
      })
    check(
      "Table",
      Table(Self.rows, sortOrder: .constant([KeyPathComparator(\TableLine.name)])) {
        TableColumn("Name", value: \.name) { Text(verbatim: $0.name) }
      })
    check("List", List(.constant([1, 2]), id: \.self, rowContent: { Text(verbatim: "\($0.wrappedValue)") }))
    check("TextField", TextField("a", value: .constant(1.5), format: .number, prompt: nil))
    check(
      "NavigationSplitView",
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text(verbatim: "a")
      } detail: {
        Text(verbatim: "b")
      })
  }

  private struct TableLine: Identifiable {
    let id: Int
    let name: String
  }
  private static let rows = [TableLine(id: 1, name: "a"), TableLine(id: 2, name: "bc")]

  /// A representable as declared by sources that an app and its widget share.
  private struct Blur: UIViewRepresentable {
    var style = UIBlurEffect.Style.systemMaterial
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
  }
  private struct Page: UIViewControllerRepresentable {
    final class Coordinator: NSObject { var page: Page? }
    @Binding var isShown: Bool
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> UIViewController {
      context.coordinator.page = self
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      return controller
    }
    func updateUIViewController(_ uiViewController: UIViewController, context: UIViewControllerRepresentableContext<Page>) {}
  }

  @Test func `UIKit's views and controllers compile, and none of their functions are called`() {
    check("Blur, a UIViewRepresentable,", Blur())
    check("Page, a UIViewControllerRepresentable,", Page(isShown: .constant(true)))
    let (around, inside) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
    around.addSubview(inside)
    #expect(inside.superview === around && around.subviews == [inside])
    inside.removeFromSuperview()
    #expect(inside.superview == nil && around.subviews.isEmpty)
    #expect(UIHostingController(rootView: Text(verbatim: "a")).view.frame == .zero)
  }

  private struct Card: View {
    var body: some View {
      VStack {
        Text("Title")
        Blur()
        Text(verbatim: "a").onDisappear {}
        HStack { Page(isShown: .constant(true)) }
      }
    }
  }
  private struct Bare: View {
    var body: some View { Blur() }
  }

  @Test func `the diagnostic of a representable names its body and the last known location in it`() throws {
    func message(_ type: String, _ view: some View) throws -> Diagnostic {
      try #require(fixture.render(view).diagnostics.first { $0.name == "view.prohibited" && $0.message.hasPrefix(type) })
    }
    let blur = try message("Blur", Card())
    #expect(blur.place == "Card" && blur.file.isEmpty && blur.message.hasSuffix("own views, near \(#fileID):\(#line - 16)"), "\(blur)")
    #expect(try message("Page", Card()).message.hasSuffix("near \(#fileID):\(#line - 15)"))
    #expect(try message("Blur", Bare()).message.hasSuffix("SwiftUI's own views"))
  }

  @Test func `modifiers without effect give a note that names them and their line`() {
    let out = fixture.render(
      Text(verbatim: "a").textSelection(.enabled).hoverEffect().handGestureShortcut(.primaryAction).speechAdjustedPitch(1).accessibilityInputLabels([
        "b"
      ])
      .accessibilityIgnoresInvertColors().typesettingLanguage(.init(languageCode: .thai)))
    #expect(
      out.names == [
        "textSelection.ignored", "hoverEffect.ignored", "handGestureShortcut.ignored", "speechAdjustedPitch.ignored",
        "accessibilityInputLabels.ignored",
        "accessibilityIgnoresInvertColors.ignored", "typesettingLanguage.ignored",
      ])
    #expect(out.diagnostics.allSatisfy { $0.severity == .note && $0.file == "\(#fileID)" && $0.line > 0 })
  }

  @Test func `a shader leaves its view as it is, with a note`() {
    let shader = ShaderLibrary.ripple(.float(2), .float2(CGPoint(x: 1, y: 2)))
    #expect(shader.function.name == "ripple" && shader.arguments.count == 2)
    let out = fixture.render(
      Text(verbatim: "a").layerEffect(shader, maxSampleOffset: .zero).colorEffect(shader, isEnabled: false).keyboardType(.numberPad))
    #expect(out.words == "a" && out.names == ["layerEffect.ignored"])
    #expect(out.diagnostics.first?.message.contains("ripple") == true)
  }

  @Test func `a scrolling view takes its proposal, a control keeps its height`() {
    #expect(fixture.render(width: 100, height: 60, ScrollView { Color.red }).size == CGSize(width: 100, height: 60))
    #expect(fixture.render(width: 100, height: 60, Slider(value: .constant(0.5))).size == CGSize(width: 100, height: 31))
  }

  @Test func `the sign is a ring as large as fits, up to 44 points`() throws {
    func width(_ side: CGFloat) -> Double? {
      fixture.render(width: side, height: side, ScrollView { Color.red }).all.last.map { $0.frame.width }
    }
    #expect(width(100) == 36 && width(20) == 12)
  }

  @Test func `views with a label are drawn as their label`() {
    let link = fixture.render(NavigationLink("go") { Text(verbatim: "there") })
    #expect(link.words == "go" && link.names == ["navigationLink.ignored"])
    let menu = fixture.render(Menu("more") { Button("a") {} })
    #expect(menu.words == "more" && menu.names == ["menu.ignored"])
  }

  @Test func `AsyncImage draws its placeholder, and the warning suggests where to fetch the image`() {
    let out = fixture.render(
      AsyncImage(url: URL(string: "https://example.org/a.png")) {
        $0.resizable()
      } placeholder: {
        Text(verbatim: "wait")
      })
    #expect(out.words == "wait" && out.diagnostics.first?.message.contains("https://example.org/a.png") == true)
    let phase = fixture.render(
      AsyncImage(url: nil) { phase in
        if phase.image == nil, phase.error == nil { Text(verbatim: "empty") }
      })
    #expect(phase.words == "empty")
  }

  @Test func `presentation and navigation modifiers leave the view unchanged, with a note`() {
    let out = fixture.render(
      Text(verbatim: "a").sheet(isPresented: .constant(true)) { Text(verbatim: "b") }.alert("t", isPresented: .constant(true)) {}
        .navigationTitle("n").gesture(TapGesture()).toolbar { ToolbarItem(placement: .principal) { Text(verbatim: "c") } })
    #expect(out.words == "a")
    #expect(out.names == ["sheet.ignored", "alert.ignored", "navigationTitle.ignored", "gesture.ignored", "toolbar.ignored"])
  }
}
