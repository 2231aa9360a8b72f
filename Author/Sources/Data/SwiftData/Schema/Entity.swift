import Foundation

extension Schema {
  /// A kind of model.
  public struct Entity: Hashable, Sendable {
    public let name: String
    public let attributes: Set<Attribute>
    public let relationships: Set<Relationship>
    /// The attributes that are unique in combination, in addition to those that are unique alone.
    public let uniquenessConstraints: [[String]]
    public let indices: [[String]]
    /// The attributes in order of declaration.
    let attributeList: [Attribute]
    let relationshipList: [Relationship]

    public var properties: [any SchemaProperty] { attributeList.map { $0 as any SchemaProperty } + relationshipList.map { $0 as any SchemaProperty } }
    public var storedProperties: [any SchemaProperty] { properties }
    public var attributesByName: [String: Attribute] { Dictionary(attributeList.map { ($0.name, $0) }, uniquingKeysWith: { $1 }) }
    public var relationshipsByName: [String: Relationship] { Dictionary(relationshipList.map { ($0.name, $0) }, uniquingKeysWith: { $1 }) }

    init(_ layout: _ModelLayout, _ resolution: RelationshipResolution) {
      name = layout.entityName
      attributeList = layout.properties.compactMap { property in
        guard case .attribute(let codec, let settings) = property.kind else { return nil }
        return Attribute(property, codec, settings)
      }
      relationshipList = layout.properties.compactMap { property in
        property.relationship.map { Relationship(property, $0, inverse: resolution.inverse(of: property, in: layout)?.name) }
      }
      attributes = Set(attributeList)
      relationships = Set(relationshipList)
      func names(_ keyPaths: [[AnyKeyPath]]) -> [[String]] { keyPaths.map { $0.compactMap { layout.property(at: $0)?.name } }.filter { !$0.isEmpty } }
      uniquenessConstraints = names(layout.type._$uniques)
      indices = names(layout.type._$indices)
    }
  }
}

/// Finds the inverse of each relationship, and errors in the models.
struct RelationshipResolution {
  private struct Side: Hashable {
    let entity: String
    let property: String
  }
  private var inverses: [Side: PropertyLayout] = [:]
  private(set) var fault: SwiftDataError?

  init(_ layouts: [_ModelLayout]) {
    let byName = Dictionary(layouts.map { ($0.entityName, $0) }, uniquingKeysWith: { first, _ in first })
    for layout in layouts {
      if byName[layout.entityName] !== layout { report("two models are named \(layout.entityName); a store has one table for each name") }
      for property in layout.properties {
        if case .unsupported(let type) = property.kind {
          report("\(layout.entityName).\(property.name): \(type) cannot be stored; make it Codable or a model, or mark the property @Transient")
        }
        guard let inverse = property.relationship?.inverse, let target = property.target?._$layout else { continue }
        guard let other = target.property(at: inverse), other.target == layout.type else {
          report(
            "\(layout.entityName).\(property.name): its inverse \(inverse) is not a relationship of \(target.entityName) to \(layout.entityName)")
          continue
        }
        join(layout, property, target, other)
      }
    }
    // If the author names no inverse, the only two relationships between two models are each other's inverse.
    for layout in layouts {
      for property in layout.properties where property.relationship != nil && inverse(of: property, in: layout) == nil {
        guard let target = property.target?._$layout, target !== layout else { continue }
        let back = target.properties.filter { $0.target == layout.type && inverse(of: $0, in: target) == nil }
        let forth = layout.properties.filter { $0.target == target.type && inverse(of: $0, in: layout) == nil }
        if back.count == 1, forth.count == 1 { join(layout, property, target, back[0]) }
      }
    }
  }

  private mutating func report(_ text: String) { if fault == nil { fault = SwiftDataError(.unknownSchema, text) } }

  /// Makes two relationships each other's inverse. If the inverse already belongs to another relationship, this one is stored without an inverse, as a
  /// table of pairs or as a column: two lists of one model, such as `front` and `back`, may name the same inverse.
  private mutating func join(_ one: _ModelLayout, _ property: PropertyLayout, _ other: _ModelLayout, _ inverse: PropertyLayout) {
    if let owner = inverses[Side(entity: other.entityName, property: inverse.name)], owner.keyPath != property.keyPath { return }
    let sides = [
      (Side(entity: one.entityName, property: property.name), inverse), (Side(entity: other.entityName, property: inverse.name), property),
    ]
    for (side, partner) in sides {
      if let known = inverses[side], known.keyPath != partner.keyPath {
        report("\(side.entity).\(side.property) has two inverses: \(known.name) and \(partner.name)")
      }
      inverses[side] = partner
    }
  }

  func inverse(of property: PropertyLayout, in layout: _ModelLayout) -> PropertyLayout? {
    inverses[Side(entity: layout.entityName, property: property.name)]
  }
}
