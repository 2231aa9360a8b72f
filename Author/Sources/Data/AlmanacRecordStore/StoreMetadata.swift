import Foundation

/// A store's description of itself, in the table `$store`.
package struct StoreMetadata: Sendable {
  package var identifier: String
  /// The version of the schema, as its author numbers it.
  package var version: String
  package var layout: StoreLayout
  /// The framework whose objects the rows are. Two frameworks cannot share a store: each would drop the other's data.
  package var framework: String

  package init(identifier: String, version: String, layout: StoreLayout, framework: String = "SwiftData") {
    self.framework = framework
    self.identifier = identifier
    self.version = version
    self.layout = layout
  }

  /// The version of the format of stores.
  private static let format = "1"

  /// Reads the metadata; nil if the database is empty.
  ///
  /// - Throws: ``StoreFormatFault`` if the database is something else.
  package static func read(_ database: Database, framework: String = "SwiftData") throws -> StoreMetadata? {
    guard case .integer(let tables)? = try database.value("SELECT count(*) FROM sqlite_master"), tables > 0 else { return nil }
    guard case .integer(1)? = try database.value("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = '$store'") else {
      let apple = try database.value("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'Z_METADATA'")
      throw apple == nil ? StoreFormatFault.foreign(database.path) : .apple(database.path)
    }
    var values: [String: String] = [:]
    for row in try database.rows("SELECT key, value FROM \"$store\"") {
      if case (.text(let key), .text(let value)) = (row[0], row[1]) { values[key] = value }
    }
    guard let found = values["format"] else { throw StoreFormatFault.foreign(database.path) }
    guard found == format else { throw StoreFormatFault.newerFormat(database.path, found) }
    // Stores of the first format have no owner; they belong to SwiftData.
    let owner = values["framework"] ?? "SwiftData"
    guard owner == framework else { throw StoreFormatFault.otherFramework(database.path, owner) }
    guard let identifier = values["identifier"], let version = values["version"], let text = values["layout"],
      let layout = try? JSONDecoder().decode(StoreLayout.self, from: Data(text.utf8))
    else { throw StoreFormatFault.foreign(database.path) }
    return StoreMetadata(identifier: identifier, version: version, layout: layout, framework: owner)
  }

  package func write(_ database: Database) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(layout), as: UTF8.self)
    try database.execute("CREATE TABLE IF NOT EXISTS \"$store\" (key TEXT PRIMARY KEY, value TEXT NOT NULL)")
    for (key, value) in [("format", Self.format), ("identifier", identifier), ("version", version), ("layout", text), ("framework", framework)] {
      try database.run("INSERT OR REPLACE INTO \"$store\" (key, value) VALUES (?, ?)", [.text(key), .text(value)])
    }
  }
}

/// The reason why a database is not an Almanac store.
package enum StoreFormatFault: Error, CustomStringConvertible {
  case foreign(String)
  case newerFormat(String, String)
  case apple(String)
  case otherFramework(String, String)

  package var description: String {
    switch self {
    case .foreign(let path): "\(path): this SQLite database is not a store that Almanac wrote; it was left as it is. Choose another file"
    case .apple(let path):
      "\(path): this store was written by Core Data on one of Apple's systems, whose format Almanac does not read; it was left as it is. Let the app export "
        + "what it holds, or choose another file"
    case .otherFramework(let path, let framework):
      "\(path): this is a store of \(framework), and Core Data and SwiftData cannot share a file here; it was left as it is. Choose another file"
    case .newerFormat(let path, let format):
      "\(path): the store has the format \(format) of a newer Almanac; it was left as it is. Install that version"
    }
  }
}
