import Foundation

/// A parsed argument dictionary of the keychain's functions.
struct KeychainQuery {
  /// The item's class, for example `genp`.
  let itemClass: String
  /// The attributes that an item must have, or that a new item gets.
  private(set) var attributes: KeychainFile.Item
  /// Nil if no group is named.
  let group: String?
  /// The secret; nil if none is given.
  let data: Data?
  let returnsData, returnsAttributes, returnsReference, returnsPersistentReference: Bool
  /// Nil means the function's default.
  let limit: Int?
  private let matchesAnySynchronizable, ignoresCase: Bool

  init(_ dictionary: NSDictionary) throws(KeychainFault) {
    guard let values = dictionary as? [String: Any], let itemClass = values[kSecClass as String] as? String,
      Self.keys[itemClass] != nil
    else { throw KeychainFault(errSecParam) }
    self.itemClass = itemClass
    func flag(_ key: CFString) -> Bool { (values[key as String] as? NSNumber)?.boolValue ?? (values[key as String] as? Bool) ?? false }
    returnsData = flag(kSecReturnData)
    returnsAttributes = flag(kSecReturnAttributes)
    returnsReference = flag(kSecReturnRef)
    returnsPersistentReference = flag(kSecReturnPersistentRef)
    ignoresCase = flag(kSecMatchCaseInsensitive)
    matchesAnySynchronizable = values[kSecAttrSynchronizable as String] as? String == kSecAttrSynchronizableAny as String
    switch values[kSecMatchLimit as String] {
    case nil: limit = nil
    case let text as String: limit = text == kSecMatchLimitAll as String ? .max : 1
    case let number as NSNumber: limit = max(1, number.intValue)
    default: throw KeychainFault(errSecParam)
    }
    group = values[kSecAttrAccessGroup as String] as? String
    guard values[kSecValueRef as String] == nil else { throw Self.refusesReferences() }
    switch values[kSecValueData as String] {
    case nil: data = nil
    case let bytes as Data: data = bytes
    default: throw KeychainFault(errSecParam)
    }
    attributes = try Self.attributes(values)
  }

  /// Returns the attributes in a dictionary, without its instructions to the function.
  static func attributes(_ values: [String: Any]) throws(KeychainFault) -> KeychainFile.Item {
    var attributes: KeychainFile.Item = [:]
    for (key, value) in values where !key.hasPrefix("r_") && !key.hasPrefix("m_") && !key.hasPrefix("v_") && !key.hasPrefix("u_") {
      if [kSecClass as String, kSecAttrAccessGroup as String, kSecUseDataProtectionKeychain as String].contains(key) { continue }
      if key == kSecAttrSynchronizable as String, value as? String == kSecAttrSynchronizableAny as String { continue }
      if key == kSecAttrAccessControl as String {
        guard let control = value as? SecAccessControl else { throw KeychainFault(errSecParam) }
        guard control.flags.isEmpty else {
          UnavailableServices.report(
            "security.accessControl", "authentication is unavailable, so items that need face, finger or passcode are refused (errSecAuthFailed)")
          throw KeychainFault(errSecAuthFailed)
        }
        attributes[kSecAttrAccessible as String] = control.protection
      } else {
        guard value is String || value is Data || value is NSNumber || value is Bool || value is Int || value is Date else {
          throw KeychainFault(errSecParam)
        }
        attributes[key] = value
      }
    }
    return attributes
  }

  static func refusesReferences() -> KeychainFault {
    UnavailableServices.report(
      "security.references", "the keychain keeps data only: certificates, keys and identities as objects are refused (errSecUnimplemented)")
    return KeychainFault(errSecUnimplemented)
  }

  /// Returns whether an item has all requested attributes.
  func matches(_ item: KeychainFile.Item) -> Bool {
    guard item[kSecClass as String] as? String == itemClass else { return false }
    if !matchesAnySynchronizable, attributes[kSecAttrSynchronizable as String] == nil, Self.isSynchronizable(item) { return false }
    for (key, wanted) in attributes {
      if key == kSecAttrSynchronizable as String {
        guard Self.isSynchronizable(item) == ((wanted as? NSNumber)?.boolValue ?? (wanted as? Bool) ?? false) else { return false }
        continue
      }
      guard let value = item[key], Self.areEqual(value, wanted, ignoringCase: ignoresCase) else { return false }
    }
    return true
  }

  /// Returns whether an item has the same unique attributes as a new one with these attributes.
  func isSame(_ item: KeychainFile.Item, attributes: KeychainFile.Item) -> Bool {
    guard item[kSecClass as String] as? String == itemClass, Self.isSynchronizable(item) == Self.isSynchronizable(attributes) else { return false }
    return (Self.keys[itemClass] ?? []).allSatisfy { key in
      switch (item[key], attributes[key]) {
      case (nil, nil): true
      case (let value?, let other?): Self.areEqual(value, other, ignoringCase: false)
      default: false
      }
    }
  }

  private static func isSynchronizable(_ item: KeychainFile.Item) -> Bool {
    let value = item[kSecAttrSynchronizable as String]
    return (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false
  }

  private static func areEqual(_ value: Any, _ other: Any, ignoringCase: Bool) -> Bool {
    if ignoringCase, let value = value as? String, let other = other as? String { return value.caseInsensitiveCompare(other) == .orderedSame }
    // A text and its UTF-8 bytes are the same attribute, as in Apple's keychain.
    if let text = value as? String, let bytes = other as? Data { return Data(text.utf8) == bytes }
    if let bytes = value as? Data, let text = other as? String { return Data(text.utf8) == bytes }
    return (value as AnyObject as? NSObject)?.isEqual(other) ?? false
  }

  /// The attributes that make an item of each class unique.
  private static let keys: [String: [String]] = [
    kSecClassGenericPassword as String: [kSecAttrAccount, kSecAttrService].map { $0 as String },
    kSecClassInternetPassword as String: [
      kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
    ].map { $0 as String },
    kSecClassKey as String: [kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag].map { $0 as String },
    kSecClassCertificate as String: [kSecAttrLabel as String],
    kSecClassIdentity as String: [kSecAttrLabel as String],
  ]
}
