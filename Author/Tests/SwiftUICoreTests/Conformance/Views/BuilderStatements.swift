import Statements
import SwiftUICore

extension Statement {
  private static let builder = DocumentSource.apple("swiftui/viewbuilder")
  private static let erased = DocumentSource.apple("swiftui/anyview")
  private static let modifier = DocumentSource.apple("swiftui/viewmodifier")

  @MainActor @ViewBuilder private static func chosen(_ number: Int) -> some View {
    switch number {
    case 0: Block("zero", 1, 1)
    case 1: EmptyView()
    default:
      Block("many", 1, 1)
      Block("more", 1, 1)
    }
  }

  @MainActor @ViewBuilder private static func available() -> some View {
    if #available(iOS 15, macOS 12, *) { Block("new", 1, 1) } else { Block("old", 1, 1) }
    if let number = Int("7") { Block("\(number)", 1, 1) }
  }

  @MainActor @ViewBuilder private static func shown(if isShown: Bool) -> some View {
    if isShown { Color.red.frame(width: 10, height: 10) }
  }

  private struct Counting: View {
    let log: ActionLog
    @State private var count = 0
    var body: some View {
      Block("a", 1, 1).onAppear {
        count += 1
        log.note("\(count)")
      }
    }
  }
  private struct Erased: View {
    let log: ActionLog
    @State private var isPadded = false
    var body: some View {
      (isPadded ? AnyView(Counting(log: log).padding()) : AnyView(Counting(log: log))).background(Block("b", 1, 1).onAppear { isPadded = true })
    }
  }

  static let builders: [Statement] = [
    Statement("Views of a builder are children in the order in which they are written", builder, is: ["a", "b", "c"]) {
      drawing {
        HStack {
          Block("a", 1, 1)
          let name = "b"
          Block(name, 1, 1)
          Block("c", 1, 1)
        }
      }
    },
    Statement("An if without else that does not hold makes no view", .apple("swiftui/viewbuilder/buildif(_:)"), [10]) {
      [
        size {
          HStack(spacing: 8) {
            Color.red.frame(width: 10, height: 10); shown(if: false)
          }
        }[0]
      ]
    },
    Statement("An if and its else make one view", .apple("swiftui/viewbuilder/buildeither(first:)"), is: ["even", "odd"]) {
      drawing { ForEach(0..<2) { number in if number.isMultiple(of: 2) { Block("even", 1, 1) } else { Block("odd", 1, 1) } } }
    },
    Statement("A switch makes the views of one case", builder, is: ["zero", "many", "more"]) { drawing { ForEach(0..<3) { chosen($0) } } },
    Statement("A condition on availability makes the available view", .apple("swiftui/viewbuilder/buildlimitedavailability(_:)"), is: ["new", "7"]) {
      drawing { VStack { available() } }
    },
    Statement("A builder may be empty", .apple("swiftui/viewbuilder/buildblock()"), is: []) { drawing { VStack {} } },
    Statement("An erased view is laid out as the view itself", erased, [10, 30]) {
      each(\.width, of: ["a", "b"], in: 40, 10) {
        HStack(spacing: 0) {
          AnyView(box("a", 10, 10)); AnyView(fill("b"))
        }
      }
    },
    Statement("Several views in an erased one are a stack's children", erased, [10, 30]) {
      each(\.minX, of: ["b", "c"], in: 60, 10) {
        HStack(spacing: 0) {
          AnyView(
            Group {
              box("a", 10, 10); box("b", 20, 10)
            })
          box("c", 30, 10)
        }
      }
    },
    Statement("An erased view keeps its layout priority", erased, [100, 0]) {
      each(\.width, of: ["a", "b"], in: 100, 10) {
        HStack(spacing: 0) {
          AnyView(fill("a").layoutPriority(1)); fill("b")
        }
      }
    },
    Statement("An erased view of another type starts with new state", erased, is: ["1", "1"]) { noted { Erased(log: $0) } },
  ]

  private struct Bordered: ViewModifier {
    func body(content: Content) -> some View { content.padding(3).background(Block.filling("border")) }
  }
  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content; content
      }
    }
  }
  private struct Quiet: ViewModifier {
    @Environment(\.isEnabled) var isEnabled
    func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.5) }
  }

  static let viewModifiers: [Statement] = [
    Statement("A modifier's body is shown in place of the view", modifier, [16, 26]) {
      size(offered: 100, 100) { Color.red.frame(width: 10, height: 20).modifier(Bordered()) }
    },
    Statement("A modifier can show its content more than once", modifier, is: ["a", "a"]) { drawing { Block("a", 10, 10).modifier(Doubled()) } },
    Statement("The empty modifier changes nothing", .apple("swiftui/emptymodifier"), [10, 20]) {
      size(offered: 100, 100) { Color.red.frame(width: 10, height: 20).modifier(EmptyModifier()) }
    },
    Statement("The first of two concatenated modifiers is the inner one", .apple("swiftui/viewmodifier/concat(_:)"), [26, 26]) {
      size { Color.red.frame(width: 10, height: 20).modifier(Doubled().concat(Bordered())) }
    },
    Statement("A modifier reads the environment at its place", modifier, is: [0.5]) {
      LayoutFixture().render { Block("a", 10, 10).modifier(Quiet()).disabled(true) }.nodes.filter(\.hasOpacity).map(\.opacity)
    },
    Statement("Two modifiers make a modifier", .apple("swiftui/modifiedcontent"), [22, 32]) {
      size { Color.red.frame(width: 10, height: 20).modifier(ModifiedContent(content: Bordered(), modifier: Bordered())) }
    },
  ]
}
