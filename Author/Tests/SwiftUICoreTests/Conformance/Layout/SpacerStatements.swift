import Statements
import SwiftUICore

extension Statement {
  static let spacers: [Statement] = [
    Statement("A spacer between two views in a row", Source.openSwiftUI("SpacerUITests.spacerInHStack"), [0, 150]) {
      each(\.minX, of: ["a", "b"], in: 200, 80) {
        HStack {
          box("a", 50, 50); Spacer(); box("b", 50, 50)
        }
      }
    },
    Statement("A spacer between two views in a column", Source.openSwiftUI("SpacerUITests.spacerInVStack"), [0, 150]) {
      each(\.minY, of: ["a", "b"], in: 80, 200) {
        VStack {
          box("a", 50, 50); Spacer(); box("b", 50, 50)
        }
      }
    },
    Statement("Several spacers share the rest of a row", Source.openSwiftUI("SpacerUITests.multipleSpacersInHStack"), [0, 105, 210]) {
      each(\.minX, of: ["a", "b", "c"], in: 250, 80) {
        HStack {
          box("a", 40, 50); Spacer(); box("b", 40, 50); Spacer(); box("c", 40, 50)
        }
      }
    },
    Statement("Several spacers share the rest of a column", Source.openSwiftUI("SpacerUITests.multipleSpacersInVStack"), [0, 105, 210]) {
      each(\.minY, of: ["a", "b", "c"], in: 80, 250) {
        VStack {
          box("a", 50, 40); Spacer(); box("b", 50, 40); Spacer(); box("c", 50, 40)
        }
      }
    },
    Statement("A spacer grows beyond its minimum in a row", Source.openSwiftUI("SpacerUITests.spacerWithMinLengthInHStack"), [0, 130]) {
      each(\.minX, of: ["a", "b"], in: 180, 80) {
        HStack {
          box("a", 50, 50); Spacer(minLength: 50); box("b", 50, 50)
        }
      }
    },
    Statement("A spacer grows beyond its minimum in a column", Source.openSwiftUI("SpacerUITests.spacerWithMinLengthInVStack"), [0, 110]) {
      each(\.minY, of: ["a", "b"], in: 80, 160) {
        VStack {
          box("a", 50, 50); Spacer(minLength: 30); box("b", 50, 50)
        }
      }
    },
    Statement(
      "A spacer at the start of a row; the views after it are 8 apart", Source.openSwiftUI("SpacerUITests.spacerAtStartInHStack"), [92, 150]
    ) {
      each(\.minX, of: ["a", "b"], in: 200, 80) {
        HStack {
          Spacer(); box("a", 50, 50); box("b", 50, 50)
        }
      }
    },
    Statement("A spacer at the end of a row", Source.openSwiftUI("SpacerUITests.spacerAtEndInHStack"), [0, 58]) {
      each(\.minX, of: ["a", "b"], in: 200, 80) {
        HStack {
          box("a", 50, 50); box("b", 50, 50); Spacer()
        }
      }
    },
    Statement("Spacers at both ends of a row", Source.openSwiftUI("SpacerUITests.spacersAtBothEndsInHStack"), [46, 104]) {
      each(\.minX, of: ["a", "b"], in: 200, 80) {
        HStack {
          Spacer(); box("a", 50, 50); box("b", 50, 50); Spacer()
        }
      }
    },
    Statement(
      "In rows inside of a column", Source.openSwiftUI("SpacerUITests.nestedStacksWithSpacers"), [0, 0, 160, 0, 40, 160, 120, 160]
    ) {
      let out = laidOut("a", "b", "c", "d") {
        VStack {
          HStack {
            box("a", 40, 40); Spacer(); box("b", 40, 40)
          }
          Spacer()
          HStack {
            Spacer(); box("c", 40, 40); Spacer(); box("d", 40, 40); Spacer()
          }
        }
      }
      return [0, 1, 4, 5, 8, 9, 12, 13].map { out[$0] }
    },
    Statement("With a spacer of minimum 0, views may touch", Source.openSwiftUI("SpacerUITests.spacerWithZeroMinLength"), [0, 80]) {
      each(\.minX, of: ["a", "b"], in: 160, 80) {
        HStack {
          box("a", 80, 50); Spacer(minLength: 0); box("b", 80, 50)
        }
      }
    },
    Statement("A spacer of a large minimum keeps it", Source.openSwiftUI("SpacerUITests.spacerWithLargeMinLength"), [0, 170]) {
      each(\.minX, of: ["a", "b"], in: 200, 80) {
        HStack {
          box("a", 30, 50); Spacer(minLength: 100); box("b", 30, 50)
        }
      }
    },
    Statement("A row with a spacer fills the proposal", Source.openSwiftUI("SpacerUITests.spacerInHStackWithoutFrame"), [0, 75, 150, 75]) {
      let out = laidOut("a", "b") {
        HStack {
          box("a", 50, 50); Spacer(); box("b", 50, 50)
        }
      }
      return [out[0], out[1], out[4], out[5]]
    },
    Statement("A column with a spacer fills the proposal", Source.openSwiftUI("SpacerUITests.spacerInVStackWithoutFrame"), [75, 0, 75, 150]) {
      let out = laidOut("a", "b") {
        VStack {
          box("a", 50, 50); Spacer(); box("b", 50, 50)
        }
      }
      return [out[0], out[1], out[4], out[5]]
    },
    Statement(
      "Rows with different minimums, 20 apart", Source.openSwiftUI("SpacerUITests.complexLayoutWithMultipleSpacers"),
      [0, 35, 85, 35, 170, 35, 70, 85, 0, 135, 160, 135]
    ) {
      let out = laidOut("a", "b", "c", "d", "e", "f") {
        VStack(spacing: 20) {
          HStack {
            box("a", 30, 30); Spacer(minLength: 20); box("b", 30, 30); Spacer(minLength: 10); box("c", 30, 30)
          }
          HStack {
            Spacer(); box("d", 60, 30); Spacer()
          }
          HStack {
            box("e", 40, 30); Spacer(); box("f", 40, 30)
          }
        }
        .frame(width: 200, height: 180)
      }
      return [0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21].map { out[$0] }
    },
    Statement("By default a spacer is at least 8 long", Source.openSwiftUI("Spacer, sizeThatFits with the default spacing"), [28, 10]) {
      size {
        HStack {
          Color.red.frame(width: 10, height: 10); Spacer(); Color.red.frame(width: 10, height: 10)
        }
      }
    },
    Statement("A spacer in a frame keeps no distance from its neighbours either", Source.openSwiftUI("Spacer, requiresSpacingProjection"), [10, 40]) {
      size {
        VStack {
          Color.red.frame(width: 10, height: 10); Spacer().frame(height: 20); Color.red.frame(width: 10, height: 10)
        }
      }
    },
    Statement(
      "A spacer in a flexible frame shares a row with other flexible views", Source.openSwiftUI("UnaryLayout, layoutPriority(child:)"),
      [0, 100, 100, 100, 200, 100]
    ) {
      let out = laidOut("a", "s", "b", in: 300, 40) {
        HStack(spacing: 0) {
          fill("a"); Spacer().frame(maxWidth: .infinity).marked("s"); fill("b")
        }
      }
      return [0, 2, 4, 6, 8, 10].map { out[$0] }
    },
    Statement(
      "A spacer in a frame with the minimum 0 takes its share, too", Source.openSwiftUI("UnaryLayout, layoutPriority(child:)"), [150, 150, 100, 100]
    ) {
      let least = each(\.width, of: ["a", "s"], in: 300, 40) {
        HStack(spacing: 0) {
          fill("a"); Spacer().frame(minWidth: 0).marked("s")
        }
      }
      let both = each(\.width, of: ["a", "s"], in: 200, 40) {
        HStack(spacing: 0) {
          fill("a"); Spacer().frame(minWidth: 0, maxWidth: .infinity).marked("s")
        }
      }
      return least + both
    },
    Statement(
      "A spacer with padding or an aspect ratio has the usual priority, too", Source.openSwiftUI("UnaryLayout, layoutPriority(child:)"),
      [100, 60, 40]
    ) {
      each(\.width, of: ["p"], in: 200, 40) {
        HStack(spacing: 0) {
          fill("a"); Spacer().padding(.horizontal, 10).marked("p")
        }
      }
        + each(\.width, of: ["a", "r"], in: 100, 40) {
          HStack(spacing: 0) {
            fill("a"); Spacer().aspectRatio(1, contentMode: .fit).marked("r")
          }
        }
    },
    Statement(
      "A priority passes through a frame", Source.apple("layoutPriority(_:)"), [200, 0]
    ) {
      each(\.width, of: ["a", "b"], in: 200, 40) {
        HStack(spacing: 0) {
          Color.red.layoutPriority(1).frame(maxWidth: .infinity).marked("a"); fill("b")
        }
      }
    },
    Statement("A spacer does not affect the spacing across its stack", Source.openSwiftUI("Spacer, spacing on the stack's axis only"), [28]) {
      [
        size(offered: 100) {
          VStack {
            HStack {
              Color.red.frame(width: 10, height: 10); Spacer()
            }
            Color.red.frame(width: 10, height: 10)
          }
        }[1]
      ]
    },
  ]
}
