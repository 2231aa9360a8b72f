import Statements
import SwiftUICore

extension Statement {
  static let stacks: [Statement] =
    [
      Statement("Three shapes in 300 are 100 wide each", Source.hstack, [100, 100, 100]) {
        each(\.width, of: ["a", "b", "c"], in: 300, 100) {
          HStack(spacing: 0) {
            fill("a"); fill("b"); fill("c")
          }
        }
      },
      Statement("The less flexible view chooses first: maxWidth 100 beside minWidth 100 in 150", Source.hstack, [75, 100]) {
        each(\.width, of: ["a", "b"], in: 150, 100) {
          HStack(spacing: 0) {
            fill("a").frame(maxWidth: 100); fill("b").frame(minWidth: 100)
          }
        }
      },
      Statement("A stack whose views take more than its length extends beyond both ends", Source.hstack, [-12.5, 62.5], within: 0.34) {
        each(\.minX, of: ["a", "b"], in: 150, 100) {
          HStack(spacing: 0) {
            fill("a").frame(maxWidth: 100); fill("b").frame(minWidth: 100)
          }
          .frame(width: 150, height: 100)
        }
      },
      Statement(
        "Of two unbounded views the one with the larger minimum chooses first",
        Source.openSwiftUI("LayoutTraitsTests, FlexibilityEstimate, comparison"),
        [50, 100]
      ) {
        each(\.width, of: ["a", "b"], in: 150, 100) {
          HStack(spacing: 0) {
            fill("a"); fill("b").frame(minWidth: 100)
          }
        }
      },
      Statement(
        "A bounded view chooses before an unbounded one", Source.openSwiftUI("LayoutTraitsTests, FlexibilityEstimate, comparison"), [80, 20]
      ) {
        each(\.width, of: ["a", "b"], in: 100, 100) {
          HStack(spacing: 0) {
            fill("a"); fill("b").frame(maxWidth: 20)
          }
        }
      },
      Statement("Text between colours is offered a third first, and is set on two lines", Source.fieldGuide("hstack"), [2]) {
        let alone = size { Text(verbatim: "Hello, world") }
        let third = size(offered: (200 - 16) / 3, 100) { Text(verbatim: "Hello, world") }
        return [(third[1] / alone[1]).rounded()]
      },
      Statement("Text of a higher priority has its ideal width", Source.fieldGuide("hstack"), [1]) {
        let width = each(\.width, of: ["t"]) {
          HStack {
            Color.blue; Text(verbatim: "Hello, world").marked("t").layoutPriority(1); Color.green
          }
        }
        return [width[0] / size { Text(verbatim: "Hello, world") }[0]]
      },
      Statement("Two views either side of a fixed one are equal", Source.openSwiftUI("HVStackUITests.sameSizeInVStack"), [75, 75]) {
        each(\.height, of: ["a", "c"]) {
          VStack(spacing: 20) {
            fill("a"); box("b", 10, 10); fill("c")
          }
        }
      },
      Statement(
        "A row of fixed views is centred in its frame", Source.openSwiftUI("HVStackUITests.stackFrameElementFrameHStack"),
        [46, 75, 50, 50, 104, 75, 50, 50]
      ) {
        laidOut("a", "b") {
          HStack {
            box("a", 50, 50); box("b", 50, 50)
          }
          .frame(width: 150, height: 150)
        }
      },
      Statement(
        "A column of fixed views is centred in its frame", Source.openSwiftUI("HVStackUITests.stackFrameElementFrameVStack"),
        [75, 46, 50, 50, 75, 104, 50, 50]
      ) {
        laidOut("a", "b") {
          VStack {
            box("a", 50, 50); box("b", 50, 50)
          }
          .frame(width: 150, height: 150)
        }
      },
      Statement(
        "A row inside of a column", Source.openSwiftUI("HVStackUITests.stackFrameElementFrameHVStack"),
        [80, 32, 80, 80, 56, 128, 104, 128]
      ) {
        let out = laidOut("a", "b", "c", "d") {
          VStack {
            box("a", 40, 40); box("b", 40, 40)
            HStack {
              box("c", 40, 40); box("d", 40, 40)
            }
          }
          .frame(width: 150, height: 150)
        }
        return [0, 1, 4, 5, 8, 9, 12, 13].map { out[$0] }
      },
      Statement(
        "Spacing given in a column and in a row", Source.openSwiftUI("HVStackUITests.elementFrameSpacingHVStack"), [20, 80, 140, 45, 115]
      ) {
        each(\.minY, of: ["a", "b", "c"]) { spaced } + each(\.minX, of: ["c", "d"]) { spaced }
      },
      Statement(
        "Leading in a column, top in a row", Source.openSwiftUI("HVStackUITests.elementFrameAlignmentHVStack"),
        [41, 41, 41, 99, 27, 65, 113, 113]
      ) {
        each(\.minX, of: ["a", "b", "c", "d"]) { leadingTop } + each(\.minY, of: ["a", "b", "c", "d"]) { leadingTop }
      },
      Statement(
        "Colours share a column, two share a row", Source.openSwiftUI("HVStackUITests.defaultHVStack"), [184.0 / 3, 184.0 / 3, 184.0 / 3, 96],
        within: 0.34
      ) {
        let out = laidOut("a", "b", "c") {
          VStack {
            fill("a"); fill("b")
            HStack {
              fill("c"); fill("d")
            }
          }
        }
        return [out[3], out[7], out[11], out[10]]
      },
      Statement("A colour of a higher priority leaves nothing for others", Source.openSwiftUI("HVStackUITests.layoutPriorityForHVStack"), [184]) {
        each(\.height, of: ["b"]) {
          VStack {
            Color.red; fill("b").layoutPriority(1)
            HStack {
              Color.green; Color.yellow
            }
          }
        }
      },
      Statement("A column without explicit spacing keeps 8 between shapes", Source.tokamak("StackTests.testVStack"), [0, 246, 254, 246]) {
        let out = laidOut("a", "b", in: 500, 500) {
          VStack {
            fill("a"); fill("b")
          }
        }
        return [out[1], out[3], out[5], out[7]]
      },
      Statement("A row without explicit spacing keeps 8 between shapes", Source.tokamak("StackTests.testHStack"), [0, 246, 254, 246]) {
        let out = laidOut("a", "b", in: 500, 500) {
          HStack {
            fill("a"); fill("b")
          }
        }
        return [out[0], out[2], out[4], out[6]]
      },
      Statement("Spacing 0 in a column", Source.tokamak("StackTests.testVStackSpacing"), [250, 250]) {
        each(\.height, of: ["a", "b"], in: 500, 500) {
          VStack(spacing: 0) {
            fill("a"); fill("b")
          }
        }
      },
      Statement("Spacing 0 in a row", Source.tokamak("StackTests.testHStackSpacing"), [250, 250]) {
        each(\.width, of: ["a", "b"], in: 500, 500) {
          HStack(spacing: 0) {
            fill("a"); fill("b")
          }
        }
      },
      Statement("In a column the higher priority gets the rest", Source.tokamak("StackTests.testVStackPriority"), [50, 442]) {
        each(\.height, of: ["a", "b"], in: 500, 500) {
          VStack {
            fill("a").frame(minHeight: 50); fill("b").layoutPriority(1)
          }
        }
      },
      Statement("In a row a minimum height does not reserve width", Source.tokamak("StackTests.testHStackPriority"), [0, 492]) {
        each(\.width, of: ["a", "b"], in: 500, 500) {
          HStack {
            fill("a").frame(minHeight: 50); fill("b").layoutPriority(1)
          }
        }
      },
      Statement("A stack that is longer than its frame extends beyond both ends", Source.openSwiftUI("ZIndexTests.zIndexDisplayList"), [-4, 104]) {
        each(\.minY, of: ["a", "b"]) {
          VStack {
            box("a", 100, 100).zIndex(1); box("b", 100, 100)
          }
          .frame(width: 200, height: 200)
        }
      },
      Statement(
        "Bounded views in a column and in a row", Source.openSwiftUI("FrameLayoutUITests.flexFrameMax"),
        [75, 8, 50, 50, 75, 66, 40, 30, 75, 104, 30, 30, 32, 142, 50, 50, 90, 142, 40, 30, 138, 142, 30, 30]
      ) {
        laidOut("a", "b", "c", "d", "e", "f") {
          VStack {
            VStack(alignment: .leading) {
              fill("a").frame(maxWidth: 50, maxHeight: 50); fill("b").frame(maxWidth: 40, maxHeight: 30); fill("c").frame(maxWidth: 30, maxHeight: 30)
            }
            HStack(alignment: .top) {
              fill("d").frame(maxWidth: 50, maxHeight: 50); fill("e").frame(maxWidth: 40, maxHeight: 30); fill("f").frame(maxWidth: 30, maxHeight: 30)
            }
          }
        }
      },
    ]
    + [("leading", HorizontalAlignment.leading, 0.0), ("center", .center, 225), ("trailing", .trailing, 450)].map { name, alignment, x in
      Statement("A column's \(name)", Source.tokamak("StackTests.testVStackAlignment"), [x]) {
        each(\.minX, of: ["b"], in: 500, 500) {
          VStack(alignment: alignment) {
            fill("a"); fill("b").frame(width: 50)
          }
        }
      }
    }
    + [("top", VerticalAlignment.top, 0.0), ("center", .center, 225), ("bottom", .bottom, 450)].map { name, alignment, y in
      Statement("A row's \(name)", Source.tokamak("StackTests.testHStackAlignment"), [y]) {
        each(\.minY, of: ["b"], in: 500, 500) {
          HStack(alignment: alignment) {
            fill("a"); fill("b").frame(height: 50)
          }
        }
      }
    }

  @MainActor private static var spaced: some View {
    VStack(spacing: 20) {
      box("a", 40, 40); box("b", 40, 40)
      HStack(spacing: 30) {
        box("c", 40, 40); box("d", 40, 40)
      }
    }
  }

  @MainActor private static var leadingTop: some View {
    VStack(alignment: .leading) {
      box("a", 30, 30); box("b", 40, 40)
      HStack(alignment: .top) {
        box("c", 50, 50); box("d", 60, 60)
      }
    }
  }
}
