import CryptoKit
import Foundation
import Testing

/// CryptoKit, which is swift-crypto.
@Suite struct CryptoKitTests {
  @Test func `CryptoKit seals, signs and agrees; there is no Secure Enclave`() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("tide".utf8), using: key)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: #require(box.combined)), using: key) == Data("tide".utf8))
    let signing = P256.Signing.PrivateKey()
    #expect(signing.publicKey.isValidSignature(try signing.signature(for: Data([1])), for: Data([1])))
    let (ann, bob) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
    #expect(try ann.sharedSecretFromKeyAgreement(with: bob.publicKey) == bob.sharedSecretFromKeyAgreement(with: ann.publicKey))
    #expect(!SecureEnclave.isAvailable)
    #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
  }

  @Test func `SHA-256 is that of the standard's example`() {
    let digest = SHA256.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()
    #expect(digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
