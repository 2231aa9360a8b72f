import AlmanacRecordStore
import Foundation

public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

extension StoreLayout {
  /// Hashes that distinguish versions of a table, by the names of the topmost entities. Their descendants share the table.
  var versionHashes: [String: Data] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return entities.reduce(into: [:]) { result, entity in
      let part = StoreLayout(entities: [entity], pairs: pairs.filter { $0.source == entity.name })
      // The hash differs from the one that Core Data computes on macOS. Stores compare hashes only with each other.
      result[entity.name] = (try? encoder.encode(part)) ?? Data()
    }
  }
}

extension NSManagedObjectModel {
  /// The hashes by the names of the entities that have no parent.
  public var entityVersionHashesByName: [String: Data] { (try? StoreLayout(entities).versionHashes) ?? [:] }

  /// Returns true if a store with this metadata can be opened without a migration.
  public func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool {
    guard let stored = metadata[NSStoreModelVersionHashesKey] as? [String: Data], let entities = entities(forConfigurationName: configuration) else {
      return false
    }
    return (try? StoreLayout(entities).versionHashes) == stored
  }

  /// Returns the program's model with which a store with this metadata was written; nil if there is none.
  public class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]) -> NSManagedObjectModel? {
    guard let model = mergedModel(from: bundles), model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) else { return nil }
    return model
  }
}

extension NSEntityDescription {
  public var versionHash: Data { (try? StoreLayout([root]).versionHashes[root.knownName]) ?? Data() }
}

extension NSPersistentStoreCoordinator {
  /// Reads the metadata of a store's file, without changing the file.
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    do {
      guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]) }
      let reader = try Database(.file(url), isReadOnly: true)
      guard let found = try reader.read({ try StoreMetadata.read(reader, framework: StoreOpening.framework) }) else {
        throw StoreFormatFault.foreign(url.path)
      }
      return try CustomMetadata.read(reader).merging([
        NSStoreTypeKey: storeType, NSStoreUUIDKey: found.identifier, NSStoreModelVersionHashesKey: found.layout.versionHashes,
        NSStoreModelVersionIdentifiersKey: [found.version],
      ]) { _, own in own }
    } catch let error as CocoaError { throw error } catch { throw CoreDataError.make(error, or: NSPersistentStoreOpenError) }
  }
  public class func metadataForPersistentStore(type: StoreType, at url: URL, options: [AnyHashable: Any]? = nil) throws -> [String: Any] {
    try metadataForPersistentStore(ofType: type.rawValue, at: url, options: options)
  }

  /// Stores the app's own values in a store.
  public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

  /// Replaces a store, which need not exist, by a copy of another one. A store of this coordinator at that place is removed from it.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    _ = try Self.metadataForPersistentStore(ofType: storeType, at: sourceURL)
    let copy = destinationURL.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).sqlite")
    try? FileManager.default.createDirectory(at: destinationURL.deletingLastPathComponent(), withIntermediateDirectories: true)
    do {
      let source = try Database(.file(sourceURL), isReadOnly: true)
      try source.run("VACUUM INTO ?", [.text(copy.path)])
    } catch {
      try? FileManager.default.removeItem(at: copy)
      throw CoreDataError.make(error, or: NSPersistentStoreSaveError)
    }
    try destroyPersistentStore(at: destinationURL, ofType: storeType)
    try FileManager.default.moveItem(at: copy, to: destinationURL)
  }
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, type sourceType: StoreType
  ) throws { try replacePersistentStore(at: destinationURL, withPersistentStoreFrom: sourceURL, ofType: sourceType.rawValue) }
}

/// The app's own values in the metadata of a store.
enum CustomMetadata {
  private static let key = "metadata"

  static func read(_ database: Database) throws -> [String: Any] {
    guard case .text(let text)? = try database.value("SELECT value FROM \"$store\" WHERE key = ?", [.text(key)]) else { return [:] }
    return Data(base64Encoded: text).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
  }
  static func write(_ values: [String: Any], _ database: Database) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    try database.run("INSERT OR REPLACE INTO \"$store\" (key, value) VALUES (?, ?)", [.text(key), .text(data.base64EncodedString())])
  }
}
