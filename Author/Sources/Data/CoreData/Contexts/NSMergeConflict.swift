import Foundation

/// An object whose changes cannot be saved, because its row was deleted. The error contains it under ``NSPersistentStoreSaveConflictsErrorKey``.
open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  /// The current values of the object.
  public let objectSnapshot: [String: Any]?
  /// The values with which the object was read.
  public let cachedSnapshot: [String: Any]?
  /// The values of the row; nil if it was deleted.
  public let persistedSnapshot: [String: Any]?
  /// 0 if the row was deleted.
  public let newVersionNumber: Int
  public let oldVersionNumber: Int

  public init(
    source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int, cachedSnapshot cachesnap: [String: Any]?,
    persistedSnapshot persnap: [String: Any]?
  ) {
    sourceObject = srcObject
    objectSnapshot = srcObject.attributeValues(now: true)
    (newVersionNumber, oldVersionNumber, cachedSnapshot, persistedSnapshot) = (newvers, oldvers, cachesnap, persnap)
  }
}

/// A new object with a unique value that the store already has.
open class NSConstraintConflict: NSObject {
  /// The names of the attributes whose combined values must be unique.
  public let constraint: [String]
  public let constraintValues: [String: Any]
  public let databaseObject: NSManagedObject?
  public let databaseSnapshot: [String: Any]?
  public let conflictingObjects: [NSManagedObject]
  public let conflictingSnapshots: [[AnyHashable: Any]]

  public init(
    constraint contraint: [String], database databaseObject: NSManagedObject?, databaseSnapshot: [AnyHashable: Any]?,
    conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
  ) {
    constraint = contraint
    let first = conflictingObjects.first
    constraintValues = contraint.reduce(into: [:]) { result, name in result[name] = first?.attributeValues(now: true)[name] }
    self.databaseObject = databaseObject
    self.databaseSnapshot = databaseSnapshot as? [String: Any]
    self.conflictingObjects = conflictingObjects
    self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [AnyHashable: Any] }
  }
}

/// The conflicts of a save, as `[NSMergeConflict]` or `[NSConstraintConflict]`, in the `userInfo` of the error.
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"

extension NSManagedObject {
  /// Returns the attributes' values.
  ///
  /// - Parameter now: true to include unsaved changes.
  func attributeValues(now: Bool) -> [String: Any] {
    entity.attributesByName.keys.reduce(into: [:]) { result, name in
      let former = before[name]
      result[name] = (now || former == nil ? values[name] : former ?? nil) ?? NSNull()
    }
  }
}
