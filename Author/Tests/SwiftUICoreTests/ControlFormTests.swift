import AlmanacWireSchema
import SwiftUICore
import Testing

/// Less common initialisers of controls, bindings and modifiers that shared sources use.
@MainActor @Suite struct ControlFormTests {
  let fixture = ContentFixture()

  private struct Words: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: configuration.isOn ? "on" : "off") }
  }

  @Test func `a search that found nothing says so, with the words if there are any`() {
    #expect(fixture.render(ContentUnavailableView.search(text: "tide")).words.hasPrefix("No Results for “tide”"))
    #expect(fixture.render(ContentUnavailableView.search).words == "No ResultsCheck the spelling or try a new search.")
  }

  @Test func `a toggle of several values is on when all of them are`() {
    func words(_ values: [Bool]) -> String {
      fixture.render(Toggle(sources: values.map { Binding.constant($0) }, isOn: \.self) { EmptyView() }.toggleStyle(Words())).words
    }
    #expect(words([true, true]) == "on" && words([true, false]) == "off" && words([]) == "off")
  }

  @Test func `a button without a label has that of its role`() {
    #expect(fixture.render(Button(role: .cancel) {}.buttonStyle(.plain)).words == "Cancel")
    #expect(fixture.render(Button(role: .close) {}.buttonStyle(.plain)).words.contains("Close"))
  }

  @Test func `a checkbox has its label, which labelsVisibility hides like labelsHidden`() {
    let toggle = Toggle(isOn: .constant(true)) { Text(verbatim: "Tide") }
    #expect(fixture.render(toggle.toggleStyle(.checkbox)).words == "Tide")
    #expect(
      fixture.render(toggle.toggleStyle(.button).labelsVisibility(.hidden)).words == fixture.render(toggle.toggleStyle(.button).labelsHidden()).words)
  }

  @Test func `titles may be resources`() {
    let title = LocalizedStringResource("Tide")
    #expect(fixture.render(Toggle(title, isOn: .constant(true)).toggleStyle(.button)).words == "Tide")
    #expect(fixture.render(LabeledContent(title, value: "2 m")).words == "Tide2 m")
    #expect(fixture.render(Menu(title) { Text(verbatim: "a") }).words == "Tide")
  }

  @Test func `a bar at the edge is laid out like an inset`() {
    func frames(_ view: some View) -> [CGRect] {
      let outcome = LayoutFixture().render { view.frame(width: 100, height: 100) }
      return outcome.frames("content") + outcome.frames("bar")
    }
    let bar = frames(Color.red.overlay { Block("content", 20, 20) }.safeAreaBar(edge: .bottom, spacing: 4) { Block("bar", 100, 30) })
    let inset = frames(Color.red.overlay { Block("content", 20, 20) }.safeAreaInset(edge: .bottom, spacing: 4) { Block("bar", 100, 30) })
    #expect(bar.count == 2 && bar == inset && bar[1].minY - bar[0].midY == 37)
  }

  @Test func `the background of an app's container is not drawn, and the widget's stays`() {
    let outcome = LayoutFixture().render {
      Text(verbatim: "a").containerBackground(for: .navigation) { Block("page", 10, 10) }
        .containerBackground(for: ContainerBackgroundPlacement(name: "widget")) { Block("widget", 20, 20) }
    }
    func names(_ node: DisplayNode) -> [String] { [node.debugName] + node.group.children.flatMap(names) }
    let drawn = names(outcome.list.background)
    #expect(drawn.contains("widget") && !drawn.contains("page"))
  }

  @Test func `modifiers of text that have no effect say so`() {
    let out = fixture.render(
      Text(verbatim: "a").lineHeight(.loose).textVariant(.sizeDependent).multilineTextAlignment(strategy: .layoutBased)
        .writingDirection(strategy: .contentBased))
    #expect(out.words == "a")
    #expect(
      Set(out.names) == ["lineHeight.ignored", "textVariant.ignored", "multilineTextAlignment.ignored", "writingDirection.ignored"])
  }

  @Test func `a binding to a collection has bindings to its elements, also after one was removed`() {
    final class Box { var values = [1, 2, 3] }
    let box = Box()
    let all = Binding(get: { box.values }, set: { box.values = $0 })
    for value in all { value.wrappedValue *= 2 }
    let last = all[2]
    #expect(box.values == [2, 4, 6] && all.map(\.wrappedValue) == [2, 4, 6] && all.count == 3)
    box.values.removeLast()
    last.wrappedValue = 9
    #expect(last.wrappedValue == 6 && box.values == [2, 4])
    #expect(fixture.render(VStack { ForEach(all, id: \.self) { $value in Text(verbatim: "\(value)") } }).words == "24")
  }

  @Test func `a setter with a transaction receives the value`() {
    final class Box { var value = 1 }
    let box = Box()
    let binding = Binding(get: { box.value }, set: { value, transaction in box.value = transaction.animation == nil ? value : -1 })
    binding.wrappedValue = 7
    #expect(box.value == 7)
  }

  @Test func `what waits for the end of a change runs after it`() {
    var order: [String] = []
    var transaction = Transaction(animation: .default)
    transaction.addAnimationCompletion { order.append("completion") }
    withTransaction(transaction) { order.append("body") }
    #expect(order == ["body", "completion"])
    #expect(withTransaction(\.disablesAnimations, true) { 3 } == 3)
  }
}
