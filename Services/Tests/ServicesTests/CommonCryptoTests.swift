import AlmanacFoundationCompat
import CommonCrypto
import Testing

private func bytes(_ hex: String) -> [UInt8] {
  let digits = hex.filter { $0 != " " }.map { UInt8($0.hexDigitValue!) }
  return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}

/// The blocks of NIST SP 800-38A's examples.
private let plain = bytes(
  "6bc1bee22e409f96e93d7e117393172a ae2d8a571e03ac9c9eb76fac45af8e51 30c81c46a35ce411e5fbc1191a0a52ef f69f2445df4f9b17ad2b417be66c3710")
private let key128 = bytes("2b7e151628aed2a6abf7158809cf4f3c")
private let key192 = bytes("8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b")
private let key256 = bytes("603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4")
private let vector = bytes("000102030405060708090a0b0c0d0e0f")

private func crypt(
  _ operation: Int, by algorithm: Int = kCCAlgorithmAES, options: Int = 0, _ key: [UInt8], iv: [UInt8]? = nil, _ input: [UInt8], room: Int? = nil
) -> (status: Int, output: [UInt8], moved: Int) {
  var output = [UInt8](repeating: 0xee, count: (room ?? input.count + kCCBlockSizeAES128) + 16)
  var moved = -1
  let status = CCCrypt(
    CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, iv, input, input.count, &output, output.count - 16, &moved)
  #expect(output.suffix(16).allSatisfy { $0 == 0xee }, "nothing is written behind the buffer")
  return (Int(status), status == kCCSuccess ? Array(output.prefix(moved)) : [], moved)
}

/// Runs a cryptor of a mode over pieces of the input.
private func stream(
  _ operation: Int, _ mode: Int, padding: Int = ccNoPadding, _ key: [UInt8], _ iv: [UInt8]?, _ input: [UInt8],
  piece: Int
) -> [UInt8] {
  var cryptor: CCCryptorRef?
  let status = CCCryptorCreateWithMode(
    CCOperation(operation), CCMode(mode), CCAlgorithm(kCCAlgorithmAES), CCPadding(padding), iv, key, key.count, nil, 0, 0,
    CCModeOptions(kCCModeOptionCTR_BE), &cryptor)
  #expect(status == kCCSuccess)
  defer { CCCryptorRelease(cryptor) }
  var output: [UInt8] = []
  for start in stride(from: 0, to: input.count, by: piece) {
    let part = Array(input[start..<min(input.count, start + piece)])
    // Exactly the room that the cryptor asks for, and a byte to see whether it keeps to it.
    let length = CCCryptorGetOutputLength(cryptor, part.count, false)
    var room = [UInt8](repeating: 0xee, count: length + 1)
    var moved = 0
    #expect(CCCryptorUpdate(cryptor, part, part.count, &room, length, &moved) == kCCSuccess && moved == length && room[length] == 0xee)
    output += room.prefix(moved)
  }
  var last = [UInt8](repeating: 0, count: 16)
  var moved = 0
  #expect(CCCryptorFinal(cryptor, &last, last.count, &moved) == kCCSuccess)
  return output + last.prefix(moved)
}

/// Ciphers, codes and keys of CommonCrypto, by the examples of their standards.
@Suite struct CommonCryptoTests {
  @Test(arguments: [
    (key128, "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b273bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7"),
    (key192, "4f021db243bc633d7178183a9fa071e8b4d9ada9ad7dedf4e5e738763f69145a571b242012fb7ae07fa9baac3df102e008b0e27988598881d920a9e64f5615cd"),
    (key256, "f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d39f23369a9d9bacfa530e26304231461b2eb05e2c39be9fcda6c19078c6a9d1b"),
  ])
  func `AES in CBC is that of NIST SP 800-38A`(_ key: [UInt8], _ cipher: String) {
    #expect(crypt(kCCEncrypt, key, iv: vector, plain).output == bytes(cipher))
    #expect(crypt(kCCDecrypt, key, iv: vector, bytes(cipher), room: plain.count).output == plain)
    #expect(stream(kCCEncrypt, kCCModeCBC, key, vector, plain, piece: 5) == bytes(cipher))
    #expect(stream(kCCDecrypt, kCCModeCBC, key, vector, bytes(cipher), piece: 17) == plain)
  }

  @Test(arguments: [
    (key128, "3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf43b1cd7f598ece23881b00e3ed0306887b0c785e27e8ad3f8223207104725dd4"),
    (key192, "bd334f1d6e45f25ff712a214571fa5cc974104846d0ad3ad7734ecb3ecee4eefef7afd2270e2e60adce0ba2face6444e9a4b41ba738d6c72fb16691603c18e0e"),
    (key256, "f3eed1bdb5d2a03c064b5a7e3db181f8591ccb10d410ed26dc5ba74a31362870b6ed21b99ca6f4f9f153e7b1beafed1d23304b7a39f9f3ff067d8d8f9e24ecc7"),
  ])
  func `AES in ECB is that of NIST SP 800-38A`(_ key: [UInt8], _ cipher: String) {
    #expect(crypt(kCCEncrypt, options: kCCOptionECBMode, key, plain).output == bytes(cipher))
    #expect(crypt(kCCDecrypt, options: kCCOptionECBMode, key, bytes(cipher)).output == plain)
  }

  @Test(
    arguments: [
      (
        kCCModeCFB, "3b3fd92eb72dad20333449f8e83cfb4ac8a64537a0b3a93fcde3cdad9f1ce58b26751f67a3cbb140b1808cf187a4f4dfc04b05357c5d1c0eeac4c66f9ff7f2e6"
      ),
      (kCCModeCFB8, "3b79424c9c0dd436bace9e0ed4586a4f32b9"),
      (
        kCCModeOFB, "3b3fd92eb72dad20333449f8e83cfb4a7789508d16918f03f53c52dac54ed8259740051e9c5fecf64344f7a82260edcc304c6528f659c77866a510d9c1d6ae5e"
      ),
      (
        kCCModeCTR, "874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff5ae4df3edbd5d35e5b4f09020db03eab1e031dda2fbe03d1792170a0f3009cee"
      ),
    ], [1, 7, 16, 64])
  func `streams of AES are those of NIST SP 800-38A, in pieces of any size`(_ example: (mode: Int, cipher: String), _ piece: Int) {
    let cipher = bytes(example.cipher)
    let iv = example.mode == kCCModeCTR ? bytes("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff") : vector
    #expect(stream(kCCEncrypt, example.mode, key128, iv, Array(plain.prefix(cipher.count)), piece: piece) == cipher)
    #expect(stream(kCCDecrypt, example.mode, key128, iv, cipher, piece: piece) == Array(plain.prefix(cipher.count)))
  }

  @Test func `DES, triple DES and RC4 are those of their examples`() {
    let text = Array("Now is the time for all ".utf8)
    let des = bytes("0123456789abcdef")
    #expect(
      crypt(kCCEncrypt, by: kCCAlgorithmDES, options: kCCOptionECBMode, des, text).output
        == bytes("3fa40e8a984d4815 6a271787ab8883f9 893d51ec4b563b53"))
    let chained = bytes("e5c7cdde872bf27c 43e934008c389c0f 683788499a7c05f6")
    #expect(crypt(kCCEncrypt, by: kCCAlgorithmDES, des, iv: bytes("1234567890abcdef"), text).output == chained)
    #expect(crypt(kCCDecrypt, by: kCCAlgorithmDES, des, iv: bytes("1234567890abcdef"), chained).output == text)
    let triple = bytes("0123456789abcdef 23456789abcdef01 456789abcdef0123")
    let sealed = crypt(kCCEncrypt, by: kCCAlgorithm3DES, options: kCCOptionECBMode, triple, Array("The qufck brown fox jump".utf8)).output
    #expect(sealed == bytes("a826fd8ce53b855f cce21c8112256fe6 68d5c05dd9b6b900"))
    #expect(crypt(kCCEncrypt, by: kCCAlgorithmRC4, Array("Key".utf8), Array("Plaintext".utf8)).output == bytes("bbf316e8d940af0ad3"))
  }

  @Test(arguments: 0...33)
  func `a padded message comes back, whole or in pieces`(_ length: Int) {
    let message = (0..<length).map { UInt8($0) }
    let sealed = crypt(kCCEncrypt, options: kCCOptionPKCS7Padding, key256, iv: vector, message).output
    #expect(sealed.count == (length / 16 + 1) * 16)
    #expect(crypt(kCCDecrypt, options: kCCOptionPKCS7Padding, key256, iv: vector, sealed, room: sealed.count).output == message)
    for piece in [1, 15, 16, 17] {
      #expect(stream(kCCEncrypt, kCCModeCBC, padding: ccPKCS7Padding, key256, vector, message, piece: piece) == sealed)
      #expect(stream(kCCDecrypt, kCCModeCBC, padding: ccPKCS7Padding, key256, vector, sealed, piece: piece) == message)
    }
    // In place, as many programs do it.
    var buffer = message + [UInt8](repeating: 0, count: 16)
    var moved = 0
    let status = buffer.withUnsafeMutableBytes {
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key256, key256.count, vector, $0.baseAddress, length,
        $0.baseAddress, $0.count, &moved)
    }
    #expect(status == kCCSuccess && buffer.prefix(moved) == sealed[...])
  }

  @Test func `no vector is a vector of zeros, and ECB has none`() {
    let zeros = [UInt8](repeating: 0, count: 16)
    #expect(crypt(kCCEncrypt, key128, plain).output == crypt(kCCEncrypt, key128, iv: zeros, plain).output)
    #expect(
      crypt(kCCEncrypt, options: kCCOptionECBMode, key128, iv: vector, plain).output
        == crypt(kCCEncrypt, options: kCCOptionECBMode, key128, plain).output)
  }

  @Test func `wrong sizes, parts of blocks and small buffers are refused`() {
    #expect(crypt(kCCEncrypt, [UInt8](repeating: 1, count: 15), plain).status == kCCKeySizeError)
    #expect(crypt(kCCEncrypt, by: kCCAlgorithmDES, key128, plain).status == kCCKeySizeError)
    #expect(crypt(kCCEncrypt, by: kCCAlgorithm3DES, key128, plain).status == kCCKeySizeError)
    #expect(crypt(kCCEncrypt, by: kCCAlgorithmRC4, [], plain).status == kCCKeySizeError)
    #expect(crypt(kCCEncrypt, by: 99, key128, plain).status == kCCParamError && crypt(7, key128, plain).status == kCCParamError)
    #expect(crypt(kCCEncrypt, key128, Array(plain.prefix(20))).status == kCCAlignmentError)
    #expect(crypt(kCCDecrypt, options: kCCOptionPKCS7Padding, key128, Array(plain.prefix(20))).status == kCCAlignmentError)
    #expect(crypt(kCCDecrypt, options: kCCOptionPKCS7Padding, key128, []).status == kCCAlignmentError)
    let small = crypt(kCCEncrypt, options: kCCOptionPKCS7Padding, key128, Array(plain.prefix(16)), room: 31)
    #expect(small.status == kCCBufferTooSmall && small.moved == 32)
    var reference: CCCryptorRef?
    #expect(CCCryptorCreate(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), 0, nil, 16, nil, &reference) == kCCParamError && reference == nil)
    #expect(CCCryptorUpdate(nil, plain, plain.count, nil, 0, nil) == kCCParamError && CCCryptorRelease(nil) == kCCSuccess)
  }

  @Test func `a padding that is none stays in the message, as on Apple's systems`() {
    // The last block of what was not padded, decrypted as if it had been.
    var message = plain
    for last: UInt8 in [0, 17, 0xff] {
      message[63] = last
      let sealed = crypt(kCCEncrypt, key128, iv: vector, message).output
      let opened = crypt(kCCDecrypt, options: kCCOptionPKCS7Padding, key128, iv: vector, sealed)
      #expect(opened.status == kCCSuccess && opened.output == message)
    }
    message[63] = 3
    let sealed = crypt(kCCEncrypt, key128, iv: vector, message).output
    #expect(crypt(kCCDecrypt, options: kCCOptionPKCS7Padding, key128, iv: vector, sealed).output == Array(message.prefix(61)))
  }

  @Test func `the end of a message can be asked for again with more room`() {
    let sealed = crypt(kCCEncrypt, options: kCCOptionPKCS7Padding, key128, iv: vector, Array("tide".utf8)).output
    var cryptor: CCCryptorRef?
    CCCryptorCreate(
      CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key128, key128.count, vector, &cryptor)
    defer { CCCryptorRelease(cryptor) }
    #expect(CCCryptorUpdate(cryptor, sealed, sealed.count, nil, 0, nil) == kCCSuccess)
    var output = [UInt8](repeating: 0, count: 4)
    var moved = 9
    #expect(CCCryptorFinal(cryptor, &output, 3, &moved) == kCCBufferTooSmall && moved == 0)
    #expect(CCCryptorFinal(cryptor, &output, 4, &moved) == kCCSuccess && output.prefix(moved) == Array("tide".utf8)[...])
  }

  @Test func `a cryptor begins anew with another vector`() {
    var cryptor: CCCryptorRef?
    CCCryptorCreate(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES128), 0, key128, key128.count, nil, &cryptor)
    defer { CCCryptorRelease(cryptor) }
    var output = [UInt8](repeating: 0, count: 64)
    var moved = 0
    // Half a block is dropped.
    #expect(CCCryptorUpdate(cryptor, plain, 24, &output, 64, &moved) == kCCSuccess && moved == 16)
    #expect(CCCryptorReset(cryptor, vector) == kCCSuccess)
    #expect(CCCryptorUpdate(cryptor, plain, 16, &output, 16, &moved) == kCCSuccess)
    #expect(Array(output.prefix(16)) == bytes("7649abac8119b246cee98e9b12e9197d"))
    var other: CCCryptorRef?
    CCCryptorCreate(
      CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionECBMode), key128, key128.count, nil, &other)
    #expect(CCCryptorReset(other, nil) == kCCUnimplemented)
    CCCryptorRelease(other)
  }

  @Test(arguments: [kCCAlgorithmCAST, kCCAlgorithmRC2, kCCAlgorithmBlowfish])
  func `a cipher that is not here is refused and named`(_ algorithm: Int) {
    #expect(crypt(kCCEncrypt, by: algorithm, key128, plain).status == kCCUnimplemented)
    #expect(UnavailableServices.all.contains { $0.name == "commonCrypto.algorithm" })
  }
}
