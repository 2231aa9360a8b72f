import Foundation

/// Adds an item to the keychain (Documentation/system-frameworks.md says where it is stored).
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  status { () throws(KeychainFault) in
    let query = try KeychainQuery(attributes)
    guard let file = Keychains.file(group: query.group) else { throw KeychainFault(errSecParam) }
    let added = try file.change { (items) throws(KeychainFault) in
      guard !items.contains(where: { query.isSame($0, attributes: query.attributes) }) else { throw KeychainFault(errSecDuplicateItem) }
      var item = query.attributes
      item[kSecClass as String] = query.itemClass
      item[kSecValueData as String] = query.data
      if item[kSecAttrAccessible as String] == nil { item[kSecAttrAccessible as String] = kSecAttrAccessibleWhenUnlocked as String }
      item[kSecAttrCreationDate as String] = Date()
      item[kSecAttrModificationDate as String] = Date()
      item[persistentReferenceKey] = Data(UUID().uuidString.utf8)
      items.append(item)
      return item
    }
    result?.pointee = try answer([(added, query.group)], to: query, isList: false)
  }
}

/// Finds items; one by default.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  status { () throws(KeychainFault) in
    let query = try KeychainQuery(query)
    var found: [(KeychainFile.Item, String?)] = []
    for group in query.group.map({ [$0] }) ?? Keychains.searched {
      guard let file = Keychains.file(group: group) else { continue }
      found += try file.items().filter(query.matches).map { ($0, group) }
    }
    guard !found.isEmpty else { throw KeychainFault(errSecItemNotFound) }
    let limit = query.limit ?? 1
    result?.pointee = try answer(Array(found.prefix(limit)), to: query, isList: limit > 1)
  }
}

/// Changes all items that match the query.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  status { () throws(KeychainFault) in
    let query = try KeychainQuery(query)
    guard let changes = attributesToUpdate as? [String: Any] else { throw KeychainFault(errSecParam) }
    let attributes = try KeychainQuery.attributes(changes)
    let data = changes[kSecValueData as String]
    guard data == nil || data is Data else { throw KeychainFault(errSecParam) }
    try forEachFile(of: query) { (items) throws(KeychainFault) in
      let places = items.indices.filter { query.matches(items[$0]) }
      for place in places {
        var item = items[place]
        item.merge(attributes) { _, new in new }
        if let data { item[kSecValueData as String] = data }
        let isTaken = items.indices.contains { $0 != place && query.isSame(items[$0], attributes: item) }
        guard !isTaken else { throw KeychainFault(errSecDuplicateItem) }
        item[kSecAttrModificationDate as String] = Date()
        items[place] = item
      }
      return places.count
    }
  }
}

/// Deletes all items that match the query.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status { () throws(KeychainFault) in
    let query = try KeychainQuery(query)
    try forEachFile(of: query) { (items) throws(KeychainFault) in
      let count = items.count
      items.removeAll(where: query.matches)
      return count - items.count
    }
  }
}

/// The key of an item's persistent reference in the file.
private let persistentReferenceKey = "v_PersistentRef"

private func status(_ body: () throws(KeychainFault) -> Void) -> OSStatus {
  do {
    try body()
    return errSecSuccess
  } catch { return error.status }
}

/// Changes the keychains that a query covers; does not write a keychain without a matching item.
private func forEachFile(
  of query: KeychainQuery, _ body: (inout [KeychainFile.Item]) throws(KeychainFault) -> Int
) throws(KeychainFault) {
  var found = 0
  for group in query.group.map({ [$0] }) ?? Keychains.searched {
    guard let file = Keychains.file(group: group), try file.items().contains(where: query.matches) else { continue }
    found += try file.change(body)
  }
  guard found > 0 else { throw KeychainFault(errSecItemNotFound) }
}

/// Returns the result in the requested form; nil if none is requested.
private func answer(
  _ found: [(item: KeychainFile.Item, group: String?)], to query: KeychainQuery, isList: Bool
) throws(KeychainFault) -> CFTypeRef? {
  guard !query.returnsReference else { throw KeychainQuery.refusesReferences() }
  let kinds = [query.returnsData, query.returnsAttributes, query.returnsPersistentReference].filter { $0 }.count
  guard kinds > 0 else { return nil }
  let results = found.map { found -> NSObject in
    let data = found.item[kSecValueData as String] as? Data
    if kinds == 1, query.returnsData { return (data ?? Data()) as NSData }
    if kinds == 1, query.returnsPersistentReference { return (found.item[persistentReferenceKey] as? Data ?? Data()) as NSData }
    var values = query.returnsAttributes ? found.item : [:]
    values[kSecAttrAccessGroup as String] = found.group ?? ProcessInfo.processInfo.environment["ALMANAC_APP"] ?? ""
    values[kSecValueData as String] = query.returnsData ? data : nil
    values[persistentReferenceKey] = query.returnsPersistentReference ? found.item[persistentReferenceKey] : nil
    return values as NSDictionary
  }
  return isList ? results as NSArray : results[0]
}
