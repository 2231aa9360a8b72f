import AlmanacWireSchema
import CoreGraphics
import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  static let canvasStates: [Statement] = [
    Statement(
      "A translation and then a scale move by unscaled points", Documents.swiftUI("graphicscontext/scaleby(x:y:)"), is: [[2, 0, 0, 3, 10, 20]]
    ) {
      Drawn.transforms { context, _ in
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 3)
        context.fill(Drawn.dot, with: .foreground)
      }
    },
    Statement(
      "A scale and then a translation move by scaled points", Documents.swiftUI("graphicscontext/translateby(x:y:)"), is: [[2, 0, 0, 3, 20, 60]]
    ) {
      Drawn.transforms { context, _ in
        context.scaleBy(x: 2, y: 3)
        context.translateBy(x: 10, y: 20)
        context.fill(Drawn.dot, with: .foreground)
      }
    },
    Statement(
      "A further matrix is applied to coordinates before the transform so far", Documents.swiftUI("graphicscontext/concatenate(_:)"),
      is: [[2, 0, 0, 2, 20, 0]]
    ) {
      Drawn.transforms { context, _ in
        context.scaleBy(x: 2, y: 2)
        context.concatenate(CGAffineTransform(translationX: 10, y: 0))
        context.fill(Drawn.dot, with: .foreground)
      }
    },
    Statement(
      "A change of a copy's transform leaves the original's", Documents.swiftUI("graphicscontext"), is: [[1, 0, 0, 1, 5, 0], [1, 0, 0, 1, 0, 0]]
    ) {
      Drawn.transforms { context, _ in
        var copy = context
        copy.translateBy(x: 5, y: 0)
        copy.fill(Drawn.dot, with: .foreground)
        context.fill(Drawn.dot, with: .foreground)
      }
    },
    Statement("An opacity applies to what is drawn after it", Documents.swiftUI("graphicscontext/opacity"), is: [false, true]) {
      Drawn.canvas { context, _ in
        context.fill(Drawn.dot, with: .foreground)
        context.opacity = 0.5
        context.fill(Drawn.dot, with: .foreground)
      }.nodes.first?.group.children.map(\.hasOpacity) ?? []
    },
    Statement("A clip stays where it was set when the transform changes", Documents.swiftUI("graphicscontext/clip(to:style:options:)"), [0, 0, 9, 9])
    {
      let out = Drawn.canvas { context, _ in
        context.clip(to: Drawn.square(0, 0, 9))
        context.translateBy(x: 30, y: 0)
        context.fill(Drawn.dot, with: .foreground)
      }
      return Drawn.numbers(out.nodes.first?.group.children.first?.clip.shape.rect ?? RectValue())
    },
    Statement(
      "The bounds of the clip are those of the intersection, in the coordinates of drawing", Documents.swiftUI("graphicscontext/clipboundingrect"),
      [-25, 5, 5, 15]
    ) {
      var bounds = CGRect.zero
      _ = Drawn.canvas { context, _ in
        context.clip(to: Drawn.square(0, 0, 20))
        context.clip(to: Path(CGRect(x: 5, y: 5, width: 5, height: 40)))
        context.translateBy(x: 30, y: 0)
        bounds = context.clipBoundingRect
      }
      return Drawn.numbers(bounds)
    },
    Statement(
      "An opacity of a layer that clips multiplies its alpha", Documents.swiftUI("graphicscontext/cliptolayer(opacity:options:content:)"), [0.25]
    ) {
      let out = Drawn.canvas { context, _ in
        context.clipToLayer(opacity: 0.25) { $0.fill(Drawn.dot, with: .color(.black)) }
        context.fill(Drawn.dot, with: .foreground)
      }
      return [CGFloat(out.nodes.first?.group.children.first?.mask.opacity ?? 0)]
    },
    Statement("A filter does not change what was drawn before it", Documents.swiftUI("graphicscontext/addfilter(_:options:)"), is: [0, 1]) {
      Drawn.canvas { context, _ in
        context.fill(Drawn.dot, with: .foreground)
        context.addFilter(.grayscale(1))
        context.fill(Drawn.dot, with: .foreground)
      }.nodes.first?.group.children.map(\.effects.count) ?? []
    },
    Statement(
      "A third of an inversion multiplies by a third and adds a third", Documents.swiftUI("graphicscontext/filter/colorinvert(_:)"),
      [1.0 / 3, 1.0 / 3], within: 0.001
    ) {
      let out = Drawn.canvas { context, _ in
        context.addFilter(.colorInvert(1.0 / 3))
        context.fill(Drawn.dot, with: .color(.red))
      }
      let factors = out.all.flatMap(\.effects).first?.colorMatrix.factors ?? []
      return factors.count == 20 ? [CGFloat(factors[0]), CGFloat(factors[4])] : []
    },
    Statement(
      "An opaque canvas is black where nothing is drawn", Documents.swiftUI("canvas/init(opaque:colormode:rendersasynchronously:renderer:)"),
      [0, 0, 0, 1]
    ) {
      let color = Drawn.output { Canvas(opaque: true) { _, _ in } }.paths.first?.fill.color.rgba ?? RGBA()
      return [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }
    },
  ]

  static let canvasDrawing: [Statement] = [
    Statement("The foreground of a canvas is the one around it", Documents.swiftUI("graphicscontext/shading/foreground"), is: "red") {
      Drawn.output { Canvas { context, _ in context.fill(Drawn.dot, with: .foreground) }.foregroundStyle(.red) }.paths.first?.fill.systemName ?? ""
    },
    Statement(
      "The ends of a shading's gradient are points of the canvas, whatever is filled",
      Documents.swiftUI("graphicscontext/shading/lineargradient(_:startpoint:endpoint:options:)"), [20, 0, 60, 0]
    ) {
      let path =
        Drawn.canvas { context, _ in
          context.fill(
            Drawn.square(30, 0, 10),
            with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 60, y: 0)))
        }.paths.first ?? PathContent()
      let (gradient, box) = (path.fill.linearGradient, path.paintBounds)
      return [gradient.start, gradient.end].flatMap { [CGFloat(box.x + $0.x * box.width), CGFloat(box.y + $0.y * box.height)] }
    },
    Statement("The unit points of a style are in the filled path's bounds", Documents.swiftUI("graphicscontext/shading/style(_:)"), [30, 5, 10, 10]) {
      let path = Drawn.canvas { context, _ in
        context.fill(Drawn.square(30, 5, 10), with: .style(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
      }.paths.first
      return Drawn.numbers(path?.paintBounds ?? RectValue())
    },
    Statement("Of repeating and mirroring, mirroring wins", Documents.swiftUI("graphicscontext/gradientoptions/mirror"), is: GradientSpread.mirror) {
      Drawn.canvas { context, _ in
        let shading = GraphicsContext.Shading.linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 0), options: [.repeat, .mirror])
        context.fill(Drawn.dot, with: shading)
      }.paths.first?.fill.linearGradient.spread ?? .pad
    },
    Statement(
      "Text at a point is centred on it if not stated otherwise", Documents.swiftUI("graphicscontext/draw(_:at:anchor:)"), [50, 25], within: 0.4
    ) {
      let frame = Drawn.canvas { context, _ in context.draw(Text(verbatim: "a"), at: CGPoint(x: 50, y: 25)) }.all.first { $0.debugName == "Text" }?
        .frame.cgRect
      return frame.map { [$0.midX, $0.midY] } ?? []
    },
    Statement("An image without a baseline has it at its bottom", Documents.swiftUI("graphicscontext/resolvedimage/baseline"), [30]) {
      var baseline: CGFloat = 0
      _ = Drawn.canvas { context, _ in baseline = context.resolve(Image(data: TestBundle.png(60, 30), scale: 1)).baseline }
      return [baseline]
    },
    Statement(
      "A template image is shaded with the foreground, another image not at all", Documents.swiftUI("graphicscontext/resolvedimage/shading"),
      is: [true, false]
    ) {
      var shaded: [Bool] = []
      _ = Drawn.canvas { context, _ in
        shaded = [Image(systemName: "star"), Image(data: TestBundle.png(60, 30), scale: 1)].map { context.resolve($0).shading != nil }
      }
      return shaded
    },
    Statement("A palette shades the layers of a symbol", Documents.swiftUI("graphicscontext/shading/palette(_:)"), is: ["red", "blue"]) {
      Drawn.symbolColors {
        Canvas { context, _ in
          var star = context.resolve(Image(systemName: "star.circle").symbolRenderingMode(.palette))
          star.shading = .palette([.color(.red), .color(.blue)])
          context.draw(star, at: CGPoint(x: 5, y: 5))
        }.frame(width: 20, height: 20)
      }
    },
    Statement("A symbol with an unknown tag is nil", Documents.swiftUI("graphicscontext/resolvesymbol(id:)"), is: [true, false]) {
      var found: [Bool] = []
      _ = Drawn.output {
        Canvas { context, _ in
          found = [context.resolveSymbol(id: 1) != nil, context.resolveSymbol(id: "1") != nil]
        } symbols: {
          Color.red.frame(width: 4, height: 4).tag(1)
        }
      }
      return found
    },
  ]
}
