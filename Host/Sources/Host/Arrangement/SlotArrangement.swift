import AlmanacProfiles
import AlmanacScheduler

/// Where the widgets of one slot are. A pure value: every change gives new positions or names why it cannot be made (Specification B3, B6, D8).
///
/// The rules:
/// - A new widget gets the first free cells in reading order, page by page. If there are none, a page is added, up to the profile's limit.
/// - A widget that is moved or resized takes exactly the cells that were asked for. Widgets that it covers move aside: ``push(_:from:)``.
/// - On pages, gaps stay where widgets were, and pages without widgets close. In lists and lines gaps close: widgets keep their order and move up.
/// - No change loses a widget. A change that would leave a widget without cells is refused.
struct SlotArrangement: Equatable {
  /// Why a change cannot be made.
  enum Fault: Error, Equatable {
    /// The widget would not be on the page as a whole.
    case outside
    /// There is no such page, and it is not the next one that could be added.
    case noSuchPage
    /// There are no cells left.
    case full
    /// The slot has no size for the family.
    case wrongFamily
  }

  /// A widget with its stored position, which may be missing or wrong.
  struct Widget {
    let id: InstanceID
    let family: String
    let position: GridPosition?
  }

  let grid: SlotGrid
  private(set) var positions: [InstanceID: GridPosition] = [:]
  private var spans: [InstanceID: SlotGrid.Span] = [:]

  /// Creates the arrangement of stored widgets, in the order in which they were added.
  ///
  /// Widgets without a position, for instance of an earlier version, and such whose cells are taken or not on the page get the first free cells in this
  /// order, even on pages beyond the limit. Only a line that is full leaves some without a position.
  init(_ grid: SlotGrid, _ widgets: [Widget] = []) {
    self.grid = grid
    var map = CellMap(grid)
    var homeless: [InstanceID] = []
    for widget in widgets {
      guard let span = grid.spans[widget.family] else { continue }
      spans[widget.id] = span
      guard let position = widget.position, map.isFree(span, at: position) else {
        homeless.append(widget.id)
        continue
      }
      positions[widget.id] = position
      map.take(span, at: position)
    }
    for id in homeless {
      // Pages beyond the limit are empty, so a widget always finds cells there. A line has only one page: if that is full, the widget gets none.
      guard let span = spans[id], let free = map.firstFree(span, onPages: 0..<(grid.pages > 1 ? .max : 1)) else { continue }
      positions[id] = free
      map.take(span, at: free)
    }
    // Stored numbers can be arbitrarily large.
    if grid.pages > 1 { closePages() }
    if grid.rows == nil, grid.closesGaps, map.rows(ofPage: 0) > spans.values.reduce(0, { $0 + $1.rows }) { try? closeGaps() }
  }

  /// How many pages have widgets.
  var pageCount: Int { (positions.values.map(\.page).max() ?? -1) + 1 }

  /// The widgets in reading order.
  var order: [InstanceID] { positions.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key) }

  // MARK: Changes

  /// Adds a widget: at a position, or at the first free one.
  mutating func add(_ id: InstanceID, family: String, at position: GridPosition? = nil) throws(Fault) {
    guard let span = grid.spans[family] else { throw .wrongFamily }
    var next = self
    next.spans[id] = span
    if let position {
      try next.check(span, at: position)
      try next.put(id, at: position)
    } else {
      guard let free = map.firstFree(span, onPages: 0..<grid.pages) else { throw .full }
      next.positions[id] = free
    }
    self = next
  }

  /// Moves a widget so that its top left cell is this one.
  mutating func move(_ id: InstanceID, to position: GridPosition) throws(Fault) {
    guard let span = spans[id] else { throw .wrongFamily }
    try check(span, at: position)
    guard positions[id] != position else { return }
    var next = self
    try next.put(id, at: position)
    self = next
  }

  /// Gives a widget another family. Its top left cell stays if the widget then still fits on the page, else it moves left or up by what is missing.
  ///
  /// - Parameter position: where it goes at the same time; nil: it stays.
  mutating func resize(_ id: InstanceID, to family: String, at position: GridPosition? = nil) throws(Fault) {
    guard let span = grid.spans[family] else { throw .wrongFamily }
    if let position { try check(span, at: position) }
    var next = self
    next.spans[id] = span
    let old = positions[id]
    if grid.closesGaps, position == nil {
      try next.closeGaps()
    } else {
      let fitting = old.map {
        GridPosition(page: $0.page, column: min($0.column, grid.columns - span.columns), row: min($0.row, (grid.rows ?? .max) - span.rows))
      }
      guard let target = position ?? fitting else { throw .full }
      try next.put(id, at: target)
    }
    self = next
  }

  /// Removes a widget.
  mutating func remove(_ id: InstanceID) {
    positions[id] = nil
    spans[id] = nil
    tidy()
  }

  /// Puts widgets back to where they were. Others that have taken their cells meanwhile move aside.
  mutating func restore(_ old: [InstanceID: GridPosition]) throws(Fault) {
    var next = self
    let back = old.filter { id, position in next.spans[id].map { grid.contains($0, at: position) } ?? false }
    guard !grid.closesGaps else {
      for (id, position) in back { next.positions[id] = position }
      try next.closeGaps()
      self = next
      return
    }
    for id in back.keys { next.positions[id] = nil }
    var settled: Set<InstanceID> = []
    for (id, position) in back.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      guard let span = next.spans[id], next.map(of: settled).isFree(span, at: position) else { continue }
      next.positions[id] = position
      settled.insert(id)
    }
    try next.push(next.covered(by: settled), from: settled)
    for id in back.keys.sorted() where next.positions[id] == nil {
      guard let span = next.spans[id], let free = next.map.firstFree(span, onPages: 0..<grid.pages) else { throw .full }
      next.positions[id] = free
    }
    self = next
  }

  /// Closes gaps in lists and lines, and pages without widgets.
  mutating func tidy() {
    // The same widgets take no more cells than before.
    if grid.closesGaps { try? closeGaps() } else { closePages() }
  }

  /// Closes pages without widgets, so that the numbers of those behind them go down.
  private mutating func closePages() {
    let used = Set(positions.values.map(\.page)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    for (id, position) in positions { positions[id]?.page = numbers[position.page] ?? position.page }
  }

  // MARK: Inside

  private var map: CellMap { map(of: positions.keys) }

  private func map(of ids: some Sequence<InstanceID>) -> CellMap {
    var map = CellMap(grid)
    for id in ids { if let span = spans[id], let position = positions[id] { map.take(span, at: position) } }
    return map
  }

  private func check(_ span: SlotGrid.Span, at position: GridPosition) throws(Fault) {
    guard position.page >= 0, position.page <= pageCount, position.page < grid.pages else { throw .noSuchPage }
    guard grid.contains(span, at: position) else { throw .outside }
    // A list has no rows below its end.
    if grid.rows == nil, position.row > map.rows(ofPage: position.page) { throw .outside }
  }

  private mutating func put(_ id: InstanceID, at position: GridPosition) throws(Fault) {
    guard !grid.closesGaps else { return try reorder(id, to: position) }
    positions[id] = position
    let settled: Set = [id]
    try push(covered(by: settled), from: settled)
  }

  private func block(_ id: InstanceID) -> (span: SlotGrid.Span, position: GridPosition)? {
    guard let span = spans[id], let position = positions[id] else { return nil }
    return (span, position)
  }

  /// Returns the widgets that lie on cells of these, except for these themselves.
  private func covered(by ids: Set<InstanceID>) -> [InstanceID] {
    let map = map(of: ids)
    return positions.keys.filter { id in
      guard !ids.contains(id), let (span, position) = block(id) else { return false }
      return !map.isFree(span, at: position)
    }
  }
}

// MARK: Lists and lines

extension SlotArrangement {
  /// Puts a widget before the one at a position, or after it if the widget comes from before it.
  private mutating func reorder(_ id: InstanceID, to position: GridPosition) throws(Fault) {
    var order = order.filter { $0 != id }
    let old = positions[id]
    // The widget at the position may begin at an earlier cell.
    let target =
      order.lazy.compactMap { [self] other in block(other).flatMap { $0.span.covers(position, from: $0.position) ? $0.position : nil } }.first
      ?? position
    let isForward = old.map { $0 < target } ?? false
    let index = order.firstIndex { positions[$0].map { isForward ? $0 > target : $0 >= target } ?? false } ?? order.endIndex
    order.insert(id, at: index)
    try place(order)
  }

  private mutating func closeGaps() throws(Fault) { try place(order) }

  /// Gives the widgets the first free cells, in this order.
  private mutating func place(_ order: [InstanceID]) throws(Fault) {
    var map = CellMap(grid)
    for id in order {
      guard let span = spans[id] else { continue }
      guard let free = map.firstFree(span, onPages: 0..<grid.pages) else { throw .full }
      positions[id] = free
      map.take(span, at: free)
    }
  }
}

// MARK: Moving aside

extension SlotArrangement {
  /// Finds other cells for widgets that others cover. Those in `fixed` stay where they are.
  ///
  /// The largest goes first. Each takes, of its page, the nearest free cells. If there are none, the cells of smaller widgets, which then move aside in
  /// turn: as few as possible, then the nearest. Without either it goes to the first free cells of the pages behind, then of a new page, then of the pages
  /// before. Every widget moves aside at most once.
  private mutating func push(_ covered: [InstanceID], from fixed: Set<InstanceID>) throws(Fault) {
    var settled = fixed
    var waiting: [(id: InstanceID, old: GridPosition)] = []
    func takeOut(_ ids: [InstanceID]) {
      for id in ids { if let old = positions.removeValue(forKey: id) { waiting.append((id, old)) } }
      waiting.sort { left, right in
        let (a, b) = (spans[left.id]?.cells ?? 0, spans[right.id]?.cells ?? 0)
        return a != b ? a > b : (left.old, left.id) < (right.old, right.id)
      }
    }
    takeOut(covered)
    while !waiting.isEmpty {
      let (id, old) = waiting.removeFirst()
      guard let span = spans[id] else { continue }
      let map = map
      if let free = map.positions(of: span, onPage: old.page).filter({ map.isFree(span, at: $0) }).min(by: {
        $0.distance(to: old) < $1.distance(to: old)
      }) {
        positions[id] = free
      } else if let (place, smaller) = placeOfSmaller(than: id, span, old, settled) {
        takeOut(smaller)
        positions[id] = place
      } else {
        let pages = Array((old.page + 1)..<max(old.page + 1, min(pageCount + 1, grid.pages))) + Array(0..<old.page)
        guard let free = map.firstFree(span, onPages: pages) else { throw .full }
        positions[id] = free
      }
      settled.insert(id)
    }
  }

  /// Returns the cells of smaller widgets that a widget can take, and those widgets; nil: there are none.
  private func placeOfSmaller(
    than id: InstanceID, _ span: SlotGrid.Span, _ old: GridPosition, _ settled: Set<InstanceID>
  ) -> (GridPosition, [InstanceID])? {
    let staying = map(of: positions.keys.filter { settled.contains($0) || (spans[$0]?.cells ?? 0) >= span.cells })
    let movable = positions.filter { $0.value.page == old.page && !settled.contains($0.key) && (spans[$0.key]?.cells ?? 0) < span.cells }
    var best: (place: GridPosition, smaller: [InstanceID])?
    for place in staying.positions(of: span, onPage: old.page) where staying.isFree(span, at: place) {
      let smaller = movable.filter { spans[$0.key].map { [other = $0.value] in span.overlaps($0, place, other) } ?? false }.map(\.key).sorted()
      let isBetter = best.map { (smaller.count, place.distance(to: old)) < ($0.smaller.count, $0.place.distance(to: old)) } ?? true
      if isBetter { best = (place, smaller) }
    }
    return best
  }
}

extension SlotGrid.Span {
  fileprivate var cells: Int { columns * rows }

  /// Whether a widget of this size at `position` has a cell.
  fileprivate func covers(_ cell: GridPosition, from position: GridPosition) -> Bool {
    overlaps(SlotGrid.Span(columns: 1, rows: 1), position, cell)
  }

  /// Whether a widget of this size at `own` and one of another size at `other` have a cell in common.
  fileprivate func overlaps(_ span: SlotGrid.Span, _ own: GridPosition, _ other: GridPosition) -> Bool {
    own.page == other.page && own.column < other.column + span.columns && other.column < own.column + columns && own.row < other.row + span.rows
      && other.row < own.row + rows
  }
}

extension GridPosition {
  /// How many cells are between two positions of a page.
  fileprivate func distance(to other: GridPosition) -> Int { abs(column - other.column) + abs(row - other.row) }
}
