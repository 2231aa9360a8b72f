import Statements
import SwiftUICore

extension Statement {
  static let layers: [Statement] =
    corners.map { name, alignment, x, y in
      Statement("A small view on a large one, \(name)", Source.openSwiftUI("ZStackUITests.alignment_\(name)"), [70 + x * 40, 70 + y * 40]) {
        Array(
          laidOut("b") {
            ZStack(alignment: alignment) {
              box("a", 60, 60); box("b", 20, 20)
            }
          }.prefix(2))
      }
    } + [
      Statement(
        "The views of the highest priority determine the size", Source.openSwiftUI("ZStackUITests.layoutPriority"),
        [80, 50, 80, 70, 80, 80, 90, 90]
      ) {
        let out = laidOut("a", "b", "c", "d") {
          ZStack(alignment: .leading) {
            box("a", 100, 100).layoutPriority(-0.1); box("b", 60, 60); box("c", 40, 40).layoutPriority(1)
          }
          .overlay { box("d", 20, 20) }
        }
        return [0, 1, 4, 5, 8, 9, 12, 13].map { out[$0] }
      },
      Statement("An overlay and a background at corners", Source.openSwiftUI("ZStackUITests.overlayAndBackground"), [0, 0, 100, 100]) {
        let out = laidOut("o", "b") {
          ZStack(alignment: .leading) { Color.red.frame(width: 200, height: 200) }
            .overlay(alignment: .topLeading) { box("o", 100, 100) }
            .background(alignment: .bottomTrailing) { box("b", 100, 100) }
        }
        return [out[0], out[1], out[4], out[5]]
      },
      Statement("The size is the union of the frames", Source.fieldGuide("zstack"), [200, 200]) {
        size(offered: 200, 200) {
          ZStack {
            Color.yellow.frame(width: 50); Color.orange.frame(height: 50)
          }
        }
      },
      Statement("Every child is offered the whole proposal", Source.fieldGuide("zstack"), [200, 200, 200, 200]) {
        let out = laidOut("a", "b") {
          ZStack {
            fill("a"); fill("b")
          }
        }
        return [out[2], out[3], out[6], out[7]]
      },
      Statement(
        "Without a proposal a shape fills what the others take",
        Source.homeAssistant("RectangularComplicationSnapshot: the value's pill; OpenSwiftUI, _ZStackLayout.placeSubviews"), [40, 20]
      ) {
        Array(
          laidOut("a") {
            ZStack {
              fill("a"); Color.blue.frame(width: 40, height: 20)
            }
            .fixedSize()
          }.suffix(2))
      },
      Statement("An overlay is offered its view's size", Source.fieldGuide("zstack"), [60, 40]) {
        Array(laidOut("o") { Color.red.frame(width: 60, height: 40).overlay { fill("o") } }.suffix(2))
      },
      Statement("A background is offered its view's size", Source.fieldGuide("zstack"), [60, 40]) {
        Array(laidOut("o") { Color.red.frame(width: 60, height: 40).background { fill("o") } }.suffix(2))
      },
      Statement("An overlay does not change its view's size", Source.fieldGuide("zstack"), [20, 20]) {
        size(offered: 200, 200) { Color.red.frame(width: 20, height: 20).overlay { Color.blue.frame(width: 80, height: 80) } }
      },
      Statement("A background does not change its view's size", Source.fieldGuide("zstack"), [20, 20]) {
        size(offered: 200, 200) { Color.red.frame(width: 20, height: 20).background { Color.blue.frame(width: 80, height: 80) } }
      },
      Statement("A corner overlay of half the size", "TokamakUI/Tokamak, LayoutRenderingTests.testOverlay", [50, 50, 40, 40]) {
        laidOut("o", in: 100, 100) { Color.blue.frame(width: 80, height: 80).overlay(box("o", 40, 40), alignment: .bottomTrailing) }
      },
      Statement("A corner background of half the size", "TokamakUI/Tokamak, LayoutRenderingTests.testBackground", [50, 50, 40, 40]) {
        laidOut("o", in: 100, 100) { Color.blue.frame(width: 80, height: 80).background(box("o", 40, 40), alignment: .bottomTrailing) }
      },
      Statement("Four squares, 10 apart", "TokamakUI/Tokamak, LayoutRenderingTests.testStacks", [0, 110, 0, 110]) {
        let out = laidOut("a", "d", in: 210, 210) {
          VStack(spacing: 10) {
            HStack(spacing: 10) {
              box("a", 100, 100); box("b", 100, 100)
            }
            HStack(spacing: 10) {
              box("c", 100, 100); box("d", 100, 100)
            }
          }
        }
        return [out[0], out[4], out[1], out[5]]
      },
    ]

  static let layersByAlignment: [Statement] = corners.flatMap { name, alignment, x, y in
    [
      Statement("Overlay, \(name)", Source.tokamak("ContainedZLayoutTests.testOverlay"), [200 + x * 50, 200 + y * 50, 50, 50]) {
        laidOut("o", in: 500, 500) { Color.gray.frame(width: 100, height: 100).overlay(alignment: alignment) { box("o", 50, 50) } }
      },
      Statement("Background, \(name)", Source.tokamak("ContainedZLayoutTests.testBackground"), [200 + x * 50, 200 + y * 50, 50, 50]) {
        laidOut("o", in: 500, 500) { Color.gray.frame(width: 100, height: 100).background(alignment: alignment) { box("o", 50, 50) } }
      },
    ]
  }

  private enum Third: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 } }

  static let alignment: [Statement] = [
    Statement("A guide moves each view of a column", Source.openSwiftUI("AlignmentGuideUITests.alignmentGuideOnXY"), [0, 10, 20, 30]) {
      let x = each(\.minX, of: ["0", "1", "2", "3"]) {
        VStack(alignment: .leading) {
          ForEach(0..<4) { index in box("\(index)", 20, 20).alignmentGuide(.leading) { _ in CGFloat(index) * -10 } }
        }
      }
      return x.map { $0 - x[0] }
    },
    Statement("A guide that the stack does not use moves nothing", Source.openSwiftUI("AlignmentGuideUITests.alignmentGuideOnXY"), [0, 0, 0, 0]) {
      let x = each(\.minX, of: ["0", "1", "2", "3"]) {
        VStack(alignment: .leading) {
          ForEach(0..<4) { index in box("\(index)", 20, 20).alignmentGuide(.trailing) { _ in CGFloat(index) * 10 } }
        }
      }
      return x.map { $0 - x[0] }
    },
    Statement("A guide moves each view of a row", Source.openSwiftUI("AlignmentGuideUITests.alignmentGuideOnXY"), [0, 10, 20, 30]) {
      let y = each(\.minY, of: ["0", "1", "2", "3"]) {
        HStack(alignment: .top) {
          ForEach(0..<4) { index in box("\(index)", 20, 20).alignmentGuide(.top) { _ in CGFloat(index) * -10 } }
        }
      }
      return y.map { $0 - y[0] }
    },
    Statement("A container's guide is the mean of its children's", Source.openSwiftUI("AlignmentIDTests.combineSequence"), [3]) {
      let out = laidOut("p", "row", in: 200, 60) {
        VStack(alignment: HorizontalAlignment(Third.self), spacing: 0) {
          box("p", 0, 10).alignmentGuide(HorizontalAlignment(Third.self)) { _ in 0 }
          ZStack(alignment: .leading) {
            ForEach([1, 3, 5], id: \.self) { value in
              Color.red.frame(width: 30, height: 10).alignmentGuide(HorizontalAlignment(Third.self)) { _ in CGFloat(value) }
            }
          }
          .marked("row")
        }
      }
      return [out[0] - out[4]]
    },
    Statement("A guide without a value set has its default", Source.apple("AlignmentID.defaultValue(in:)"), [10]) {
      let out = laidOut("a", "b", in: 200, 60) {
        VStack(alignment: HorizontalAlignment(Third.self), spacing: 0) {
          box("a", 30, 10); box("b", 60, 10)
        }
      }
      return [out[0] - out[4]]
    },
    Statement("Baselines of different sizes meet", Source.apple("VerticalAlignment.firstTextBaseline"), [0], within: 0.34) {
      let out = laidOut("a", "b") {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: "A").font(.system(size: 30)).marked("a"); Text(verbatim: "A").font(.system(size: 10)).marked("b")
        }
      }
      // The ascent of the system font is 0.952 of its size.
      return [(out[1] + 30 * 0.95215) - (out[5] + 10 * 0.95215)]
    },
    Statement(
      "A view without text is aligned at a first baseline by its bottom", Source.apple("VerticalAlignment.firstTextBaseline"), [0]
    ) {
      let out = laidOut("a", "b") {
        HStack(alignment: .firstTextBaseline) {
          box("a", 10, 40); box("b", 10, 20)
        }
      }
      return [(out[1] + out[3]) - (out[5] + out[7])]
    },
    Statement("Last baselines meet", Source.apple("VerticalAlignment.lastTextBaseline"), [0], within: 0.34) {
      let out = laidOut("a", "b") {
        HStack(alignment: .lastTextBaseline) {
          Text(verbatim: "A\nA").font(.system(size: 20)).marked("a"); Text(verbatim: "A").font(.system(size: 20)).marked("b")
        }
      }
      return [(out[1] + out[3]) - (out[5] + out[7])]
    },
  ]
}
