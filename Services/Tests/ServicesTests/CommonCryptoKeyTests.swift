import AlmanacFoundationCompat
import CommonCrypto.CommonKeyDerivation
import Testing

private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

private func derive(_ password: String, _ salt: String, _ prf: Int, _ rounds: UInt32, _ length: Int) -> String {
  var key = [UInt8](repeating: 0, count: length)
  let salt = Array(salt.utf8)
  let status = CCKeyDerivationPBKDF(
    CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, salt, salt.count, CCPseudoRandomAlgorithm(prf), rounds, &key, key.count)
  return status == kCCSuccess ? hex(key) : "\(status)"
}

/// Codes, hashes and keys of CommonCrypto, by the examples of their standards.
@Suite struct CommonCryptoKeyTests {
  @Test func `keys of passwords are those of RFC 6070 and RFC 7914`() {
    #expect(derive("password", "salt", kCCPRFHmacAlgSHA1, 1, 20) == "0c60c80f961f0e71f3a9b524af6012062fe037a6")
    #expect(derive("password", "salt", kCCPRFHmacAlgSHA1, 2, 20) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    #expect(derive("password", "salt", kCCPRFHmacAlgSHA1, 4096, 20) == "4b007901b765489abead49d926f721d065a429c1")
    #expect(
      derive("passwordPASSWORDpassword", "saltSALTsaltSALTsaltSALTsaltSALTsalt", kCCPRFHmacAlgSHA1, 4096, 25)
        == "3d2eec4fe41c849b80c8d83662c0e44a8b291a964cf2f07038")
    #expect(derive("pass\0word", "sa\0lt", kCCPRFHmacAlgSHA1, 4096, 16) == "56fa6aa75548099dcc37d7f03425e0c3")
    #expect(
      derive("passwd", "salt", kCCPRFHmacAlgSHA256, 1, 64)
        == "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783")
  }

  @Test func `a key of nothing, of no rounds or by an unknown function is refused`() {
    #expect(derive("password", "salt", kCCPRFHmacAlgSHA1, 0, 20) == "\(kCCParamError)")
    #expect(derive("password", "salt", 9, 1, 20) == "\(kCCParamError)")
    #expect(CCKeyDerivationPBKDF(1, "a", 1, [1], 1, 1, 1, nil, 20) == kCCParamError)
    // Empty data has no address, and is a password.
    var (key, same) = ([UInt8](repeating: 0, count: 16), [UInt8](repeating: 1, count: 16))
    #expect(CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), nil, 0, [1], 1, 3, 2, &key, 16) == kCCSuccess)
    #expect(CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), "", 0, [1], 1, 3, 2, &same, 16) == kCCSuccess && key == same)
    #expect(CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), nil, 1, [1], 1, 3, 2, &key, 16) == kCCParamError)
  }

  @Test func `rounds are measured, and never fewer than ten thousand`() {
    let function = CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256)
    #expect(CCCalibratePBKDF(CCPBKDFAlgorithm(kCCPBKDF2), 8, 8, function, 32, 0) == 10_000)
    #expect(CCCalibratePBKDF(CCPBKDFAlgorithm(kCCPBKDF2), 8, 8, function, 32, 60_000) > 10_000)
    #expect(CCCalibratePBKDF(CCPBKDFAlgorithm(kCCPBKDF2), 8, 0, function, 32, 100) == .max)
  }

  @Test(arguments: [
    (kCCHmacAlgSHA224, "896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22"),
    (kCCHmacAlgSHA256, "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
    (kCCHmacAlgSHA384, "afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6"),
    (
      kCCHmacAlgSHA512,
      "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854"
    ),
    // RFC 2202 has the two older ones.
    (kCCHmacAlgSHA1, "b617318655057264e28bc0b6fb378c8ef146be00"),
  ])
  func `codes are those of RFC 4231, whole or in pieces`(_ algorithm: Int, _ expected: String) {
    let key = [UInt8](repeating: 0x0b, count: 20)
    var code = [UInt8](repeating: 0, count: expected.count / 2)
    CCHmac(CCHmacAlgorithm(algorithm), key, key.count, "Hi There", 8, &code)
    #expect(hex(code) == expected)
    // Memory that was not initialized, as programs allocate it; it is given up without deinitializing.
    let context = UnsafeMutablePointer<CCHmacContext>.allocate(capacity: 1)
    UnsafeMutableRawPointer(context).initializeMemory(as: UInt8.self, repeating: 0xff, count: MemoryLayout<CCHmacContext>.size)
    defer { context.deallocate() }
    CCHmacInit(context, CCHmacAlgorithm(algorithm), key, key.count)
    for character in "Hi There".utf8 { CCHmacUpdate(context, [character], 1) }
    // A copy goes on by itself.
    var copy = context.pointee
    CCHmacUpdate(&copy, "!", 1)
    CCHmacFinal(context, &code)
    #expect(hex(code) == expected)
    CCHmacFinal(&copy, &code)
    #expect(hex(code) != expected)
  }

  @Test func `a key that is longer than a block is hashed`() {
    let key = [UInt8](repeating: 0xaa, count: 131)
    let text = "Test Using Larger Than Block-Size Key - Hash Key First"
    var code = [UInt8](repeating: 0, count: 32)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, text, text.utf8.count, &code)
    #expect(hex(code) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    CCHmac(99, key, key.count, text, text.utf8.count, &code)
    #expect(hex(code).hasPrefix("60e43159"), "an unknown algorithm writes nothing")
  }

  @Test func `SHA-224, SHA-384 and MD4 are those of their standards`() {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA384_DIGEST_LENGTH))
    CC_SHA384("abc", 3, &digest)
    #expect(hex(digest) == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    let context = UnsafeMutablePointer<CC_SHA256_CTX>.allocate(capacity: 1)
    defer { context.deallocate() }
    UnsafeMutableRawPointer(context).initializeMemory(as: UInt8.self, repeating: 0xff, count: MemoryLayout<CC_SHA256_CTX>.size)
    CC_SHA224_Init(context)
    CC_SHA224_Update(context, "ab", 2)
    CC_SHA224_Update(context, "c", 1)
    CC_SHA224_Final(&digest, context)
    #expect(hex(digest.prefix(28)) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    CC_MD4("abc", 3, &digest)
    #expect(hex(digest.prefix(16)) == "a448017aaf21d8525fc10ae87aa6729d")
  }

  @Test func `a wrapped key is that of RFC 3394, and one that was changed is refused`() {
    let wrapping = CCWrappingAlgorithm(kCCWRAPAES)
    let (kek, key): ([UInt8], [UInt8]) = (Array(0..<16), (0..<16).map { $0 * 0x11 })
    var wrapped = [UInt8](repeating: 0, count: CCSymmetricWrappedSize(wrapping, key.count))
    var length = wrapped.count
    #expect(CCSymmetricKeyWrap(wrapping, CCrfc3394_iv, CCrfc3394_ivLen, kek, 16, key, 16, &wrapped, &length) == kCCSuccess && length == 24)
    #expect(hex(wrapped) == "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5")
    var opened = [UInt8](repeating: 1, count: 16)
    length = 16
    #expect(CCSymmetricKeyUnwrap(wrapping, CCrfc3394_iv, CCrfc3394_ivLen, kek, 16, wrapped, 24, &opened, &length) == kCCSuccess && opened == key)
    length = 15
    #expect(CCSymmetricKeyUnwrap(wrapping, CCrfc3394_iv, CCrfc3394_ivLen, kek, 16, wrapped, 24, &opened, &length) == kCCBufferTooSmall)
    wrapped[5] ^= 1
    length = 16
    #expect(CCSymmetricKeyUnwrap(wrapping, CCrfc3394_iv, CCrfc3394_ivLen, kek, 16, wrapped, 24, &opened, &length) == kCCDecodeError)
    #expect(opened == [UInt8](repeating: 0, count: 16))
    #expect(CCSymmetricKeyUnwrap(wrapping, CCrfc3394_iv, CCrfc3394_ivLen, kek, 15, wrapped, 24, &opened, &length) == kCCParamError)
  }

  @Test func `random bytes fill the buffer and no more`() {
    var (first, second) = ([UInt8](repeating: 0, count: 40), [UInt8](repeating: 0, count: 40))
    #expect(CCRandomGenerateBytes(&first, 37) == kCCSuccess && CCRandomGenerateBytes(&second, 37) == kCCSuccess)
    #expect(first != second && first.suffix(3) == [0, 0, 0] && Set(first).count > 4)
    #expect(CCRandomGenerateBytes(nil, 8) == kCCParamError)
  }

  @Test func `hashes are those of the standards' examples`() {
    let text = Array("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(text, CC_LONG(text.count), &digest)
    #expect(hex(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5(text, CC_LONG(text.count), &md5)
    #expect(hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
    var context = CC_SHA1_CTX()
    var sha1 = [UInt8](repeating: 0, count: 20)
    CC_SHA1_Init(&context)
    for byte in text { CC_SHA1_Update(&context, [byte], 1) }
    CC_SHA1_Final(&sha1, &context)
    #expect(hex(sha1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    var code = [UInt8](repeating: 0, count: 32)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, "what do ya want for nothing?", 28, &code)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }
}
