import AlmanacDataModels

@testable import CoreData

/// A short way to write models: `DataModelText(1, "Note: text String!, number Integer 64 = 3; counter > Counter.notes", …)`.
struct DataModelText {
  let model: DataModel

  /// - Parameter entities: the name; attributes as `name Type`, with `!` if they are not optional, `= default` and `< former name`; after the semicolon
  ///   relationships as `name > Entity.inverse`, to-many ones as `name >> Entity.inverse`.
  init(_ version: Int, _ entities: String...) {
    model = DataModel(name: "Notes", version: version, versionName: "Notes \(version)", entities: entities.map(Self.entity))
  }

  private static func entity(_ text: String) -> DataModel.Entity {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    let names = parts[0].split(separator: "<").map { $0.trimming }
    var entity = DataModel.Entity(name: names[0])
    entity.parent = names.count > 1 ? names[1] : nil
    let halves = (parts.count > 1 ? parts[1] : "").split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    for item in halves[0].split(separator: ",").map({ $0.trimming }) where !item.isEmpty {
      let former = item.split(separator: "<").map { $0.trimming }
      let initial = former[0].split(separator: "=").map { $0.trimming }
      let words = initial[0].split(separator: " ", maxSplits: 1).map(String.init)
      let isRequired = words[1].hasSuffix("!")
      guard let type = DataModel.AttributeType(rawValue: isRequired ? String(words[1].dropLast()) : words[1]) else { continue }
      var attribute = DataModel.Attribute(name: words[0], type: type)
      attribute.isOptional = !isRequired
      attribute.defaultValue = initial.count > 1 ? initial[1] : nil
      attribute.originalName = former.count > 1 ? former[1] : nil
      entity.attributes.append(attribute)
    }
    for item in (halves.count > 1 ? halves[1] : "").split(separator: ",").map({ $0.trimming }) {
      let isToMany = item.contains(">>")
      let sides = item.split(separator: ">").map { $0.trimming }
      let target = sides[1].split(separator: ".").map(String.init)
      var relationship = DataModel.Relationship(name: sides[0], destination: target[0])
      relationship.inverse = target.count > 1 ? target[1] : nil
      (relationship.isToMany, relationship.maximum, relationship.isOptional) = (isToMany, isToMany ? 0 : 1, true)
      entity.relationships.append(relationship)
    }
    return entity
  }
}

extension StringProtocol {
  fileprivate var trimming: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
