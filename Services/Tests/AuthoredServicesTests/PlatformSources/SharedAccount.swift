// The keychain, which Foundation exports on Apple's systems. Only Foundation is imported.
import Foundation

enum SharedAccount {
  static func password(of account: String) -> OSStatus {
    let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account, kSecReturnData as String: true]
    var found: CFTypeRef?
    return SecItemCopyMatching(query as CFDictionary, &found)
  }
}
