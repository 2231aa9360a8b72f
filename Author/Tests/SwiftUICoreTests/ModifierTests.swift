import AlmanacWireSchema
import SwiftUICore
import Testing

@MainActor
/// Modifiers that change the drawing of a view.
@Suite struct ModifierTests {
  let fixture = LayoutFixture()

  private func layer(_ out: LayoutFixture.Outcome, _ test: (DisplayNode) -> Bool) -> DisplayNode? { out.nodes.first(where: test) }

  @Test func `a rotation is about its anchor and does not change the layout`() throws {
    let out = fixture.render { Block("a", 20, 10).rotationEffect(.degrees(90), anchor: .topLeading).background(Block.filling("back")) }
    #expect(out.frame("back").size == CGSize(width: 20, height: 10))
    let t = try #require(layer(out) { $0.hasTransform }).transform
    #expect(abs(t.a) < 1e-9 && abs(t.b - 1) < 1e-9 && abs(t.c + 1) < 1e-9 && abs(t.tx) < 1e-9)
  }

  @Test func `a scale keeps its anchor in place`() throws {
    let out = fixture.render { Block("a", 20, 10).scaleEffect(x: 2, y: 3, anchor: .bottomTrailing) }
    let t = try #require(layer(out) { $0.hasTransform }).transform
    #expect(t.a * 20 + t.tx == 20)
    #expect(t.d * 10 + t.ty == 10)
  }

  @Test func `a transform that is NaN is ignored, with a diagnostic`() {
    let out = fixture.render { Block("a", 20, 10).scaleEffect(CGFloat.nan) }
    #expect(out.has("transform.invalid"))
    #expect(layer(out) { $0.hasTransform } == nil)
  }

  @Test func `a rotation in space is foreshortened, and a note reports that it has no perspective`() throws {
    let out = fixture.render { Block("a", 20, 10).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
    let t = try #require(layer(out) { $0.hasTransform }).transform
    #expect(abs(t.a - 0.5) < 1e-9 && abs(t.d - 1) < 1e-9)
    #expect(out.has("rotation3DEffect.flattened"))
  }

  @Test func `opacity is clamped to 0…1`() {
    #expect(layer(fixture.render { Block("a", 1, 1).opacity(0.5) }) { $0.hasOpacity }?.opacity == 0.5)
    #expect(layer(fixture.render { Block("a", 1, 1).opacity(7) }) { $0.hasOpacity }?.opacity == 1)
  }

  @Test func `a hidden view is laid out and draws nothing`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Block("a", 10, 10).hidden(); Block("b", 10, 10)
      }
    }
    #expect(out.names == ["b"])
    #expect(out.frame("b").minX == 50)
  }

  @Test func `effects keep their order, innermost first`() throws {
    let out = fixture.render { Block("a", 10, 10).blur(radius: 2).saturation(0.5) }
    let outer = try #require(layer(out) { !$0.effects.isEmpty })
    #expect(outer.effects[0].saturation == 0.5)
    let inner = try #require(layer(out) { $0.effects.contains { if case .blur = $0.effect { true } else { false } } })
    #expect(inner != outer && inner.effects.map(\.blur) == [2])
  }

  @Test func `a shadow has the system's colour by default`() throws {
    let out = fixture.render { Block("a", 10, 10).shadow(radius: 3, y: 2) }
    let effect = try #require(layer(out) { !$0.effects.isEmpty }).effects[0].shadow
    #expect(effect.radius == 3 && effect.y == 2 && effect.x == 0)
    #expect(abs(effect.color.rgba.alpha - 0.33) < 0.001)
  }

  @Test func `a clip is the shape at the view's size`() throws {
    let out = fixture.render { Block("a", 40, 20).clipShape(Circle()) }
    let node = try #require(layer(out) { $0.hasClip })
    #expect(node.clip.shape.ellipse.cgRect == CGRect(10, 0, 20, 20))
    let rounded = fixture.render { Block("a", 40, 20).cornerRadius(6) }
    #expect(layer(rounded) { $0.hasClip }?.clip.shape.roundedRect.radii.first == 6)
  }

  @Test func `a mask is laid out at the view's size`() throws {
    let out = fixture.render { Block("a", 40, 20).mask(alignment: .trailing) { Block("m", 10, 10) } }
    let node = try #require(layer(out) { $0.hasMask })
    #expect(node.mask.group.children.first?.frame.cgRect == CGRect(30, 5, 10, 10))
  }

  @Test func `a border is drawn just inside the edges`() throws {
    let out = fixture.render { Block("a", 40, 20).border(Color.red, width: 4) }
    let line = try #require(layer(out) { $0.path.hasStroke })
    #expect(line.path.strokeStyle.width == 4)
    #expect(line.path.shape.rect.cgRect == CGRect(2, 2, 36, 16))
  }

  @Test func `a style behind a view fills its size, a shape in its size`() throws {
    let plain = fixture.render { Block("a", 40, 20).background(Color.red) }
    #expect(layer(plain) { $0.path.fill.color.system == "red" }?.frame.cgRect == CGRect(30, 40, 40, 20))
    let shape = fixture.render { Block("a", 40, 20).background(.blue, in: Capsule()) }
    #expect(layer(shape) { $0.path.fill.color.system == "blue" }?.frame.cgRect.size == CGSize(width: 40, height: 20))
  }

  @Test func `privacy and redaction are set on the view's layer`() {
    #expect(layer(fixture.render { Block("a", 1, 1).privacySensitive() }) { $0.privacySensitive } != nil)
    #expect(layer(fixture.render { Block("a", 1, 1).unredacted() }) { $0.unredacted } != nil)
    #expect(layer(fixture.render { Block("a", 1, 1).redacted(reason: .placeholder) }) { $0.redactions == [.placeholder] } != nil)
    #expect(layer(fixture.render { Block("a", 1, 1).invalidatableContent() }) { $0.invalidatable } != nil)
  }

  @Test func `accessibility is kept in the display list, with the older modifiers too`() throws {
    let out = fixture.render {
      Block("a", 1, 1).accessibilityLabel("Rain").accessibility(hidden: true).accessibilityElement(children: .ignore)
    }
    #expect(layer(out) { $0.accessibility.label == "Rain" } != nil)
    #expect(layer(out) { $0.accessibility.hidden } != nil)
    #expect(layer(out) { $0.accessibility.ignoreChildren } != nil)
  }

  @Test func `accessibility traits, headings, order and children are kept in the display list`() {
    let traits = fixture.render { Block("a", 1, 1).accessibilityAddTraits([.isSelected, .isHeader]).accessibilityRemoveTraits(.isImage) }
    #expect(layer(traits) { $0.accessibility.traits == 6 && $0.accessibility.header } != nil)
    #expect(layer(traits) { $0.accessibility.removedTraits == 16 } != nil)
    let heading = fixture.render { Block("a", 1, 1).accessibilityHeading(.h2) }
    #expect(layer(heading) { $0.accessibility.headingLevel == 2 && $0.accessibility.header } != nil)
    #expect(layer(fixture.render { Block("a", 1, 1).accessibilitySortPriority(3) }) { $0.accessibility.sortPriority == 3 } != nil)
    #expect(layer(fixture.render { Block("a", 1, 1).accessibilitySortPriority(.nan) }) { $0.accessibility.sortPriority.isNaN } == nil)
    #expect(layer(fixture.render { Block("a", 1, 1).accessibilityElement(children: .combine) }) { $0.accessibility.combineChildren } != nil)
    #expect(layer(fixture.render { Block("a", 1, 1).accessibilityElement(children: .contain) }) { $0.accessibility.containChildren } != nil)
    let replaced = fixture.render { Block("a", 1, 1).accessibilityRepresentation { Text("one of three") } }
    #expect(layer(replaced) { $0.accessibility.hidden } != nil)
    #expect(layer(replaced) { $0.accessibility.standIn && $0.group.children.first?.opacity == 0 } != nil)
  }

  @Test func `a gauge and a progress have their label and value for assistive technology, also where the style draws neither`() throws {
    let gauge = fixture.render {
      Gauge(value: 57, in: 0...100) {
        Text("Battery")
      } currentValueLabel: {
        Text("57 of 100")
      }.gaugeStyle(.accessoryLinear)
    }
    let reading = try #require(layer(gauge) { $0.accessibility.hasFraction })
    #expect(reading.accessibility.fraction == 0.57 && reading.accessibility.gauge)
    let value = try #require(layer(gauge) { $0.accessibility.isValue })
    #expect("\(reading)".contains("Battery") && "\(value)".contains("57 of 100") && !"\(value)".contains("Battery"))
    #expect(layer(gauge) { $0.accessibility.hidden } != nil && layer(gauge) { $0.accessibility.standIn } != nil)
    let progress = fixture.render { ProgressView("Upload", value: 1, total: 4) }
    let part = try #require(layer(progress) { $0.accessibility.hasFraction })
    #expect(part.accessibility.fraction == 0.25 && !part.accessibility.gauge && layer(progress) { $0.accessibility.isValue } == nil)
    #expect(layer(fixture.render { ProgressView("Upload") }) { $0.accessibility.hasFraction } == nil)
  }

  @Test func `a progress view says how much is completed, in the locale of the request`() {
    var fixture = fixture
    fixture.presentation = { $0.core.locale = Locale(identifier: "de") }
    let out = fixture.render { ProgressView(value: 0.57) }
    #expect(layer(out) { $0.accessibility.value == "57\u{a0}%" } != nil)
  }

  @Test func `a container background is drawn edge to edge and kept apart from the content`() {
    var fixture = fixture
    fixture.presentation = { $0.core.contentMargins = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10) }
    let out = fixture.render {
      Block.filling("a").containerBackground(for: .init(name: "widget")) { Block.filling("back") }
    }
    #expect(out.frame("a") == CGRect(10, 10, 80, 80))
    #expect(out.list.background.group.children.first?.frame.cgRect == CGRect(0, 0, 100, 100))
    #expect(!out.has("containerBackground.missing"))
  }

  @Test func `a home screen widget is never see-through: a background that may not cover it is drawn over the platform's`() {
    func base(_ background: some ShapeStyle, _ family: WidgetFamilyValue = .systemSmall) -> Bool {
      var fixture = fixture
      fixture.presentation = { $0.core.family = family }
      let out = fixture.render { Block("a", 1, 1).containerBackground(background, for: .init(name: "widget")) }
      return out.list.background.group.children.first?.path.fill.background == true
    }
    #expect(base(Color.clear) && base(.fill.tertiary) && base(Color.red.opacity(0.5)) && base(.ultraThinMaterial))
    #expect(!base(Color(red: 1, green: 0, blue: 0)) && !base(Gradient(colors: [.white, .black])))
    #expect(!base(Color.clear, .accessoryRectangular))
  }

  @Test func `without a container background the content is laid out edge to edge, with a note`() {
    var fixture = fixture
    fixture.presentation = { $0.core.contentMargins = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10) }
    let out = fixture.render { Block.filling("a") }
    #expect(out.frame("a") == CGRect(0, 0, 100, 100))
    #expect(out.has("containerBackground.missing"))
  }

  @Test func `modifiers that never run in a widget give one note for each place`() {
    let out = fixture.render {
      ForEach(0..<3) { Block("a\($0)", 1, 1).onDisappear {}.onTapGesture {} }
      Block("b", 1, 1).onDisappear {}
    }
    #expect(out.diagnostics.filter { $0.name == "onDisappear.ignored" }.map(\.line) == [UInt32(#line - 3), UInt32(#line - 2)])
    #expect(out.has("onTapGesture.ignored"))
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(5).background(Block.filling("back")) }
  }

  @Test func `an author's modifier wraps each view of its content`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Group {
          Block("a", 10, 10); Block("b", 10, 10)
        }.modifier(Framed())
      }
    }
    #expect(out.frames("back").map(\.width) == [20, 20])
  }
}

/// Changes of collections for a list's `onMove` and `onDelete`.
@Suite struct OffsetTests {
  @Test func `elements are moved in front of a place and removed by their offsets`() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: [1, 3], toOffset: 0)
    #expect(letters == ["b", "d", "a", "c", "e"])
    letters.move(fromOffsets: [0], toOffset: 5)
    #expect(letters == ["d", "a", "c", "e", "b"])
    letters.move(fromOffsets: [2], toOffset: 3)
    #expect(letters == ["d", "a", "c", "e", "b"])
    letters.remove(atOffsets: [0, 4, 9])
    #expect(letters == ["a", "c", "e"])
  }
}

/// Modifiers that animate their own changes.
@MainActor
@Suite struct AnimatedModifierTests {
  private struct Inset: ViewModifier {
    func body(content: Content) -> some View { content.padding(5) }
  }

  @Test func `an animated modifier modifies as before`() {
    let fixture = ContentFixture()
    let plain = fixture.render(Text(verbatim: "a").modifier(Inset())).size
    #expect(fixture.render(Text(verbatim: "a").modifier(Inset().animation(.easeIn))).size == plain)
  }
}
