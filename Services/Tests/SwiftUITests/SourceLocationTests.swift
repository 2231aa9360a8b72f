import AlmanacWireSchema
import SwiftUI
import Testing

@MainActor
/// Source locations of diagnostics.
@Suite struct SourceLocationTests {
  private let fixture = ContentFixture()

  private func place<V: View>(of name: String, _ view: V) -> String? {
    fixture.render(width: 100, height: 60, view).diagnostics.first { $0.name == name }.map { $0.file.isEmpty ? "" : "\($0.file):\($0.line)" }
  }

  private var file: String { #fileID }

  @Test func `a prohibited view reports its file and line, whatever its initialiser`() {
    #expect(place(of: "view.prohibited", ScrollView { Text(verbatim: "a") }) == "\(file):\(#line)")
    #expect(place(of: "view.prohibited", List(0..<3) { Text(verbatim: "\($0)") }) == "\(file):\(#line)")
    #expect(place(of: "view.prohibited", TextField("a", text: .constant(""))) == "\(file):\(#line)")
    #expect(place(of: "view.prohibited", Picker("a", selection: .constant(1)) { Text(verbatim: "a").tag(1) }) == "\(file):\(#line)")
    #expect(place(of: "view.prohibited", Stepper("a", value: .constant(1), in: 0...3)) == "\(file):\(#line)")
    #expect(place(of: "view.prohibited", NavigationStack { Text(verbatim: "a") }) == "\(file):\(#line)")
    #expect(place(of: "asyncImage.placeholder", AsyncImage(url: nil)) == "\(file):\(#line)")
    let broken = VStack {
      Text(verbatim: "a")
      Form {}
    }
    #expect(place(of: "view.prohibited", broken) == "\(file):\(#line - 2)")
  }

  @Test func `modifiers without effect report theirs, with a trailing closure too`() {
    let view = Text(verbatim: "a")
    #expect(place(of: "onDisappear.ignored", view.onDisappear {}) == "\(file):\(#line)")
    #expect(place(of: "sheet.ignored", view.sheet(isPresented: .constant(true)) { Text(verbatim: "b") }) == "\(file):\(#line)")
    #expect(place(of: "toolbar.ignored", view.toolbar { Text(verbatim: "b") }) == "\(file):\(#line)")
    #expect(place(of: "gesture.ignored", view.gesture(TapGesture())) == "\(file):\(#line)")
    #expect(place(of: "symbolEffect.ignored", view.symbolEffect(.pulse)) == "\(file):\(#line)")
    #expect(place(of: "symbolEffect.ignored", view.symbolEffect(.bounce, value: 1)) == "\(file):\(#line)")
    #expect(place(of: "phaseAnimator.ignored", view.phaseAnimator([1, 2]) { view, _ in view }) == "\(file):\(#line)")
    #expect(place(of: "phaseAnimator.ignored", PhaseAnimator([1, 2], trigger: 1) { _ in view }) == "\(file):\(#line)")
    let track = KeyframeTrack { LinearKeyframe(90.0, duration: 1) }
    let keyed = view.keyframeAnimator(initialValue: 1.0) { view, _ in
      view
    } keyframes: { _ in
      track
    }
    #expect(place(of: "keyframeAnimator.ignored", keyed) == "\(file):\(#line - 5)")
    let animator = KeyframeAnimator(initialValue: 1.0) { _ in
      view
    } keyframes: { _ in
      track
    }
    #expect(place(of: "keyframeAnimator.ignored", animator) == "\(file):\(#line - 5)")
    // There is nothing to animate, so there is no note.
    #expect(place(of: "symbolEffect.ignored", view.symbolEffect(.pulse, isActive: false)) == nil)
    #expect(place(of: "phaseAnimator.ignored", view.phaseAnimator([1]) { view, _ in view }) == nil)
    #expect(place(of: "task.late", view.task {}) == "\(file):\(#line)")
  }

  @Test func `missing images, symbols, colours and fonts are reported with the line that names them`() {
    #expect(place(of: "asset.missing", Image("none")) == "\(file):\(#line)")
    #expect(place(of: "symbol.unknown", Image(systemName: "no.such.symbol")) == "\(file):\(#line)")
    #expect(place(of: "symbol.unknown", Label("a", systemImage: "no.such.symbol")) == "\(file):\(#line)")
    #expect(place(of: "symbol.unknown", Button("a", systemImage: "no.such.symbol") {}) == "\(file):\(#line)")
    #expect(place(of: "asset.missing", Rectangle().fill(Color("none"))) == "\(file):\(#line)")
    #expect(place(of: "font.unknown", Text(verbatim: "a").font(.custom("No Such Font", size: 12))) == "\(file):\(#line)")
  }

  @Test func `#sourceLocation sets the reported location`() {
    #sourceLocation(file:"/Users/author/Widget/Face.swift",line:41)
    let view = List { Text(verbatim: "a") }
    #sourceLocation()
    #expect(place(of: "view.prohibited", view)?.hasSuffix("/Face.swift:41") == true)
  }

  @Test func `initialisers can still be used as functions, and the location does not affect equality`() {
    let images = ["star", "heart"].map(Image.init(systemName:))
    #expect(images[0] == Image(systemName: "star"))
    let make: (String) -> Image = Image.init(systemName:)
    #expect(make("star") == images[0])
    #expect(["a", "b"].map(Text.init).first == Text(verbatim: "a"))
    #expect(Color("a") == Color("a"))
    #expect(Font.custom("a", size: 3) == Font.custom("a", size: 3))
    #expect(Set([Color("a"), Color("a")]).count == 1)
    let symbol: Image = .init(systemName: "star")
    #expect(symbol == images[0])
    // Views that the framework creates report no line of the framework.
    #expect(place(of: "symbol.unknown", ShareLink(item: "a")) == nil)
  }
}
