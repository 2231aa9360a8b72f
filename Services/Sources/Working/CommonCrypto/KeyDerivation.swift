import CAlmanacSwiftCrypto

public typealias CCPBKDFAlgorithm = UInt32
public let kCCPBKDF2 = 2

public typealias CCPseudoRandomAlgorithm = UInt32
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

@discardableResult public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!, _ saltLen: Int,
  _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  let hash: OpaquePointer?
  switch Int(prf) {
  case kCCPRFHmacAlgSHA1: hash = CCryptoBoringSSL_EVP_sha1()
  case kCCPRFHmacAlgSHA224: hash = CCryptoBoringSSL_EVP_sha224()
  case kCCPRFHmacAlgSHA256: hash = CCryptoBoringSSL_EVP_sha256()
  case kCCPRFHmacAlgSHA384: hash = CCryptoBoringSSL_EVP_sha384()
  case kCCPRFHmacAlgSHA512: hash = CCryptoBoringSSL_EVP_sha512()
  default: hash = nil
  }
  // Empty data may have a null address.
  guard Int(algorithm) == kCCPBKDF2, let hash, let derivedKey, derivedKeyLen > 0, rounds > 0, passwordLen == 0 || passwordLen > 0 && password != nil,
    saltLen == 0 || saltLen > 0 && salt != nil
  else { return Int32(kCCParamError) }
  let isDerived = CCryptoBoringSSL_PKCS5_PBKDF2_HMAC(password, passwordLen, salt, saltLen, rounds, hash, derivedKeyLen, derivedKey)
  return Int32(isDerived == 1 ? kCCSuccess : kCCMemoryFailure)
}

/// Measures how many rounds take `msec`. Returns at least 10 000, as Apple's does.
@discardableResult public func CCCalibratePBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ derivedKeyLen: Int, _ msec: UInt32
) -> UInt32 {
  let measured: UInt32 = 50_000
  // An error is -1, which C converts to an unsigned number.
  guard passwordLen >= 0, (1...132).contains(saltLen), (1...(1 << 20)).contains(derivedKeyLen) else { return .max }
  // A longer password is hashed only once, which takes no time.
  let password = [CChar](repeating: 97, count: min(max(1, passwordLen), 4096))
  let salt = [UInt8](repeating: 1, count: saltLen)
  var key = [UInt8](repeating: 0, count: derivedKeyLen)
  var status: Int32 = 0
  let duration = ContinuousClock().measure {
    status = CCKeyDerivationPBKDF(algorithm, password, password.count, salt, saltLen, prf, measured, &key, derivedKeyLen)
  }
  guard status == kCCSuccess else { return .max }
  // Guards against a clock that stands still, as in tests.
  let milliseconds = max(0.001, duration / .milliseconds(1))
  return UInt32(min(max(10_000, Double(msec) * Double(measured) / milliseconds), Double(UInt32.max - 1)))
}
