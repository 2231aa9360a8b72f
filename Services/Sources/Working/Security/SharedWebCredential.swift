import Foundation

/// Returns a new password of the form `xxx-xxx-xxx-xxx`, with letters and digits that are not mistaken for each other and at least one lower case letter,
/// one capital and one digit. Source: `SecSharedCredential.h`.
@discardableResult
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let sets = ["abcdefghkmnopqrstuvwxy", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"].map(Array.init)
  let all = sets.flatMap { $0 }
  var generator = SystemRandomNumberGenerator()
  var letters: [Character]
  repeat {
    letters = (0..<12).compactMap { _ in all.randomElement(using: &generator) }
  } while !sets.allSatisfy { set in letters.contains { set.contains($0) } }
  let groups = stride(from: 0, to: letters.count, by: 3).map { String(letters[$0..<$0 + 3]) }
  return groups.joined(separator: "-") as CFString
}

/// Stub. Calls the handler with an error: there are no passwords that apps and web sites share.
@preconcurrency public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
  SharedCredentials.report()
  DispatchQueue.global().async { completionHandler(SharedCredentials.error) }
}

/// Stub. Calls the handler without credentials and with an error.
@preconcurrency public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
  SharedCredentials.report()
  DispatchQueue.global().async { completionHandler(nil, SharedCredentials.error) }
}

private enum SharedCredentials {
  static var error: CFError { NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)) }
  static func report() {
    UnavailableServices.report(
      "security.sharedCredentials", "there are no passwords that apps and web sites share; keep the password in the app's keychain")
  }
}
