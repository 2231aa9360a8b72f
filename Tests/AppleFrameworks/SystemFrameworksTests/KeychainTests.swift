import Foundation
import Security
import Testing

/// The keychain: items of an app in a file that only it can read.
@Suite(.serialized) struct KeychainTests {
  private let service = "org.example.\(UUID().uuidString)"

  /// Runs `body` with keychains in a folder of the test's own.
  private func withKeychain(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = ["XDG_DATA_HOME", "ALMANAC_GROUPS", "ALMANAC_APP"]
    let old = names.map { ProcessInfo.processInfo.environment[$0] }
    setenv("XDG_DATA_HOME", folder.path, 1)
    setenv("ALMANAC_GROUPS", folder.appendingPathComponent("groups").path, 1)
    setenv("ALMANAC_APP", "harbour", 1)
    defer {
      for (name, value) in zip(names, old) { if let value { setenv(name, value, 1) } else { unsetenv(name) } }
      try? FileManager.default.removeItem(at: folder)
    }
    try body(folder)
  }
  private func query(_ more: [CFString: Any] = [:]) -> CFDictionary {
    var values: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service]
    values.merge(more) { $1 }
    return values as CFDictionary
  }

  @Test func `a secret is added, read, changed and removed`() throws {
    try withKeychain { _ in
      #expect(SecItemCopyMatching(query(), nil) == errSecItemNotFound)
      let new = query([kSecAttrAccount: "ann", kSecValueData: Data("tide".utf8)])
      #expect(SecItemAdd(new, nil) == errSecSuccess)
      #expect(SecItemAdd(new, nil) == errSecDuplicateItem)
      var item: CFTypeRef?
      #expect(SecItemCopyMatching(query([kSecReturnData: kCFBooleanTrue!, kSecMatchLimit: kSecMatchLimitOne]), &item) == errSecSuccess)
      #expect(item as? Data == Data("tide".utf8))
      #expect(SecItemUpdate(query([kSecAttrAccount: "ann"]), [kSecValueData: Data("ebb".utf8)] as [CFString: Any] as CFDictionary) == errSecSuccess)
      #expect(SecItemCopyMatching(query([kSecReturnData: true, kSecReturnAttributes: true]), &item) == errSecSuccess)
      let attributes = try #require(item as? [String: Any])
      #expect(attributes[kSecValueData as String] as? Data == Data("ebb".utf8) && attributes[kSecAttrAccount as String] as? String == "ann")
      #expect(SecItemDelete(query()) == errSecSuccess)
      #expect(SecItemDelete(query()) == errSecItemNotFound)
    }
  }

  @Test func `all items of a service are listed, and an update may not make two the same`() throws {
    try withKeychain { _ in
      for name in ["ann", "bob"] { #expect(SecItemAdd(query([kSecAttrAccount: name, kSecValueData: Data(name.utf8)]), nil) == errSecSuccess) }
      var items: CFTypeRef?
      let all = query([kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecReturnData: true])
      #expect(SecItemCopyMatching(all, &items) == errSecSuccess)
      let names = (items as? [[String: Any]])?.compactMap { $0[kSecAttrAccount as String] as? String }
      #expect(names?.sorted() == ["ann", "bob"])
      let rename = [kSecAttrAccount: "ann"] as [CFString: Any] as CFDictionary
      #expect(SecItemUpdate(query([kSecAttrAccount: "bob"]), rename) == errSecDuplicateItem)
    }
  }

  @Test func `the file is the owner's alone, and another app and group have other files`() throws {
    try withKeychain { folder in
      #expect(SecItemAdd(query([kSecAttrAccount: "ann", kSecValueData: Data([1])]), nil) == errSecSuccess)
      let file = folder.appendingPathComponent("almanac/keychains/harbour/Keychain/keychain.plist")
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
      #expect(mode?.intValue == 0o600)
      let parent = try FileManager.default.attributesOfItem(atPath: file.deletingLastPathComponent().path)[.posixPermissions] as? NSNumber
      #expect(parent?.intValue == 0o700)
      #expect(SecItemCopyMatching(query([kSecAttrAccessGroup: "group.harbour"]), nil) == errSecItemNotFound)
      #expect(SecItemAdd(query([kSecAttrAccount: "ann", kSecAttrAccessGroup: "group.harbour", kSecValueData: Data([2])]), nil) == errSecSuccess)
      setenv("ALMANAC_APP", "pirate", 1)
      #expect(SecItemCopyMatching(query(), nil) == errSecItemNotFound)
      #expect(SecItemAdd(query([kSecAttrAccessGroup: "../../harbour"]), nil) == errSecParam)
    }
  }

  @Test func `a damaged keychain is not overwritten, and what it cannot keep is refused`() throws {
    try withKeychain { folder in
      #expect(SecItemAdd(query([kSecAttrAccount: "ann"]), nil) == errSecSuccess)
      let file = folder.appendingPathComponent("almanac/keychains/harbour/Keychain/keychain.plist")
      try Data("nothing".utf8).write(to: file)
      #expect(SecItemAdd(query([kSecAttrAccount: "bob"]), nil) == errSecDecode)
      #expect(try Data(contentsOf: file) == Data("nothing".utf8))
      try FileManager.default.removeItem(at: file)
      #expect(SecItemAdd(query([kSecValueData: Data(count: 5 << 20)]), nil) == errSecDataTooLarge)
      #expect(SecItemAdd(query([kSecValueData: "a text"]), nil) == errSecParam)
      #expect(SecItemAdd(query([kSecValueRef: NSObject()]), nil) == errSecUnimplemented)
      let control = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil))
      #expect(SecItemAdd(query([kSecAttrAccessControl: control]), nil) == errSecAuthFailed)
      #expect(SecItemAdd([kSecAttrService: service] as [CFString: Any] as CFDictionary, nil) == errSecParam)
    }
  }

  @Test func `two writers at once lose nothing`() async throws {
    try withKeychain { _ in
      DispatchQueue.concurrentPerform(iterations: 24) { number in
        #expect(SecItemAdd(query([kSecAttrAccount: "\(number)", kSecValueData: Data([UInt8(number)])]), nil) == errSecSuccess)
      }
      var items: CFTypeRef?
      #expect(SecItemCopyMatching(query([kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true]), &items) == errSecSuccess)
      #expect((items as? [Data])?.count == 24)
    }
  }

  @Test func `random bytes differ`() {
    var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &first) == errSecSuccess && SecRandomCopyBytes(kSecRandomDefault, 32, &second) == errSecSuccess)
    #expect(first != second && first != [UInt8](repeating: 0, count: 32))
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) as String? == "The specified item could not be found in the keychain.")
  }
}
