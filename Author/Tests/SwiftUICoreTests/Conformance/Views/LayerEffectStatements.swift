import Statements
import SwiftUICore

private struct Shown: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) {}
}

extension Statement {
  private static let overlay = DocumentSource.apple("swiftui/view/overlay(alignment:content:)")
  private static let background = DocumentSource.apple("swiftui/view/background(alignment:content:)")

  static let stackedLayers: [Statement] = [
    Statement("Views of an overlay are stacked in their order, the last in front", overlay, is: ["a", "b", "c"]) {
      drawing {
        Block("a", 20, 20).overlay {
          Block("b", 10, 10); Block("c", 5, 5)
        }
      }
    },
    Statement("Views of a background are behind, the last in front of the others", background, is: ["b", "c", "a"]) {
      drawing {
        Block("a", 20, 20).background {
          Block("b", 10, 10); Block("c", 5, 5)
        }
      }
    },
    Statement("Several views of an overlay are moved as one: they stay centred on each other", overlay, [50, 100, 95, 145]) {
      let out = laidOut("circle", "star") {
        Color.blue.frame(width: 200, height: 200).overlay(alignment: .bottom) {
          box("circle", 100, 100); box("star", 10, 10)
        }
      }
      return [out[0], out[1], out[4], out[5]]
    },
    Statement("Several views of a background are moved as one: they stay centred on each other", background, [20, 0]) {
      let out = laidOut("bar", "circle", in: 200, 100) {
        Color.blue.frame(width: 200, height: 10).background(alignment: .leading) {
          box("bar", 10, 100); box("circle", 50, 50)
        }
      }
      return [out[0], out[4]]
    },
    Statement(
      "Several views of a preference's overlay are moved as one", .apple("swiftui/view/overlaypreferencevalue(_:alignment:_:)"), [50, 100, 95, 145]
    ) {
      let out = laidOut("circle", "star") {
        Color.blue.frame(width: 200, height: 200).overlayPreferenceValue(Shown.self, alignment: .bottom) { _ in
          box("circle", 100, 100); box("star", 10, 10)
        }
      }
      return [out[0], out[1], out[4], out[5]]
    },
    Statement("A stack in a background has its own alignment", background, [0, 0]) {
      let out = laidOut("bar", "circle", in: 200, 100) {
        Color.blue.frame(width: 200, height: 10).background(alignment: .leading) {
          ZStack(alignment: .leading) {
            box("bar", 10, 100); box("circle", 50, 50)
          }
        }
      }
      return [out[0], out[4]]
    },
    Statement("Three backgrounds, each with its alignment", background, [0, 45, 90]) {
      each(\.minX, of: ["r", "g", "b"], in: 100, 20) {
        Color.clear.frame(width: 100, height: 20)
          .background(alignment: .leading) { box("r", 10, 10) }
          .background(alignment: .center) { box("g", 10, 10) }
          .background(alignment: .trailing) { box("b", 10, 10) }
      }
    },
    Statement("A later background is behind an earlier one", background, is: ["second", "first", "a"]) {
      drawing { Block("a", 20, 20).background { Block("first", 10, 10) }.background { Block("second", 10, 10) } }
    },
    Statement(
      "A style in the background fills the view's frame with its padding", .apple("swiftui/view/background(_:ignoressafeareaedges:)"), [30, 40]
    ) {
      let out = LayoutFixture(size: CGSize(width: 100, height: 100)).render { Block("a", 10, 20).padding(10).background(Color.red) }
      return out.nodes.first { $0.path.hasFill && $0.debugName != "a" }.map { [CGFloat($0.frame.width), CGFloat($0.frame.height)] } ?? []
    },
    Statement(
      "A style in the background is limited to the container shape", .apple("swiftui/view/background(_:ignoressafeareaedges:)"), is: [16],
      differs: "`containerShape` is ignored, so the style fills the view's frame"
    ) {
      let out = LayoutFixture(size: CGSize(width: 100, height: 100)).render {
        Block("a", 40, 40).background(Color.red).containerShape(RoundedRectangle(cornerRadius: 16))
      }
      return out.nodes.filter { $0.debugName != "a" && $0.path.hasFill }.compactMap { $0.path.shape.roundedRect.radii.first.map { Int($0) } }
    },
    Statement("A higher index is in front", .apple("swiftui/view/zindex(_:)"), is: ["b", "a"]) {
      drawing {
        ZStack {
          Block("a", 10, 10).zIndex(1); Block("b", 10, 10)
        }
      }
    },
    Statement("An index below 0 is behind views without one", .apple("swiftui/view/zindex(_:)"), is: ["c", "a", "b"]) {
      drawing {
        HStack {
          Block("a", 10, 10); Block("b", 10, 10); Block("c", 10, 10).zIndex(-1)
        }
      }
    },
    Statement("Equal indices keep the order", .apple("swiftui/view/zindex(_:)"), is: ["c", "a", "b"]) {
      drawing {
        VStack {
          Block("a", 10, 10).zIndex(2); Block("b", 10, 10).zIndex(2); Block("c", 10, 10)
        }
      }
    },
    Statement("An index of a view in a stack does not count outside of it", .apple("swiftui/view/zindex(_:)"), is: ["a", "b"]) {
      drawing {
        ZStack {
          HStack { Block("a", 10, 10).zIndex(5) }; Block("b", 10, 10)
        }
      }
    },
    Statement("An index passes through modifiers outside of it", .apple("swiftui/view/zindex(_:)"), is: ["b", "a"]) {
      drawing {
        ZStack {
          Block("a", 10, 10).zIndex(1).padding().opacity(0.5); Block("b", 10, 10)
        }
      }
    },
    Statement("An index does not change the layout", .apple("swiftui/view/zindex(_:)"), [0, 10]) {
      each(\.minX, of: ["a", "b"], in: 20, 10) {
        HStack(spacing: 0) {
          box("a", 10, 10).zIndex(1); box("b", 10, 10)
        }
      }
    },
  ]

  /// The opacities of the layers around what is drawn, multiplied.
  @MainActor private static func opacity<V: View>(@ViewBuilder _ view: () -> V) -> Double {
    LayoutFixture().render(view).nodes.filter(\.hasOpacity).reduce(1) { $0 * Double($1.opacity) }
  }

  static let layerEffects: [Statement] = [
    Statement("A hidden view keeps its place", .apple("swiftui/view/hidden()"), [0, 36]) {
      each(\.minX, of: ["a", "d"], in: 46, 10) {
        HStack(spacing: 8) {
          box("a", 10, 10); box("c", 10, 10).hidden(); box("d", 10, 10)
        }
      }
    },
    Statement("A hidden view is not drawn", .apple("swiftui/view/hidden()"), is: ["a"]) {
      drawing {
        Block("a", 10, 10); Block("b", 10, 10).overlay(Block("c", 5, 5)).hidden()
      }
    },
    Statement("What is around a hidden view is drawn", .apple("swiftui/view/hidden()"), is: ["behind", "front"]) {
      drawing { Block("b", 10, 10).hidden().background(Block("behind", 5, 5)).overlay(Block("front", 5, 5)) }
    },
    Statement("Opacities are multiplied", .apple("swiftui/view/opacity(_:)"), [0.25]) {
      [CGFloat(opacity { Block("a", 10, 10).opacity(0.5).opacity(0.5) })]
    },
    Statement("An opacity outside of 0 to 1 counts as the nearest one", .apple("swiftui/view/opacity(_:)"), [0, 1]) {
      [CGFloat(opacity { Block("a", 10, 10).opacity(-3) }), CGFloat(opacity { Block("a", 10, 10).opacity(1.5) })]
    },
    Statement("A transparent view keeps its place", .apple("swiftui/view/opacity(_:)"), [18]) {
      each(\.minX, of: ["b"], in: 28, 10) {
        HStack(spacing: 8) {
          box("a", 10, 10).opacity(0); box("b", 10, 10)
        }
      }
    },
    Statement("Clipping keeps the view's size", .apple("swiftui/view/clipped(antialiased:)"), [50, 40]) {
      size { Color.red.frame(width: 200, height: 200).frame(width: 50, height: 40).clipped() }
    },
    Statement("A clip is the view's frame, not that of what extends beyond it", .apple("swiftui/view/clipped(antialiased:)"), [0, 0, 50, 40]) {
      let out = LayoutFixture().render { Block("a", 80, 80).frame(width: 50, height: 40).clipped() }
      let clip = out.nodes.first(where: \.hasClip)?.clip.shape.rect.cgRect ?? .null
      return [clip.minX, clip.minY, clip.width, clip.height]
    },
    Statement("A clipping circle is in the middle of the view's frame", .apple("swiftui/view/clipshape(_:style:)"), [37.5, 0, 100, 100]) {
      let out = LayoutFixture(size: CGSize(width: 200, height: 200)).render { Block("a", 175, 100).clipShape(Circle()) }
      let clip = out.nodes.first(where: \.hasClip)?.clip.shape.ellipse.cgRect ?? .null
      return [clip.minX, clip.minY, clip.width, clip.height]
    },
    Statement("A corner radius clips to a rectangle with that radius", .apple("swiftui/view/cornerradius(_:antialiased:)"), is: [25]) {
      let out = LayoutFixture(size: CGSize(width: 200, height: 200)).render { Block("a", 175, 75).cornerRadius(25) }
      return out.nodes.first(where: \.hasClip)?.clip.shape.roundedRect.radii.prefix(1).map { Int($0) } ?? []
    },
    Statement("A mask does not change the view's size", .apple("swiftui/view/mask(alignment:_:)"), [50, 40]) {
      size { Color.red.frame(width: 50, height: 40).mask { Circle().frame(width: 200, height: 200) } }
    },
    Statement("A mask is centred on its view, or aligned with it", .apple("swiftui/view/mask(alignment:_:)"), [20, 15, 0, 0]) {
      @MainActor func place(_ alignment: Alignment) -> [CGFloat] {
        let out = LayoutFixture().render { Block("a", 50, 40).mask(alignment: alignment) { Block("m", 10, 10) } }
        let mask = out.nodes.first(where: \.hasMask)?.mask.group.children.first?.frame.cgRect ?? .null
        return [mask.minX, mask.minY]
      }
      return place(.center) + place(.topLeading)
    },
    Statement("A mask is offered its view's size", .apple("swiftui/view/mask(alignment:_:)"), [50, 40]) {
      let out = LayoutFixture().render { Block("a", 50, 40).mask { Block.filling("m") } }
      let mask = out.nodes.first(where: \.hasMask)?.mask.group.children.first?.frame.cgRect ?? .null
      return [mask.width, mask.height]
    },
    Statement("A border is inside of the view's frame", .apple("swiftui/view/border(_:width:)"), [48, 38]) {
      let out = LayoutFixture().render { Color.clear.frame(width: 50, height: 40).border(Color.red, width: 2) }
      let line = out.nodes.first { $0.path.hasStroke }?.path.shape.rect.cgRect ?? .null
      return [line.width, line.height]
    },
    Statement("A border does not change the layout", .apple("swiftui/view/border(_:width:)"), [50, 40]) {
      size { Color.clear.frame(width: 50, height: 40).border(Color.red, width: 8) }
    },
    Statement("A shadow does not change the layout", .apple("swiftui/view/shadow(color:radius:x:y:)"), [50, 40]) {
      size { Color.red.frame(width: 50, height: 40).shadow(radius: 20, x: 10, y: 10) }
    },
    Statement("A blur does not change the layout", .apple("swiftui/view/blur(radius:opaque:)"), [50, 40]) {
      size { Color.red.frame(width: 50, height: 40).blur(radius: 20) }
    },
    Statement(
      "A drawing group and a compositing group keep the view's size", .apple("swiftui/view/drawinggroup(opaque:colormode:)"), [50, 40, 50, 40]
    ) {
      size { Color.red.frame(width: 50, height: 40).drawingGroup() } + size { Color.red.frame(width: 50, height: 40).compositingGroup() }
    },
  ]

  private static let turn = DocumentSource.apple("swiftui/view/rotationeffect(_:anchor:)")
  private static let scale = DocumentSource.apple("swiftui/view/scaleeffect(_:anchor:)")

  static let transformEffects: [Statement] = [
    Statement("A rotation is about the centre, and clockwise", turn, [80, 95, 40, 10, 80]) {
      let half = painted("b") {
        Color.clear.frame(width: 10, height: 40).overlay(alignment: .top) { Block("b", 10, 10) }.rotationEffect(.degrees(90))
      }
      return painted("a") { Block("a", 10, 40).rotationEffect(.degrees(90)) } + [half[0] - 30]
    },
    Statement("A rotation does not change the layout", turn, [10, 40]) {
      size { Color.red.frame(width: 10, height: 40).rotationEffect(.degrees(90)) }
    },
    Statement("A rotation about a corner", turn, [50, 100, 40, 20]) {
      painted("a") { Block("a", 20, 40).rotationEffect(.degrees(-90), anchor: .bottomLeading) }
    },
    Statement("A rotation by a full turn changes nothing", turn, [95, 80, 10, 40]) {
      painted("a") { Block("a", 10, 40).rotationEffect(.degrees(360)) }
    },
    Statement("A scale is about the centre", scale, [80, 90, 40, 20]) { painted("a") { Block("a", 20, 10).scaleEffect(2) } },
    Statement("A scale does not change the layout", scale, [20, 10]) { size { Color.red.frame(width: 20, height: 10).scaleEffect(2) } },
    Statement("A scale by a width and a height, about the leading edge", scale, [50, 35, 90, 130]) {
      painted("a") { Block("a", 100, 100).scaleEffect(CGSize(width: 0.9, height: 1.3), anchor: .leading) }
    },
    Statement("Right to left the leading edge is the right one", .apple("swiftui/unitpoint"), [-50, 0, 200, 200]) {
      painted("a", direction: .rightToLeft) { Block("a", 100, 100).scaleEffect(2, anchor: .leading) }
    },
    Statement("A scale in one direction", .apple("swiftui/view/scaleeffect(x:y:anchor:)"), [50, 75, 100, 50]) {
      painted("a") { Block("a", 100, 100).scaleEffect(x: 1, y: 0.5) }
    },
    Statement("A negative scale mirrors", .apple("swiftui/view/scaleeffect(x:y:anchor:)"), [110, 95, 10, 10]) {
      painted("a") { Color.clear.frame(width: 40, height: 10).overlay(alignment: .leading) { Block("a", 10, 10) }.scaleEffect(x: -1, y: 1) }
    },
    Statement("Of two effects the inner one is first", scale, [80, 60, 40, 80]) {
      painted("a") { Block("a", 40, 20).scaleEffect(x: 2, y: 2).rotationEffect(.degrees(90)) }
    },
    Statement("An offset moves the picture and not the frame", .apple("swiftui/view/offset(x:y:)"), [120, 90, 20, 20, 20, 20]) {
      painted("a") { Block("a", 20, 20).offset(x: 30) } + size { Color.red.frame(width: 20, height: 20).offset(x: 30) }
    },
    Statement("A transform moves what is drawn by its translation", .apple("swiftui/view/transformeffect(_:)"), [97, 101, 20, 10]) {
      painted("a") { Block("a", 20, 10).transformEffect(CGAffineTransform(translationX: 7, y: 6)) }
    },
    Statement("A transform scales from the top leading corner", .apple("swiftui/view/transformeffect(_:)"), [90, 95, 40, 20]) {
      painted("a") { Block("a", 20, 10).transformEffect(CGAffineTransform(scaleX: 2, y: 2)) }
    },
  ]
}
