import AlmanacTextEngine
import AlmanacWireSchema
import CoreGraphics
import Foundation
import SwiftUICore
import Testing

@testable import AlmanacPainter

/// Canvases, combined shapes and text renderers: views from SwiftUI to pixels.
@MainActor @Suite struct CanvasPictureTests {
  private let fixture = PictureFixture()

  private func canvas(_ width: CGFloat, _ height: CGFloat, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> PaintJob {
    fixture.draw(width, height) { Canvas(renderer: draw) }
  }

  @Test func `gradients repeat and mirror`() throws {
    try expectGolden(
      "canvas-gradient-spread",
      canvas(200, 70) { context, _ in
        let gradient = Gradient(colors: [.red, .yellow, .blue])
        let options: [GraphicsContext.GradientOptions] = [[], .repeat, .mirror]
        for (index, option) in options.enumerated() {
          let box = CGRect(x: 4, y: 4 + CGFloat(index) * 21, width: 120, height: 18)
          context.fill(
            Path(box),
            with: .linearGradient(gradient, startPoint: CGPoint(x: 40, y: 0), endPoint: CGPoint(x: 70, y: 0), options: option))
          context.fill(
            Path(CGRect(x: 130 + CGFloat(index) * 23, y: 20, width: 20, height: 20)),
            with: .radialGradient(gradient, center: CGPoint(x: 140 + CGFloat(index) * 23, y: 30), startRadius: 0, endRadius: 5, options: option))
        }
      })
  }

  @Test func `blend modes change only the shape's pixels`() throws {
    let modes: [GraphicsContext.BlendMode] = [
      .copy, .clear, .sourceIn, .sourceOut, .sourceAtop, .destinationIn, .destinationOut, .destinationAtop, .xor,
    ]
    try expectGolden(
      "canvas-blend-modes",
      canvas(230, 60) { context, _ in
        for (index, mode) in modes.enumerated() {
          let x = 4 + CGFloat(index) * 25
          context.drawLayer { layer in
            layer.fill(Path(CGRect(x: x, y: 5, width: 14, height: 30)), with: .color(.blue))
            var copy = layer
            copy.blendMode = mode
            copy.opacity = index == 0 ? 0.5 : 1
            copy.fill(Path(ellipseIn: CGRect(x: x + 4, y: 15, width: 18, height: 30)), with: .color(.orange))
          }
        }
      })
  }

  @Test func `filters map colors and alpha`() throws {
    try expectGolden(
      "canvas-filters",
      canvas(260, 70) { context, _ in
        var swap = ColorMatrix()
        (swap.r1, swap.r2, swap.g2, swap.g1) = (0, 1, 0, 1)
        var fade = ColorMatrix()
        fade.a4 = 0.3
        let filters: [[GraphicsContext.Filter]] = [
          [.colorMatrix(swap)], [.colorMatrix(fade)], [.blur(radius: 4), .alphaThreshold(min: 0.5, color: .purple)],
          [.shadow(color: .black, radius: 2, x: 5, y: 5, options: .shadowAbove)],
          [.shadow(color: .black, radius: 2, x: 5, y: 5, options: .shadowOnly)],
        ]
        for (index, list) in filters.enumerated() {
          var copy = context
          for filter in list { copy.addFilter(filter) }
          copy.drawLayer { layer in
            let x = 10 + CGFloat(index) * 50
            layer.fill(Path(CGRect(x: x, y: 15, width: 20, height: 30)), with: .color(.red))
            layer.fill(Path(ellipseIn: CGRect(x: x + 16, y: 20, width: 16, height: 20)), with: .color(.green))
          }
        }
        // The shadow of the free area, clipped to the inside: an inner shadow.
        var inside = context
        let disc = Path(ellipseIn: CGRect(x: 225, y: 15, width: 32, height: 32))
        inside.fill(disc, with: .color(.yellow))
        inside.clip(to: disc)
        inside.addFilter(.shadow(color: .black, radius: 4, x: 3, y: 3, options: [.invertsAlpha, .shadowOnly]))
        inside.fill(disc, with: .color(.black))
      })
  }

  @Test func `Core Graphics draws with the current graphics state`() throws {
    try expectGolden(
      "canvas-core-graphics",
      canvas(160, 60) { context, _ in
        context.clip(to: Path(roundedRect: CGRect(x: 5, y: 5, width: 150, height: 50), cornerRadius: 12))
        context.translateBy(x: 10, y: 10)
        context.withCGContext { cg in
          cg.setFillColor(UIColor.systemTeal.cgColor)
          cg.fill(CGRect(x: -20, y: -20, width: 100, height: 100))
          cg.setShadow(offset: CGSize(width: 2, height: 4), blur: 6, color: UIColor.black.cgColor)
          cg.setFillColor(UIColor.white.cgColor)
          cg.fillEllipse(in: CGRect(x: 60, y: 5, width: 30, height: 30))
          UIGraphicsPushContext(cg)
          "words".draw(at: CGPoint(x: 95, y: 10), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 14)])
          UIGraphicsPopContext()
        }
      })
  }

  @Test func `shapes are combined`() throws {
    struct Blob: Shape {
      func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: 2, dy: 2)) }
    }
    let (a, b) = (Blob().offset(x: -7), Blob().offset(x: 7))
    try expectGolden(
      "shapes-combined",
      fixture.draw(340, 60) {
        HStack(spacing: 22) {
          a.union(b).fill(.blue)
          a.intersection(b).fill(.green)
          a.subtracting(b).fill(.red)
          a.symmetricDifference(b).fill(.orange)
          a.lineIntersection(b).stroke(.purple, lineWidth: 3)
          a.lineSubtraction(b).stroke(.pink, lineWidth: 3)
        }
        .frame(height: 30).padding(.horizontal, 14)
      })
  }

  @Test func `renderers draw text in parts`() throws {
    struct Loud: TextAttribute {}
    struct Wave: TextRenderer {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
          for run in line {
            guard run[Loud.self] != nil else {
              ctx.draw(run)
              continue
            }
            for (index, slice) in run.enumerated() {
              var copy = ctx
              copy.translateBy(x: 0, y: index.isMultiple(of: 2) ? -4 : 4)
              copy.opacity = index.isMultiple(of: 3) ? 0.5 : 1
              copy.draw(slice)
            }
          }
        }
      }
    }
    try expectGolden(
      "text-renderer",
      fixture.draw(200, 80) {
        (Text(verbatim: "plain words, ") + Text(verbatim: "waving words 🎈").bold().foregroundStyle(.red).customAttribute(Loud())
          + Text(verbatim: " and سلام again")).textRenderer(Wave())
      })
  }

  /// Text drawn as outlines would remain visible where text is hidden.
  @Test func `redacted words of a renderer are hidden`() throws {
    struct Glyphs: TextRenderer {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { ctx.draw(slice) } }
    }
    var job = fixture.draw(120, 30) { Text(verbatim: "secret").textRenderer(Glyphs()) }
    job.presentation.redaction = .placeholder
    try expectGolden("text-renderer-redacted", job)
  }
}
