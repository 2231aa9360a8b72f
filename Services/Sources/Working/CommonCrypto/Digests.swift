@_exported import AlmanacFoundationCompat
import CAlmanacSwiftCrypto

public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64

public let CC_MD4_DIGEST_LENGTH: Int32 = 16
public let CC_MD4_BLOCK_BYTES: Int32 = 64
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

// Contexts for incremental hashes. SHA-224 has the context of SHA-256, and SHA-384 that of SHA-512.
public struct CC_MD4state_st { var state = hash_state(); public init() {} }
public struct CC_MD5state_st { var state = hash_state(); public init() {} }
public struct CC_SHA1state_st { var state = hash_state(); public init() {} }
public struct CC_SHA256state_st { var state = hash_state(); public init() {} }
public struct CC_SHA512state_st { var state = hash_state(); public init() {} }
public typealias CC_MD4_CTX = CC_MD4state_st
public typealias CC_MD5_CTX = CC_MD5state_st
public typealias CC_SHA1_CTX = CC_SHA1state_st
public typealias CC_SHA256_CTX = CC_SHA256state_st
public typealias CC_SHA512_CTX = CC_SHA512state_st

private func digest(
  _ hash: Hash, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var state = hash_state()
  hash.start(&state)
  hash.add(data, Int(length), to: &state)
  guard let result else { return nil }
  hash.finish(&state, result)
  return result
}

private func start(_ hash: Hash, _ context: UnsafeMutableRawPointer?) -> Int32 {
  guard let context else { return 0 }
  hash.start(context)
  return 1
}

private func add(_ hash: Hash, _ context: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ length: CC_LONG) -> Int32 {
  guard let context else { return 0 }
  hash.add(data, Int(length), to: context)
  return 1
}

private func finish(_ hash: Hash, _ result: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutableRawPointer?) -> Int32 {
  guard let context, let result else { return 0 }
  hash.finish(context, result)
  return 1
}

@discardableResult public func CC_MD4(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(.md4, data, len, md) }
@discardableResult public func CC_MD4_Init(_ c: UnsafeMutablePointer<CC_MD4_CTX>!) -> Int32 { start(.md4, c) }
@discardableResult public func CC_MD4_Update(_ c: UnsafeMutablePointer<CC_MD4_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
  add(.md4, c, data, len)
}
@discardableResult public func CC_MD4_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD4_CTX>!) -> Int32 {
  finish(.md4, md, c)
}

@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(.md5, data, len, md) }
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { start(.md5, c) }
@discardableResult public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
  add(.md5, c, data, len)
}
@discardableResult public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  finish(.md5, md, c)
}

@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(.sha1, data, len, md) }
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { start(.sha1, c) }
@discardableResult public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
  add(.sha1, c, data, len)
}
@discardableResult public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  finish(.sha1, md, c)
}

@discardableResult public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(.sha224, data, len, md) }
@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { start(.sha224, c) }
@discardableResult public func CC_SHA224_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
  add(.sha224, c, data, len)
}
@discardableResult public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  finish(.sha224, md, c)
}

@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(.sha256, data, len, md) }
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { start(.sha256, c) }
@discardableResult public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
  add(.sha256, c, data, len)
}
@discardableResult public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  finish(.sha256, md, c)
}

@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(.sha384, data, len, md) }
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { start(.sha384, c) }
@discardableResult public func CC_SHA384_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
  add(.sha384, c, data, len)
}
@discardableResult public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  finish(.sha384, md, c)
}

@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(.sha512, data, len, md) }
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { start(.sha512, c) }
@discardableResult public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
  add(.sha512, c, data, len)
}
@discardableResult public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  finish(.sha512, md, c)
}
