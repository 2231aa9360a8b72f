import AlmanacWireSchema
import SwiftUICore
import Testing

@testable import SwiftUICore

@MainActor
/// The display nodes that the drawing commands of a `Canvas` record.
@Suite struct CanvasTests {
  let fixture = ContentFixture()

  /// The recorded drawing of a canvas of 100 by 50 points.
  private func drawn(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> ContentFixture.Output {
    fixture.render(width: 100, height: 50, Canvas(renderer: draw))
  }
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func `a canvas takes its proposal, receives that size, and clips its drawing`() {
    var seen: CGSize?
    let out = drawn { seen = $1 }
    #expect(out.size == CGSize(width: 100, height: 50) && seen == out.size)
    #expect(out.nodes.first?.clip.shape.rect.width == 100)
    #expect(fixture.render(Canvas { _, _ in }).size == CGSize(width: 10, height: 10))
    #expect(fixture.render(width: 4, height: 4, Canvas(opaque: true) { _, _ in }).paths.first?.fill.color.rgba == RGBA.with { $0.alpha = 1 })
  }

  @Test func `paths are filled and stroked with colours, styles and gradients in points`() throws {
    let out = drawn { context, _ in
      context.fill(box(10, 5, 20, 30), with: .color(.green), style: FillStyle(eoFill: true))
      context.stroke(box(0, 0, 5, 5), with: .style(.tint), lineWidth: 3)
      context.fill(
        box(20, 0, 40, 10),
        with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 60, y: 0)))
      context.fill(box(50, 0, 10, 10), with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero, options: .mirror))
    }
    let paths = out.paths
    try #require(paths.count == 4)
    #expect(paths[0].shape.rect == RectValue.with { ($0.x, $0.y, $0.width, $0.height) = (10, 5, 20, 30) })
    #expect(paths[0].fill.systemName == "green" && paths[0].evenOdd)
    #expect(paths[1].stroke.systemName == "accent" && paths[1].strokeStyle.width == 3)
    // The gradient's box is 1 × 1 point, so its unit coordinates are points.
    #expect(paths[2].fill.linearGradient.start.x == 20 && paths[2].fill.linearGradient.end.x == 60)
    #expect(paths[2].paintBounds.width == 1 && paths[2].paintBounds.x == 0)
    #expect(paths[3].fill.linearGradient.spread == .mirror && out.diagnostics.isEmpty)
  }

  @Test func `transforms accumulate, innermost last, and those of a copy do not affect the original`() throws {
    let out = drawn { context, _ in
      var copy = context
      copy.translateBy(x: 10, y: 20)
      copy.scaleBy(x: 2, y: 3)
      copy.fill(box(1, 1, 1, 1), with: .foreground)
      copy.rotate(by: .degrees(90))
      copy.fill(box(0, 0, 1, 1), with: .foreground)
      context.fill(box(0, 0, 1, 1), with: .foreground)
    }
    let nodes = out.all.filter { $0.debugName == "Canvas.path" }
    try #require(nodes.count == 3)
    let first = nodes[0].transform
    #expect((first.a, first.d, first.tx, first.ty) == (2, 3, 10, 20))
    // (1, 0) is rotated to (0, 1), scaled to (0, 3), and moved.
    #expect(nodes[1].transform.a.isNear(0) && nodes[1].transform.b.isNear(3) && nodes[1].transform.tx == 10)
    #expect(!nodes[2].hasTransform)
  }

  @Test func `opacity, blend mode, filters and clips wrap what is drawn with them`() throws {
    let out = drawn { context, _ in
      context.opacity = 0.5
      context.blendMode = .multiply
      context.addFilter(.blur(radius: 4))
      context.addFilter(.grayscale(1))
      context.translateBy(x: 7, y: 0)
      context.clip(to: box(0, 0, 10, 10))
      context.fill(box(0, 0, 5, 5), with: .color(.red))
    }
    let outer = try #require(out.nodes.first?.group.children.first)
    #expect(outer.opacity == 0.5 && outer.blendMode == .multiply)
    #expect(outer.clip.shape.rect.x == 7 || outer.clip.shape.path.coordinates.first == 7)
    let filtered = try #require(outer.group.children.first)
    #expect(filtered.effects.map(\.effect) == [.blur(4), .grayscale(1)])
    #expect(filtered.group.children.first?.transform.tx == 7)
  }

  @Test func `an inverse clip keeps the outside; a layer masks by its opacity`() throws {
    let out = drawn { context, _ in
      var copy = context
      copy.clip(to: box(10, 10, 10, 10), options: .inverse)
      copy.fill(box(0, 0, 50, 50), with: .foreground)
      context.clipToLayer(opacity: 0.25) { $0.fill(self.box(0, 0, 9, 9), with: .color(.black)) }
      context.fill(box(0, 0, 50, 50), with: .foreground)
    }
    let nodes = out.nodes.first?.group.children ?? []
    try #require(nodes.count == 2)
    #expect(nodes[0].clip.evenOdd)
    #expect(nodes[1].hasMask && nodes[1].mask.opacity == 0.25)
    #expect(nodes[1].mask.group.children.first?.path.shape.rect.width == 9)
  }

  @Test func `a layer is one drawing and starts with default state except for the transform`() throws {
    let out = drawn { context, _ in
      context.opacity = 0.5
      context.translateBy(x: 5, y: 5)
      context.drawLayer { layer in
        layer.blendMode = .destinationOut
        layer.fill(self.box(0, 0, 5, 5), with: .foreground)
        layer.blendMode = .normal
        layer.fill(self.box(0, 0, 5, 5), with: .foreground)
      }
    }
    let layer = try #require(out.nodes.first?.group.children.first)
    #expect(layer.opacity == 0.5 && !layer.hasTransform && layer.group.children.count == 2)
    #expect(layer.group.children.allSatisfy { $0.transform.tx == 5 && !$0.hasOpacity })
    // Blend modes inside do not affect the content behind the layer.
    #expect(layer.effects.map(\.effect) == [.contrast(1)])
  }

  @Test func `text is measured, placed by an anchor, and uses a shading if it has no style of its own`() throws {
    var measured = CGSize.zero
    var baseline: CGFloat = 0
    let out = drawn { context, size in
      var text = context.resolve(Text(verbatim: "Words").font(.system(size: 20)))
      measured = text.measure(in: size)
      baseline = text.firstBaseline(in: size)
      text.shading = .color(.red)
      context.draw(text, at: CGPoint(x: 100, y: 50), anchor: .bottomTrailing)
      context.draw(Text(verbatim: "in"), in: CGRect(x: 3, y: 4, width: 50, height: 20))
    }
    #expect(measured.width > 40 && measured.width < 80 && measured.height > 20 && baseline > 14 && baseline < measured.height)
    let texts = out.all.filter { $0.debugName == "Text" }
    try #require(texts.count == 2)
    #expect(CGFloat(texts[0].frame.x).isNear(100 - measured.width, within: 0.5))
    #expect(CGFloat(texts[0].frame.y).isNear(50 - measured.height, within: 0.5))
    #expect(out.runs.first?.paint.systemName == "red")
    #expect(texts[1].frame.x == 3 && texts[1].frame.y == 4)
  }

  @Test func `images have a size and a shading; symbols are found by their tags`() throws {
    var missing = true
    let out = fixture.render(
      width: 100, height: 50,
      Canvas { context, _ in
        var star = context.resolve(Image(systemName: "star"))
        star.shading = .color(.orange)
        context.draw(star, in: CGRect(x: 0, y: 0, width: 40, height: 20))
        missing = context.resolveSymbol(id: 9) == nil
        if let symbol = context.resolveSymbol(id: "dot") {
          context.draw(symbol, at: CGPoint(x: 50, y: 25))
          context.draw(symbol, in: CGRect(x: 80, y: 0, width: 20, height: 10))
        }
      } symbols: {
        Text(verbatim: "other").tag(1)
        Color.red.frame(width: 10, height: 10).tag("dot")
      })
    #expect(missing)
    let star = try #require(out.all.first { $0.debugName == "Image" })
    // The drawn area fills the rectangle's height; the margins, 0.08 em beside it and 0.05 em above and below, lie outside.
    let em = (star.frame.height - 20) / 0.1
    #expect(em.isNear(20, within: 4) && star.frame.width.isNear(40 + 0.16 * em, within: 0.01))
    #expect((star.frame.x + star.frame.width / 2).isNear(20, within: 0.01) && (star.frame.y + star.frame.height / 2).isNear(10, within: 0.01))
    #expect(star.symbol.paints.first?.systemName == "orange")
    let dots = out.all.filter { $0.debugName == "Rectangle" }
    try #require(dots.count == 2)
    #expect(dots[0].frame.x == 45 && dots[0].frame.y == 20)
    let scaled = try #require(out.nodes.first?.group.children.last?.transform)
    #expect((scaled.a, scaled.d, scaled.tx) == (2, 1, 80))
  }

  @Test func `a filter that a display list cannot contain gives a diagnostic`() {
    let out = drawn { context, _ in
      context.blendMode = .xor
      var turned = ProjectionTransform()
      turned.m13 = 0.1
      context.addFilter(.projectionTransform(turned))
      context.fill(box(0, 0, 1, 1), with: .foreground)
      context.fill(box(.nan, 0, 1, 1), with: .foreground)
    }
    #expect(out.names == ["canvas.filter"])
    #expect(out.paths.count == 1)
  }

  @Test func `the renderer runs in the environment at the canvas`() {
    struct Own: View {
      @Environment(\.colorScheme) var scheme
      var body: some View {
        Canvas { context, _ in
          let color = context.environment.colorScheme == .dark && scheme == .dark ? Color.red : .blue
          context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(color))
        }
      }
    }
    let out = fixture.render(width: 4, height: 4, Own().environment(\.colorScheme, .dark))
    #expect(out.paths.first?.fill.systemName == "red")
  }
}
