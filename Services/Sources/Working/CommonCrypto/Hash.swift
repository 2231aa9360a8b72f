import CAlmanacSwiftCrypto

/// CommonCrypto's hashes.
///
/// Their state is plain memory, like Apple's: programs allocate a context, start it without initialising it, copy it and abandon it halfway.
enum Hash {
  case md4, md5, sha1, sha224, sha256, sha384, sha512

  var length: Int {
    switch self {
    case .md4, .md5: 16
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// The input size of the compression function, to which HMAC pads its key.
  var blockLength: Int { self == .sha384 || self == .sha512 ? 128 : 64 }

  func start(_ state: UnsafeMutableRawPointer) {
    switch self {
    case .md4: _ = CCryptoBoringSSL_MD4_Init(state)
    case .md5: _ = CCryptoBoringSSL_MD5_Init(state)
    case .sha1: _ = CCryptoBoringSSL_SHA1_Init(state)
    case .sha224: _ = CCryptoBoringSSL_SHA224_Init(state)
    case .sha256: _ = CCryptoBoringSSL_SHA256_Init(state)
    case .sha384: _ = CCryptoBoringSSL_SHA384_Init(state)
    case .sha512: _ = CCryptoBoringSSL_SHA512_Init(state)
    }
  }

  func add(_ data: UnsafeRawPointer?, _ count: Int, to state: UnsafeMutableRawPointer) {
    guard let data, count > 0 else { return }
    switch self {
    case .md4: _ = CCryptoBoringSSL_MD4_Update(state, data, count)
    case .md5: _ = CCryptoBoringSSL_MD5_Update(state, data, count)
    case .sha1: _ = CCryptoBoringSSL_SHA1_Update(state, data, count)
    case .sha224: _ = CCryptoBoringSSL_SHA224_Update(state, data, count)
    case .sha256: _ = CCryptoBoringSSL_SHA256_Update(state, data, count)
    case .sha384: _ = CCryptoBoringSSL_SHA384_Update(state, data, count)
    case .sha512: _ = CCryptoBoringSSL_SHA512_Update(state, data, count)
    }
  }

  func finish(_ state: UnsafeMutableRawPointer, _ digest: UnsafeMutablePointer<UInt8>) {
    switch self {
    case .md4: _ = CCryptoBoringSSL_MD4_Final(digest, state)
    case .md5: _ = CCryptoBoringSSL_MD5_Final(digest, state)
    case .sha1: _ = CCryptoBoringSSL_SHA1_Final(digest, state)
    case .sha224: _ = CCryptoBoringSSL_SHA224_Final(digest, state)
    case .sha256: _ = CCryptoBoringSSL_SHA256_Final(digest, state)
    case .sha384: _ = CCryptoBoringSSL_SHA384_Final(digest, state)
    case .sha512: _ = CCryptoBoringSSL_SHA512_Final(digest, state)
    }
  }
}
