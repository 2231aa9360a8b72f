import Testing

@testable import AlmanacProfiles

/// The cells of every place on every device (Specification D8).
@Suite struct SlotGridTests {
  @Test func `pages have as many columns and rows of small widgets as fit on their screen`() throws {
    for device in Profiles.devices {
      for place in device.places {
        for slot in place.slots where slot.grid.spans["systemMedium"] != nil {
          let (small, medium) = (try #require(slot.size(of: "systemSmall")), try #require(slot.size(of: "systemMedium")))
          let gap = medium.shownWidth - 2 * small.shownWidth
          let width = Double(slot.grid.columns) * (small.shownWidth + gap) - gap
          #expect(width <= place.screenWidth, "\(place.id) on \(device.id)")
          if let rows = slot.grid.rows { #expect(Double(rows) * small.shownHeight <= place.screenHeight, "\(place.id) on \(device.id)") }
        }
      }
    }
  }

  @Test(arguments: [("iphone-393x852", 2, 3), ("iphone-320x568", 2, 2), ("ipad-768x1024", 4, nil)])
  func `a phone's home screen has two columns, a tablet's up to four`(id: String, columns: Int, rows: Int?) throws {
    let device = try #require(Profiles.device(named: id))
    let slot = try #require(device.place(named: "homeScreen")?.slots.first)
    #expect(slot.grid.columns == columns && slot.grid.pages == 15 && !slot.grid.closesGaps)
    if let rows { #expect(slot.grid.rows == rows) }
  }

  @Test func `every family of a slot takes as many cells as its place says, and fits on a page`() {
    for device in Profiles.devices {
      for place in device.places {
        for slot in place.slots {
          let grid = slot.grid
          #expect(grid.columns > 0 && grid.pages > 0 && grid.rows ?? 1 > 0)
          for family in slot.families {
            guard let span = grid.spans[family.family] else {
              Issue.record("\(family.family) has no cells in \(slot.id) of \(place.id) on \(device.id)")
              continue
            }
            #expect(span.columns * span.rows == slot.cellsByFamily[family.family], "\(family.family) in \(slot.id) of \(place.id)")
            #expect(grid.contains(span, at: GridPosition(column: 0, row: 0)))
          }
        }
      }
    }
  }

  @Test func `lists and lines close gaps and have the cells that their slot names`() throws {
    let phone = Profiles.defaultDevice
    let row = try #require(phone.place(named: "lockScreen")?.slot(named: "row"))
    #expect(row.grid == SlotGrid(columns: 4, rows: 1, closesGaps: true, spans: row.cellsByFamily.mapValues { .init(columns: $0, rows: 1) }))
    let today = try #require(phone.place(named: "todayView")?.slots.first)
    #expect(today.grid.closesGaps && today.grid.rows == nil && today.grid.columns == 2)
    let stack = try #require(Profiles.device(named: "watch-45mm")?.place(named: "smartStack")?.slots.first)
    #expect(stack.grid.columns == 1 && stack.grid.rows == 10)
  }

  @Test func `positions are in reading order, and none outside a page is within it`() {
    let grid = SlotGrid(
      columns: 2, rows: 3, pages: 2, closesGaps: false, spans: ["large": .init(columns: 2, rows: 2), "huge": .init(columns: 4, rows: 2)])
    #expect(grid.spans.keys.sorted() == ["large"])
    let positions = [
      GridPosition(page: 1, column: 0, row: 0), GridPosition(column: 1, row: 0), GridPosition(column: 0, row: 1), GridPosition(column: 0, row: 0),
    ]
    #expect(positions.sorted() == positions.reversed().sorted() && positions.min() == positions.last && positions.max() == positions.first)
    let large = SlotGrid.Span(columns: 2, rows: 2)
    #expect(grid.contains(large, at: GridPosition(column: 0, row: 1)))
    for (column, row) in [(1, 0), (0, 2), (-1, 0), (0, -1), (Int.max, 0), (0, Int.max), (Int.min, Int.min)] {
      #expect(!grid.contains(large, at: GridPosition(column: column, row: row)))
    }
  }
}
