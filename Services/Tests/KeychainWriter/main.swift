import Foundation
import Security

// A program whose keychain SystemFrameworksTests share with it.
//
//   keychain-writer GROUP NAME COUNT    adds items to the keychain of an app group, and fails at the first that cannot be added

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[3]) else { exit(64) }
for number in 0..<count {
  let item: [CFString: Any] = [
    kSecClass: kSecClassGenericPassword, kSecAttrService: arguments[2], kSecAttrAccount: "\(number)", kSecAttrAccessGroup: arguments[1],
    kSecValueData: Data("\(number)".utf8),
  ]
  let status = SecItemAdd(item as CFDictionary, nil)
  guard status == errSecSuccess else { exit(status == errSecIO ? 74 : 1) }
}
