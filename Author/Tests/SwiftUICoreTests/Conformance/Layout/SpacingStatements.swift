import Statements
import SwiftUICore

extension Statement {
  /// The system font's metrics at 17 points: UIFont's ascender, descender and capital height, on a 3× screen.
  private static let line = NodeSpacing.TextLine(ascent: 16.187, descent: 4.101, leading: 0, capHeight: 11.978, pixelLength: 1 / 3)

  @MainActor private static func gap<A: View, B: View>(_ a: A, _ b: B) -> CGFloat {
    size {
      VStack {
        a; b
      }
    }[1] - size { a }[1] - size { b }[1]
  }

  @MainActor private static var square: some View { Color.red.frame(width: 10, height: 10) }

  static let spacing: [Statement] = [
    Statement("Shapes in a column keep 8", Source.spacing, [8]) { [gap(square, square)] },
    Statement("Texts side by side keep 8", Source.openSwiftUI("Text+Spacing: no category on the sides"), [8]) {
      let word = size { Text(verbatim: "a") }[0]
      return [
        size {
          HStack {
            Text(verbatim: "a"); Text(verbatim: "a")
          }
        }[0] - 2 * word
      ]
    },
    Statement("Lines of text in the system font keep no distance", Source.openSwiftUI("Text+Spacing, textToText; SF Pro has no leading"), [0]) {
      [gap(Text(verbatim: "a").font(.system(size: 17)), Text(verbatim: "a").font(.system(size: 17)))]
    },
    Statement(
      "Text styles keep the lower one's leading",
      "stadiamaps/ferrostar, TripProgressViewTests, testTripProgressViewCompactTheme: 62.67 points in all",
      [2.333], within: 0.02
    ) {
      [gap(Text(verbatim: "a").font(.title2.bold()), Text(verbatim: "a").font(.subheadline))]
    },
    Statement("A view below body text keeps 10.64", Source.openSwiftUI("Text+Spacing, edgeBelowText"), [10.643], within: 0.02) {
      [NodeSpacing.text(line).distance(to: .standard, along: .vertical)]
    },
    Statement("A view above body text keeps 6.43", Source.openSwiftUI("Text+Spacing, edgeAboveText"), [6.434], within: 0.02) {
      [NodeSpacing.standard.distance(to: .text(line), along: .vertical)]
    },
    Statement("The distance to text is not 8", Source.spacing, [1, 1]) {
      [gap(square, Text(verbatim: "Fat")) == 8 ? 0 : 1, gap(Text(verbatim: "Fat"), square) == 8 ? 0 : 1]
    },
    Statement(
      "Text under text keeps the lower one's leading in the upper one's pixels", Source.openSwiftUI("SpacingTests, TextMetrics, spacing"),
      [13, 26, 23]
    ) {
      let m1 = NodeSpacing.TextLine(ascent: 2, descent: 3, leading: 5, capHeight: 1, pixelLength: 13)
      let m3 = NodeSpacing.TextLine(ascent: 7, descent: 11, leading: 17, capHeight: 1, pixelLength: 23)
      return [(m1, m1), (m1, m3), (m3, m1)].map { NodeSpacing.text($0).distance(to: .text($1), along: .vertical) }
    },
    Statement("A symbol above text keeps no distance", Source.openSwiftUI("ResolvedImageLayoutEngine.spacing, textToText"), [0]) {
      [gap(Image(systemName: "star"), Text(verbatim: "a"))]
    },
    Statement("Text above a symbol keeps no distance", Source.openSwiftUI("ResolvedImageLayoutEngine.spacing, textToText"), [0]) {
      [gap(Text(verbatim: "a"), Image(systemName: "star"))]
    },
    Statement("A view under a symbol keeps a point more than one over it", Source.openSwiftUI("ResolvedImageLayoutEngine.spacing, edges"), [1]) {
      [gap(Image(systemName: "star"), square) - gap(square, Image(systemName: "star"))]
    },
    Statement("A resizable symbol is a plain view", Source.openSwiftUI("ResolvedImageLayoutEngine.spacing"), [8]) {
      [gap(Image(systemName: "star").resizable().frame(width: 10, height: 10), square)]
    },
    Statement("A fixed height makes text a plain view", Source.openSwiftUI("FrameLayout.spacing, reset"), [8]) {
      [gap(square, Text(verbatim: "a").frame(height: 20))]
    },
    Statement("A fixed width does not", Source.openSwiftUI("FrameLayout.spacing, reset"), [0]) {
      [gap(Text(verbatim: "a").font(.system(size: 17)), Text(verbatim: "a").font(.system(size: 17)).frame(width: 40))]
    },
    Statement("Padding on an edge makes that edge plain", Source.openSwiftUI("PaddingLayout.spacing, reset"), [8]) {
      [gap(square, Text(verbatim: "a").padding(.top, 2))]
    },
    Statement("Explicit spacing ignores preferences", Source.spacing, [46]) {
      [
        size {
          VStack(spacing: 3) {
            square; Text(verbatim: "a").frame(height: 20); square
          }
        }[1]
      ]
    },
    Statement(
      "Beside a column all its views' spacing preferences count, above and below only those of the outermost views",
      Source.openSwiftUI("StackLayout.spacing"), [8, 8]
    ) {
      let column = VStack {
        Text(verbatim: "a"); square
      }
      return [
        gap(column, square),
        size {
          HStack {
            column; square
          }
        }[0] - size { column }[0] - 10,
      ]
    },
    Statement("A positioned view is plain", Source.openSwiftUI("PositionLayout.spacing"), [8]) {
      [gap(square, Text(verbatim: "a").position(x: 0, y: 0).frame(height: 20))]
    },
    Statement(
      "Column distances in a widget: texts with spacing 1",
      Source.homeAssistant("WidgetCalendarSnapshot, systemSmall: a row of two lines is 28.67 high"), [28.67], within: 0.34
    ) {
      [
        size {
          VStack(alignment: .leading, spacing: 1) {
            Text(verbatim: "Calendar event 1").font(.caption.weight(.semibold)); Text(verbatim: "All-day").font(.caption2)
          }
        }[1]
      ]
    },
  ]
}
