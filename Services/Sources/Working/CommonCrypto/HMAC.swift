import CAlmanacSwiftCrypto

public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

private func hash(_ algorithm: CCHmacAlgorithm) -> Hash? {
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: .sha1
  case kCCHmacAlgMD5: .md5
  case kCCHmacAlgSHA256: .sha256
  case kCCHmacAlgSHA384: .sha384
  case kCCHmacAlgSHA512: .sha512
  case kCCHmacAlgSHA224: .sha224
  default: nil
  }
}

/// An incremental message authentication code (RFC 2104): the hash of the padded key and the message, and that of the key for the outer hash.
public struct CCHmacContext {
  var inner = hash_state()
  var outer = hash_state()
  var algorithm = CCHmacAlgorithm.max

  public init() {}
}

/// An unknown algorithm leaves `macOut` unchanged.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!, _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer!
) {
  var context = CCHmacContext()
  CCHmacInit(&context, algorithm, key, keyLength)
  CCHmacUpdate(&context, data, dataLength)
  CCHmacFinal(&context, macOut)
  withUnsafeMutableBytes(of: &context) { CCryptoBoringSSL_OPENSSL_cleanse($0.baseAddress, $0.count) }
}

public func CCHmacInit(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int) {
  guard let ctx else { return }
  // The memory may be uninitialised.
  ctx.initialize(to: CCHmacContext())
  guard let hash = hash(algorithm) else { return }
  ctx.pointee.algorithm = algorithm
  var block = [UInt8](repeating: 0, count: hash.blockLength)
  defer { block.withUnsafeMutableBytes { CCryptoBoringSSL_OPENSSL_cleanse($0.baseAddress, $0.count) } }
  if keyLength > hash.blockLength {
    // A longer key is replaced by its hash.
    hash.start(&ctx.pointee.inner)
    hash.add(key, keyLength, to: &ctx.pointee.inner)
    hash.finish(&ctx.pointee.inner, &block)
  } else if let key, keyLength > 0 {
    block.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(start: key, count: keyLength)) }
  }
  for index in block.indices { block[index] ^= 0x36 }
  hash.start(&ctx.pointee.inner)
  hash.add(block, block.count, to: &ctx.pointee.inner)
  for index in block.indices { block[index] ^= 0x36 ^ 0x5c }
  hash.start(&ctx.pointee.outer)
  hash.add(block, block.count, to: &ctx.pointee.outer)
}

public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int) {
  guard let ctx, let hash = hash(ctx.pointee.algorithm) else { return }
  hash.add(data, dataLength, to: &ctx.pointee.inner)
}

public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
  guard let ctx, let macOut, let hash = hash(ctx.pointee.algorithm) else { return }
  let code = macOut.assumingMemoryBound(to: UInt8.self)
  hash.finish(&ctx.pointee.inner, code)
  hash.add(code, hash.length, to: &ctx.pointee.outer)
  hash.finish(&ctx.pointee.outer, code)
}
