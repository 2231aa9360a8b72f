import Crypto

public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Authenticates data with a key. An algorithm that is not in this list leaves `macOut` as it is, as on Apple's systems.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?, _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer?
) {
  let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
  let data = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength)
  func authenticate<Hash: HashFunction>(_ type: Hash.Type) {
    var hash = HMAC<Hash>(key: key)
    hash.update(data: data)
    for (index, byte) in hash.finalize().enumerated() { macOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
  }
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: authenticate(Insecure.SHA1.self)
  case kCCHmacAlgMD5: authenticate(Insecure.MD5.self)
  case kCCHmacAlgSHA256: authenticate(SHA256.self)
  case kCCHmacAlgSHA384: authenticate(SHA384.self)
  case kCCHmacAlgSHA512: authenticate(SHA512.self)
  default: break
  }
}

public typealias CCCryptorStatus = Int32
public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCUnimplemented = -4305
