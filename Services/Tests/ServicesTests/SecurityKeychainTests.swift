import AlmanacKeychainKeys
import AlmanacTextEngine
import Foundation
import Security
import Testing

/// The keychain: items of an app in a file that only it can read.
@Suite(.serialized) struct SecurityKeychainTests {
  private let service = "org.example.\(UUID().uuidString)"

  /// Loads the fonts and symbols before the environment says that user data lies elsewhere: tests of other suites draw at the same time.
  private static let fonts: Void = { _ = TextEngine.current.symbol("circle", weight: 400) }()

  /// Runs `body` with keychains in a folder of the test's own.
  private func withKeychain(_ body: (URL) throws -> Void) throws {
    Self.fonts
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = ["XDG_DATA_HOME", "ALMANAC_GROUPS", "ALMANAC_APP", "ALMANAC_APP_GROUPS", KeychainKeys.variable]
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

  // MARK: Encryption

  private let secret = "a tide of secrets"
  private func add(_ account: String, _ group: String? = nil) -> OSStatus {
    let values: [CFString: Any] = [kSecAttrAccount: account, kSecValueData: Data(secret.utf8)]
    return SecItemAdd(query(values.merging(group.map { [kSecAttrAccessGroup: $0] } ?? [:]) { $1 }), nil)
  }
  private func read(_ account: String, _ group: String? = nil) -> (status: OSStatus, text: String?) {
    var item: CFTypeRef?
    let wanted = query([kSecAttrAccount: account, kSecReturnData: true].merging(group.map { [kSecAttrAccessGroup: $0] } ?? [:]) { $1 })
    let status = SecItemCopyMatching(wanted, &item)
    return (status, (item as? Data).map { String(decoding: $0, as: UTF8.self) })
  }
  private func own(_ folder: URL) -> URL { folder.appendingPathComponent("almanac/keychains/harbour/Keychain/keychain.plist") }
  private func shared(_ folder: URL, _ group: String = "group.harbour") -> URL {
    folder.appendingPathComponent("groups/\(group)/Library/Keychain/keychain.plist")
  }
  private func key(_ folder: URL) -> URL { folder.appendingPathComponent("keychain.key") }

  @Test func `the file tells neither secrets nor names, and its key lies outside of every group with mode 0600`() throws {
    try withKeychain { folder in
      #expect(add("ann") == errSecSuccess && add("ann", "group.harbour") == errSecSuccess)
      for file in [own(folder), shared(folder)] {
        let bytes = try Data(contentsOf: file)
        for text in [secret, "ann", service, "genp"] { #expect(bytes.range(of: Data(text.utf8)) == nil, "\(text)") }
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: key(folder).path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600 && (attributes[.size] as? NSNumber)?.intValue == 32)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["almanac", "groups", "keychain.key"])
    }
  }

  @Test func `with another key nothing is read or overwritten, and the right key opens it again`() throws {
    try withKeychain { folder in
      #expect(add("ann") == errSecSuccess)
      let (sealed, right) = (try Data(contentsOf: own(folder)), try Data(contentsOf: key(folder)))
      try Data(repeating: 7, count: 32).write(to: key(folder))
      #expect(read("ann").status == errSecAuthFailed && add("bob") == errSecAuthFailed && SecItemDelete(query()) == errSecAuthFailed)
      #expect(try Data(contentsOf: own(folder)) == sealed)
      // A new key that is made when the old one is lost is another one.
      try FileManager.default.removeItem(at: key(folder))
      #expect(read("ann").status == errSecAuthFailed)
      #expect(try Data(contentsOf: key(folder)).count == 32)
      try right.write(to: key(folder))
      #expect(read("ann").text == secret)
    }
  }

  @Test func `a file that was changed or cut off is refused and not overwritten`() throws {
    try withKeychain { folder in
      #expect(add("ann") == errSecSuccess)
      let whole = try Data(contentsOf: own(folder))
      for place in [20, 40, whole.count - 1] {
        var changed = whole
        changed[place] ^= 1
        try changed.write(to: own(folder))
        #expect(read("ann").status == errSecDecode && add("bob") == errSecDecode, "\(place)")
        #expect(try Data(contentsOf: own(folder)) == changed)
      }
      for count in [0, 1, 8, 16, 43, whole.count - 1] {
        try whole.prefix(count).write(to: own(folder))
        #expect(read("ann").status == errSecDecode && add("bob") == errSecDecode, "\(count)")
        #expect(try Data(contentsOf: own(folder)).count == count)
      }
      try whole.write(to: own(folder))
      #expect(read("ann").text == secret)
    }
  }

  @Test func `the file of one group is not one of another's`() throws {
    try withKeychain { folder in
      #expect(add("ann", "group.harbour") == errSecSuccess && add("bob", "group.pirates") == errSecSuccess)
      try Data(contentsOf: shared(folder)).write(to: shared(folder, "group.pirates"))
      #expect(read("ann", "group.pirates").status == errSecAuthFailed && read("ann", "group.harbour").text == secret)
    }
  }

  @Test func `a key file that is damaged or that others can read is not used and not replaced`() throws {
    try withKeychain { folder in
      #expect(add("ann") == errSecSuccess)
      let right = try Data(contentsOf: key(folder))
      chmod(key(folder).path, 0o644)
      #expect(read("ann").status == errSecNotAvailable)
      chmod(key(folder).path, 0o600)
      #expect(read("ann").text == secret)
      for damaged in [Data(), right.prefix(31), right + [0]] {
        try damaged.write(to: key(folder))
        #expect(read("ann").status == errSecNotAvailable && add("bob", "group.harbour") == errSecNotAvailable, "\(damaged.count)")
        #expect(try Data(contentsOf: key(folder)) == damaged)
      }
      #expect(!FileManager.default.fileExists(atPath: shared(folder).path))
    }
  }

  @Test func `a keychain that an earlier version wrote without encryption is read, and is encrypted then`() throws {
    try withKeychain { folder in
      let item: [String: Any] = ["class": "genp", "acct": "ann", "svce": service, "v_Data": Data(secret.utf8)]
      let plain = try PropertyListSerialization.data(fromPropertyList: ["items": [item]], format: .binary, options: 0)
      try FileManager.default.createDirectory(at: own(folder).deletingLastPathComponent(), withIntermediateDirectories: true)
      try plain.write(to: own(folder))
      #expect(read("ann").text == secret)
      #expect(try Data(contentsOf: own(folder)).range(of: Data(secret.utf8)) == nil)
      #expect(read("ann").text == secret)
      // A change encrypts as well.
      try plain.write(to: own(folder))
      #expect(add("bob") == errSecSuccess)
      #expect(try Data(contentsOf: own(folder)).range(of: Data(secret.utf8)) == nil)
      #expect(read("ann").text == secret && read("bob").text == secret)
    }
  }

  @Test func `two programs that begin a keychain at once share its key and lose nothing`() throws {
    try withKeychain { folder in
      let folders = Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
      let program = folders.map { $0.deletingLastPathComponent().appendingPathComponent("keychain-writer") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      let programs = try ["one", "two", "three"].map { name in
        let process = Process()
        process.executableURL = program
        process.arguments = ["group.harbour", name, "20"]
        try process.run()
        return process
      }
      for process in programs {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      var items: CFTypeRef?
      let all: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrAccessGroup: "group.harbour", kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true,
      ]
      #expect(SecItemCopyMatching(all as CFDictionary, &items) == errSecSuccess)
      #expect((items as? [Data])?.count == 60)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["groups", "keychain.key"])
    }
  }

  @Test func `an extension uses the keys that its host gives, and has no others`() throws {
    try withKeychain { folder in
      #expect(add("ann", "group.harbour") == errSecSuccess && add("bob", "group.pirates") == errSecSuccess)
      let device = try DeviceKey(key(folder))
      setenv(KeychainKeys.variable, KeychainKeys([.app("harbour"), .group("group.harbour")], of: device).text, 1)
      // The sandbox lets no extension read the account's key.
      try FileManager.default.removeItem(at: key(folder))
      #expect(read("ann", "group.harbour").text == secret && add("cid") == errSecSuccess && read("cid").text == secret)
      #expect(read("bob", "group.pirates").status == errSecNotAvailable)
      #expect(!FileManager.default.fileExists(atPath: key(folder).path))
      setenv(KeychainKeys.variable, KeychainKeys.locked.text, 1)
      #expect(read("ann", "group.harbour").status == errSecInteractionNotAllowed && add("dan") == errSecInteractionNotAllowed)
      for text in ["{}", "nonsense"] {
        setenv(KeychainKeys.variable, text, 1)
        #expect(read("ann", "group.harbour").status == errSecNotAvailable)
      }
    }
  }

  @Test func `random bytes differ`() {
    var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &first) == errSecSuccess && SecRandomCopyBytes(kSecRandomDefault, 32, &second) == errSecSuccess)
    #expect(first != second && first != [UInt8](repeating: 0, count: 32))
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) as String? == "The specified item could not be found in the keychain.")
  }
}
