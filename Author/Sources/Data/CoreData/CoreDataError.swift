import AlmanacRecordStore
import Foundation

// Error codes with the values of Core Data's header CoreDataErrors.h.
public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSValidationInvalidURIError = 1690
public let NSManagedObjectContextLockingError = 132000
public let NSPersistentStoreCoordinatorLockingError = 132010
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectExternalRelationshipError = 133010
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreTypeMismatchError = 134010
public let NSPersistentStoreIncompatibleSchemaError = 134020
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreIncompleteSaveError = 134040
public let NSPersistentStoreSaveConflictsError = 134050
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreTimeoutError = 134090
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSMigrationConstraintViolationError = 134111
public let NSMigrationCancelledError = 134120
public let NSMigrationMissingSourceModelError = 134130
public let NSMigrationMissingMappingModelError = 134140
public let NSMigrationManagerSourceStoreError = 134150
public let NSMigrationManagerDestinationStoreError = 134160
public let NSEntityMigrationPolicyError = 134170
public let NSCoreDataError = 134060
public let NSSQLiteError = 134180
public let NSInferredMappingModelError = 134190
public let NSExternalRecordImportError = 134200
public let NSPersistentHistoryTokenExpiredError = 134301

public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationValueErrorKey = "NSValidationErrorValue"

/// Makes the errors of this framework: `NSError` with Apple's domain and code, and a sentence that says what was wrong and how to fix it.
enum CoreDataError {
  static func make(_ code: Int, _ sentence: String, _ more: [String: Any] = [:]) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: more.merging([NSLocalizedDescriptionKey: sentence]) { _, new in new })
  }

  /// Returns the error for a failure of a store.
  static func make(_ error: any Error, or code: Int) -> NSError {
    switch error {
    case let known as NSError where type(of: error) == NSError.self: return known
    case let database as DatabaseError:
      let code =
        switch database.kind {
        case .locked: NSPersistentStoreTimeoutError
        case .corrupt: CocoaError.fileReadCorruptFile.rawValue
        case .uniqueness: NSManagedObjectConstraintMergeError
        default: code
        }
      return make(code, database.description, ["NSSQLiteErrorDomain": Int(database.code)])
    case let format as StoreFormatFault: return make(NSPersistentStoreIncompatibleVersionHashError, format.description)
    case let fault as PredicateFault: return make(NSCoreDataError, fault.description)
    default: return make(code, "\(error)")
    }
  }
}

/// Ends the process with a message. Used for errors in the program itself, for which Apple's framework raises an exception.
func programFault(_ sentence: String) -> Never { fatalError("Core Data: \(sentence)") }
