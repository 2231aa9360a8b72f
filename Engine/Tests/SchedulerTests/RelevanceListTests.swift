import AlmanacProfiles
import Foundation
import Testing

@testable import AlmanacScheduler

/// Lists that are ordered by relevance: their order, what they show, and what is requested for it (Specification B5).
@Suite struct RelevanceListTests {
  private static let least = Profiles.stacks.leastOnTop

  /// A device with a list "l" of these widgets; each has a timeline with one entry per score, an hour apart. The kind of a widget is named like it.
  private func list(
    _ scores: KeyValuePairs<InstanceID, [Float?]>, relevant: [RelevanceKind] = [], duration: TimeInterval = 0
  ) -> Harness {
    var harness = Harness()
    harness.send(.appInstalled("App"))
    harness.send(.appDescribed("App", AppTraits(relevanceKinds: relevant.isEmpty ? nil : relevant)))
    for (id, scores) in scores {
      harness.add(id, kind: id.rawValue)
      harness.answer(id, scores, duration: duration)
    }
    harness.send(.listArranged("l", scores.map(\.key)))
    harness.decisions = []
    return harness
  }

  private func shown(_ harness: Harness) -> [InstanceID]? { harness.state.lists["l"]?.shown }
  private func told(_ harness: Harness) -> [String] {
    harness.decisions.filter { $0.outcome == .rotated }.map { "\($0.instance) \($0.trigger)" }
  }
  private func date(_ harness: Harness, from start: TimeInterval, to end: TimeInterval, _ configuration: UInt64? = nil) -> RelevantSpan {
    RelevantSpan(.date, from: harness.now + start, to: harness.now + end, configuration: configuration)!
  }

  // MARK: Order

  @Test func `the relevant ones come first, by the share of their own highest score, then the others in the person's order`() {
    let harness = list(["a": [nil], "b": [900, 1000], "c": [nil], "d": [3, 1], "e": [0]])
    #expect(shown(harness) == ["d", "b", "a", "c", "e"])
    #expect(harness.state.lists["l"]?.members == ["a", "b", "c", "d", "e"])
    #expect(told(harness).isEmpty, "the person has just put them there")
  }

  @Test func `the order changes when relevance does, and says why`() throws {
    var harness = list(["a": [nil], "b": [nil, 5, nil]])
    #expect(shown(harness) == ["a", "b"] && harness.state.lists["l"]?.nextChange == harness.now + 3600)
    harness.run(for: 3599)
    #expect(shown(harness) == ["a", "b"])
    harness.run(for: 1)
    #expect(shown(harness) == ["b", "a"])
    #expect(told(harness) == ["b list.relevance"])
    let sentence = try #require(harness.decisions.last).sentence
    #expect(sentence.contains("Came first in its list") && sentence.contains("b has 100 % of its highest score (5.0 of 5.0)"), "\(sentence)")
    harness.run(for: 3600)
    #expect(shown(harness) == ["a", "b"], "nothing is relevant: the person's order")
  }

  @Test func `an order stays for a while`() {
    // Relevant in turn, every 60 s.
    var harness = list(["a": [nil], "b": [nil]])
    let (start, step) = (harness.now, 60.0)
    harness.send(.contextsChanged("a", (0..<20).map { date(harness, from: Double($0) * 2 * step, to: (Double($0) * 2 + 1) * step) }))
    harness.send(.contextsChanged("b", (0..<20).map { date(harness, from: (Double($0) * 2 + 1) * step, to: (Double($0) * 2 + 2) * step) }))
    var changes: [Date] = []
    var last = shown(harness)
    for _ in 0..<2000 {
      harness.tick(after: 1)
      if shown(harness) != last { changes.append(harness.now) }
      last = shown(harness)
    }
    #expect(changes.count > 3 && changes.first! <= start + step)
    for (earlier, later) in zip(changes, changes.dropFirst()) { #expect(later.timeIntervalSince(earlier) >= Self.least) }
  }

  @Test func `of equal shares the one that has it since later comes first`() {
    var harness = list(["a": [nil], "b": [nil], "c": [nil]])
    harness.send(.contextsChanged("b", [date(harness, from: -50, to: 1000)]))
    #expect(shown(harness) == ["b", "a", "c"])
    harness.run(for: Self.least)
    harness.send(.contextsChanged("c", [date(harness, from: -10, to: 1000)]))
    #expect(shown(harness) == ["c", "b", "a"])
  }

  @Test func `pinned widgets stay first in the person's order, whatever is relevant`() {
    var harness = list(["a": [nil], "b": [nil], "c": [4], "d": [nil]])
    harness.send(.pinned("d", true))
    harness.send(.pinned("b", true))
    #expect(shown(harness) == ["b", "d", "c", "a"])
    #expect(told(harness).isEmpty, "the person did it")
    harness.send(.contextsChanged("a", [date(harness, from: 0, to: 1000)]))
    harness.run(for: Self.least)
    #expect(shown(harness)?.prefix(2) == ["b", "d"])
    harness.send(.listArranged("l", ["d", "c", "b", "a"]))
    #expect(shown(harness) == ["d", "b", "c", "a"])
    harness.send(.pinned("d", false))
    harness.send(.pinned("b", false))
    #expect(shown(harness) == ["c", "a", "d", "b"])
  }

  // MARK: Widgets that are shown only while they are relevant

  @Test func `a widget of a relevance configuration is shown while a context holds, and its content is made then`() throws {
    var harness = list(["a": [nil], "r": [nil]], relevant: [RelevanceKind("r")])
    #expect(shown(harness) == ["a"] && harness.state.isCovered("r"))
    harness.send(.contextsChanged("r", [date(harness, from: 1000, to: 3000, 7)]))
    #expect(harness.state.wake == harness.now + 1000)
    harness.run(for: 999)
    #expect(harness["r"].inFlight == nil)
    harness.run(for: 1)
    #expect(shown(harness) == ["r", "a"] && !harness.state.isCovered("r"))
    #expect(harness["r"].inFlight?.request.reason == .contextBegan, "the content for this context")
    #expect(told(harness) == ["r list.shown"])
    #expect(harness.decisions.contains { $0.instance == "r" && $0.trigger == .contextBegan && $0.outcome == .granted }, "it is budgeted")
    harness.answer("r", [nil])
    harness.run(for: 2000)
    #expect(shown(harness) == ["a"] && told(harness) == ["r list.shown", "r list.hidden"])
    #expect(harness["r"].inFlight == nil && harness["r"].pending == nil)
  }

  @Test func `a context about another configuration asks for new content, an equal one does not`() {
    var harness = list(["r": [nil]], relevant: [RelevanceKind("r")])
    harness.pass(10_000)
    harness.send(.contextsChanged("r", [date(harness, from: 0, to: 2000, 1)]))
    #expect(harness["r"].inFlight != nil)
    harness.answer("r", [nil])
    // Asked again, the provider answers with a start that is always now.
    for _ in 0..<20 {
      harness.pass(400)
      harness.send(.contextsChanged("r", [date(harness, from: 0, to: 2000, 1)]))
      #expect(harness["r"].inFlight == nil && harness["r"].pending == nil)
    }
    harness.send(.contextsChanged("r", [date(harness, from: -1, to: 2000, 1), date(harness, from: 100, to: 200, 2)]))
    harness.run(for: 100)
    #expect(harness["r"].inFlight != nil, "the one that began last counts")
    harness.answer("r", [nil])
    harness.pass(99)
    harness.send(.tick)
    #expect(harness["r"].pending == nil)
    harness.tick(after: 1)
    #expect(harness["r"].inFlight?.request.reason == .contextBegan, "the first one holds again")
  }

  @Test func `a thousand short contexts cost no more than the budget`() {
    var harness = list(["r": [nil]], relevant: [RelevanceKind("r")])
    harness.send(.contextsChanged("r", (0..<1000).map { date(harness, from: Double($0) * 2, to: Double($0) * 2 + 1, UInt64($0)) }))
    for _ in 0..<1000 {
      harness.tick(after: 1)
      if harness["r"].inFlight != nil { harness.answer("r", [nil]) }
    }
    let granted = harness.decisions.count { $0.outcome == .granted }
    #expect(granted >= 1 && granted <= Int(1000 / Profiles.stacks.relevanceInterval) + 1, "\(granted)")
  }

  @Test func `it stands for the widgets of its associated kind`() {
    var harness = list(["a": [nil], "t": [9], "r": [nil]], relevant: [RelevanceKind("r", standsFor: "t")])
    harness.send(.pinned("t", true))
    #expect(shown(harness) == ["t", "a"])
    harness.send(.contextsChanged("r", [date(harness, from: 0, to: 1000)]))
    #expect(shown(harness) == ["r", "a"])
    #expect(told(harness).sorted() == ["r list.shown", "t list.hidden"])
    harness.run(for: 1000)
    #expect(shown(harness) == ["t", "a"])
    // Two that stand for each other are both shown.
    harness.send(.appDescribed("App", AppTraits(relevanceKinds: [RelevanceKind("r", standsFor: "t"), RelevanceKind("t", standsFor: "r")])))
    for id in ["r", "t"] as [InstanceID] { harness.send(.contextsChanged(id, [date(harness, from: 0, to: 1000)])) }
    #expect(Set(shown(harness) ?? []) == ["a", "r", "t"])
  }

  @Test func `without a timeline it is not shown`() {
    var harness = Harness()
    harness.send(.appInstalled("App"))
    harness.send(.appDescribed("App", AppTraits(relevanceKinds: [RelevanceKind("r")])))
    harness.add("r", kind: "r")
    harness.send(.listArranged("l", ["r"]))
    harness.send(.contextsChanged("r", [date(harness, from: -5, to: 1000)]))
    #expect(shown(harness) == [])
    harness.answer("r", [nil])
    #expect(shown(harness) == ["r"])
  }

  // MARK: Members and views

  @Test func `a list keeps what there is: each widget once, in one list, at most ten`() {
    var harness = Harness()
    let ids = (0..<12).map { InstanceID("w\($0)") }
    for id in ids { harness.add(id) }
    harness.send(.listArranged("l", ids + ids + ["ghost"]))
    #expect(harness.state.lists["l"]?.members == Array(ids.prefix(10)))
    harness.send(.listArranged("m", [ids[0], ids[11]]))
    #expect(harness.state.lists["l"]?.members == Array(ids[1..<10]) && harness.state.lists["m"]?.shown == [ids[0], ids[11]])
    harness.send(.stackArranged("s", [ids[1], ids[2]], rotates: true, top: nil))
    #expect(harness.state.list(of: ids[1]) == nil && harness.state.lists["l"]?.members == Array(ids[3..<10]))
    for id in ids[3..<10] { harness.send(.instanceRemoved(id)) }
    #expect(harness.state.lists["l"] == nil && harness.state.wake == nil || harness.state.lists.count == 1)
    harness.send(.listArranged("m", []))
    #expect(harness.state.lists.isEmpty && !harness.state.isCovered(ids[0]))
  }

  @Test func `what is not shown is not viewed, and its view begins when it is shown`() {
    var harness = list(["a": [nil], "r": [nil]], relevant: [RelevanceKind("r")])
    harness.send(.viewBegan("a"))
    harness.send(.viewBegan("r"))
    #expect(harness["a"].isVisible && !harness["r"].isVisible)
    harness.send(.contextsChanged("r", [date(harness, from: 10, to: 20)]))
    harness.run(for: 10)
    #expect(harness["a"].isVisible && harness["r"].isVisible)
    harness.run(for: 10)
    #expect(harness["a"].isVisible && !harness["r"].isVisible)
  }

  @Test func `lists and pins are stored, restored with a removed widget, and survive a clock that goes back`() throws {
    var harness = list(["a": [1], "b": [nil], "c": [nil]])
    harness.send(.pinned("b", true))
    let data = try JSONEncoder().encode(harness.state)
    #expect(try JSONDecoder().decode(DeviceState.self, from: data) == harness.state)
    let removed = try #require(harness.state.instances["b"])
    harness.send(.instanceRemoved("b"))
    harness.send(.instanceRestored(removed, removedAt: harness.now))
    harness.send(.listArranged("l", ["a", "b", "c"]))
    #expect(shown(harness) == ["b", "a", "c"])
    harness.send(.contextsChanged("c", [RelevantSpan(.location, from: harness.now)!]))
    harness.now -= 1e6
    harness.send(.tick)
    harness.run(for: Self.least)
    #expect(shown(harness) == ["b", "c", "a"], "the entry of a is in the future now")
  }
}
