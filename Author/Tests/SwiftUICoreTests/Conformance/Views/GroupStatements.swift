import Statements
import SwiftUICore

extension Statement {
  private static let group = DocumentSource.apple("swiftui/group")
  private static let section = DocumentSource.apple("swiftui/section")
  private static let empty = DocumentSource.apple("swiftui/emptyview")

  /// A group whose view changes once it has appeared.
  private struct Entrance: View {
    let log: ActionLog
    @State private var isIn = false
    var body: some View {
      Group {
        if isIn { Block("b", 10, 10) } else { Block("a", 10, 10) }
      }
      .onAppear {
        log.note(isIn ? "in" : "out")
        isIn = true
      }
    }
  }

  /// A group with one more view in the second pass.
  private struct Joined: View {
    let log: ActionLog
    @State private var number = 1
    var body: some View {
      Group {
        Block("a", 10, 10)
        if number == 2 { Block("b", 10, 10) }
      }
      .padding()
      .onAppear {
        log.note("\(number)")
        number = 2
      }
    }
  }

  static let groups: [Statement] = [
    Statement("A group does not change how its views are laid out", group, [0, 10, 30]) {
      each(\.minX, of: ["a", "b", "c"], in: 60, 20) {
        HStack(spacing: 0) {
          Group {
            box("a", 10, 10); box("b", 20, 10)
          }
          box("c", 30, 10)
        }
      }
    },
    Statement("A modifier on a group applies to each of its views", group, [44]) {
      [
        size {
          HStack(spacing: 0) {
            Group {
              Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10)
            }
            .padding(6)
          }
        }[0]
      ]
    },
    Statement("A font on a group is that of each view", group, is: [Font.headline, .headline, .headline]) {
      seen(\.font) { peek in
        Group {
          peek; peek; peek
        }
        .font(.headline)
      }
      .compactMap { $0 }
    },
    Statement("A layout priority on a group is that of each view", group, [50, 50, 0]) {
      each(\.width, of: ["a", "b", "c"], in: 100, 10) {
        HStack(spacing: 0) {
          Group {
            fill("a"); fill("b")
          }
          .layoutPriority(1)
          fill("c")
        }
      }
    },
    Statement("More than ten views fit into nested groups", group, is: 12) {
      drawing {
        VStack(spacing: 0) {
          Group {
            Group {
              Block("1", 1, 1); Block("2", 1, 1); Block("3", 1, 1); Block("4", 1, 1); Block("5", 1, 1); Block("6", 1, 1)
            }
            Block("7", 1, 1); Block("8", 1, 1); Block("9", 1, 1); Block("10", 1, 1); Block("11", 1, 1)
          }
          Block("12", 1, 1)
        }
      }.count
    },
    Statement("An action for a group's appearance runs again when a condition inside it produces another view", group, is: ["out", "in"]) {
      noted { Entrance(log: $0) }
    },
    Statement("An action for a group's appearance does not run again while one of its views stays", group, is: ["1"]) {
      noted { Joined(log: $0) }
    },
    Statement(
      "A section shows its header above its content and its footer below", .apple("swiftui/section/init(content:header:footer:)"), [0, 10, 30]
    ) {
      each(\.minY, of: ["h", "c", "f"], in: 20, 35) {
        VStack(spacing: 0) {
          Section {
            box("c", 10, 20)
          } header: {
            box("h", 10, 10)
          } footer: {
            box("f", 10, 5)
          }
        }
      }
    },
    Statement("A section without header and footer is its content", section, [20, 10]) {
      size {
        HStack(spacing: 0) {
          Section {
            Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10)
          }
        }
      }
    },
    Statement("A section's header and footer are a stack's views, so spacing is between them, too", section, [50]) {
      [
        size {
          VStack(spacing: 10) {
            Section {
              Color.red.frame(width: 10, height: 10)
            } header: {
              Color.red.frame(width: 10, height: 10)
            } footer: {
              Color.red.frame(width: 10, height: 10)
            }
          }
        }[1]
      ]
    },
    Statement("An empty view is the absence of a view: a stack keeps no distance to it", empty, [28]) {
      [
        size {
          HStack(spacing: 8) {
            EmptyView(); Color.red.frame(width: 10, height: 10); EmptyView(); Color.red.frame(width: 10, height: 10); EmptyView()
          }
        }[0]
      ]
    },
    Statement("A modified empty view takes no place in a stack either", empty, [28]) {
      [
        size {
          HStack(spacing: 8) {
            Color.red.frame(width: 10, height: 10)
            EmptyView().padding(20).frame(width: 50, height: 50)
            Color.red.frame(width: 10, height: 10)
          }
        }[0]
      ]
    },
    Statement("A background of an empty view is not drawn", empty, is: ["a"]) {
      drawing {
        Block("a", 10, 10); EmptyView().background(Block.filling("b"))
      }
    },
    Statement("A stack of empty views has no size", empty, [0, 0]) {
      size(offered: 100, 100) {
        VStack {
          EmptyView(); EmptyView()
        }
      }
    },
  ]
}
