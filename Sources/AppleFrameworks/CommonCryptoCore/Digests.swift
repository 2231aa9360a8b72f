import Crypto
@_exported import FoundationCompat

public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

private func digest<Hash: HashFunction>(
  _ type: Hash.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var hash = Hash()
  hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  guard let result else { return nil }
  for (index, byte) in hash.finalize().enumerated() { result[index] = byte }
  return result
}

@discardableResult public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
  digest(Insecure.MD5.self, data, len, md)
}
@discardableResult public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
{
  digest(Insecure.SHA1.self, data, len, md)
}
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA256.self, data, len, md) }
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA384.self, data, len, md) }
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA512.self, data, len, md) }

/// A hash of several pieces.
public struct CC_MD5_CTX { var hash = Insecure.MD5(); public init() {} }
public struct CC_SHA1_CTX { var hash = Insecure.SHA1(); public init() {} }
public struct CC_SHA256_CTX { var hash = SHA256(); public init() {} }
public struct CC_SHA512_CTX { var hash = SHA512(); public init() {} }

private func add<Hash: HashFunction>(_ hash: inout Hash, _ data: UnsafeRawPointer?, _ length: CC_LONG) -> Int32 {
  hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  return 1
}
private func end<Hash: HashFunction>(_ hash: Hash, _ result: UnsafeMutablePointer<UInt8>?) -> Int32 {
  guard let result else { return 0 }
  for (index, byte) in hash.finalize().enumerated() { result[index] = byte }
  return 1
}

@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
  c.pointee = CC_MD5_CTX()
  return 1
}
@discardableResult public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
  add(&c.pointee.hash, data, len)
}
@discardableResult public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
  end(c.pointee.hash, md)
}
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
  c.pointee = CC_SHA1_CTX()
  return 1
}
@discardableResult public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
  add(&c.pointee.hash, data, len)
}
@discardableResult public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
  end(c.pointee.hash, md)
}
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  c.pointee = CC_SHA256_CTX()
  return 1
}
@discardableResult public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
  add(&c.pointee.hash, data, len)
}
@discardableResult public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  end(c.pointee.hash, md)
}
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  c.pointee = CC_SHA512_CTX()
  return 1
}
@discardableResult public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
  add(&c.pointee.hash, data, len)
}
@discardableResult public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  end(c.pointee.hash, md)
}
