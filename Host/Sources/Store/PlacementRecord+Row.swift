import GRDB

extension PlacementRecord {
  /// Reads the placement from a row of the table `instance`; nil if the row has none, or if an earlier version made its table.
  init?(_ row: Row) throws {
    guard row.hasColumn("profile"), row.hasColumn("place"), row.hasColumn("slot") else { return nil }
    let (profile, place, slot): (String?, String?, String?) = (
      try row.decode(forColumn: "profile"), try row.decode(forColumn: "place"), try row.decode(forColumn: "slot")
    )
    guard let profile, let place, let slot else { return nil }
    self.init(profile: profile, place: place, slot: slot)
  }
}
