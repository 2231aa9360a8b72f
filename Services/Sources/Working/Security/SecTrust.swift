import Foundation

// Stub. Certificates, keys and their verification. URLSession on Linux verifies certificates itself and does not expose them, so an app never gets
// one of these objects. They exist so that shared sources compile; creating one returns nil, and verifying one returns an error.

/// An X.509 certificate. Cannot be created.
public final class SecCertificate: Sendable { private init() {} }
/// A certificate with its private key. Cannot be created.
public final class SecIdentity: Sendable { private init() {} }
/// A key. Cannot be created; use CryptoKit.
public final class SecKey: Sendable { private init() {} }
public final class SecPolicy: Sendable { init() {} }
/// Cannot be created.
public final class SecTrust: Sendable { private init() {} }

/// The result of a verification.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed
  case deny = 3
  case unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

private func refuse() {
  UnavailableServices.report(
    "security.certificates", "objects of Security for certificates, keys and trust cannot be created; URLSession checks certificates itself")
}

private func fill(_ error: UnsafeMutablePointer<CFError?>?) {
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
}
private func fill(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
  error?.pointee = Unmanaged.passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
}

@discardableResult
public func SecCertificateCreateWithData(_ allocator: CFTypeRef?, _ data: CFData) -> SecCertificate? {
  refuse()
  return nil
}
@discardableResult
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { NSData() }
@discardableResult
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
@discardableResult
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
@discardableResult
public func SecIdentityCopyCertificate(_ identity: SecIdentity, _ certificate: UnsafeMutablePointer<SecCertificate?>) -> OSStatus {
  errSecUnimplemented
}
@discardableResult
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
@discardableResult
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
@discardableResult
public func SecTrustCreateWithCertificates(_ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus {
  refuse()
  return errSecUnimplemented
}
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecUnimplemented }
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus { errSecUnimplemented }
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus { errSecUnimplemented }
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }
@discardableResult
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }
@discardableResult
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  refuse()
  fill(error)
  return false
}
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus { errSecUnimplemented }
@discardableResult
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus { errSecUnimplemented }
@discardableResult
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
@discardableResult
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
@discardableResult
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: Int) -> SecCertificate? { nil }
@discardableResult
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

// Unsafe: immutable strings, which every thread may read.
public nonisolated(unsafe) let kSecImportExportPassphrase: CFString = "passphrase"
public nonisolated(unsafe) let kSecImportItemIdentity: CFString = "identity"
public nonisolated(unsafe) let kSecImportItemCertChain: CFString = "chain"
public nonisolated(unsafe) let kSecImportItemTrust: CFString = "trust"
public nonisolated(unsafe) let kSecImportItemLabel: CFString = "label"

@discardableResult
public func SecPKCS12Import(_ data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>) -> OSStatus {
  refuse()
  return errSecUnimplemented
}
@discardableResult
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey? {
  refuse()
  fill(error)
  return nil
}
@discardableResult
public func SecKeyCreateWithData(_ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey? {
  refuse()
  fill(error)
  return nil
}
@discardableResult
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
@discardableResult
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
  fill(error)
  return nil
}
