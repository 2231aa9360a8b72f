import Statements
import SwiftUICore

extension Statement {
  private static let flexible = Source.apple("frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)")

  /// The width of a flexible frame around a view of a fixed width, offered `offered`.
  @MainActor private static func framed(
    _ child: CGFloat, min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil, offered: CGFloat?
  ) -> [CGFloat] {
    [size(offered: offered, 10) { Color.red.frame(width: child, height: 10).frame(minWidth: min, idealWidth: ideal, maxWidth: max) }[0]]
  }

  static let frames: [Statement] =
    [
      Statement("Both lengths fixed", Source.tokamak("FrameTests.testFixedFrame"), [150, 200, 200, 100]) {
        laidOut("a", in: 500, 500) { fill("a").frame(width: 200, height: 100) }
      },
      Statement("The width fixed, the height the shape's own", Source.tokamak("FrameTests.testFixedWidth"), [150, 0, 200, 500]) {
        laidOut("a", in: 500, 500) { fill("a").frame(width: 200) }
      },
      Statement("The height fixed", Source.tokamak("FrameTests.testFixedHeight"), [0, 150, 500, 200]) {
        laidOut("a", in: 500, 500) { fill("a").frame(height: 200) }
      },
      Statement("Bounded on both axes", Source.tokamak("FrameTests.testFlexibleFrame"), [150, 200, 200, 100]) {
        laidOut("a", in: 500, 500) { fill("a").frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100) }
      },
      Statement("Bounded in width", Source.tokamak("FrameTests.testFlexibleWidth"), [150, 0, 200, 500]) {
        laidOut("a", in: 500, 500) { fill("a").frame(minWidth: 0, maxWidth: 200) }
      },
      Statement("Bounded in height", Source.tokamak("FrameTests.testFlexibleHeight"), [0, 150, 500, 200]) {
        laidOut("a", in: 500, 500) { fill("a").frame(minHeight: 0, maxHeight: 200) }
      },
      Statement("A frame without lengths changes nothing", Source.openSwiftUI("FrameLayoutUITests.noFrame"), [0, 0, 200, 200]) {
        laidOut("a") { fill("a").frame(width: nil, height: nil) }
      },
      Statement("A fixed frame is centred", Source.openSwiftUI("FrameLayoutUITests.frameSize"), [75, 75, 50, 50]) {
        laidOut("a") { fill("a").frame(width: 50, height: 50) }
      },
      Statement(
        "maxWidth infinity inside a fixed frame, without a proposal", Source.openSwiftUI("FrameLayoutTests.maxWidthInfinityExpandsToParentProposal"),
        [200, 200]
      ) {
        size(offered: 0, 0) { Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200) }
      },
      Statement("With only a minimum, a frame takes a proposal below its view's length", flexible, [50]) { framed(100, min: 20, offered: 50) },
      Statement("With only a minimum, a frame takes the minimum if the proposal is below it", flexible, [20]) { framed(100, min: 20, offered: 10) },
      Statement("With only a minimum, a frame takes its view's length if the proposal is above it", flexible, [100]) {
        framed(100, min: 20, offered: 200)
      },
      Statement("With only a minimum, a frame takes the minimum if its view is smaller", flexible, [120]) { framed(100, min: 120, offered: 200) },
      Statement("With only a maximum, a frame takes a proposal above its view's length", flexible, [200]) { framed(100, max: 300, offered: 200) },
      Statement("With only a maximum, a frame takes the maximum if the proposal is above it", flexible, [300]) {
        framed(100, max: 300, offered: 400)
      },
      Statement("With only a maximum, a frame takes its view's length if the proposal is below it", flexible, [100]) {
        framed(100, max: 300, offered: 50)
      },
      Statement("With both bounds, a frame takes a small proposal, whatever its view takes", flexible, [50]) {
        framed(100, min: 0, max: .infinity, offered: 50)
      },
      Statement("With both bounds, a frame takes a large proposal, whatever its view takes", flexible, [400]) {
        framed(100, min: 0, max: .infinity, offered: 400)
      },
      Statement("With both bounds, a frame takes the clamped proposal", flexible, [60, 80]) {
        framed(100, min: 60, max: 80, offered: 10) + framed(100, min: 60, max: 80, offered: 500)
      },
      Statement("Without a proposal, a frame takes its ideal length", flexible, [70]) { framed(100, ideal: 70, offered: nil) },
      Statement("Without a proposal and an ideal length, a frame takes its view's length, clamped", flexible, [100, 120]) {
        framed(100, max: .infinity, offered: nil) + framed(100, min: 120, offered: nil)
      },
      Statement("A negative minimum counts as 0", Source.openSwiftUI("FrameLayoutTests.initializationClampsNegativeMinValues"), [0]) {
        framed(100, min: -10, max: 50, offered: 0)
      },
      Statement("An ideal below the minimum is the minimum", Source.openSwiftUI("FrameLayoutTests.initializationClampsIdealToMinimum"), [20]) {
        framed(5, min: 20, ideal: 10, offered: nil)
      },
      Statement("A maximum below the ideal is the ideal", Source.openSwiftUI("FrameLayoutTests.initializationClampsMaxToIdeal"), [30]) {
        framed(5, ideal: 30, max: 20, offered: 500)
      },
      Statement("maxWidth infinity fills the width offered", Source.fieldGuide("flexible-frames"), [200]) {
        [size(offered: 200, 50) { Text(verbatim: "Checkout").frame(maxWidth: .infinity) }[0]]
      },
      Statement("A frame with a minimum does not stretch its text", Source.fieldGuide("flexible-frames"), [100, 0]) {
        let out = laidOut("t", "f") { Text(verbatim: "Hi").marked("t").frame(minWidth: 100).marked("f") }
        return [out[6], out[2] < 50 ? 0 : 1]
      },
      Statement("maxWidth infinity offered less than the view: the view extends beyond it", Source.fieldGuide("flexible-frames"), [100]) {
        framed(100, max: .infinity, offered: 30)
      },
      Statement("At the bottom trailing corner of a frame that fills", "TokamakUI/Tokamak, LayoutRenderingTests.testFrames", [30, 30, 20, 20]) {
        laidOut("a", in: 50, 50) { box("a", 20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing) }
      },
    ]
    + corners.map { name, alignment, x, y in
      Statement("In a frame, \(name)", Source.tokamak("FrameTests.testAlignment"), [x * 400, y * 400]) {
        Array(laidOut("a", in: 500, 500) { box("a", 100, 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment) }.prefix(2))
      }
    }

  /// The nine alignments with the position of the view: 0 = start, 1 = end.
  static let corners: [(String, Alignment, CGFloat, CGFloat)] = [
    ("center", .center, 0.5, 0.5), ("top", .top, 0.5, 0), ("bottom", .bottom, 0.5, 1), ("leading", .leading, 0, 0.5),
    ("trailing", .trailing, 1, 0.5), ("topLeading", .topLeading, 0, 0), ("topTrailing", .topTrailing, 1, 0),
    ("bottomLeading", .bottomLeading, 0, 1), ("bottomTrailing", .bottomTrailing, 1, 1),
  ]

  static let aspectRatios: [Statement] = [
    Statement("16 to 9 fits into 100 × 100", Source.aspectRatio, [100, 56.25]) {
      size(offered: 100, 100) { Color.red.aspectRatio(16.0 / 9, contentMode: .fit) }
    },
    Statement("16 to 9 fills 100 × 100", Source.aspectRatio, [177.78, 100]) {
      size(offered: 100, 100) { Color.red.aspectRatio(16.0 / 9, contentMode: .fill) }
    },
    Statement("No ratio given: that of the ideal size", Source.aspectRatio, [80, 40]) {
      size(offered: 80, 100) { Block("a", width: 0...1000, height: 0...1000, ideal: CGSize(width: 100, height: 50)).aspectRatio(contentMode: .fit) }
    },
    Statement("1 fits into 200 × 100", Source.tokamak("AspectRatioTests.testAspectRatio"), [200, 200, 100, 100]) {
      laidOut("a", in: 500, 500) { fill("a").aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100) }
    },
    Statement("1.5 fits into 100 × 100", Source.tokamak("AspectRatioTests.testWideRatio"), [100, 200.0 / 3], within: 0.34) {
      Array(laidOut("a", in: 500, 500) { fill("a").aspectRatio(1.5, contentMode: .fit).frame(width: 100, height: 100) }.suffix(2))
    },
    Statement("1.5 fills 100 × 100", Source.tokamak("AspectRatioTests.testWideRatio"), [175, 200, 150, 100]) {
      laidOut("a", in: 500, 500) { fill("a").aspectRatio(1.5, contentMode: .fill).frame(width: 100, height: 100) }
    },
    Statement("A half fits into 100 × 100", Source.tokamak("AspectRatioTests.testTallRatio"), [225, 200, 50, 100]) {
      laidOut("a", in: 500, 500) { fill("a").aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 100) }
    },
    Statement("A half fills 100 × 100", Source.tokamak("AspectRatioTests.testTallRatio"), [200, 150, 100, 200]) {
      laidOut("a", in: 500, 500) { fill("a").aspectRatio(0.5, contentMode: .fill).frame(width: 100, height: 100) }
    },
    Statement("A half in a low and in a high frame", Source.openSwiftUI("AspectRatioLayoutUITests.aspectRatioHalfInRect"), [25, 50, 50, 100]) {
      size(offered: 100, 50) { Color.red.aspectRatio(0.5, contentMode: .fit) }
        + size(offered: 50, 100) { Color.red.aspectRatio(0.5, contentMode: .fill) }
    },
    Statement("2 to 1 in a low and in a high frame", Source.openSwiftUI("AspectRatioLayoutUITests.aspectRatioTwoInSquare"), [100, 50, 200, 100]) {
      size(offered: 100, 50) { Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit) }
        + size(offered: 50, 100) { Color.red.aspectRatio(CGSize(width: 20, height: 10), contentMode: .fill) }
    },
    Statement("A colour's own ratio is a square", Source.openSwiftUI("AspectRatioLayoutUITests.aspectRatioNilInSquare"), [50, 50, 100, 100]) {
      size(offered: 100, 50) { Color.red.aspectRatio(contentMode: .fit) } + size(offered: 50, 100) { Color.red.aspectRatio(contentMode: .fill) }
    },
    Statement("3 to 4 fits into 200 × 200", Source.apple("aspectRatio(_:contentMode:)"), [150, 200]) {
      size(offered: 200, 200) { Ellipse().aspectRatio(0.75, contentMode: .fit) }
    },
    Statement("3 to 4 fills 200 × 200", Source.apple("aspectRatio(_:contentMode:)"), [200, 266.67]) {
      size(offered: 200, 200) { Ellipse().aspectRatio(CGSize(width: 3, height: 4), contentMode: .fill) }
    },
    Statement("A circle scaled to fit 300 × 150", Source.apple("scaledToFit()"), [150, 150]) { size(offered: 300, 150) { Circle().scaledToFit() } },
    Statement("A circle scaled to fill 300 × 150", Source.apple("scaledToFill()"), [300, 300]) {
      size(offered: 300, 150) { Circle().scaledToFill() }
    },
    Statement("The modifier takes its view's size, not one of the ratio", Source.fieldGuide("aspect-ratio"), [0]) {
      let text = size { Text(verbatim: "Hej!") }
      return [size(offered: 100, 100) { Text(verbatim: "Hej!").aspectRatio(1, contentMode: .fit) }[0] - text[0]]
    },
  ]

  static let idealSizes: [Statement] = [
    Statement("A shape is 10 by 10", Source.fieldGuide("ideal-size"), [10, 10]) { size(offered: 200, 200) { Rectangle().fixedSize() } },
    Statement("A colour is 10 by 10", Source.openSwiftUI("ProposedSizeTests.fixingUnspecifiedDimensions"), [10, 10]) { size { Color.red } },
    Statement("A frame's ideal", Source.fieldGuide("ideal-size"), [100, 40]) {
      size(offered: 200, 200) { RoundedRectangle(cornerRadius: 5).frame(idealWidth: 100, idealHeight: 40).fixedSize() }
    },
    Statement("A frame's ideal does not count where a size is offered", Source.fieldGuide("ideal-size"), [200, 200]) {
      size(offered: 200, 200) { RoundedRectangle(cornerRadius: 5).frame(idealWidth: 100, idealHeight: 40) }
    },
    Statement("A colour fixed in width", Source.openSwiftUI("FixedSizeLayoutUITests.colorFixedSize"), [95, 50, 10, 100]) {
      laidOut("a") { fill("a").fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100) }
    },
    Statement("A colour fixed in height", Source.openSwiftUI("FixedSizeLayoutUITests.colorFixedSize"), [50, 95, 100, 10]) {
      laidOut("a") { fill("a").fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100) }
    },
    Statement("A colour fixed on no axis", Source.openSwiftUI("FixedSizeLayoutUITests.colorFixedSize"), [50, 50, 100, 100]) {
      laidOut("a") { fill("a").fixedSize(horizontal: false, vertical: false).frame(width: 100, height: 100) }
    },
    Statement("Text is one line without wrapping", Source.fieldGuide("ideal-size"), [1, 1]) {
      let long = "A single line of text, too long to fit in a box."
      let (one, ideal) = (size { Text(verbatim: "A") }[1], size { Text(verbatim: long) })
      return [ideal[1] / one, ideal[0] > 200 ? 1 : 0]
    },
    Statement("Fixed-size text extends beyond its frame", Source.apple("fixedSize()"), [1, 1]) {
      let out = laidOut("t") {
        Text(verbatim: "A single line of text, too long to fit in a box.").fixedSize().marked("t").frame(width: 200, height: 200)
      }
      return [out[0] < 0 ? 1 : 0, out[0] + out[2] > 200 ? 1 : 0]
    },
    Statement("Text in a frame wraps to stay inside", Source.apple("fixedSize()"), [1]) {
      let out = laidOut("t") { Text(verbatim: "A single line of text, too long to fit in a box.").marked("t").frame(width: 200, height: 200) }
      return [out[2] <= 200 && out[3] > 30 ? 1 : 0]
    },
    Statement("A stack's ideal is the sum of its views' and the spacing", Source.apple("ProposedViewSize: the unspecified proposal"), [28, 10]) {
      size {
        HStack {
          Color.red; Color.green
        }
      }
    },
  ]

  private static func padded(_ test: String) -> DocumentSource { Source.openSwiftUI("PaddingLayoutUITests.\(test)") }

  /// The padded frame's size and the position of the 50 × 30 view in it.
  @MainActor private static func around<V: View>(_ pad: (AnyView) -> V) -> [CGFloat] {
    let out = laidOut("in", "out") { pad(AnyView(box("in", 50, 30))).marked("out") }
    return [out[6], out[7], out[0] - out[4], out[1] - out[5]]
  }

  static let padding: [Statement] = [
    Statement("Padding is 16 by default", padded("defaultPadding; DefaultPaddingKey"), [82, 62, 16, 16]) { around { $0.padding() } },
    Statement("Padding of 20 on all sides", padded("specificAmountPadding"), [90, 70, 20, 20]) { around { $0.padding(20) } },
    Statement("Padding of 0", padded("zeroPadding"), [50, 30, 0, 0]) { around { $0.padding(0) } },
    Statement("Padding at the top", padded("topPadding"), [50, 60, 0, 30]) { around { $0.padding(.top, 30) } },
    Statement("Padding at the bottom", padded("bottomPadding"), [50, 60, 0, 0]) { around { $0.padding(.bottom, 30) } },
    Statement("Padding at the leading edge", padded("leadingPadding"), [80, 30, 30, 0]) { around { $0.padding(.leading, 30) } },
    Statement("Padding at the trailing edge", padded("trailingPadding"), [80, 30, 0, 0]) { around { $0.padding(.trailing, 30) } },
    Statement("Horizontal padding", padded("horizontalPadding"), [130, 30, 40, 0]) { around { $0.padding(.horizontal, 40) } },
    Statement("Vertical padding", padded("verticalPadding"), [50, 110, 0, 40]) { around { $0.padding(.vertical, 40) } },
    Statement("Padding at two edges", padded("multipleEdgesPadding"), [75, 55, 0, 25]) { around { $0.padding([.top, .trailing], 25) } },
    Statement("Padding edge by edge", padded("edgeInsetsPadding"), [85, 70, 20, 10]) {
      around { $0.padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)) }
    },
    Statement("Unequal padding", padded("asymmetricEdgeInsets"), [105, 45, 50, 5]) {
      around { $0.padding(EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5)) }
    },
    Statement("Nested padding", padded("nestedPadding"), [110, 90, 30, 30]) { around { $0.padding(10).padding(20) } },
    Statement("Padding added to one edge after the other", padded("multiplePaddingEdges"), [80, 50, 30, 20]) {
      around { $0.padding(.leading, 30).padding(.top, 20) }
    },
    Statement("Padding in a column without spacing", padded("paddingInVStack"), [0, 30, 65, 30], within: 0.34) {
      let out = laidOut("a", "b", in: 100, 95) {
        VStack(spacing: 0) {
          fill("a").frame(height: 30).padding(.bottom, 20); fill("b").frame(height: 30).padding(.top, 15)
        }
      }
      return [out[1], out[3], out[5], out[7]]
    },
    Statement("Padding in a row without spacing", padded("paddingInHStack"), [0, 50, 90, 50], within: 0.34) {
      let out = laidOut("a", "b", in: 140, 100) {
        HStack(spacing: 0) {
          fill("a").frame(width: 50).padding(.trailing, 25); fill("b").frame(width: 50).padding(.leading, 15)
        }
      }
      return [out[0], out[2], out[4], out[6]]
    },
  ]

  static let places: [Statement] =
    [("nothing", 0.0, 0.0), ("x", 50.0, 0.0), ("y", 0.0, 50.0), ("x and y", 50.0, 50.0)].map { name, x, y in
      Statement(
        "Position, \(name): the centre is there", Source.openSwiftUI("PositionLayoutUITests.positionInZStack"), [x + 25, y + 25, 50, 50]
      ) {
        laidOut("a") {
          ZStack { box("a", 50, 50).position(x: x, y: y) }.frame(width: 100, height: 100)
        }
      }
    } + [
      Statement("A positioned view fills what it is offered", Source.openSwiftUI("PositionLayout.sizeThatFits"), [120, 80]) {
        size(offered: 120, 80) { Color.red.frame(width: 10, height: 10).position(x: 5, y: 5) }
      },
      Statement("Without a proposal a positioned view has its own ideal size", Source.openSwiftUI("PositionLayout.sizeThatFits"), [30, 20]) {
        size { Color.red.frame(width: 30, height: 20).position(x: 5, y: 5) }
      },
      Statement("An offset does not change the layout", Source.apple("offset(x:y:)"), [50, 30, 100, 97]) {
        let out = laidOut("a", "b") {
          VStack(spacing: 0) {
            box("a", 50, 30).offset(x: 25, y: -3).marked("frame"); box("b", 50, 30)
          }
        }
        return [out[2], out[3], out[0], out[5] - 3]
      },
    ]
}
