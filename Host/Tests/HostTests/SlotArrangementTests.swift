import AlmanacBasics
import AlmanacProfiles
import AlmanacScheduler
import Foundation
import Testing

@testable import Host

/// Where widgets go that are added, moved, resized and removed (Specification B3, B6, D8).
@Suite struct SlotArrangementTests {
  private static let spans: [String: SlotGrid.Span] = [
    "small": .init(columns: 1, rows: 1), "medium": .init(columns: 2, rows: 1), "large": .init(columns: 2, rows: 2),
  ]
  /// A phone's home screen.
  private static let pages = SlotGrid(columns: 2, rows: 3, pages: 3, closesGaps: false, spans: spans)
  /// A Today View.
  private static let list = SlotGrid(columns: 2, rows: nil, closesGaps: true, spans: spans)
  /// A lock screen's row.
  private static let line = SlotGrid(
    columns: 4, rows: 1, closesGaps: true, spans: ["circle": .init(columns: 1, rows: 1), "bar": .init(columns: 2, rows: 1)])

  /// An arrangement with widgets a, b, c … of these families, added in this order.
  private func arranged(_ grid: SlotGrid, _ families: String...) throws -> SlotArrangement {
    var arrangement = SlotArrangement(grid)
    for (index, family) in families.enumerated() { try arrangement.add(Self.id(index), family: family) }
    return arrangement
  }

  private static func id(_ index: Int) -> InstanceID { InstanceID(String(UnicodeScalar(UInt8(97 + index)))) }

  /// The pages as text, a letter for each cell: `aa/b. | cc/cc`.
  private func drawn(_ arrangement: SlotArrangement, _ families: String...) -> String {
    var pages: [[[Character]]] = []
    for (id, position) in arrangement.positions {
      let family = families[Int(id.rawValue.unicodeScalars.first!.value) - 97]
      let span = arrangement.grid.spans[family]!
      while pages.count <= position.page { pages.append([]) }
      while pages[position.page].count < position.row + span.rows {
        pages[position.page].append(Array(repeating: ".", count: arrangement.grid.columns))
      }
      for y in 0..<span.rows {
        for x in 0..<span.columns {
          if pages[position.page][position.row + y][position.column + x] != "." { return "\(id) overlaps" }
          pages[position.page][position.row + y][position.column + x] = Character(id.rawValue)
        }
      }
    }
    return pages.map { $0.map { String($0) }.joined(separator: "/") }.joined(separator: " | ")
  }

  private func at(_ column: Int, _ row: Int, page: Int = 0) -> GridPosition { GridPosition(page: page, column: column, row: row) }

  // MARK: Pages

  @Test func `a new widget gets the first free cells, and a new page when there are none`() throws {
    let arrangement = try arranged(Self.pages, "small", "large", "small", "medium")
    #expect(drawn(arrangement, "small", "large", "small", "medium") == "ac/bb/bb | dd")
  }

  @Test func `a widget that is moved onto its neighbour changes places with it`() throws {
    var arrangement = try arranged(Self.pages, "small", "small", "medium")
    try arrangement.move("a", to: at(1, 0))
    #expect(drawn(arrangement, "small", "small", "medium") == "ba/cc")
  }

  @Test func `a gap stays where a widget was`() throws {
    var arrangement = try arranged(Self.pages, "small", "small", "medium")
    try arrangement.move("a", to: at(0, 2))
    #expect(drawn(arrangement, "small", "small", "medium") == ".b/cc/a.")
    arrangement.remove("c")
    #expect(drawn(arrangement, "small", "small", "medium") == ".b/../a.")
  }

  @Test func `a large widget that is covered makes small ones move aside rather than leaving its page`() throws {
    var arrangement = try arranged(Self.pages, "small", "small", "large")
    try arrangement.move("a", to: at(0, 2))
    #expect(drawn(arrangement, "small", "small", "large") == "cc/cc/ab")
  }

  @Test func `a widget without cells on its page goes to the next one, and a page is added`() throws {
    var arrangement = try arranged(Self.pages, "large", "small", "small", "large")
    #expect(drawn(arrangement, "large", "small", "small", "large") == "aa/aa/bc | dd/dd")
    try arrangement.move("d", to: at(0, 0))
    arrangement.tidy()
    #expect(drawn(arrangement, "large", "small", "small", "large") == "dd/dd/bc | aa/aa")
    var full = try arranged(Self.pages, "large", "medium", "medium")
    try full.move("c", to: at(0, 0))
    #expect(drawn(full, "large", "medium", "medium").hasPrefix("cc/"))
    #expect(full.positions.count == 3)
  }

  @Test func `a page that becomes empty closes`() throws {
    var arrangement = try arranged(Self.pages, "large", "large", "small")
    #expect(drawn(arrangement, "large", "large", "small") == "aa/aa/c. | bb/bb")
    try arrangement.move("c", to: at(0, 2, page: 1))
    try arrangement.move("a", to: at(0, 0, page: 2))
    // While it is only tried, the page stays.
    #expect(arrangement.positions["b"]?.page == 1)
    arrangement.tidy()
    #expect(drawn(arrangement, "large", "large", "small") == "bb/bb/c. | aa/aa")
  }

  @Test func `a widget grows in its place, and moves in only as far as it must`() throws {
    var arrangement = try arranged(Self.pages, "small", "small", "small", "small")
    try arrangement.resize("b", to: "medium")
    #expect(drawn(arrangement, "small", "medium", "small", "small") == "bb/cd/a.")
    try arrangement.move("d", to: at(1, 2))
    try arrangement.resize("d", to: "large")
    #expect(arrangement.positions["d"] == at(0, 1))
    try arrangement.resize("d", to: "small")
    #expect(arrangement.positions["d"] == at(0, 1))
  }

  @Test func `a position outside, an unknown page and a full place are refused, and nothing changes`() throws {
    var arrangement = try arranged(Self.pages, "small", "medium")
    let before = arrangement
    for position in [at(1, 0), at(-1, 0), at(0, 3), at(0, -1), at(2, 0), at(.max, 0), at(0, .max), at(.min, .min)] {
      #expect(throws: SlotArrangement.Fault.outside) { try arrangement.move("b", to: position) }
    }
    for page in [-1, 2, 3, .max, .min] {
      #expect(throws: SlotArrangement.Fault.noSuchPage) { try arrangement.move("a", to: at(0, 0, page: page)) }
    }
    #expect(throws: SlotArrangement.Fault.wrongFamily) { try arrangement.resize("a", to: "circle") }
    #expect(throws: SlotArrangement.Fault.wrongFamily) { try arrangement.move("z", to: at(0, 0)) }
    #expect(arrangement == before)
    var full = try arranged(Self.pages, "large", "large", "large", "medium", "medium", "medium")
    let packed = full
    #expect(throws: SlotArrangement.Fault.full) { try full.add("z", family: "small") }
    #expect(throws: SlotArrangement.Fault.full) { try full.add("z", family: "small", at: at(0, 0)) }
    #expect(throws: SlotArrangement.Fault.full) { try full.resize("d", to: "large") }
    #expect(full == packed)
  }

  @Test func `widgets without a position get one in the order in which they were added`() {
    let stored = SlotArrangement(
      Self.pages,
      [
        .init(id: "a", family: "small", position: nil), .init(id: "b", family: "medium", position: at(0, 1)),
        // On the cells of b, beyond the page, and on a page that does not exist.
        .init(id: "c", family: "small", position: at(1, 1)), .init(id: "d", family: "medium", position: at(1, 0)),
        .init(id: "e", family: "small", position: at(0, 0, page: 900_000)), .init(id: "f", family: "small", position: at(.max, .max, page: .max)),
      ])
    #expect(drawn(stored, "small", "medium", "small", "medium", "small", "small") == "ac/bb/dd | f. | e.")
    #expect(stored.positions["a"] == at(0, 0) && stored.positions["c"] == at(1, 0) && stored.positions["d"] == at(0, 2))
    #expect(stored.pageCount == 3)
    // More than the pages of the limit have cells for: none is lost.
    let many = SlotArrangement(Self.pages, (0..<9).map { .init(id: Self.id($0), family: "large", position: nil) })
    #expect(many.pageCount == 9)
  }

  @Test func `restored positions push away what has come there since`() throws {
    var arrangement = try arranged(Self.pages, "small", "small", "medium")
    let before = arrangement.positions
    arrangement.remove("a")
    try arrangement.add("d", family: "small")
    #expect(arrangement.positions["d"] == at(0, 0))
    try arrangement.add("a", family: "small")
    try arrangement.restore(before)
    #expect(drawn(arrangement, "small", "small", "medium", "small") == "ab/cc/d.")
  }

  // MARK: Lists and lines

  @Test func `in a list gaps close and widgets keep their order`() throws {
    var list = try arranged(Self.list, "small", "small", "medium", "large")
    list.remove("a")
    #expect(drawn(list, "small", "small", "medium", "large") == "b./cc/dd/dd")
    try list.move("d", to: at(0, 0))
    #expect(drawn(list, "small", "small", "medium", "large") == "dd/dd/b./cc")
    try list.move("d", to: at(0, 3))
    #expect(drawn(list, "small", "small", "medium", "large") == "b./cc/dd/dd")
    try list.resize("b", to: "medium")
    #expect(drawn(list, "small", "medium", "medium", "large") == "bb/cc/dd/dd")
    #expect(throws: SlotArrangement.Fault.outside) { try list.move("b", to: at(0, 5)) }
    #expect(throws: SlotArrangement.Fault.noSuchPage) { try list.move("b", to: at(0, 0, page: 1)) }
  }

  @Test func `a line keeps its order, closes gaps and refuses what does not fit`() throws {
    var line = try arranged(Self.line, "circle", "bar", "circle")
    #expect(drawn(line, "circle", "bar", "circle") == "abbc")
    try line.move("a", to: at(1, 0))
    #expect(drawn(line, "circle", "bar", "circle") == "bbac")
    try line.move("c", to: at(0, 0))
    #expect(drawn(line, "circle", "bar", "circle") == "cbba")
    line.remove("c")
    #expect(drawn(line, "circle", "bar", "circle") == "bba.")
    try line.resize("b", to: "circle")
    try line.resize("a", to: "bar")
    #expect(drawn(line, "bar", "circle", "circle") == "baa.")
    try line.add("d", family: "circle")
    #expect(throws: SlotArrangement.Fault.full) { try line.resize("d", to: "bar") }
    #expect(throws: SlotArrangement.Fault.full) { try line.add("e", family: "circle") }
  }

  // MARK: Any sequence

  @Test func `random changes lose nothing, never overlap and stay within the pages`() throws {
    for seed in UInt64(0)..<60 {
      var random = SplitMix64(seed: seed)
      let grid = [Self.pages, Self.list, Self.line][Int(seed % 3)]
      let families = grid.spans.keys.sorted()
      var known: [InstanceID: String] = [:]
      var arrangement = SlotArrangement(grid)
      for _ in 0..<80 {
        let id = Self.id(Int.random(in: 0..<12, using: &random))
        let family = families.randomElement(using: &random)!
        let target = at(Int.random(in: -1...4, using: &random), Int.random(in: -1...6, using: &random), page: Int.random(in: -1...3, using: &random))
        let before = arrangement
        do throws(SlotArrangement.Fault) {
          switch Int.random(in: 0..<5, using: &random) {
          case 0 where known[id] == nil:
            try arrangement.add(id, family: family, at: Bool.random(using: &random) ? target : nil)
            known[id] = family
          case 1 where known[id] != nil:
            try arrangement.resize(id, to: family, at: Bool.random(using: &random) ? target : nil)
            known[id] = family
          case 2:
            arrangement.remove(id)
            known[id] = nil
          default: if known[id] != nil { try arrangement.move(id, to: target) }
          }
        } catch {
          #expect(arrangement == before)
        }
        arrangement.tidy()
        var taken: Set<GridPosition> = []
        for (id, position) in arrangement.positions {
          let span = grid.spans[known[id] ?? ""]!
          #expect(grid.contains(span, at: position) && position.page < grid.pages)
          for y in 0..<span.rows {
            for x in 0..<span.columns {
              #expect(taken.insert(GridPosition(page: position.page, column: position.column + x, row: position.row + y)).inserted)
            }
          }
        }
        #expect(Set(arrangement.positions.keys) == Set(known.keys))
        #expect(Set(arrangement.positions.values.map(\.page)).count == arrangement.pageCount)
      }
    }
  }
}
