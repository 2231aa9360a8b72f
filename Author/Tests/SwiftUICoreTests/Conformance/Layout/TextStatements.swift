import AlmanacTextEngine
import AlmanacWireSchema
import Statements
import SwiftUICore

extension Statement {
  private static let words = "The quick brown fox jumps over the lazy dog and runs away"
  @MainActor private static func output<V: View>(_ width: CGFloat?, _ height: CGFloat? = nil, _ view: V) -> ContentFixture.Output {
    ContentFixture { $0.core.displayScale = 3 }.render(width: width, height: height, view)
  }
  @MainActor private static func lines<V: View>(_ width: CGFloat, _ height: CGFloat? = nil, _ view: V) -> CGFloat {
    CGFloat(output(width, height, view).lines.count)
  }
  @MainActor private static func fontSize<V: View>(_ width: CGFloat, _ view: V) -> CGFloat {
    CGFloat(output(width, nil, view).runs.first?.font.size ?? 0)
  }
  private static let limits: DocumentSource = "swiftui.cc, Text Line Limits, Scaling, and Truncation"

  static let text: [Statement] = [
    Statement("A line limit truncates", Source.apple("lineLimit(_:)"), [1, 2]) {
      [lines(100, nil, Text(verbatim: words).lineLimit(1)), lines(100, nil, Text(verbatim: words).lineLimit(2))]
    },
    Statement("No limit: as many lines as the words need", Source.apple("lineLimit(_:)"), [1]) {
      [lines(100, nil, Text(verbatim: words).lineLimit(nil)) > 3 ? 1 : 0]
    },
    Statement("Too little height leaves lines out", Source.apple("fixedSize()"), [2]) { [lines(100, 45, Text(verbatim: words))] },
    Statement("There is always one line", Source.apple("Text"), [1]) { [lines(100, 5, Text(verbatim: words))] },
    Statement("Truncated text ends with an ellipsis", Source.apple("truncationMode(_:)"), [1]) {
      [output(100, nil, Text(verbatim: words).lineLimit(1)).words.hasSuffix("…") ? 1 : 0]
    },
    Statement("Ellipsis at the head", Source.apple("truncationMode(_:)"), [1]) {
      [output(100, nil, Text(verbatim: words).lineLimit(1).truncationMode(.head)).words.hasPrefix("…") ? 1 : 0]
    },
    Statement("Ellipsis in the middle", Source.apple("truncationMode(_:)"), [1, 1]) {
      let shown = output(100, nil, Text(verbatim: words).lineLimit(1).truncationMode(.middle)).words
      return [shown.hasPrefix("The") ? 1 : 0, shown.hasSuffix("way") ? 1 : 0]
    },
    Statement("Text shrinks before it is truncated", limits, [1, 1]) {
      let view = Text(verbatim: "88,420 things").font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5)
      return [fontSize(90, view) < 20 ? 1 : 0, output(90, nil, view).words == "88,420 things" ? 1 : 0]
    },
    Statement("Text shrinks no further than to its factor", Source.apple("minimumScaleFactor(_:)"), [10]) {
      [fontSize(30, Text(verbatim: words).font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5))]
    },
    Statement("Text that fits does not shrink", Source.apple("minimumScaleFactor(_:)"), [20]) {
      [fontSize(300, Text(verbatim: "Short").font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5))]
    },
    Statement("Reserved lines take their height", limits, [1]) {
      let two = size { Text(verbatim: "A\nA") }[1]
      return [size { Text(verbatim: "A").lineLimit(2, reservesSpace: true) }[1] / two]
    },
    Statement("Lines are set at the leading edge", Source.apple("multilineTextAlignment(_:)"), [0]) {
      [CGFloat(output(200, nil, Text(verbatim: "wide words\na")).lines[1].origin.x)]
    },
    Statement("Lines are centred in the text's own width", Source.apple("multilineTextAlignment(_:)"), [1], within: 0.35) {
      let lines = output(200, nil, Text(verbatim: "wide words\na").multilineTextAlignment(.center)).lines
      let middles = lines.map { $0.origin.x + $0.width / 2 }
      return [CGFloat(1 + middles[1] - middles[0])]
    },
    Statement("Lines at the trailing edge of the text's own width", Source.apple("multilineTextAlignment(_:)"), [0], within: 0.35) {
      let lines = output(200, nil, Text(verbatim: "wide words\na").multilineTextAlignment(.trailing)).lines
      return [CGFloat(lines[1].origin.x + lines[1].width - lines[0].origin.x - lines[0].width)]
    },
    Statement("Line spacing is added between lines, not after the last", Source.apple("lineSpacing(_:)"), [10, 0]) {
      let two = size { Text(verbatim: "A\nA").lineSpacing(10) }[1] - size { Text(verbatim: "A\nA") }[1]
      return [two, size { Text(verbatim: "A").lineSpacing(10) }[1] - size { Text(verbatim: "A") }[1]]
    },
    Statement("Raised text grows its box below, lowered text above", Source.apple("Text.baselineOffset(_:)"), [10, 10], within: 0.34) {
      let plain = size { Text(verbatim: "Hello") }[1]
      return [size { Text(verbatim: "Hello").baselineOffset(10) }[1] - plain, size { Text(verbatim: "Hello").baselineOffset(-10) }[1] - plain]
    },
    Statement("Lowered text is lower in its box", Source.apple("Text.baselineOffset(_:)"), [0, 10]) {
      let up = output(nil, nil, Text(verbatim: "Hello").baselineOffset(10))
      let down = output(nil, nil, Text(verbatim: "Hello").baselineOffset(-10))
      let plain = output(nil, nil, Text(verbatim: "Hello"))
      // The position of the glyphs' baseline: the line's, raised by the offset.
      func ink(_ out: ContentFixture.Output) -> Double { out.lines[0].origin.y - out.lines[0].runs[0].baselineOffset }
      return [CGFloat(ink(up) - ink(plain)), CGFloat(ink(down) - ink(plain))]
    },
    Statement("Tracking is added to each letter", Source.apple("Text.tracking(_:)"), [20], within: 0.34) {
      [size { Text(verbatim: "Hello").tracking(4) }[0] - size { Text(verbatim: "Hello") }[0]]
    },
    Statement(
      "A line of the system font is 1.193 of its size", "UIFont: 20.287 at 17 points; seek-oss/capsize, systemFonts.json", [20.29, 19.09, 33.42],
      within: 0.34
    ) {
      [17, 16, 28].map { points in size { Text(verbatim: "A").font(.system(size: points)) }[1] }
    },
    Statement("A fixed size does not follow Dynamic Type", Source.apple("Font.system(size:weight:design:)"), [20]) {
      [fontSize(300, Text(verbatim: "A").font(.system(size: 20)).environment(\.dynamicTypeSize, .accessibility5))]
    },
    Statement("Bold text makes regular text semibold and keeps its size", Source.apple("EnvironmentValues.legibilityWeight"), [600, 17]) {
      let run = output(nil, nil, Text(verbatim: "A").environment(\.legibilityWeight, .bold)).runs[0]
      return [CGFloat(run.font.weight), CGFloat(run.font.size)]
    },
    Statement("Accessibility sizes begin at AX1", Source.apple("DynamicTypeSize.isAccessibilitySize"), [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]) {
      DynamicTypeSize.allCases.map { $0.isAccessibilitySize ? 1 : 0 }
    },
  ]

  /// Size and line height in points from xSmall to AX5; one row per text style.
  private static let table: [(String, Font, [CGFloat])] = [
    ("largeTitle", .largeTitle, [31, 38, 32, 39, 33, 40, 34, 41, 36, 43, 38, 46, 40, 48, 44, 52, 48, 57, 52, 61, 56, 66, 60, 70]),
    ("title", .title, [25, 31, 26, 32, 27, 33, 28, 34, 30, 37, 32, 39, 34, 41, 38, 46, 43, 51, 48, 57, 53, 62, 58, 68]),
    ("title2", .title2, [19, 24, 20, 25, 21, 26, 22, 28, 24, 30, 26, 32, 28, 34, 34, 41, 39, 47, 44, 52, 50, 59, 56, 66]),
    ("title3", .title3, [17, 22, 18, 23, 19, 24, 20, 25, 22, 28, 24, 30, 26, 32, 31, 38, 37, 44, 43, 51, 49, 58, 55, 65]),
    ("headline", .headline, [14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53, 62]),
    ("body", .body, [14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53, 62]),
    ("callout", .callout, [13, 18, 14, 19, 15, 20, 16, 21, 18, 23, 20, 25, 22, 28, 26, 32, 32, 39, 38, 46, 44, 52, 51, 60]),
    ("subheadline", .subheadline, [12, 16, 13, 18, 14, 19, 15, 20, 17, 22, 19, 24, 21, 28, 25, 31, 30, 37, 36, 43, 42, 50, 49, 58]),
    ("footnote", .footnote, [12, 16, 12, 16, 12, 16, 13, 18, 15, 20, 17, 22, 19, 24, 23, 29, 27, 33, 33, 40, 38, 46, 44, 52]),
    ("caption", .caption, [11, 13, 11, 13, 11, 13, 12, 16, 14, 19, 16, 21, 18, 23, 22, 28, 26, 32, 32, 39, 37, 44, 43, 51]),
    ("caption2", .caption2, [11, 13, 11, 13, 11, 13, 11, 13, 13, 18, 15, 20, 17, 22, 20, 25, 24, 30, 29, 35, 34, 41, 40, 48]),
  ]

  /// One statement per style: its size at all twelve Dynamic Type sizes, and the distance of two of its lines.
  static let textStyles: [Statement] = table.map { name, font, row in
    Statement("\(name): sizes and line heights from xSmall to AX5", Source.typography, row, within: 0.34) {
      DynamicTypeSize.allCases.flatMap { step -> [CGFloat] in
        let out = output(nil, nil, Text(verbatim: "A\nA").font(font).environment(\.dynamicTypeSize, step))
        return [CGFloat(out.runs[0].font.size), CGFloat(out.lines[1].origin.y - out.lines[0].origin.y)]
      }
    }
  }

  static let rightToLeft: [Statement] = [
    Statement("A row begins at the right", Source.apple("LayoutDirection.rightToLeft"), [150, 92]) {
      each(\.minX, of: ["a", "b"], in: 200, 50, direction: .rightToLeft) {
        HStack {
          box("a", 50, 50); box("b", 50, 50); Spacer()
        }
      }
    },
    Statement("Leading is the right edge of a column", Source.apple("HorizontalAlignment.leading"), [150]) {
      each(\.minX, of: ["b"], in: 200, 100, direction: .rightToLeft) {
        VStack(alignment: .leading) {
          box("a", 200, 10); box("b", 50, 10)
        }
      }
    },
    Statement("Leading padding is on the right", Source.apple("Edge.leading"), [0]) {
      each(\.minX, of: ["a"], in: 80, 30, direction: .rightToLeft) { box("a", 50, 30).padding(.leading, 30) }
    },
    Statement("A frame's leading alignment is on the right", Source.apple("Alignment.leading"), [150]) {
      each(\.minX, of: ["a"], in: 200, 30, direction: .rightToLeft) { box("a", 50, 30).frame(maxWidth: .infinity, alignment: .leading) }
    },
    Statement("An overlay's leading corner is on the right", Source.apple("Alignment.topLeading"), [180]) {
      each(\.minX, of: ["a"], in: 200, 30, direction: .rightToLeft) { Color.red.overlay(alignment: .topLeading) { box("a", 20, 20) } }
    },
    Statement("Spacing preferences change sides", Source.openSwiftUI("ViewSpacingTests.layoutDirection"), [3, 2]) {
      var view = NodeSpacing.standard
      view.leading.imposed = 2
      view.trailing.imposed = 3
      // Edges are logical here: in the other direction the same view contributes its other edge.
      var turned = NodeSpacing.standard
      turned.leading = view.trailing
      turned.trailing = view.leading
      return [view, turned].map { $0.distance(to: .none, along: .horizontal) }
    },
    Statement("A grid's first column is at the right", Source.apple("Grid"), [1]) {
      let out = laidOut("a", "b", direction: .rightToLeft) {
        Grid {
          GridRow {
            box("a", 20, 10); box("b", 20, 10)
          }
        }
      }
      return [out[0] > out[4] ? 1 : 0]
    },
  ]

  static let dividers: [Statement] = [
    Statement("A pixel thick at 3×", Source.openSwiftUI("EnvironmentValues.dividerThickness"), [100, 1.0 / 3]) {
      size(offered: 100, 100) { Divider() }
    },
    Statement("A pixel thick at 2×", Source.openSwiftUI("EnvironmentValues.dividerThickness"), [100, 0.5]) {
      size(offered: 100, 100) {
        $0.core.displayScale = 2
      } of: {
        Divider()
      }
    },
    Statement(
      "A point thick at accessibility sizes", Source.openSwiftUI("EnvironmentValues.dividerThickness; DividerUITests.dividerWithColorScheme"),
      [100, 1]
    ) {
      size(offered: 100, 100) {
        $0.core.dynamicTypeSize = .accessibility1
      } of: {
        Divider()
      }
    },
    Statement("Vertical in a row", Source.apple("Divider"), [1.0 / 3, 60]) {
      let out = LayoutFixture(size: CGSize(width: 100, height: 60), scale: 3).render { HStack { Divider() } }
      return [out.frame("Divider").width, out.frame("Divider").height]
    },
    Statement("Horizontal in a column and outside stacks", Source.apple("Divider"), [100, 1.0 / 3]) {
      let out = LayoutFixture(size: CGSize(width: 100, height: 60), scale: 3).render { VStack { Divider() } }
      return [out.frame("Divider").width, out.frame("Divider").height]
    },
    Statement("Takes the separator's colour", Source.openSwiftUI("PlainDividerShapeStyle"), [1]) {
      [output(100, nil, Divider()).paths.first?.fill.systemName == "separator" ? 1 : 0]
    },
    Statement("A container's shape is concentric: 22 less the 10 around it", Source.apple("ContainerRelativeShape"), [12]) {
      let fixture = ContentFixture {
        $0.core.containerCornerRadius = 22
      }
      let radii = fixture.render(width: 100, height: 100, ContainerRelativeShape().fill(.red).padding(10)).paths.first?.shape.roundedRect.radii
      return [CGFloat(radii?.first ?? -1)]
    },
    Statement("Content lies inside of the margins", Source.widgets + ": default margins of 16 points", [16, 16, 126, 126]) {
      let fixture = LayoutFixture(size: CGSize(width: 158, height: 158), scale: 3) {
        $0.core.contentMargins = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
      }
      let frame = fixture.render { fill("a").containerBackground(for: .init(name: "widget")) { Color.blue } }.frame("a")
      return [frame.minX, frame.minY, frame.width, frame.height]
    },
  ]
}
