import AlmanacDataModels
import AlmanacRecordStore
import Foundation

/// Names of columns and tables.
///
/// The objects of an entity and all its descendants are in the table of the topmost entity, as in Apple's stores. The column of a descendant's property
/// begins with the descendant's name, because two descendants may have properties of the same name.
enum ColumnName {
  /// The column with the entity of a row, in tables with more than one entity.
  static let entity = "$entity"

  static func of(_ property: NSPropertyDescription) -> String {
    guard let entity = property.entity, entity.superentity != nil else { return property.name }
    return "\(entity.knownName).\(property.name)"
  }

  /// The column with the order of a relationship's objects, a JSON array of keys.
  static func order(of relationship: NSRelationshipDescription) -> String { "$order.\(of(relationship))" }
}

extension NSRelationshipDescription {
  /// True if the rows of the other side contain the key of this side's row.
  var isKeptByInverse: Bool { isToMany && inverseRelationship?.isToMany == false }

  /// The table of pairs of a relationship that neither side can hold in a column, and true if this side is its source. The two sides share a table,
  /// which has the name of the side that sorts first.
  var pairTable: (name: String, isForward: Bool)? {
    guard isToMany, !isKeptByInverse, let own = pairName else { return nil }
    guard let other = inverseRelationship?.pairName else { return (own, true) }
    return own <= other ? (own, true) : (other, false)
  }
  private var pairName: String? { entity.map { "\($0.root.knownName)$\(ColumnName.of(self))" } }
}

extension StoreLayout {
  /// The tables of entities.
  init(_ entities: [NSEntityDescription]) throws {
    var pairs: [String: PairTable] = [:]
    let roots = entities.filter { $0.superentity == nil }.sorted { $0.knownName < $1.knownName }
    let tables = try roots.map { root in
      let family = root.family
      var columns: [StoredColumn] = []
      if family.count > 1 { columns.append(StoredColumn(name: ColumnName.entity, type: "TEXT", kind: "ENTITY", isOptional: false)) }
      for entity in family {
        // The rows of other entities have no value for a descendant's property.
        let isLower = entity !== root
        for property in entity.properties where property.entity === entity && !property.isTransient {
          if let attribute = property as? NSAttributeDescription { columns.append(try Self.column(attribute, isLower)) }
          guard let relationship = property as? NSRelationshipDescription else { continue }
          guard let destination = relationship.destinationEntity?.root.knownName else {
            throw CoreDataError.make(NSPersistentStoreOpenError, "\(entity.knownName).\(relationship.name) has no destination entity")
          }
          let modifier = relationship.versionHashModifier
          if !relationship.isToMany {
            columns.append(
              StoredColumn(
                name: ColumnName.of(relationship), type: "INTEGER", kind: "RELATIONSHIP", isOptional: true, target: destination,
                hashModifier: modifier))
          }
          if relationship.isOrdered {
            columns.append(StoredColumn(name: ColumnName.order(of: relationship), type: "TEXT", kind: "ORDER", isOptional: true))
          }
          if let table = relationship.pairTable, table.isForward {
            pairs[table.name] = PairTable(name: table.name, source: root.knownName, destination: destination)
          }
        }
      }
      let uniques = family.flatMap { entity in entity.uniquenessConstraints.map { Self.columns($0, entity) } }.filter { !$0.isEmpty }
      let indices = family.flatMap { entity in
        let single = entity.properties.filter { $0.entity === entity && $0.isIndexed }.map { [$0.name] }
        return (entity.indices + single).map { Self.columns($0, entity) }
      }.filter { !$0.isEmpty }
      return StoredEntity(name: root.knownName, columns: columns, uniques: uniques, indices: indices)
    }
    self.init(entities: tables, pairs: pairs.values.sorted { $0.name < $1.name })
  }

  private static func column(_ attribute: NSAttributeDescription, _ isLower: Bool) throws -> StoredColumn {
    guard let kind = attribute.kind else {
      throw CoreDataError.make(
        NSPersistentStoreOpenError,
        "\(attribute.entity?.knownName ?? "").\(attribute.name) has no type that can be stored; make it transient or give it one")
    }
    let column = AttributeValue.column(kind)
    return StoredColumn(
      name: ColumnName.of(attribute), type: column.type, kind: column.kind, isOptional: attribute.isOptional || isLower,
      hashModifier: attribute.versionHashModifier)
  }

  private static func columns(_ names: [Any], _ entity: NSEntityDescription) -> [String] {
    let known = names.compactMap { ($0 as? String ?? ($0 as? NSPropertyDescription)?.name).flatMap { entity.propertiesByName[$0] } }
    let stored = known.filter { !$0.isTransient && ($0 as? NSRelationshipDescription)?.isToMany != true }
    return stored.count == names.count ? stored.map(ColumnName.of) : []
  }
}

extension LayoutMigration {
  /// The former names and the default values of a model's properties.
  init(to entities: [NSEntityDescription]) throws {
    self.init(originalNames: [:], defaults: [:])
    for entity in entities {
      let table = entity.root.knownName
      if entity === entity.root { defaults[table, default: [:]][ColumnName.entity] = .text(table) }
      for property in entity.properties where property.entity === entity && !property.isTransient {
        let name = ColumnName.of(property)
        if let original = property.renamingIdentifier, original != property.name {
          originalNames[table, default: [:]][name] = entity.superentity == nil ? original : "\(entity.knownName).\(original)"
        }
        guard let attribute = property as? NSAttributeDescription, let kind = attribute.kind, let value = attribute.defaultValue else { continue }
        let stored = try AttributeValue.stored(AttributeValue.kept(value, kind), kind)
        if !stored.isNull { defaults[table, default: [:]][name] = stored }
      }
    }
  }
}
