/// The most bytes of what is read of the database. A database is input: a backup may come from another person.
enum StoredBounds {
  /// A state of a device or a widget, or a setting. The largest, that of a device with a thousand widgets in stacks, takes some hundred kilobytes.
  ///
  /// It is decoded as JSON. A decoder takes about eight times as many bytes for the smallest values.
  static let jsonBytes = 8 << 20
  /// A decision. Its texts are bounded when it is made.
  static let decisionBytes = 64 << 10
  /// One value of any table, and all values of one row together.
  ///
  /// The largest that a host writes are a wallpaper, whose pixels take 33 MB (`wallpaperSide` of `limits.json`, squared, 4 bytes each) if they cannot
  /// be compressed, and what a reply of an extension holds (`replyBytes`: 31 MB). A value is in memory up to four times while it is read and painted.
  static let valueBytes = 32 << 20
  /// What SQLite reads and writes as one value: somewhat more than ``valueBytes``, so that every value that is found in a database can be encrypted.
  static let connectionBytes = valueBytes + (64 << 10)
  /// All values of the tables of the layout together, which are in memory at once, also as JSON. A thousand widgets take some megabytes.
  static let layoutBytes = 48 << 20
  /// The same of a damaged database. The copy of the layout may add what it has: together they are less than ``layoutBytes``.
  static let salvagedLayoutBytes = 24 << 20
}
