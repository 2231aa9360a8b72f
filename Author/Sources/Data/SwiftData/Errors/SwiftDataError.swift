import AlmanacRecordStore
import Foundation

/// The reason why an operation of SwiftData failed.
///
/// The cases are Apple's. The description also says what was wrong and how to fix it.
public struct SwiftDataError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
  enum Code: String, Sendable {
    case unknownSchema, unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath, includePendingChangesWithBatchSize
    case duplicateConfiguration, configurationFileNameContainsInvalidCharacters, configurationFileNameTooLong,
      configurationSchemaNotFoundInContainerSchema
    case loadIssueModelContainer, modelValidationFailure, missingModelContext, backwardMigration, sortingPendingChangesWithIdentifiers
    case missingGroupContainer, storeLocked, storeCorrupt, invalidTransaction
  }
  let code: Code
  let detail: String

  init(_ code: Code, _ detail: String) {
    self.code = code
    self.detail = detail
  }

  /// True if the store cannot be opened or read; false if the source is wrong.
  var isOfStore: Bool {
    switch code {
    case .loadIssueModelContainer, .backwardMigration, .missingGroupContainer, .storeLocked, .storeCorrupt: true
    default: false
    }
  }

  public var description: String { detail.isEmpty ? code.rawValue : detail }
  public var errorDescription: String? { description }

  /// Compares the kind only; errors of the same kind with different descriptions are equal.
  public static func == (one: SwiftDataError, other: SwiftDataError) -> Bool { one.code == other.code }
  public static func ~= (pattern: SwiftDataError, error: any Error) -> Bool { (error as? SwiftDataError) == pattern }

  public static let unknownSchema = SwiftDataError(.unknownSchema, "")
  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate, "")
  public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor, "")
  public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath, "")
  public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize, "")
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers, "")
  public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration, "")
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(.configurationFileNameContainsInvalidCharacters, "")
  public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong, "")
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(.configurationSchemaNotFoundInContainerSchema, "")
  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer, "")
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure, "")
  public static let missingModelContext = SwiftDataError(.missingModelContext, "")
  public static let backwardMigration = SwiftDataError(.backwardMigration, "")
}

extension SwiftDataError {
  /// The error for a failure of the store.
  init(_ error: any Error, or code: Code) {
    switch error {
    case let own as SwiftDataError: self = own
    case let database as DatabaseError:
      let code: Code =
        switch database.kind {
        case .locked: .storeLocked
        case .corrupt: .storeCorrupt
        case .uniqueness: .modelValidationFailure
        default: code
        }
      self.init(code, database.description)
    default: self.init(code, "\(error)")
    }
  }
}
