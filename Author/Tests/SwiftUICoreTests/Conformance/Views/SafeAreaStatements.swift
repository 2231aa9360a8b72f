import Statements
import SwiftUICore

extension Statement {
  private static let inset = DocumentSource.apple("swiftui/view/safeareainset(edge:alignment:spacing:content:)")
  private static let measuredInset = Source.openSwiftUI("InsetViewModifier, InsetViewLayout")

  static let safeAreas: [Statement] = [
    Statement("A view at the bottom edge takes its height from the other one", inset, [0, 170, 180, 20]) {
      let out = laidOut("a", "b") { fill("a").safeAreaInset(edge: .bottom, spacing: 10) { box("b", 50, 20) } }
      return [out[1], out[3], out[5], out[7]]
    },
    Statement("A view at the top edge", inset, [30, 170, 0]) {
      let out = laidOut("a", "b") { fill("a").safeAreaInset(edge: .top, spacing: 10) { box("b", 50, 20) } }
      return [out[1], out[3], out[5]]
    },
    Statement("A view at the leading edge is at the right right to left", inset, [150, 150]) {
      let out = laidOut("a", "b", direction: .rightToLeft) { fill("a").safeAreaInset(edge: .leading, spacing: 0) { box("b", 50, 20) } }
      return [out[2], out[4]]
    },
    Statement("A view at an edge is centred along it, or aligned", inset, [75, 0]) {
      each(\.minX, of: ["b"]) { fill("a").safeAreaInset(edge: .bottom) { box("b", 50, 20) } }
        + each(\.minX, of: ["c"]) { fill("a").safeAreaInset(edge: .bottom, alignment: .leading) { box("c", 50, 20) } }
    },
    Statement("Without spacing given the two keep the default distance", inset, [172]) {
      each(\.height, of: ["a"]) { fill("a").safeAreaInset(edge: .bottom) { box("b", 50, 20) } }
    },
    Statement("A later view is outside of an earlier one", measuredInset, [10, 190, 170, 200]) {
      let out = laidOut("a", "b", "c") {
        fill("a").safeAreaInset(edge: .leading, spacing: 0) { fill("b").frame(width: 10) }.safeAreaInset(edge: .bottom, spacing: 0) {
          fill("c").frame(height: 30)
        }
      }
      return [out[0], out[2], out[7], out[10]]
    },
    Statement("The two together are as large as they are, not as what they are offered", measuredInset, [50, 55]) {
      size(offered: 200, 200) {
        Color.red.frame(width: 50, height: 30).safeAreaInset(edge: .bottom, spacing: 5) { Color.blue.frame(width: 20, height: 20) }
      }
    },
    Statement("A text with a view at its edge keeps its own size", measuredInset, [25]) {
      let text = size(offered: 200, 200) { Text(verbatim: "A") }
      return [
        size(offered: 200, 200) { Text(verbatim: "A").safeAreaInset(edge: .bottom, spacing: 5) { Color.blue.frame(width: 5, height: 20) } }[1]
          - text[1]
      ]
    },
    Statement("A view at the edge is aligned with the other view, not with the space around it", measuredInset, [60]) {
      let out = laidOut("a", "b") {
        box("a", 50, 30).padding(.leading, 20).safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { box("b", 10, 20) }
      }
      return [out[4] - out[0] + 20]
    },
    Statement("Padding of the safe area insets a view", .apple("swiftui/view/safeareapadding(_:)"), [10, 20, 140, 160]) {
      laidOut("a") { fill("a").safeAreaPadding(EdgeInsets(top: 20, leading: 10, bottom: 20, trailing: 50)) }
    },
    Statement(
      "A colour that ignores the safe area extends into the safe area's padding", .apple("swiftui/view/ignoressafearea(_:edges:)"), [0, 0, 200, 200]
    ) {
      laidOut("a") { fill("a").ignoresSafeArea().safeAreaPadding(10) }
    },
    Statement(
      "A colour extends into the safe area at the edges that it ignores alone", .apple("swiftui/view/ignoressafearea(_:edges:)"), [10, 10, 180, 190]
    ) {
      laidOut("a") { fill("a").ignoresSafeArea(edges: .bottom).safeAreaPadding(10) }
    },
    Statement("A style behind a view extends into the safe area", .apple("swiftui/view/background(_:ignoressafeareaedges:)"), [200, 200]) {
      let out = LayoutFixture(size: CGSize(width: 200, height: 200)).render { Color.clear.background(Color.red).safeAreaPadding(10) }
      return out.nodes.first { $0.path.fill.color.system == "red" }.map { [CGFloat($0.frame.width), CGFloat($0.frame.height)] } ?? []
    },
    Statement(
      "A view that ignores the keyboard's safe area alone keeps out of the container's", .apple("swiftui/safearearegions"), [10, 10, 180, 180]
    ) {
      laidOut("a") { fill("a").ignoresSafeArea(.keyboard).safeAreaPadding(10) }
    },
    Statement("A colour extends below a view at the safe area's edge", .apple("swiftui/view/ignoressafearea(_:edges:)"), [0, 0, 200, 200]) {
      Array(laidOut("a", "b") { fill("a").ignoresSafeArea().safeAreaInset(edge: .bottom) { box("b", 50, 20) } }.prefix(4))
    },
    Statement(
      "Right to left a colour extends at the leading edge to the right", .apple("swiftui/view/ignoressafearea(_:edges:)"), [20, 0, 180, 200]
    ) {
      laidOut("a", direction: .rightToLeft) {
        fill("a").ignoresSafeArea(edges: .leading).safeAreaPadding(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20))
      }
    },
    Statement("What does not reach the safe area's edge stays as it is", .apple("swiftui/view/ignoressafearea(_:edges:)"), [15, 15, 170, 170]) {
      laidOut("a") { fill("a").ignoresSafeArea().padding(5).safeAreaPadding(10) }
    },
    Statement("A style behind a view may keep out of the safe area", .apple("swiftui/view/background(_:ignoressafeareaedges:)"), [180, 180]) {
      let out = LayoutFixture(size: CGSize(width: 200, height: 200)).render {
        Color.clear.background(Color.red, ignoresSafeAreaEdges: []).safeAreaPadding(10)
      }
      return out.nodes.first { $0.path.fill.color.system == "red" }.map { [CGFloat($0.frame.width), CGFloat($0.frame.height)] } ?? []
    },
    Statement(
      "In a widget ignoring the safe area changes nothing", .talk(2023, 10027), [10, 10, 80, 80]
    ) {
      var fixture = LayoutFixture()
      fixture.presentation = { $0.core.contentMargins = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10) }
      let frame = fixture.render { Block.filling("a").ignoresSafeArea().containerBackground(for: .init(name: "widget")) { Color.red } }.frame("a")
      return [frame.minX, frame.minY, frame.width, frame.height]
    },
  ]

  private static let relative = DocumentSource.apple("swiftui/view/containerrelativeframe(_:alignment:)")
  private static let parts = DocumentSource.apple("swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)")

  static let relativeFrames: [Statement] = [
    Statement("A frame relative to the container has its size, whatever is offered", relative, [200, 200]) {
      Array(laidOut("a") { fill("a").containerRelativeFrame([.horizontal, .vertical]).frame(width: 20, height: 20) }.suffix(2))
    },
    Statement("On an axis that is not named the view has what it is offered", relative, [200, 30]) {
      Array(laidOut("a") { fill("a").containerRelativeFrame(.horizontal).frame(width: 20, height: 30) }.suffix(2))
    },
    Statement("A smaller view is centred in the frame, or aligned", relative, [90, 0]) {
      each(\.minX, of: ["a"]) { box("a", 20, 20).containerRelativeFrame(.horizontal) }
        + each(\.minX, of: ["a"]) { box("a", 20, 20).containerRelativeFrame(.horizontal, alignment: .leading) }
    },
    Statement("Three of four parts with 10 between them", parts, [147.5], within: 0.34) {
      each(\.width, of: ["a"]) { fill("a").containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10) }
    },
    Statement("One of two parts", parts, [90]) { each(\.width, of: ["a"]) { fill("a").containerRelativeFrame(.horizontal, count: 2, spacing: 20) } },
    Statement("All parts are the container's length", parts, [200]) {
      each(\.width, of: ["a"]) { fill("a").containerRelativeFrame(.horizontal, count: 5, span: 5, spacing: 7) }
    },
    Statement(
      "A closure computes the length from the container's, for each axis", .apple("swiftui/view/containerrelativeframe(_:alignment:_:)"), [50, 120]
    ) {
      Array(
        laidOut("a", in: 150, 240) {
          fill("a").containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .vertical ? length / 2 : length / 3 }
        }.suffix(2))
    },
    Statement("A stack is no container", relative, [200]) {
      each(\.width, of: ["a"]) { VStack { fill("a").containerRelativeFrame(.horizontal) }.frame(width: 40) }
    },
  ]

  private static let priority = DocumentSource.apple("swiftui/view/layoutpriority(_:)")

  static let priorities: [Statement] = [
    Statement("A view of a higher priority gets all but the least that the others need", priority, [160, 40]) {
      each(\.width, of: ["a", "b"]) {
        HStack(spacing: 0) {
          fill("a").layoutPriority(1); fill("b").frame(minWidth: 40)
        }
      }
    },
    Statement("A negative priority yields to the default of 0", priority, [180, 20]) {
      each(\.width, of: ["a", "b"]) {
        HStack(spacing: 0) {
          fill("a"); fill("b").frame(minWidth: 20).layoutPriority(-1)
        }
      }
    },
    Statement("Views of equal priority share evenly", priority, [100, 100]) {
      each(\.width, of: ["a", "b"]) {
        HStack(spacing: 0) {
          fill("a").layoutPriority(3); fill("b").layoutPriority(3)
        }
      }
    },
    Statement("Three priorities are served one after the other", priority, [20, 150, 30]) {
      each(\.width, of: ["a", "b", "c"]) {
        HStack(spacing: 0) {
          fill("a").frame(minWidth: 20); fill("b").frame(maxWidth: 150).layoutPriority(2); fill("c").frame(maxWidth: 30).layoutPriority(1)
        }
      }
    },
    Statement("A fixed size is that of a view's ideal length on one axis alone", .apple("swiftui/view/fixedsize(horizontal:vertical:)"), [60, 100]) {
      size(offered: 200, 100) { Color.red.frame(idealWidth: 60, idealHeight: 20).fixedSize(horizontal: true, vertical: false) }
    },
    Statement("A fixed size is a counter proposal: the view may extend beyond its parent", .apple("swiftui/view/fixedsize()"), [-50, 300]) {
      let out = laidOut("a") { fill("a").frame(idealWidth: 300, idealHeight: 10).fixedSize().frame(width: 200) }
      return [out[0], out[2]]
    },
  ]
}
