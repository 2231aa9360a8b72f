import CAlmanacSwiftCrypto

public typealias CCWrappingAlgorithm = UInt32
public let kCCWRAPAES = 1

// Unsafe: the bytes are written once, before the pointer is available, and only read afterwards. They are never freed.
nonisolated(unsafe) public let CCrfc3394_iv: UnsafePointer<UInt8>! = {
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: CCrfc3394_ivLen)
  bytes.initialize(repeating: 0xa6, count: CCrfc3394_ivLen)
  return UnsafePointer(bytes)
}()
public let CCrfc3394_ivLen = 8

@discardableResult public func CCSymmetricWrappedSize(_ algorithm: CCWrappingAlgorithm, _ rawKeyLen: Int) -> Int { rawKeyLen &+ 8 }
@discardableResult public func CCSymmetricUnwrappedSize(_ algorithm: CCWrappingAlgorithm, _ wrappedKeyLen: Int) -> Int { wrappedKeyLen &- 8 }

/// Wraps a key of at least 16 bytes, as RFC 3394 requires; its length is a multiple of 8.
@discardableResult public func CCSymmetricKeyWrap(
  _ algorithm: CCWrappingAlgorithm, _ iv: UnsafePointer<UInt8>!, _ ivLen: Int, _ kek: UnsafePointer<UInt8>!, _ kekLen: Int,
  _ rawKey: UnsafePointer<UInt8>!, _ rawKeyLen: Int, _ wrappedKey: UnsafeMutablePointer<UInt8>!, _ wrappedKeyLen: UnsafeMutablePointer<Int>!
) -> Int32 {
  guard Int(algorithm) == kCCWRAPAES, let iv, ivLen == CCrfc3394_ivLen, let rawKey, let wrappedKey, let wrappedKeyLen,
    rawKeyLen >= 16, rawKeyLen % 8 == 0, rawKeyLen < 1 << 20, var key = expanded(kek, kekLen, CCryptoBoringSSL_AES_set_encrypt_key)
  else { return Int32(kCCParamError) }
  defer { withUnsafeMutableBytes(of: &key) { CCryptoBoringSSL_OPENSSL_cleanse($0.baseAddress, $0.count) } }
  guard wrappedKeyLen.pointee >= rawKeyLen + 8 else { return Int32(kCCBufferTooSmall) }
  let length = CCryptoBoringSSL_AES_wrap_key(&key, iv, wrappedKey, rawKey, rawKeyLen)
  guard length >= 0 else { return Int32(kCCUnspecifiedError) }
  wrappedKeyLen.pointee = Int(length)
  return Int32(kCCSuccess)
}

@discardableResult public func CCSymmetricKeyUnwrap(
  _ algorithm: CCWrappingAlgorithm, _ iv: UnsafePointer<UInt8>!, _ ivLen: Int, _ kek: UnsafePointer<UInt8>!, _ kekLen: Int,
  _ wrappedKey: UnsafePointer<UInt8>!, _ wrappedKeyLen: Int, _ rawKey: UnsafeMutablePointer<UInt8>!, _ rawKeyLen: UnsafeMutablePointer<Int>!
) -> Int32 {
  guard Int(algorithm) == kCCWRAPAES, let iv, ivLen == CCrfc3394_ivLen, let rawKey, let wrappedKey, let rawKeyLen,
    wrappedKeyLen >= 24, wrappedKeyLen % 8 == 0, wrappedKeyLen < 1 << 20, var key = expanded(kek, kekLen, CCryptoBoringSSL_AES_set_decrypt_key)
  else { return Int32(kCCParamError) }
  defer { withUnsafeMutableBytes(of: &key) { CCryptoBoringSSL_OPENSSL_cleanse($0.baseAddress, $0.count) } }
  guard rawKeyLen.pointee >= wrappedKeyLen - 8 else { return Int32(kCCBufferTooSmall) }
  let length = CCryptoBoringSSL_AES_unwrap_key(&key, iv, rawKey, wrappedKey, wrappedKeyLen)
  guard length >= 0 else {
    // Erases the output if the integrity check fails.
    CCryptoBoringSSL_OPENSSL_cleanse(rawKey, wrappedKeyLen - 8)
    return Int32(kCCDecodeError)
  }
  rawKeyLen.pointee = Int(length)
  return Int32(kCCSuccess)
}

private func expanded(
  _ key: UnsafePointer<UInt8>?, _ length: Int, _ expand: (UnsafePointer<UInt8>?, UInt32, UnsafeMutablePointer<aes_key>?) -> Int32
) -> aes_key? {
  var result = aes_key()
  guard let key, (1...kCCKeySizeAES256).contains(length), expand(key, UInt32(length * 8), &result) == 0 else { return nil }
  return result
}
