import Foundation

extension NSManagedObject {
  /// Checks the values against the model's rules.
  func validate() throws {
    var faults: [NSError] = []
    for property in entity.properties where !property.isTransient {
      var name: String { "\(entity.knownName).\(property.name)" }
      func fault(_ code: Int, _ sentence: String) {
        faults.append(CoreDataError.make(code, sentence, [NSValidationKeyErrorKey: property.name, NSValidationObjectErrorKey: self]))
      }
      guard let relationship = property as? NSRelationshipDescription else {
        if !property.isOptional, values[property.name] == nil, !isFault {
          fault(NSValidationMissingMandatoryPropertyError, "\(name) has no value, and it is not optional in the model")
        }
        continue
      }
      guard state == .inserted || before[relationship.name] != nil else { continue }
      let count = related(relationship).count { $0.state != .deleted }
      if count == 0, !relationship.isOptional {
        fault(NSValidationMissingMandatoryPropertyError, "\(name) has no object, and it is not optional in the model")
      } else if relationship.isToMany, count > 0, count < relationship.minCount {
        fault(NSValidationRelationshipLacksMinimumCountError, "\(name) has \(count) objects, at least \(relationship.minCount) are needed")
      } else if relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount {
        fault(NSValidationRelationshipExceedsMaximumCountError, "\(name) has \(count) objects, at most \(relationship.maxCount) are allowed")
      }
    }
    try Self.raise(faults)
  }

  /// Checks the relationships that deny a deletion.
  func validateDeletion() throws {
    for relationship in entity.relationshipsByName.values where relationship.deleteRule == .denyDeleteRule {
      let left = related(relationship).count { $0.state != .deleted }
      guard left > 0 else { continue }
      throw CoreDataError.make(
        NSValidationRelationshipDeniedDeleteError,
        "\(entity.knownName) cannot be deleted: \(left) of \(relationship.name) are left, and the delete rule is deny; delete them first")
    }
  }

  static func raise(_ faults: [NSError]) throws {
    guard let first = faults.first else { return }
    guard faults.count > 1 else { throw first }
    let sentences = faults.map(\.localizedDescription).joined(separator: "; ")
    throw CoreDataError.make(NSValidationMultipleErrorsError, sentences, [NSDetailedErrorsKey: faults])
  }
}
