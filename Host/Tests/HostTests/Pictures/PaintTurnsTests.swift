import Testing

@testable import Host

/// Whose picture is painted next.
@Suite struct PaintTurnsTests {
  private func names(_ turns: inout PaintTurns<String>) -> [String] {
    var names: [String] = []
    while let next = turns.next() { names.append(next.work) }
    return names
  }

  @Test func `apps take turns`() {
    var turns = PaintTurns<String>(slots: 10, limit: 10)
    for (id, name) in ["a1", "a2", "a3", "b1", "c1", "b2"].enumerated() {
      let isAdded = turns.add(UInt64(id), of: String(name.prefix(1)), name)
      #expect(isAdded)
    }
    #expect(turns.waiting == 6)
    #expect(names(&turns) == ["a1", "b1", "c1", "a2", "b2", "a3"])
    #expect(turns.waiting == 0)
  }

  @Test func `one app never has all places`() {
    var turns = PaintTurns<String>(slots: 3, limit: 10)
    for id in 1...4 { _ = turns.add(UInt64(id), of: "greedy", "g\(id)") }
    #expect(names(&turns) == ["g1", "g2"])
    _ = turns.add(9, of: "modest", "m")
    #expect(names(&turns) == ["m"])
    turns.finish("modest")
    #expect(names(&turns).isEmpty)
    turns.finish("greedy")
    #expect(names(&turns) == ["g3"])
  }

  @Test func `a single place serves everyone`() {
    var turns = PaintTurns<String>(slots: 1, limit: 10)
    _ = turns.add(1, of: "a", "a")
    _ = turns.add(2, of: "b", "b")
    #expect(names(&turns) == ["a"])
    turns.finish("a")
    #expect(names(&turns) == ["b"])
  }

  @Test func `the queue of an app is bounded`() {
    var turns = PaintTurns<String>(slots: 1, limit: 2)
    #expect((0..<3).map { turns.add($0, of: "a", "a") } == [true, true, false])
    let isAdded = turns.add(9, of: "b", "b")
    #expect(isAdded)
  }

  @Test func `a picture that waits can be removed`() {
    var turns = PaintTurns<String>(slots: 1, limit: 10)
    for (id, app) in [(1, "a"), (2, "b"), (3, "b")] { _ = turns.add(UInt64(id), of: app, "\(app)\(id)") }
    #expect(turns.remove(1) == "a1" && turns.remove(1) == nil && turns.remove(7) == nil)
    #expect(names(&turns) == ["b2"])
    #expect(turns.removeAll() == ["b3"] && turns.waiting == 0)
  }
}

/// Drawings that ended their painters.
@Suite struct CrashRecordTests {
  private let start = ContinuousClock.now

  @Test func `a drawing is paused after repeated crashes, and then tried again`() {
    var record = CrashRecord<String>(limit: 2, pause: 60)
    record.add("a", at: start)
    #expect(record.wait("a", at: start) == nil)
    record.add("a", at: start + .seconds(10))
    #expect(record.wait("a", at: start + .seconds(10)) == 61)
    #expect(record.wait("a", at: start + .seconds(69.5)) == 1)
    #expect(record.wait("b", at: start + .seconds(10)) == nil)
    #expect(record.wait("a", at: start + .seconds(70)) == nil)
    // The next crash is the first of a new series.
    record.add("a", at: start + .seconds(70))
    #expect(record.wait("a", at: start + .seconds(70)) == nil)
  }

  @Test func `crashes far apart do not pause a drawing`() {
    var record = CrashRecord<String>(limit: 2, pause: 60)
    for number in 0..<5 {
      record.add("a", at: start + .seconds(61 * number))
      #expect(record.wait("a", at: start + .seconds(61 * number)) == nil)
    }
  }
}
