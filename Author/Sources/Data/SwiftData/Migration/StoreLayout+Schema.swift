import AlmanacRecordStore
import Foundation

extension StoreLayout {
  /// The tables of a schema.
  init(_ schema: Schema) {
    var pairs: [String: PairTable] = [:]
    let entities = schema.entities.map { entity in
      let layout = schema.layouts[entity.name]
      var columns: [StoredColumn] = []
      for property in layout?.properties ?? [] {
        switch property.kind {
        case .attribute(let codec, let settings) where !settings.isEphemeral:
          columns.append(
            StoredColumn(
              name: property.name, type: codec.columnType.declaration, kind: codec.layoutKind,
              isOptional: codec.isOptional, hashModifier: settings.hashModifier))
        case .toOne(let target, let isOptional, let settings):
          columns.append(
            StoredColumn(
              name: property.name, type: "INTEGER", kind: "RELATIONSHIP", isOptional: isOptional, target: entityName(of: target),
              hashModifier: settings.hashModifier))
        case .toMany(let target, _, _):
          guard let layout, layout.hasJoinTable(property), let table = layout.pairTable(property) else { continue }
          if table.isForward {
            pairs[table.name] = PairTable(name: table.name, source: entity.name, destination: entityName(of: target))
          }
        case .attribute, .unsupported: continue
        }
      }
      let single = entity.attributeList.filter { $0.isUnique && !$0.settings.isEphemeral }.map { [$0.name] }
      return StoredEntity(name: entity.name, columns: columns, uniques: single + entity.uniquenessConstraints, indices: entity.indices)
    }
    self.init(entities: entities.sorted { $0.name < $1.name }, pairs: pairs.values.sorted { $0.name < $1.name })
  }
}

extension _ModelLayout {
  /// Returns the table of pairs of a many-to-many relationship. The two sides share a table, which has the name of the side that sorts first.
  func pairTable(_ property: PropertyLayout) -> (name: String, isForward: Bool)? {
    let own = "\(entityName)$\(property.name)"
    guard let inverse = inverse(of: property), let target = property.target else { return (own, true) }
    let other = "\(SwiftData.entityName(of: target))$\(inverse.name)"
    return own <= other ? (own, true) : (other, false)
  }
}

extension LayoutMigration {
  /// The former names and the default values of a schema's properties.
  init(to schema: Schema) throws {
    self.init(originalNames: [:], defaults: [:])
    for entity in schema.entities {
      for property in schema.layouts[entity.name]?.properties ?? [] {
        let original = property.attribute?.originalName ?? property.relationship?.originalName
        if let original { originalNames[entity.name, default: [:]][property.name] = original }
        if let codec = property.codec, let value = property.defaultValue {
          let stored = try codec.encodeAny(value)
          if !stored.isNull { defaults[entity.name, default: [:]][property.name] = stored }
        }
      }
    }
  }
}
