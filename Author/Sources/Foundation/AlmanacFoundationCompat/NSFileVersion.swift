import Foundation

/// Stub. Linux keeps no earlier versions of files, and without iCloud no versions conflict.
open class NSFileVersion: NSObject, @unchecked Sendable {
  public struct ReplacingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let byMoving = ReplacingOptions(rawValue: 1)
  }
  public struct AddingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let byMoving = AddingOptions(rawValue: 1)
  }
  private override init() {}

  open class func currentVersionOfItem(at url: URL) -> NSFileVersion? { nil }
  open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
  open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
  open class func version(itemAt url: URL, forPersistentIdentifier persistentIdentifier: Any) -> NSFileVersion? { nil }
  open class func removeOtherVersionsOfItem(at url: URL) throws {}
  open var url: URL { URL(fileURLWithPath: "/") }
  open var localizedName: String? { nil }
  open var localizedNameOfSavingComputer: String? { nil }
  open var modificationDate: Date? { nil }
  open var persistentIdentifier: any NSCoding { NSString() }
  open var isConflict: Bool { false }
  open var isResolved: Bool {
    get { true }
    set {}
  }
  open var isDiscardable: Bool {
    get { false }
    set {}
  }
  open var hasLocalContents: Bool { true }
  @discardableResult open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL { throw CocoaError(.featureUnsupported) }
  open func remove() throws { throw CocoaError(.featureUnsupported) }
}
