import AlmanacProfiles
import Foundation
import Testing

@testable import AlmanacScheduler

/// Stacks of widgets: their order, their top, and rotation by relevance (Specification B5).
@Suite struct StackTests {
  private static let least = Profiles.stacks.leastOnTop
  private static let choice = Profiles.stacks.choiceHolds

  /// A device with a stack "s" of these widgets; each has a timeline with one entry per score, an hour apart.
  private func stack(_ scores: KeyValuePairs<InstanceID, [Float?]>, duration: TimeInterval = 0, rotates: Bool = true) -> Harness {
    var harness = Harness()
    for (id, scores) in scores {
      harness.add(id)
      harness.answer(id, scores, duration: duration)
    }
    harness.send(.stackArranged("s", scores.map(\.key), rotates: rotates, top: nil))
    return harness
  }

  private func top(_ harness: Harness) -> InstanceID? { harness.state.stacks["s"]?.top }
  private func turns(_ harness: Harness) -> [Decision] { harness.decisions.filter { $0.outcome == .rotated } }

  // MARK: Rotation

  @Test func `the widget with the highest share of its own highest score comes to the top`() {
    // 900 of 1000 is less than 3 of 3.
    var harness = stack(["a": [1, 1000], "b": [900, 1000], "c": [3, 1]])
    #expect(top(harness) == "a")
    harness.run(for: Self.least)
    #expect(top(harness) == "c")
    let turn = turns(harness)[0]
    #expect(turn.instance == "c" && turn.trigger == .stackRelevance && turn.requirement == "B5")
    #expect(turn.sentence.contains("b has 90 % of its highest score (900.0 of 1000.0), c has 100 %"), "\(turn.sentence)")
    #expect(turn.budgetBefore == turn.budgetAfter)
  }

  @Test func `no widget comes to the top without a finite score above zero`() {
    for score in [nil, 0, -1, Float.nan, .infinity, -.infinity] {
      var harness = stack(["a": [nil], "b": [score, score]])
      harness.run(for: 86_400)
      #expect(top(harness) == "a", "\(score as Any)")
      #expect(turns(harness).isEmpty)
    }
    // An infinite score is no measure for the others either.
    var harness = stack(["a": [nil], "b": [5, .infinity]])
    harness.run(for: Self.least)
    #expect(top(harness) == "b")
  }

  @Test func `relevance lasts until the next entry, or as long as a duration says`() {
    var harness = stack(["a": [1, 8, 1], "b": [nil, 5, nil]])
    harness.run(for: 3599)
    #expect(top(harness) == "a")
    // Both have their highest score: the present top stays.
    harness.run(for: 3600)
    #expect(top(harness) == "a")

    let start = Date(timeIntervalSinceReferenceDate: 0)
    let summary = TimelineSummary(
      archive: "x", entryDates: [start, start + 100], policy: .never,
      relevance: [EntryRelevance(score: 2, duration: 30), EntryRelevance(score: 4, duration: 500)])
    let candidate = RelevanceCandidate(id: "a", timeline: summary)
    #expect(candidate.standing(at: start - 1) == nil)
    #expect(candidate.standing(at: start)?.share == 0.5)
    #expect(candidate.standing(at: start + 29.9) != nil)
    #expect(candidate.standing(at: start + 30) == nil)
    #expect(candidate.standing(at: start + 100)?.share == 1)
    #expect(candidate.standing(at: start + 600) == nil)
    #expect(candidate.change(after: start) == start + 30)
    #expect(candidate.change(after: start + 30) == start + 100)
    #expect(candidate.change(after: start + 100) == start + 600)
    #expect(candidate.change(after: start + 600) == nil)
    for duration in [0, -5, .nan, .infinity] as [TimeInterval] {
      let last = TimelineSummary(archive: "y", entryDates: [start], policy: .never, relevance: [EntryRelevance(score: 1, duration: duration)])
      #expect(last.standing(at: start + 1e9) != nil, "\(duration)")
    }
  }

  @Test func `of equally relevant widgets the top stays, then the later entry comes up, then the first`() {
    var harness = stack(["a": [nil, nil], "b": [1, 1], "c": [1, 1]])
    harness.run(for: Self.least)
    #expect(top(harness) == "b", "the first of the two")
    harness.run(for: 7200)
    #expect(top(harness) == "b", "c is as relevant, and no reason to rotate")

    let now = harness.now
    func candidate(_ id: InstanceID, since: TimeInterval) -> RelevanceCandidate {
      .init(id: id, timeline: TimelineSummary(archive: "x", entryDates: [now - since], policy: .never, relevance: [EntryRelevance(score: 3)]))
    }
    let stack = Stack(id: "s", members: ["a", "b", "c"], rotates: true, top: "a", topSince: .distantPast)
    let answer = StackRotation.answer(
      for: stack, [.init(id: "a", timeline: nil), candidate("b", since: 90), candidate("c", since: 10)], at: now, profile: Profiles.stacks)
    #expect(answer.top == "c" && answer.next == nil)
  }

  @Test func `every top stays for a while, and the person's choice for longer`() throws {
    var harness = stack(["a": [nil], "b": [1]])
    #expect(harness.state.wake == harness.now + Self.least, "the host sleeps until a rotation is possible")
    harness.run(for: Self.least - 1)
    #expect(top(harness) == "a")
    harness.run(for: 1)
    #expect(top(harness) == "b")
    harness.send(.stackTurned("s", to: "a"))
    #expect(top(harness) == "a")
    #expect(turns(harness).last?.trigger == .stackChoice)
    #expect(harness.state.wake == harness.now + Self.choice)
    harness.run(for: Self.choice - 1)
    #expect(top(harness) == "a")
    harness.run(for: 1)
    #expect(top(harness) == "b")
    // A tap on the dot of the top is a choice too, but no turn.
    let count = turns(harness).count
    harness.send(.stackTurned("s", to: "b"))
    #expect(turns(harness).count == count)
    #expect(harness.state.stacks["s"]?.chosenAt == harness.now)
  }

  @Test func `without Smart Rotate only the person turns the stack`() {
    var harness = stack(["a": [nil], "b": [1]], rotates: false)
    harness.run(for: 86_400)
    #expect(top(harness) == "a" && harness.state.stacks["s"]?.nextRotation == nil)
    harness.send(.stackArranged("s", ["a", "b"], rotates: true, top: nil))
    #expect(top(harness) == "b", "what has been due for a day happens at once")
  }

  @Test func `the next rotation is the first instant at which the top changes, and the host wakes for nothing else`() throws {
    // Entries of an hour: b becomes relevant with its third.
    let harness = stack(["a": [1], "b": [nil, nil, 7]])
    var quiet = harness
    // a has all of its score, always, and b never more.
    #expect(harness.state.stacks["s"]?.nextRotation == nil)
    quiet = stack(["a": [nil], "b": [nil, nil, 7]])
    #expect(quiet.state.stacks["s"]?.nextRotation == quiet.now + 7200)
    quiet.run(for: 7200)
    #expect(top(quiet) == "b")
  }

  @Test func `ten thousand entries with wild scores rotate a stack rarely and cost no more than a bounded search`() throws {
    var harness = Harness()
    var generator = SystemRandomNumberGenerator()
    let wild: [Float] = [.nan, .infinity, -.infinity, 0, -1, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1]
    for id in ["a", "b", "c"] as [InstanceID] {
      harness.add(id)
      let attempt = try #require(harness.state.instances[id]?.inFlight?.id)
      let start = harness.now
      let dates = (0..<10_000).map { start + Double($0) * 0.01 }
      let relevance = dates.map { _ in
        EntryRelevance(score: wild.randomElement(using: &generator)!, duration: Double(wild.randomElement(using: &generator)!))
      }
      harness.send(
        .timelineReceived(id, attempt, TimelineSummary(archive: ArchiveID(id.rawValue), entryDates: dates, policy: .never, relevance: relevance)))
    }
    harness.send(.stackArranged("s", ["a", "b", "c"], rotates: true, top: nil))
    for _ in 0..<200 { harness.tick(after: 1) }
    #expect(turns(harness).isEmpty, "not within the least time on top")
    // State with such scores can be stored and read again.
    let data = try JSONEncoder().encode(harness.state)
    #expect(try JSONDecoder().decode(DeviceState.self, from: data) == harness.state)
  }

  // MARK: Members

  @Test func `a widget that leaves gives its place to the next one, and the last but one ends the stack`() {
    var harness = stack(["a": [nil], "b": [nil], "c": [nil]])
    harness.send(.stackTurned("s", to: "b"))
    harness.send(.instanceRemoved("b"))
    #expect(harness.state.stacks["s"]?.members == ["a", "c"] && top(harness) == "c")
    #expect(harness.state.stacks["s"]?.chosenAt == nil)
    harness.send(.instanceRemoved("c"))
    #expect(harness.state.stacks.isEmpty && harness.state.stack(of: "a") == nil && !harness.state.isCovered("a"))
  }

  @Test func `an app that is removed takes its widgets out of every stack`() {
    var harness = Harness()
    for (id, app) in [("a", "One"), ("b", "Two"), ("c", "One"), ("d", "One")] as [(InstanceID, AppID)] {
      harness.send(.appInstalled(app))
      harness.add(id, app: app)
    }
    harness.send(.stackArranged("s", ["a", "b"], rotates: true, top: nil))
    harness.send(.stackArranged("t", ["c", "d"], rotates: true, top: nil))
    harness.send(.appRemoved("One"))
    #expect(harness.state.stacks.isEmpty)
    #expect(harness.state.instances.keys.sorted() == ["b"])
  }

  @Test func `a widget is in one stack at most, once, and a stack has at most ten`() {
    var harness = Harness()
    let ids = (0..<12).map { InstanceID("w\($0)") }
    for id in ids { harness.add(id) }
    harness.send(.stackArranged("s", ids + ids, rotates: true, top: nil))
    #expect(harness.state.stacks["s"]?.members == Array(ids.prefix(10)))
    harness.send(.stackArranged("t", [ids[0], ids[11], "ghost"], rotates: true, top: ids[11]))
    #expect(harness.state.stacks["s"]?.members == Array(ids[1..<10]))
    #expect(harness.state.stacks["t"]?.members == [ids[0], ids[11]] && harness.state.stacks["t"]?.top == ids[11])
    harness.send(.stackArranged("t", [], rotates: true, top: nil))
    #expect(harness.state.stack(of: ids[0]) == nil)
  }

  @Test func `a widget whose kind is gone stays in its stack and does not come up by itself`() {
    var harness = Harness()
    harness.send(.appInstalled("App"))
    for id in ["a", "b"] as [InstanceID] {
      harness.add(id, kind: "Kind \(id)")
      harness.answer(id, id == "b" ? [1] : [nil])
    }
    harness.send(.stackArranged("s", ["a", "b"], rotates: true, top: nil))
    harness.send(.appDescribed("App", AppTraits(kinds: ["Kind a"])))
    harness.run(for: 86_400)
    #expect(top(harness) == "a" && harness.state.stacks["s"]?.members == ["a", "b"])
    harness.send(.appDescribed("App", AppTraits(kinds: ["Kind a", "Kind b"])))
    harness.send(.stackArranged("s", ["a", "b"], rotates: true, top: nil))
    #expect(top(harness) == "b")
  }

  // MARK: Views

  @Test func `only the top is visible, and a rotation moves the view`() {
    var harness = stack(["a": [nil], "b": [1]])
    for id in ["a", "b"] as [InstanceID] { harness.send(.viewBegan(id)) }
    #expect(harness["a"].isVisible && !harness["b"].isVisible)
    harness.run(for: Self.least)
    #expect(!harness["a"].isVisible && harness["b"].isVisible)
    harness.send(.viewEnded("a"))
    harness.send(.viewEnded("b"))
    #expect(!harness["b"].isVisible)
    harness.send(.stackTurned("s", to: "a"))
    #expect(!harness["a"].isVisible, "nobody looks")
  }

  @Test func `a stale widget that comes to the top while its stack is seen reloads free, like any that becomes visible`() {
    var harness = Harness()
    for id in ["a", "b"] as [InstanceID] {
      harness.add(id)
      harness.answer(id, entries: [0], id == "b" ? .after(harness.now + 60) : .never)
    }
    // Nothing is left of its budget.
    for _ in 0..<200 {
      harness.pass(1000)
      harness.request("b")
      if harness["b"].inFlight != nil { harness.answer("b", entries: [0], .after(harness.now + 60)) }
    }
    harness.send(.stackArranged("s", ["a", "b"], rotates: false, top: nil))
    harness.send(.viewBegan("a"))
    harness.send(.viewBegan("b"))
    harness.decisions = []
    harness.pass(86_400)
    harness.send(.deviceActivity(.active))
    harness.decisions = []
    harness.send(.stackTurned("s", to: "b"))
    #expect(harness["b"].isVisible && !harness["a"].isVisible)
  }

  // MARK: Robustness

  @Test func `a clock that goes back does not hold a stack for ever`() {
    var harness = stack(["a": [nil], "b": [1, 1]])
    harness.send(.stackTurned("s", to: "a"))
    harness.now -= 1e6
    harness.send(.tick)
    #expect(harness.state.stacks["s"]?.chosenAt == harness.now)
    // Its entries are in the future now; a timeline for the present makes it relevant.
    harness.request("b", by: .app, foreground: true)
    harness.answer("b", [1])
    harness.run(for: Self.choice)
    #expect(top(harness) == "b")
  }

  // MARK: Contexts

  private func date(_ harness: Harness, from start: TimeInterval, to end: TimeInterval) -> RelevantSpan {
    RelevantSpan(.date, from: harness.now + start, to: harness.now + end)!
  }

  @Test func `while a context holds, a widget is on top, unless another one's score is a larger part`() throws {
    var harness = stack(["a": [nil], "b": [nil], "c": [1, 4]])
    harness.run(for: Self.least)
    #expect(top(harness) == "c", "a quarter of its highest score is more than nothing")
    harness.send(.contextsChanged("b", [date(harness, from: 600, to: 1800)]))
    #expect(harness.state.stacks["s"]?.nextRotation == harness.now + 600, "the host wakes when the context begins")
    harness.run(for: 599)
    #expect(top(harness) == "c")
    harness.run(for: 1)
    #expect(top(harness) == "b")
    let turn = try #require(turns(harness).last)
    #expect(turn.sentence.contains("b is relevant at this time, which counts as 50 %, c has 25 % of its highest score"), "\(turn.sentence)")
    // c's second entry has all of its score.
    harness.run(for: 1200)
    #expect(top(harness) == "c", "the context has ended")
    harness.run(for: 3600)
    harness.send(.contextsChanged("b", [RelevantSpan(.location, from: harness.now)!]))
    harness.run(for: Self.least)
    #expect(top(harness) == "c", "the whole of a score is more than a context")
  }

  @Test func `a context of a place holds until it is taken back, and the person's choice is respected`() throws {
    var harness = stack(["a": [nil], "b": [nil]])
    harness.run(for: Self.least)
    harness.send(.contextsChanged("b", [RelevantSpan(.location, from: harness.now)!]))
    #expect(top(harness) == "b" && turns(harness).last?.sentence.contains("b is relevant at this place") == true)
    harness.send(.stackTurned("s", to: "a"))
    harness.run(for: Self.choice - 1)
    #expect(top(harness) == "a")
    harness.run(for: 1)
    #expect(top(harness) == "b")
    harness.send(.contextsChanged("b", []))
    harness.run(for: 86_400)
    #expect(top(harness) == "b", "while nothing is relevant, the top stays")
    #expect(harness.state.stacks["s"]?.nextRotation == nil)
  }

  @Test func `contexts without a timeline or without a length count for nothing, and there is a limit to their number`() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(RelevantSpan(.date, from: now, to: now) == nil && RelevantSpan(.date, from: now, to: now - 1) == nil)
    for wild in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(RelevantSpan(.date, from: Date(timeIntervalSinceReferenceDate: wild)) == nil)
      #expect(RelevantSpan(.date, from: now, to: Date(timeIntervalSinceReferenceDate: wild)) == nil)
    }
    var harness = Harness()
    harness.add("a")
    harness.answer("a", [nil])
    harness.add("b")
    harness.send(.stackArranged("s", ["a", "b"], rotates: true, top: nil))
    harness.send(.contextsChanged("b", [RelevantSpan(.location, from: harness.now)!]))
    harness.run(for: 86_400)
    #expect(top(harness) == "a", "b has nothing to show yet")
    harness.send(.contextsChanged("a", (0..<1000).map { date(harness, from: Double($0), to: Double($0) + 50_000) }))
    #expect(harness.state.instances["a"]?.contexts.count == 400)
    harness.send(.contextsChanged("ghost", []))
    // What has ended is not kept.
    harness.send(.contextsChanged("a", [date(harness, from: -20, to: -10)]))
    #expect(harness.state.instances["a"]?.contexts.isEmpty == true)
  }

  @Test func `of widgets whose contexts hold, the one whose began later comes up`() {
    var harness = stack(["a": [nil], "b": [nil], "c": [nil]])
    harness.run(for: Self.least)
    harness.send(.contextsChanged("b", [date(harness, from: 10, to: 9000)]))
    harness.run(for: 10)
    #expect(top(harness) == "b")
    harness.send(.contextsChanged("c", [date(harness, from: 10, to: 9000)]))
    harness.run(for: 4000)
    #expect(top(harness) == "b", "of equal ones the top stays")
  }

  @Test func `stored stacks that cannot be are repaired when they are read`() throws {
    let harness = stack(["a": [nil], "b": [1], "c": [nil]])
    let header = harness.state.header
    // Without c, and without any widget.
    let two = DeviceState(header: header, instances: harness.state.sortedInstances.filter { $0.id != "a" })
    #expect(two.stacks["s"]?.members == ["b", "c"] && two.stacks["s"]?.top == "b")
    #expect(DeviceState(header: header, instances: []).stacks.isEmpty)
    // A state of an earlier version.
    var json = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(header)) as? [String: Any])
    json["stacks"] = nil
    let old = try JSONDecoder().decode(DeviceState.Header.self, from: JSONSerialization.data(withJSONObject: json))
    #expect(old.stacks.isEmpty)
  }
}
