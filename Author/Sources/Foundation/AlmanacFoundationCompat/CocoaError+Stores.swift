import Foundation

/// Core Data's error codes, which Apple declares in Foundation (CoreDataErrors.h).
extension CocoaError.Code {
  public static var managedObjectValidation: CocoaError.Code { CocoaError.Code(rawValue: 1550) }
  public static var managedObjectConstraintValidation: CocoaError.Code { CocoaError.Code(rawValue: 1551) }
  public static var validationMultipleErrors: CocoaError.Code { CocoaError.Code(rawValue: 1560) }
  public static var validationMissingMandatoryProperty: CocoaError.Code { CocoaError.Code(rawValue: 1570) }
  public static var validationRelationshipLacksMinimumCount: CocoaError.Code { CocoaError.Code(rawValue: 1580) }
  public static var validationRelationshipExceedsMaximumCount: CocoaError.Code { CocoaError.Code(rawValue: 1590) }
  public static var validationRelationshipDeniedDelete: CocoaError.Code { CocoaError.Code(rawValue: 1600) }
  public static var managedObjectMerge: CocoaError.Code { CocoaError.Code(rawValue: 133020) }
  public static var managedObjectConstraintMerge: CocoaError.Code { CocoaError.Code(rawValue: 133021) }
  public static var persistentStoreInvalidType: CocoaError.Code { CocoaError.Code(rawValue: 134000) }
  public static var persistentStoreTypeMismatch: CocoaError.Code { CocoaError.Code(rawValue: 134010) }
  public static var persistentStoreIncompatibleSchema: CocoaError.Code { CocoaError.Code(rawValue: 134020) }
  public static var persistentStoreSave: CocoaError.Code { CocoaError.Code(rawValue: 134030) }
  public static var coreData: CocoaError.Code { CocoaError.Code(rawValue: 134060) }
  public static var persistentStoreOperation: CocoaError.Code { CocoaError.Code(rawValue: 134070) }
  public static var persistentStoreOpen: CocoaError.Code { CocoaError.Code(rawValue: 134080) }
  public static var persistentStoreTimeout: CocoaError.Code { CocoaError.Code(rawValue: 134090) }
  public static var persistentStoreIncompatibleVersionHash: CocoaError.Code { CocoaError.Code(rawValue: 134100) }
  public static var migration: CocoaError.Code { CocoaError.Code(rawValue: 134110) }
}
