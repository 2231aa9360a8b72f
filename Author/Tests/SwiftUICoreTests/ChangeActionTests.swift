import Combine
import TestWaiting
import Testing
import os

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

  @Test func `changes under another transaction in one action are drawn, and seen by onChange, one after the other`() {
    struct Stepping: View {
      let log: ActionLog
      @State private var value = 0
      @State private var other = 0
      var body: some View {
        let _ = log.note("body \(value) \(other)")
        Block("a", CGFloat(10 + value), 5)
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
            // An action sees its own changes.
            log.note("now \(value)")
            withAnimation { other = 1 }
            withTransaction(Transaction(animation: .linear)) { other = 2 }
          }
          .onChange(of: value) { old, new in log.note("\(old) \(new)") }
      }
    }
    let log = ActionLog()
    let out = fixture.render { Stepping(log: log) }
    #expect(log.lines == ["body 0 0", "now 4", "body 2 0", "0 2", "body 4 1", "2 4", "body 4 2"])
    #expect(out.frame("a").width == 14 && !out.has("state.unsettled"))
  }

  @Test func `each change of onChange's own state waits for the transactions before it`() {
    struct Logging: View {
      @State private var value = 0
      @State private var text = ""
      let log: ActionLog
      var body: some View {
        let _ = log.note(text)
        Block("a", CGFloat(text.count), 5)
          .onAppear {
            value = 2
            withAnimation { value = 4 }
          }
          .onChange(of: value) { old, new in text += "(\(old), \(new))" }
      }
    }
    let log = ActionLog()
    let out = fixture.render { Logging(log: log) }
    #expect(log.lines == ["", "", "", "(0, 2)", "(0, 2)(2, 4)"])
    #expect(out.frame("a").width == 12 && !out.has("state.unsettled"))
  }

  @Test func `many transactions are drawn with the last of them, and only the first ones alone`() {
    struct Staggered: View {
      let log: ActionLog
      @State private var count = 0
      var body: some View {
        let _ = log.note("\(count)")
        Block("a", CGFloat(count), 5)
          .onAppear { for index in 1...1000 { withAnimation(.linear.delay(Double(index))) { count = index } } }
      }
    }
    let log = ActionLog()
    let out = fixture.render { Staggered(log: log) }
    #expect(log.lines == ["0"] + (1...ViewLifecycle.Limits.transactions).map { "\($0)" } + ["1000"])
    #expect(out.frame("a").width == 1000 && !out.has("state.unsettled"))
  }

  @Test func `a body reports why it runs: first everything, then the state that changed`() throws {
    struct Plain: View {
      let log: ActionLog
      var body: some View {
        let _ = Self._logChanges()
        Block("b", 1, 1)
      }
    }
    struct Reporting: View {
      let log: ActionLog
      @State private var width: CGFloat = 1
      @State private var height: CGFloat = 1
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        let _ = Self._logChanges()
        Plain(log: log)
        Block("a", width, height).onAppear { height = 2 }
      }
    }
    let before = Date()
    _ = fixture.render { Reporting(log: ActionLog()) }
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let lines = try store.getEntries(at: store.position(date: before)).compactMap { $0 as? OSLogEntryLog }
      .filter { $0.subsystem == "com.apple.SwiftUI" && $0.category == "Changed Body Properties" }.map(\.composedMessage)
      .filter { $0.hasPrefix("ChangeActionTests") }
    #expect(
      lines == [
        "ChangeActionTests.Reporting: @self, @identity, _width, _height, _scheme changed.", "ChangeActionTests.Plain: @self changed.",
        "ChangeActionTests.Reporting: _height changed.",
      ])
    // Outside of a body there is nothing to report.
    Reporting._logChanges()
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
