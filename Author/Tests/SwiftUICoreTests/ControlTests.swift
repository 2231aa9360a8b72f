import AlmanacWireSchema
import SwiftUICore
import Testing

@testable import SwiftUICore

@MainActor
/// Controls as they are drawn, performed and read by assistive technology.
@Suite struct ControlTests {
  let fixture = ContentFixture { $0.core.family = .accessoryCircular }
  let home = ContentFixture()

  @Test func `labels show title and icon, one of them, or what a style makes of them`() {
    let label = Label("Sun", systemImage: "sun.max")
    func kinds<V: View>(_ view: V) -> [String] { home.render(view).all.map(\.debugName).filter { $0 == "Text" || $0 == "Image" } }
    #expect(kinds(label) == ["Image", "Text"])
    #expect(kinds(label.labelStyle(.titleOnly)) == ["Text"])
    #expect(kinds(label.labelStyle(.iconOnly).accessibilityHidden(false)) == ["Image", "Text"])
    #expect(home.render(label.labelStyle(.iconOnly)).words == "")
    #expect(kinds(label.labelStyle(Reversed())) == ["Text", "Image"])
  }
  @Test func `of a label assistive technology reads the title, not the icon`() {
    let label = Label("Sun", systemImage: "sun.max")
    /// Returns the texts that assistive technology reads, without texts that only represent a drawing.
    func read<V: View>(_ view: V, _ fixture: ContentFixture) -> [String] {
      func words(_ node: DisplayNode, isStandIn: Bool) -> [String] {
        let isStandIn = isStandIn || node.accessibility.standIn
        if node.accessibility.hidden || (!isStandIn && node.hasOpacity && node.opacity <= 0) { return [] }
        switch node.content {
        case .group(let group): return group.children.flatMap { words($0, isStandIn: isStandIn) }
        case .text(let text): return [text.lines.flatMap(\.runs).map(\.text).joined()]
        case .symbol(let symbol): return [symbol.name]
        default: return []
        }
      }
      return fixture.render(view).nodes.flatMap { words($0, isStandIn: false) }
    }
    #expect(read(label, home) == ["Sun"])
    #expect(read(label.labelStyle(Reversed()), home) == ["Sun"])
    #expect(read(label.labelStyle(.iconOnly), home) == ["Sun"])
    #expect(read(label.labelStyle(.titleOnly), home) == ["Sun"])
    // A label whose style leaves the title out, and an image beside a text, are read by the symbol's name.
    #expect(read(label.labelStyle(OnlyIcon()), home) == ["sun.max"])
    #expect(
      read(
        HStack {
          Image(systemName: "circle"); Text(verbatim: "Bread")
        }, home) == ["circle", "Bread"])
    #expect(
      read(
        HStack {
          Image(systemName: "circle").accessibilityHidden(true); Text(verbatim: "Bread")
        }, home) == ["Bread"])
    // An inline accessory shows its first text, which must not be an icon's hidden title.
    let inline = ContentFixture { $0.core.family = .accessoryInline }
    #expect(
      inline.render(
        HStack {
          label.labelStyle(.iconOnly); Text(verbatim: "21°")
        }
      ).words == "21°")
  }
  private struct OnlyIcon: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon }
  }
  private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title; configuration.icon
      }
    }
  }

  @Test func `a label's texts are lines below each other beside its icon`() {
    let out = laidOut("one", "two", "icon") {
      Label {
        Text(verbatim: "Milk").marked("one")
        Text(verbatim: "Two bottles").marked("two")
      } icon: {
        box("icon", 10, 10)
      }
    }
    let (one, two, icon) = (Array(out[0..<4]), Array(out[4..<8]), Array(out[8..<12]))
    #expect(one[0] == two[0] && one[0] > icon[0] + icon[2] && two[1] >= one[1] + one[3] - 0.01)
    // The icon is on the first line.
    #expect(icon[1] + icon[3] < two[1])
  }

  @Test(arguments: [5.0, 11, 30]) func `a label's icon is in the middle of its title's first line`(_ side: Double) {
    func middles(_ title: String) -> (icon: CGFloat, title: CGFloat, height: CGFloat) {
      let out = laidOut("title", "icon") {
        Label {
          Text(verbatim: title).font(.system(size: 16)).marked("title")
        } icon: {
          box("icon", CGFloat(side), CGFloat(side))
        }
      }
      return (out[5] + out[7] / 2, out[1] + out[3] / 2, out[3])
    }
    let (one, two) = (middles("Title"), middles("Title\nand more"))
    #expect(one.icon.isNear(one.title, within: 0.2))
    #expect(two.icon.isNear(two.title - (two.height - one.height) / 2, within: 0.4))
  }

  @Test func `a linear gauge keeps the default distance to a text beside it, with and without labels`() {
    func gap<V: View>(_ gauge: V) -> CGFloat {
      let out = laidOut("gauge", "text", in: 150, 60) {
        HStack {
          gauge.gaugeStyle(.accessoryLinearCapacity).marked("gauge")
          Text(verbatim: "40 %").marked("text")
        }
      }
      return out[4] - out[0] - out[2]
    }
    #expect(gap(Gauge(value: 0.4) { EmptyView() }).isNear(8))
    let labelled = Gauge(value: 0.4) {
      EmptyView()
    } currentValueLabel: {
      Text(verbatim: "40")
    }
    #expect(gap(labelled).isNear(8))
  }

  @Test func `a switch without its label is as wide as the switch`() {
    func width<V: View>(_ toggle: V) -> CGFloat { laidOut("t", in: 150, 60) { toggle.toggleStyle(.switch).marked("t") }[2] }
    let toggle = Toggle("On", isOn: .constant(true))
    #expect(width(toggle).isNear(150) && width(toggle.labelsHidden()).isNear(51))
  }

  @Test func `the bounds of a linear accessory gauge are beside its bar, and the value is below`() throws {
    let gauge = Gauge(value: 0.4) {
      EmptyView()
    } currentValueLabel: {
      Text(verbatim: "40")
    } minimumValueLabel: {
      Text(verbatim: "0")
    } maximumValueLabel: {
      Text(verbatim: "9")
    }
    let fixture = LayoutFixture(size: CGSize(width: 150, height: 60), scale: 3, direction: .leftToRight)
    let frames = fixture.render { gauge.gaugeStyle(.accessoryLinearCapacity) }.frames("Text")
    // The value's text is drawn, and stands in for the gauge where only assistive technology reads it.
    let rows = Set(frames.map(\.minY)).sorted().map { y in frames.filter { $0.minY == y }.map { ($0.minX, $0.maxX) }.sorted { $0.0 < $1.0 } }
    #expect(rows.contains { $0.count == 2 && $0[0].0.isNear(0) && $0[1].1.isNear(150) }, "\(frames)")
    #expect(rows.last?.count == 1 && rows.last?[0].0.isNear(0) == true, "\(frames)")
  }

  @Test func `a link is an action around its label`() throws {
    let url = try #require(URL(string: "game://1"))
    let out = home.render(
      Link(destination: url) {
        Text(verbatim: "a"); Text(verbatim: "b")
      })
    #expect(out.nodes.map(\.action.link) == ["game://1", "game://1"])
    #expect(home.render(Link("Title", destination: url)).runs.first?.paint.systemName == "accent")
    #expect(home.render(Link("Title", destination: url).foregroundStyle(.red)).runs.first?.paint.systemName == "red")
    #expect(home.render(VStack { Link("Title", destination: url) }.foregroundColor(.red)).runs.first?.paint.systemName == "red")
  }

  @Test func `a link in a widget that is one tap area gives a note with its line, elsewhere none`() throws {
    let url = try #require(URL(string: "game://1"))
    for family in WidgetFamilyValue.named {
      let out = ContentFixture { $0.core.family = family }.render(Link(destination: url) { Text(verbatim: "a") })
      let notes = out.diagnostics.filter { $0.name == "link.ignored" }
      #expect(notes.count == (family.isOneTapArea ? 1 : 0), "\(family)")
      for note in notes {
        #expect(note.severity == .note && note.message.hasPrefix("a \(family.name) widget is one tap area"))
        #expect(note.file == "SwiftUICoreTests/ControlTests.swift" && note.line > 0)
      }
    }
  }

  @Test func `an edit button is a button that does nothing in a widget`() {
    let out = home.render(EditButton())
    #expect(out.words == "Edit" && out.names == ["button.closure"])
  }

  @Test func `a switch has the colour that its style was given, or the tint`() {
    func knobs<S: ToggleStyle>(_ style: S, isOn: Bool = true) -> [String] {
      home.render(Toggle("On", isOn: .constant(isOn)).toggleStyle(style).tint(.orange)).paths.map(\.fill.systemName)
    }
    #expect(knobs(SwitchToggleStyle()).contains("orange"))
    #expect(knobs(SwitchToggleStyle(tint: .purple)).contains("purple") && !knobs(SwitchToggleStyle(tint: .purple)).contains("orange"))
    #expect(!knobs(SwitchToggleStyle(tint: .purple), isOn: false).contains("purple"))
  }

  @Test func `the gauge styles of watchOS 7 are the accessory styles with a tint of their own`() {
    let gauge = Gauge(value: 0.25) {
      Text(verbatim: "Wind")
    } currentValueLabel: {
      Text(verbatim: "3")
    }
    func drawn<S: GaugeStyle>(_ style: S, tint: Color = .orange) -> [DisplayNode] { fixture.render(gauge.gaugeStyle(style).tint(tint)).nodes }
    #expect(drawn(CircularGaugeStyle()) == drawn(.accessoryCircular) && drawn(LinearGaugeStyle()) == drawn(.accessoryLinear))
    #expect(drawn(CircularGaugeStyle()) == drawn(.circular) && drawn(LinearGaugeStyle()) == drawn(.linear))
    #expect(drawn(CircularGaugeStyle(tint: .purple)) == drawn(.accessoryCircular, tint: .purple))
    #expect(drawn(LinearGaugeStyle(tint: .purple)) == drawn(.accessoryLinear, tint: .purple))
    #expect(drawn(LinearGaugeStyle(tint: .purple)) != drawn(.accessoryLinear))
    let gradient = Gradient(colors: [.green, .red])
    #expect(drawn(CircularGaugeStyle(tint: gradient)) == fixture.render(gauge.gaugeStyle(.accessoryCircular).tint(gradient)).nodes)
    #expect(drawn(LinearGaugeStyle(tint: gradient)) == fixture.render(gauge.gaugeStyle(.accessoryLinear).tint(gradient)).nodes)
  }

  @Test func `a button with a closure is drawn with a diagnostic; an intent button contains its action`() {
    #expect(home.render(Button("Go") {}).names == ["button.closure"])
    // In Swift 6 mode, which this module uses, a body passes an action that is not Sendable.
    struct Card: View {
      let action: () -> Void
      var body: some View { Button(action: action) { Text(verbatim: "Go") } }
    }
    #expect(home.render(Card {}).names == ["button.closure"])
    var action = Action()
    action.intent.type = "Play"
    let out = home.render(Button(role: nil, performing: action) { Text(verbatim: "Play") })
    #expect(out.diagnostics.isEmpty)
    #expect(out.nodes.first?.action.intent.type == "Play")
    #expect(out.paths.count == 1)
    #expect(home.render(Button(role: nil, performing: action) { Text(verbatim: "Play") }.buttonStyle(.plain)).paths.isEmpty)
    let prominent = home.render(Button(role: nil, performing: action) { Text(verbatim: "Play") }.buttonStyle(.borderedProminent).tint(.green))
    #expect(prominent.paths.first?.fill.systemName == "green")
  }

  @Test func `an author's foreground wins over that of the button's style, whose box keeps the tint`() {
    let button = Button(role: nil, performing: Action()) { Text(verbatim: "Play") }.tint(.green)
    #expect(home.render(button).runs.first?.paint.systemName == "green")
    #expect(home.render(button.foregroundStyle(.red)).runs.first?.paint.systemName == "red")
    let prominent = home.render(button.buttonStyle(.borderedProminent).foregroundStyle(.red))
    #expect(prominent.runs.first?.paint.systemName == "red" && prominent.paths.first?.fill.systemName == "green")
    #expect(home.render(button.buttonStyle(.borderless).foregroundStyle(.red)).runs.first?.paint.systemName == "red")
    #expect(home.render(Button(role: .destructive, performing: Action()) { Text(verbatim: "Go") }).runs.first?.paint.systemName == "red")
  }

  @Test func `an author's button style draws the label`() {
    var action = Action()
    action.intent.type = "Play"
    let out = home.render(Button(role: nil, performing: action) { Text(verbatim: "Play") }.buttonStyle(Boxed()))
    #expect(out.size.height.isNear(20.33 + 20, within: 0.1))
  }
  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(10).opacity(configuration.isPressed ? 0 : 1) }
  }

  @Test func `a toggle contains its value and draws both faces; the button of its style gives no diagnostic`() {
    var action = Action()
    action.intent.type = "Set"
    let out = home.render(Toggle(isOn: true, performing: action) { Text(verbatim: "On") }.toggleStyle(Checkbox()))
    #expect(out.diagnostics.isEmpty && out.words == "yesno")
    #expect(out.nodes.first?.action.intent.type == "Set" && out.nodes.first?.accessibility.value == "1")
    #expect(home.render(Toggle("x", isOn: .constant(false))).names == ["toggle.binding"])
  }
  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Text(verbatim: configuration.isOn ? "yes" : "no")
      }.buttonStyle(.plain)
    }
  }

  @Test func `a bar is 4 points high and filled by the fraction, which is clamped`() {
    func fill(_ value: Double) -> CGRect? {
      let paths = home.render(width: 100, height: 50, ProgressView(value: value, total: 10)).paths
      return paths.count == 2 ? paths[1].shape.roundedRect.rect.cgRect : nil
    }
    #expect(home.render(width: 100, ProgressView(value: 0.5)).size == CGSize(width: 100, height: 4))
    #expect(fill(2.5) == CGRect(x: 0, y: 0, width: 25, height: 4))
    #expect(fill(99)?.width == 100)
    #expect(fill(-1) == nil)
    #expect(fill(.nan) == nil)
    let mirrored = ContentFixture { $0.core.layoutDirection = .rightToLeft }.render(width: 100, ProgressView(value: 0.25)).paths
    #expect(mirrored.last?.shape.roundedRect.rect.cgRect.minX == 75)
  }

  @Test func `progress through an interval is drawn by the host's clock`() throws {
    let interval = home.date...home.date.addingTimeInterval(60)
    let bar = try #require(home.render(width: 100, ProgressView(timerInterval: interval)).all.first { $0.debugName == "ProgressView" })
    #expect(bar.dynamicProgress.end.seconds - bar.dynamicProgress.start.seconds == 60)
    #expect(bar.dynamicProgress.countsDown && bar.dynamicProgress.form == .linear && bar.dynamicProgress.lineWidth == 4)
    let out = home.render(
      width: 100,
      ProgressView(timerInterval: interval, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }.progressViewStyle(.circular))
    let ring = try #require(out.all.first { $0.debugName == "ProgressView" })
    #expect(ring.dynamicProgress.form == .circular && !ring.dynamicProgress.countsDown)
  }

  @Test func `a ring shrinks to the accessory's size on a watch face`() throws {
    let view = ProgressView(value: 0.5).progressViewStyle(.circular)
    #expect(fixture.render(view).size == CGSize(width: 58, height: 58))
    #expect(fixture.render(width: 50, height: 80, view).size == CGSize(width: 50, height: 50))
    let watch = ContentFixture {
      $0.core.family = .accessoryCircular
      $0.core.displaySize = CGSize(width: 50, height: 50)
    }
    let gauge = Gauge(value: 0.5) { Text(verbatim: "g") }
    #expect(watch.render(gauge.gaugeStyle(.accessoryCircular)).size == CGSize(width: 50, height: 50))
    #expect(watch.render(gauge.gaugeStyle(.accessoryCircularCapacity)).size == CGSize(width: 50, height: 50))
  }

  @Test func `of nested container backgrounds the innermost is drawn; in an activity the outermost, which is the system's`() {
    func outcome(_ family: WidgetFamilyValue) -> LayoutFixture.Outcome {
      LayoutFixture(presentation: { $0.core.family = family }).render {
        Text(verbatim: "a").containerBackground(for: ContainerBackgroundPlacement(name: "widget")) { Block("author", 10, 10) }
          .containerBackground(for: ContainerBackgroundPlacement(name: "widget")) { Block("system", 20, 20) }
      }
    }
    func names(_ outcome: LayoutFixture.Outcome) -> [String] {
      func names(_ node: DisplayNode) -> [String] { node.group.children.isEmpty ? [node.debugName] : node.group.children.flatMap(names) }
      return names(outcome.list.background)
    }
    #expect(names(outcome(.systemSmall)).contains("author") && !outcome(.systemSmall).has("containerBackground.activity"))
    let island = outcome(.activityIslandExpanded)
    #expect(names(island) == ["system"] && island.has("containerBackground.activity"))
  }

  @Test func `an author's progress style receives fraction and labels`() {
    #expect(home.render(ProgressView("Load", value: 1, total: 4).progressViewStyle(Words())).words == "Load0.25")
  }
  private struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label; Text(verbatim: "\(configuration.fractionCompleted ?? 0)")
      }
    }
  }

  private func ring(_ out: ContentFixture.Output) -> [PathContent] { out.paths.filter(\.hasStroke) }

  @Test func `the open ring is 58 points wide with a stroke of 5.5, and spans 240° above labels, 270° without`() throws {
    let bare = fixture.render(
      width: 100, height: 100,
      Gauge(value: 0.5) {
        EmptyView()
      } currentValueLabel: {
        Text(verbatim: "5")
      }.gaugeStyle(.accessoryCircular))
    #expect(bare.size == CGSize(width: 58, height: 58))
    let arc = try #require(ring(bare).first)
    #expect(arc.strokeStyle.width == 5.5 && arc.strokeStyle.cap == .round)
    let start = CGPoint(x: CGFloat(arc.shape.path.coordinates[0]), y: CGFloat(arc.shape.path.coordinates[1]))
    #expect(Double(start.x).isNear(29 - 26.25 * cos(.pi / 4), within: 0.05) && Double(start.y).isNear(29 + 26.25 * sin(.pi / 4), within: 0.05))
    let labelled = fixture.render(
      width: 100, height: 100,
      Gauge(value: 0.5) {
        Text(verbatim: "AQI")
      } currentValueLabel: {
        Text(verbatim: "5")
      }.gaugeStyle(.accessoryCircular))
    let low = try #require(ring(labelled).first).shape.path.coordinates[1]
    #expect(Double(low).isNear(29 + 26.25 * 0.5, within: 0.05))
    #expect(labelled.words.contains("AQI"))
  }

  @Test(arguments: [(0.0, 150.0), (0.5, 270), (0.68, 313.2), (1, 390)])
  func `the dot is on the ring at the value`(_ value: Double, _ degrees: Double) throws {
    let out = fixture.render(
      width: 100, height: 100,
      Gauge(value: value) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      } minimumValueLabel: {
        Text(verbatim: "0")
      } maximumValueLabel: {
        Text(verbatim: "1")
      }
      .gaugeStyle(.accessoryCircular))
    let dots = circles(out.nodes, at: .zero)
    #expect(dots.count == 2)
    for dot in dots {
      #expect(Double(dot.midX - 29).isNear(26.25 * cos(degrees * .pi / 180), within: 0.4))
      #expect(Double(dot.midY - 29).isNear(26.25 * sin(degrees * .pi / 180), within: 0.4))
    }
  }

  @Test func `from right to left the ring's gradient turns with its dot`() throws {
    func gradient(_ fixture: ContentFixture) throws -> AngularGradientPaint {
      let gauge = Gauge(value: 0) {
        EmptyView()
      } currentValueLabel: {
        Text(verbatim: "5")
      }
      .gaugeStyle(.accessoryCircular).tint(Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.25)]))
      return try #require(ring(fixture.render(width: 100, height: 100, gauge)).first).stroke.angularGradient
    }
    let (left, right) = (try gradient(home), try gradient(ContentFixture { $0.core.layoutDirection = .rightToLeft }))
    #expect(left.stops.map(\.location) == [0, 0.25] && left.stops.map(\.color.system) == ["red", "blue"])
    #expect(right.stops.map(\.location) == [0.75, 1] && right.stops.map(\.color.system) == ["blue", "red"])
    // Mirrored, an angle is as far from the vertical on the other side.
    #expect(abs(right.startAngle - (.pi - left.endAngle)) < 1e-9 && abs(right.endAngle - (.pi - left.startAngle)) < 1e-9)
  }

  /// The ellipses among `nodes`, in the coordinates of the root.
  private func circles(_ nodes: [DisplayNode], at origin: CGPoint) -> [CGRect] {
    nodes.flatMap { node -> [CGRect] in
      var here = CGPoint(x: origin.x + node.frame.x, y: origin.y + node.frame.y)
      if node.hasTransform { here = CGPoint(x: here.x + node.transform.tx, y: here.y + node.transform.ty) }
      switch node.content {
      case .group(let group): return circles(group.children, at: here)
      case .path(let path):
        guard case .ellipse(let ellipse)? = path.shape.shape else { return [] }
        return [ellipse.cgRect.offsetBy(dx: here.x, dy: here.y)]
      default: return []
      }
    }
  }

  @Test func `the closed ring has a faint track of the tint and its label inside`() throws {
    let out = fixture.render(width: 100, height: 100, Gauge(value: 0.25) { Text(verbatim: "25") }.gaugeStyle(.accessoryCircularCapacity).tint(.green))
    let rings = ring(out)
    #expect(out.size == CGSize(width: 58, height: 58))
    #expect(rings.count == 2 && rings.allSatisfy { $0.stroke.systemName == "green" && $0.strokeStyle.width == 5.5 })
    #expect(Double(rings[0].stroke.opacity).isNear(0.35))
    #expect(out.words == "25")
  }

  @Test func `a gradient tint runs around the ring and along the bar, and gives the dot its colour`() throws {
    let tint = Gradient(colors: [.green, .red])
    let out = fixture.render(
      width: 100, height: 100,
      Gauge(value: 0.5) {
        EmptyView()
      } currentValueLabel: {
        Text(verbatim: "5")
      }.gaugeStyle(.accessoryCircular).tint(tint))
    let angular = try #require(ring(out).first).stroke.angularGradient
    #expect(angular.stops.count == 2 && (angular.endAngle - angular.startAngle).isNear(270 * .pi / 180))
    #expect(out.paths.contains { $0.fill.color.mixed.fraction == 0.5 })
    let bar = home.render(width: 100, Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.linearCapacity).tint(tint)).paths.last?.fill.linearGradient
    #expect(bar?.start.x == 0 && bar?.end.x == 1 && bar?.start.y == 0.5)
  }

  @Test func `a group box shows its label and content, or what a style makes of them`() {
    let own = home.render(GroupBox("T") { Color.red.frame(width: 40, height: 10) }.groupBoxStyle(Bare()))
    #expect(own.size == CGSize(width: 40, height: 10) && own.words.isEmpty)
    let box = home.render(GroupBox("T") { Color.red.frame(width: 40, height: 10) }.fixedSize())
    #expect(box.size.width == 72 && box.words == "T")
  }

  @Test func `a group box is as wide as it is offered, with its content centred, and its colour differs from that of the box around it`() {
    let content = Color.red.frame(width: 40, height: 10)
    let box = home.render(width: 200, GroupBox("T") { content })
    #expect(box.size.width == 200 && box.nodes.contains { $0.frame.width == 40 && $0.frame.x == 80 })
    let nested = home.render(width: 200, GroupBox("A") { GroupBox("B") { GroupBox("C") { content } } })
    let colors = nested.paths.map(\.fill.color.system).filter { $0.hasSuffix("Background") }
    #expect(colors.count == 3 && colors[0] == colors[2] && colors[0] != colors[1])
  }

  private struct Bare: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  @Test func `bounds map the value to a fraction; an empty range gives 0`() {
    func value(_ value: Double, _ range: ClosedRange<Double>) -> String {
      home.render(Gauge(value: value, in: range) { EmptyView() }.gaugeStyle(Number())).words
    }
    #expect(value(30, 20...60) == "0.25")
    #expect(value(99, 20...60) == "1.0")
    #expect(value(5, 5...5) == "0.0")
  }
  private struct Number: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(configuration.value)") }
  }
}
