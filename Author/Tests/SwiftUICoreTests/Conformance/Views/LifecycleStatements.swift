import Statements

@testable import SwiftUICore

extension Statement {
  private static let appear = DocumentSource.apple("swiftui/view/onappear(perform:)")
  private static let change = DocumentSource.apple("swiftui/view/onchange(of:initial:_:)")
  private static let olderChange = DocumentSource.apple("swiftui/view/onchange(of:perform:)")
  private static let geometry = DocumentSource.apple("swiftui/view/ongeometrychange(for:of:action:)")
  private static let identity = DocumentSource.apple("swiftui/view/id(_:)")

  /// A number that changes once, to `to`, when its view has appeared.
  private struct Changing<Content: View>: View {
    @State private var number = 1
    var to = 2
    @ViewBuilder let content: (Int) -> Content
    var body: some View { content(number).onAppear { number = to } }
  }
  private struct Chained: View {
    let log: ActionLog
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Block("a", 1, 1).onAppear { first = 1 }
        .onChange(of: first) { second = 10 }
        .onChange(of: second) { log.note("\(first) \(second)") }
    }
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

  static let appearances: [Statement] = [
    Statement("An action runs before the first picture is shown", appear, [2]) {
      [LayoutFixture().render { Changing { Block("a", CGFloat($0), 1) } }.frame("a").width]
    },
    Statement("Without an action nothing happens", appear, is: ["a"]) { drawing { Block("a", 1, 1).onAppear(perform: nil) } },
    Statement("A view that a condition adds appears then", appear, is: ["first", "second"]) {
      noted { log in
        Changing { number in
          if number == 2 { Block("b", 1, 1).onAppear { log.note("second") } }
          Block("a", 1, 1).onAppear { log.note("first") }
        }
      }
    },
    Statement("A view that stays does not appear again", appear, is: ["a"]) {
      noted { log in Changing { Block("a", CGFloat($0), 1).onAppear { log.note("a") } } }
    },
    Statement("Each view of a loop appears", appear, is: ["0", "1", "2"]) {
      noted { log in ForEach(0..<3) { number in Block("a", 1, 1).onAppear { log.note("\(number)") } } }
    },
    Statement(
      "With another identity applied after the action, the view appears again", Source.openSwiftUI("IDViewCompatibilityTests"), is: ["a", "a"]
    ) {
      noted { log in Changing { number in Block("a", 1, 1).onAppear { log.note("a") }.id(number) } }
    },
    Statement(
      "With another identity applied before the action, the view does not appear again", Source.openSwiftUI("IDViewCompatibilityTests"), is: ["a"]
    ) {
      noted { log in Changing { number in Block("a", 1, 1).id(number).onAppear { log.note("a") } } }
    },
    Statement("A view of another identity has new state", identity, is: ["1", "1"]) { noted { log in Changing { Counting(log: log).id($0) } } },
    Statement("A view of the same identity keeps its state", identity, is: ["1"]) {
      noted { log in Changing { _ in Counting(log: log).id("same") } }
    },
    Statement("Both branches of a condition have their own state", .apple("swiftui/viewbuilder"), is: ["1", "1"]) {
      noted { log in Changing { if $0 == 1 { Counting(log: log) } else { Counting(log: log) } } }
    },
  ]

  static let changes: [Statement] = [
    Statement("An action gets the old value and the new one", change, is: ["1 2"]) {
      noted { log in Changing { Block("a", 1, 1).onChange(of: $0) { log.note("\($0) \($1)") } } }
    },
    Statement("A value that does not change runs no action", change, is: []) {
      noted { log in Changing { _ in Block("a", 1, 1).onChange(of: 5) { log.note("ran") } } }
    },
    Statement("A value that is set to what it is runs no action", change, is: []) {
      noted { log in Changing(to: 1) { Block("a", 1, 1).onChange(of: $0) { log.note("ran") } } }
    },
    Statement("An initial action runs when the view appears, with equal values", change, is: ["1 1", "1 2"]) {
      noted { log in Changing { Block("a", 1, 1).onChange(of: $0, initial: true) { log.note("\($0) \($1)") } } }
    },
    Statement("Without arguments the closure has the new values", change, is: ["2"]) {
      noted { log in Changing { number in Block("a", 1, 1).onChange(of: number) { log.note("\(number)") } } }
    },
    Statement("The older closure has the old values and is given the new one", olderChange, is: ["1 2"]) {
      noted { log in Changing { number in Block("a", 1, 1).onChange(of: number) { [number] new in log.note("\(number) \(new)") } } }
    },
    Statement("An action may change another watched value", change, is: ["1 10"]) { noted { Chained(log: $0) } },
    Statement("An action watches a value of the environment", change, is: ["1 2"]) {
      noted { log in Changing { Watcher(log: log).environment(\.lineLimit, $0) } }
    },
    Statement("Two actions for one value both run", change, is: ["a", "b"]) {
      noted { log in Changing { Block("a", 1, 1).onChange(of: $0) { log.note("a") }.onChange(of: $0) { log.note("b") } } }.sorted()
    },
    Statement("An action for the geometry gets the new value", geometry, is: ["2.0"]) {
      noted { log in
        Changing { Block("a", CGFloat($0), 1).onGeometryChange(for: CGFloat.self, of: \.size.width) { (width: CGFloat) in log.note("\(width)") } }
      }.suffix(1)
    },
    Statement("A geometry of which the watched part stays runs no action again", geometry, is: []) {
      noted { log in
        Changing { Block("a", CGFloat($0), 1).onGeometryChange(for: CGFloat.self, of: \.size.height) { (height: CGFloat) in log.note("\(height)") } }
      }.dropFirst()
    },
    Statement("A task whose id stays is started once", .apple("swiftui/view/task(id:priority:_:)"), is: ["started"]) {
      let log = ActionLog()
      _ = LayoutFixture().render { Changing { _ in Block("a", 1, 1).task(id: Int?.none) { @MainActor in log.note("started") } } }
      for _ in 0..<200 { await Task.yield() }
      return log.lines
    },
    Statement(
      "A task of another id cancels the one before", .apple("swiftui/view/task(id:priority:_:)"), is: ["cancelled 1", "started 1", "started 2"]
    ) {
      let log = ActionLog()
      let fixture = ContentFixture()
      let session = RenderSession(text: .current, images: ImageStore(), bundle: fixture.bundle)
      _ = ViewRenderer.displayList(
        of: Changing { number in
          Block("a", 1, 1).task(id: number) { @MainActor in
            log.note("started \(number)")
            // A task that nothing cancels ends here, too, so that a test does not wait for it.
            for _ in 0..<2000 where !Task.isCancelled { await Task.yield() }
            if Task.isCancelled { log.note("cancelled \(number)") }
          }
        }, environment: fixture.environment, session: session)
      for _ in 0..<10_000 where log.lines.count < 3 { await Task.yield() }
      // Which of the two tasks runs first is not stated.
      let lines = log.lines.sorted()
      withExtendedLifetime(session) {}
      return lines
    },
  ]

  private struct Watcher: View {
    let log: ActionLog
    @Environment(\.lineLimit) private var limit
    var body: some View { Block("a", 1, 1).onChange(of: limit) { log.note("\($0 ?? 0) \($1 ?? 0)") } }
  }

  private struct Number: View, Equatable {
    let value: Int
    let note: String
    nonisolated static func == (a: Number, b: Number) -> Bool { a.value == b.value }
    var body: some View { Block(note, 1, 1) }
  }

  static let equatables: [Statement] = [
    Statement("An equatable view is shown as the view itself", .apple("swiftui/view/equatable()"), is: ["a"]) {
      drawing { Number(value: 1, note: "a").equatable() }
    },
    Statement("An equatable view that equals its earlier value stays as it was", .apple("swiftui/view/equatable()"), is: ["1"]) {
      drawing { Changing { Number(value: 7, note: "\($0)").equatable() } }
    },
    Statement("An equatable view that differs from its earlier value is made anew", .apple("swiftui/view/equatable()"), is: ["2"]) {
      drawing { Changing { Number(value: $0, note: "\($0)").equatable() } }
    },
  ]
}
