import Foundation

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType,
    rollbackMergePolicyType
}

/// The behaviour of a save if the store has an object with the same unique value. Properties that another process changed in the meantime keep its
/// values, unless this context changed them, too.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSRollbackMergePolicy = NSMergePolicy.rollback
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
