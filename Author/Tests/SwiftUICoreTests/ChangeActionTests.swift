import Combine
import TestWaiting
import Testing

@testable import SwiftUICore

/// Actions that run when values, geometry and preferences change while an entry is drawn, and events that come too late.
@MainActor
@Suite struct ChangeActionTests {
  let fixture = LayoutFixture()

  // MARK: onChange

  private struct Chain: View {
    let log: ActionLog
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      Block("a", CGFloat(10 + a + b), 5)
        .onAppear { a = 1 }
        .onChange(of: a) { old, new in
          log.note("a \(old) \(new)")
          b = new * 10
        }
        .onChange(of: b, initial: true) { log.note("b \(b)") }
        .onChange(of: b) { [b] new in log.note("older \(b) \(new)") }
    }
  }

  @Test func `onChange compares passes; initial also calls it on appearing; the older form captures the older state`() {
    let log = ActionLog()
    let out = fixture.render { Chain(log: log) }
    #expect(out.frame("a").width == 21)
    #expect(log.lines == ["b 0", "a 0 1", "older 0 10", "b 10"])
    #expect(!out.has("state.unsettled"))
  }

  @Test func `state that never settles stops after four passes, with a warning that names the line`() {
    struct Restless: View {
      let log: ActionLog
      @State private var count = 0
      var body: some View {
        let _ = log.note("body")
        Block("a", CGFloat(count), 5)
          .onAppear { count = 1 }
          .onChange(of: count) { count += 1 }
      }
    }
    let log = ActionLog()
    let out = fixture.render { Restless(log: log) }
    #expect(log.lines.count == ViewLifecycle.Limits.passes)
    #expect(out.frame("a").width == 3)
    let warning = out.diagnostics.first { $0.name == "state.unsettled" }
    #expect(warning?.line == UInt32(#line - 8))
    #expect(warning?.file.hasSuffix("ChangeActionTests.swift") == true)
  }

  @Test func `changing state in a body gives a diagnostic`() {
    struct Writing: View {
      @State private var count = 0
      var body: some View {
        let _ = { count += 1 }()
        Block("a", CGFloat(count), 5)
      }
    }
    let out = fixture.render { Writing() }
    #expect(out.frame("a").width == 1)
    #expect(out.has("state.duringBody"))
  }

  // MARK: Geometry and preferences

  @Test func `onGeometryChange reports the first geometry and each change`() {
    struct Growing: View {
      let log: ActionLog
      @State private var width: CGFloat = 10
      @State private var seen: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Block("a", width, 5)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: { old, new in
              log.note("\(old) \(new)")
              width = 40
            }
            .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).midX }, action: { seen = $0 })
          Block("b", seen, 5)
        }
      }
    }
    let log = ActionLog()
    let out = fixture.render { Growing(log: log) }
    #expect(log.lines == ["10.0 10.0", "10.0 40.0"])
    #expect(out.frame("a").width == 40)
    #expect(out.frame("b").width == 50)
  }

  private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  @Test func `columns take the width of the widest one through a preference and state`() {
    struct Columns: View {
      @State private var widest: CGFloat?
      var body: some View {
        HStack(spacing: 0) {
          column("a", 12)
          column("b", 30)
        }
        .onPreferenceChange(Widest.self) { widest = $0 }
      }
      private func column(_ name: String, _ width: CGFloat) -> some View {
        Block(name, width, 5)
          .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
          .frame(width: widest)
      }
    }
    let out = fixture.render { Columns() }
    #expect(out.frame("a").midX == 35)
    #expect(out.frame("b").midX == 65)
  }

  // MARK: Later events

  @Test func `onReceive receives a value that the publisher sends immediately; later values are ignored`() {
    struct Listening: View {
      let values: CurrentValueSubject<CGFloat, Never>
      let silent: PassthroughSubject<Int, Never>
      @State private var width: CGFloat = 1
      var body: some View {
        Block("a", width, 5)
          .onReceive(values) { width = $0 }
          .onReceive(silent) { _ in Issue.record("ran") }
      }
    }
    let (values, silent) = (CurrentValueSubject<CGFloat, Never>(25), PassthroughSubject<Int, Never>())
    let out = fixture.render { Listening(values: values, silent: silent) }
    values.send(50)
    silent.send(1)
    #expect(out.frame("a").width == 25)
    let notes = out.diagnostics.filter { $0.name == "onReceive.ignored" }
    #expect(notes.map(\.line) == [UInt32(#line - 9)])
  }

  @Test func `a task starts but does not change the drawing; nothing waits for it, and it is cancelled with its rendering`() async throws {
    struct Loading: View {
      let log: ActionLog
      @State private var width: CGFloat = 10
      var body: some View {
        Block("a", width, 5).task {
          log.note("started")
          width = 80
          try? await Task.sleep(nanoseconds: 3_600_000_000_000)
          log.note("cancelled \(Task.isCancelled)")
        }
      }
    }
    let log = ActionLog()
    let out = fixture.render { Loading(log: log) }
    #expect(out.frame("a").width == 10)
    #expect(out.has("task.late"))
    try await until({ log.lines }, is: ["started", "cancelled true"])
  }
}
