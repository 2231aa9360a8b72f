import Foundation

extension CocoaError.Code {
  public static var managedObjectValidation: CocoaError.Code { CocoaError.Code(rawValue: 1550) }
  public static var managedObjectConstraintValidation: CocoaError.Code { CocoaError.Code(rawValue: 1551) }
  public static var validationMultipleErrors: CocoaError.Code { CocoaError.Code(rawValue: NSValidationMultipleErrorsError) }
  public static var validationMissingMandatoryProperty: CocoaError.Code { CocoaError.Code(rawValue: NSValidationMissingMandatoryPropertyError) }
  public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationRelationshipLacksMinimumCountError)
  }
  public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationRelationshipExceedsMaximumCountError)
  }
  public static var validationRelationshipDeniedDelete: CocoaError.Code { CocoaError.Code(rawValue: NSValidationRelationshipDeniedDeleteError) }
  public static var persistentStoreInvalidType: CocoaError.Code { CocoaError.Code(rawValue: 134000) }
  public static var persistentStoreTypeMismatch: CocoaError.Code { CocoaError.Code(rawValue: 134010) }
  public static var persistentStoreIncompatibleSchema: CocoaError.Code { CocoaError.Code(rawValue: 134020) }
  public static var persistentStoreSave: CocoaError.Code { CocoaError.Code(rawValue: 134030) }
  public static var persistentStoreOperation: CocoaError.Code { CocoaError.Code(rawValue: 134070) }
  public static var persistentStoreOpen: CocoaError.Code { CocoaError.Code(rawValue: 134080) }
  public static var persistentStoreTimeout: CocoaError.Code { CocoaError.Code(rawValue: 134090) }
  public static var persistentStoreIncompatibleVersionHash: CocoaError.Code { CocoaError.Code(rawValue: 134100) }
  public static var migration: CocoaError.Code { CocoaError.Code(rawValue: 134110) }
  public static var managedObjectMerge: CocoaError.Code { CocoaError.Code(rawValue: 133020) }
  public static var coreData: CocoaError.Code { CocoaError.Code(rawValue: 134060) }
}
