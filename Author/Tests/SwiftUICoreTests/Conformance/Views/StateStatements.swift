import Combine
import Statements
import SwiftUICore

private final class Model: ObservableObject {
  @Published var width: CGFloat = 1
  let log: ActionLog?
  @MainActor init(log: ActionLog? = nil) {
    self.log = log
    log?.note("made")
  }
}
@Observable private final class Seen { var width: CGFloat = 1 }

extension Statement {
  private static let state = DocumentSource.apple("swiftui/state")
  private static let object = DocumentSource.apple("swiftui/stateobject")
  private static let observed = DocumentSource.apple("swiftui/observedobject")

  /// A row of a part of a state's width; `change` sets the state when the part has appeared.
  private struct Stateful: View {
    @State var width: CGFloat
    var name = "a"
    let change: (inout CGFloat) -> Void
    var body: some View { Block(name, width, 10).onAppear { change(&width) } }
  }
  private struct Owner: View {
    let log: ActionLog
    @State private var inputs = 0
    var body: some View { Owned(log: log, input: inputs).onAppear { inputs += 1 } }
  }
  private struct Owned: View {
    let log: ActionLog
    let input: Int
    @StateObject private var model: Model
    init(log: ActionLog, input: Int) {
      self.log = log
      self.input = input
      _model = StateObject(wrappedValue: Model(log: log))
    }
    var body: some View { Block("a", model.width, 10) }
  }
  private struct Renamed: View {
    let log: ActionLog
    @State private var id = 1
    var body: some View { Owned(log: log, input: 0).id(id).onAppear { id = 2 } }
  }
  /// An object in state: the view follows the reference, and not the object's published values.
  private struct Referring: View {
    @State private var model = Model()
    var body: some View { Block("a", model.width, 10).onAppear { model.width = 50 } }
  }
  private struct Replacing: View {
    @State private var model = Model()
    var body: some View {
      Block("a", model.width, 10).onAppear {
        let next = Model()
        next.width = 70
        model = next
      }
    }
  }
  private struct Sharing: View {
    @StateObject private var model = Model()
    var body: some View {
      HStack(spacing: 0) {
        Block("a", model.width, 10); Follower(model: model)
      }
      .environmentObject(model)
    }
  }
  private struct Follower: View {
    @ObservedObject var model: Model
    @EnvironmentObject var found: Model
    var body: some View { Block("b", model.width, 10).onAppear { found.width = 30 } }
  }
  private struct Writer: View {
    @Binding var width: CGFloat
    var body: some View { Block("b", width, 10).onAppear { width = 25 } }
  }
  private struct Parent: View {
    @State private var width: CGFloat = 5
    var body: some View {
      HStack(spacing: 0) {
        Block("a", width, 10); Writer(width: $width)
      }
    }
  }
  private struct Watching: View {
    @State private var seen = Seen()
    var body: some View {
      HStack(spacing: 0) {
        Block("a", seen.width, 10); Editor(seen: seen)
      }
    }
  }
  private struct Editor: View {
    @Bindable var seen: Seen
    var body: some View { Writer(width: $seen.width) }
  }
  private struct Optionally: View {
    @Environment(Seen.self) private var seen: Seen?
    var body: some View { Block(seen == nil ? "none" : "some", 10, 10) }
  }

  @MainActor private static func widths<V: View>(_ names: String..., of view: V) -> [CGFloat] {
    let out = LayoutFixture(size: CGSize(width: 200, height: 20)).render { view }
    return names.map { out.frame($0).width }
  }

  static let states: [Statement] = [
    Statement("A change of state updates the view", state, [40]) { widths("a", of: Stateful(width: 10) { $0 = 40 }) },
    Statement("Each instance of a view has its own state", .apple("swiftui/state/init(wrappedvalue:)"), [11, 20]) {
      widths(
        "a", "b",
        of: HStack(spacing: 0) {
          Stateful(width: 10) { $0 += 1 }; Stateful(width: 20, name: "b") { _ in }
        })
    },
    Statement("One value of a view in two places has two states", .apple("swiftui/state/init(wrappedvalue:)"), [11, 11]) {
      let view = Stateful(width: 10) { $0 += 1 }
      return LayoutFixture().render {
        HStack(spacing: 0) {
          view; view
        }
      }
      .frames("a").map(\.width)
    },
    Statement("State of an optional type is nil without an initial value", .apple("swiftui/state/init()"), is: nil) {
      @State var value: Int?
      return value
    },
    Statement("A binding changes the state that it comes from", .apple("swiftui/state/projectedvalue"), [25, 25]) { widths("a", "b", of: Parent()) },
    Statement("An object in state is not observed: its published values update nothing", state, [1]) { widths("a", of: Referring()) },
    Statement("Another object in state updates the view", state, [70]) { widths("a", of: Replacing()) },
    Statement("An observable object in state updates each view that reads it", state, [25, 25]) { widths("a", "b", of: Watching()) },
    Statement("A state object is made once, although the view is made again", object, is: ["made"]) { noted { Owner(log: $0) } },
    Statement("A view of another identity has another state object", object, is: ["made", "made"]) { noted { Renamed(log: $0) } },
    Statement("Views that observe one object all follow it", observed, [30, 30]) { widths("a", "b", of: Sharing()) },
    Statement("An observable object is nil where no view has set one", .apple("swiftui/environment"), is: ["none", "some"]) {
      drawing {
        HStack {
          Optionally(); Optionally().environment(Seen())
        }
      }
    },
  ]
}
