import AlmanacFoundationCompat
import CAlmanacSwiftCrypto

/// The implementation of one cryptor.
enum CipherKind {
  /// A block mode, or a stream that the library generates.
  case library(OpaquePointer, isStream: Bool)
  /// A stream from encrypting blocks with the library's cipher.
  case feedback(OpaquePointer, CipherFeedback.Width)

  /// The reason why there is no such cipher, as a status.
  struct Refusal: Error { let status: Int }

  init(_ algorithm: CCAlgorithm, _ mode: CCMode, keyLength: Int) throws(Refusal) {
    switch Int(algorithm) {
    case kCCAlgorithmAES: self = try Self.aes(Int(mode), keyLength)
    case kCCAlgorithmDES:
      self = try Self.des(Int(mode), CCryptoBoringSSL_EVP_des_ecb(), CCryptoBoringSSL_EVP_des_cbc())
      guard keyLength == kCCKeySizeDES else { throw Refusal(status: kCCKeySizeError) }
    case kCCAlgorithm3DES:
      self = try Self.des(Int(mode), CCryptoBoringSSL_EVP_des_ede3_ecb(), CCryptoBoringSSL_EVP_des_ede3_cbc())
      guard keyLength == kCCKeySize3DES else { throw Refusal(status: kCCKeySizeError) }
    case kCCAlgorithmRC4:
      guard (kCCKeySizeMinRC4...kCCKeySizeMaxRC4).contains(keyLength) else { throw Refusal(status: kCCKeySizeError) }
      self = .library(CCryptoBoringSSL_EVP_rc4(), isStream: true)
    case kCCAlgorithmCAST, kCCAlgorithmRC2, kCCAlgorithmBlowfish: throw Self.unimplemented()
    default: throw Refusal(status: kCCParamError)
    }
  }

  var isStream: Bool {
    switch self {
    case .library(_, let isStream): isStream
    case .feedback: true
    }
  }

  private static func aes(_ mode: Int, _ keyLength: Int) throws(Refusal) -> CipherKind {
    // By key size: ECB, CBC, CTR and OFB.
    let kinds: (ecb: OpaquePointer?, cbc: OpaquePointer?, ctr: OpaquePointer?, ofb: OpaquePointer?)
    switch keyLength {
    case kCCKeySizeAES128:
      kinds = (
        CCryptoBoringSSL_EVP_aes_128_ecb(), CCryptoBoringSSL_EVP_aes_128_cbc(), CCryptoBoringSSL_EVP_aes_128_ctr(),
        CCryptoBoringSSL_EVP_aes_128_ofb()
      )
    case kCCKeySizeAES192:
      kinds = (
        CCryptoBoringSSL_EVP_aes_192_ecb(), CCryptoBoringSSL_EVP_aes_192_cbc(), CCryptoBoringSSL_EVP_aes_192_ctr(),
        CCryptoBoringSSL_EVP_aes_192_ofb()
      )
    case kCCKeySizeAES256:
      kinds = (
        CCryptoBoringSSL_EVP_aes_256_ecb(), CCryptoBoringSSL_EVP_aes_256_cbc(), CCryptoBoringSSL_EVP_aes_256_ctr(),
        CCryptoBoringSSL_EVP_aes_256_ofb()
      )
    // XTS takes two keys of one of these sizes.
    default: throw mode == kCCModeXTS ? unimplemented() : Refusal(status: kCCKeySizeError)
    }
    guard let ecb = kinds.ecb, let cbc = kinds.cbc, let ctr = kinds.ctr, let ofb = kinds.ofb else { throw unimplemented() }
    switch mode {
    case kCCModeECB: return .library(ecb, isStream: false)
    case kCCModeCBC: return .library(cbc, isStream: false)
    case kCCModeCTR: return .library(ctr, isStream: true)
    case kCCModeOFB: return .library(ofb, isStream: true)
    case kCCModeCFB: return .feedback(ecb, .block)
    case kCCModeCFB8: return .feedback(ecb, .byte)
    case kCCModeXTS: throw unimplemented()
    default: throw Refusal(status: kCCParamError)
    }
  }

  private static func des(_ mode: Int, _ ecb: OpaquePointer, _ cbc: OpaquePointer) throws(Refusal) -> CipherKind {
    switch mode {
    case kCCModeECB: return .library(ecb, isStream: false)
    case kCCModeCBC: return .library(cbc, isStream: false)
    case kCCModeCFB: return .feedback(ecb, .block)
    case kCCModeCFB8: return .feedback(ecb, .byte)
    case kCCModeCTR, kCCModeOFB, kCCModeXTS: throw unimplemented()
    default: throw Refusal(status: kCCParamError)
    }
  }

  private static func unimplemented() -> Refusal {
    UnavailableServices.report(
      "commonCrypto.algorithm",
      "CAST, RC2, Blowfish, the mode XTS, and CTR and OFB of DES are not available here; use AES in another mode, which Apple's systems have too")
    return Refusal(status: kCCUnimplemented)
  }
}
