import AlmanacProfiles
import GRDB

extension PlacementRecord {
  /// Reads where a widget is from its row of the table `instance`. Nil: the row does not say, or the table is older than these columns.
  init?(_ row: Row) throws {
    guard row.hasColumn("profile"), row.hasColumn("place"), row.hasColumn("slot") else { return nil }
    let (profile, place, slot): (String?, String?, String?) = (
      try row.decode(forColumn: "profile"), try row.decode(forColumn: "place"), try row.decode(forColumn: "slot")
    )
    guard let profile, let place, let slot else { return nil }
    self.init(profile: profile, place: place, slot: slot)
  }
}

extension GridPosition {
  /// Reads a widget's position from its row of the table `instance`. Nil: the row has none, or the table is older than these columns.
  init?(_ row: Row) throws {
    guard row.hasColumn("gridPage"), row.hasColumn("gridColumn"), row.hasColumn("gridRow") else { return nil }
    let (page, column, line): (Int?, Int?, Int?) = (
      try row.decode(forColumn: "gridPage"), try row.decode(forColumn: "gridColumn"), try row.decode(forColumn: "gridRow")
    )
    guard let page, let column, let line else { return nil }
    self.init(page: page, column: column, row: line)
  }
}
