import CAlmanacSwiftCrypto

/// The object behind a `CCCryptorRef`.
///
/// Buffers and pads blocks itself: the library's padding writes one block more than it announces while it decrypts.
final class Cryptor {
  private let context: OpaquePointer
  private let isStream: Bool
  private let blockSize: Int
  private let encrypts: Bool
  private let pads: Bool
  private let mode: CCMode
  private var feedback: CipherFeedback?
  /// Bytes that are not yet a whole block. While decrypting a padded message, also the last block, because it may contain the padding.
  private var pending: [UInt8] = []
  /// The last block, decrypted, if the output buffer was too small for it.
  private var opened: [UInt8]?

  init(
    _ operation: CCOperation, _ algorithm: CCAlgorithm, _ mode: CCMode, pads: Bool, key: UnsafeRawBufferPointer, iv: UnsafeRawPointer?
  ) throws(CipherKind.Refusal) {
    guard Int(operation) == kCCEncrypt || Int(operation) == kCCDecrypt else { throw CipherKind.Refusal(status: kCCParamError) }
    let kind = try CipherKind(algorithm, mode, keyLength: key.count)
    guard let context = CCryptoBoringSSL_EVP_CIPHER_CTX_new() else { throw CipherKind.Refusal(status: kCCMemoryFailure) }
    self.context = context
    self.mode = mode
    encrypts = Int(operation) == kCCEncrypt
    isStream = kind.isStream
    self.pads = pads && !kind.isStream
    blockSize = Int(algorithm) == kCCAlgorithmAES ? kCCBlockSizeAES128 : kCCBlockSizeDES
    let vector = Self.vector(iv, blockSize)
    let (cipher, direction): (OpaquePointer, Int32)
    switch kind {
    case .library(let library, _): (cipher, direction) = (library, encrypts ? 1 : 0)
    case .feedback(let library, let width):
      feedback = CipherFeedback(width, encrypts: encrypts, iv: vector)
      // Feedback modes encrypt blocks in both directions.
      (cipher, direction) = (library, 1)
    }
    let bytes = key.bindMemory(to: UInt8.self).baseAddress
    // The length of an RC4 key must be set before the key.
    guard CCryptoBoringSSL_EVP_CipherInit_ex(context, cipher, nil, nil, nil, direction) == 1,
      CCryptoBoringSSL_EVP_CIPHER_CTX_set_key_length(context, UInt32(key.count)) == 1,
      CCryptoBoringSSL_EVP_CipherInit_ex(context, nil, nil, bytes, vector, direction) == 1,
      CCryptoBoringSSL_EVP_CIPHER_CTX_set_padding(context, 0) == 1
    else { throw CipherKind.Refusal(status: kCCUnspecifiedError) }
  }

  deinit {
    CCryptoBoringSSL_EVP_CIPHER_CTX_free(context)
    forget(&pending)
    if opened != nil { forget(&opened!) }
  }

  private static func vector(_ iv: UnsafeRawPointer?, _ size: Int) -> [UInt8] {
    iv.map { Array(UnsafeRawBufferPointer(start: $0, count: size)) } ?? [UInt8](repeating: 0, count: size)
  }

  private func forget(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBytes { CCryptoBoringSSL_OPENSSL_cleanse($0.baseAddress, $0.count) }
    bytes = []
  }

  /// Returns the number of bytes that the next call writes for `count` input bytes.
  func outputLength(_ count: Int, isLast: Bool) -> Int {
    if isStream { return count }
    // An impossibly large count must not overflow.
    let total = pending.count + min(count, Int.max - 2 * kCCBlockSizeAES128)
    if !pads { return total / blockSize * blockSize }
    if encrypts { return (isLast ? total + blockSize : total) / blockSize * blockSize }
    return isLast ? total : max(0, total - 1) / blockSize * blockSize
  }

  /// Writes as many bytes as `outputLength` returns.
  func update(_ input: UnsafeRawBufferPointer, _ out: UnsafeMutableRawPointer?) -> Int {
    guard opened == nil else { return kCCCallSequenceError }
    let length = outputLength(input.count, isLast: false)
    guard length > 0, let out, let start = input.baseAddress else {
      pending += input
      return length > 0 ? kCCParamError : kCCSuccess
    }
    if start < UnsafeRawPointer(out) + length, UnsafeRawPointer(out) < start + input.count, start != UnsafeRawPointer(out) || !pending.isEmpty {
      // Copies the input, because the output may overwrite it.
      let copy = Array(input)
      return copy.withUnsafeBytes { update($0, out) }
    }
    let taken = length - pending.count
    var written = 0
    guard pending.withUnsafeBytes({ run($0, out, &written) }), run(UnsafeRawBufferPointer(rebasing: input[..<taken]), out, &written) else {
      return kCCUnspecifiedError
    }
    pending = Array(input[taken...])
    return kCCSuccess
  }

  /// Writes the last block, if there is one, and sets its length.
  func finish(_ out: UnsafeMutableRawPointer?, _ available: Int, _ moved: inout Int) -> Int {
    if isStream { return kCCSuccess }
    if !pads { return pending.isEmpty ? kCCSuccess : kCCAlignmentError }
    var block = [UInt8](repeating: 0, count: blockSize)
    var length = blockSize
    var written = 0
    defer { forget(&block) }
    if encrypts {
      guard available >= blockSize, out != nil else { return kCCBufferTooSmall }
      pending += [UInt8](repeating: UInt8(blockSize - pending.count), count: blockSize - pending.count)
      guard pending.withUnsafeBytes({ input in block.withUnsafeMutableBytes { run(input, $0.baseAddress!, &written) } }) else {
        return kCCUnspecifiedError
      }
    } else {
      guard pending.count == blockSize else { return kCCAlignmentError }
      if let opened {
        block = opened
      } else if !pending.withUnsafeBytes({ input in block.withUnsafeMutableBytes { run(input, $0.baseAddress!, &written) } }) {
        return kCCUnspecifiedError
      }
      // Only the last byte counts, and invalid padding stays in the message, as in Apple's implementation: a status would reveal the message to an
      // attacker, and valid padding does not mean that the key was right.
      let padding = Int(block[blockSize - 1])
      if (1...blockSize).contains(padding) { length -= padding }
      guard available >= length, out != nil || length == 0 else {
        opened = block
        return kCCBufferTooSmall
      }
    }
    block.withUnsafeBytes { if length > 0 { out?.copyMemory(from: $0.baseAddress!, byteCount: length) } }
    moved = length
    forget(&pending)
    opened = nil
    return kCCSuccess
  }

  /// Starts again with the same key.
  func reset(_ iv: UnsafeRawPointer?) -> Int {
    guard Int(mode) == kCCModeCBC || Int(mode) == kCCModeCTR else { return kCCUnimplemented }
    forget(&pending)
    opened = nil
    return CCryptoBoringSSL_EVP_CipherInit_ex(context, nil, nil, nil, Self.vector(iv, blockSize), -1) == 1 ? kCCSuccess : kCCUnspecifiedError
  }

  /// Passes bytes to the cipher, which buffers an incomplete block.
  private func run(_ input: UnsafeRawBufferPointer, _ out: UnsafeMutableRawPointer, _ written: inout Int) -> Bool {
    if feedback != nil {
      var isComplete = true
      feedback!.run(input, out + written) { block, result in
        var length: Int32 = 0
        if CCryptoBoringSSL_EVP_CipherUpdate(context, &result, &length, block, Int32(block.count)) != 1 { isComplete = false }
      }
      written += input.count
      return isComplete
    }
    var place = 0
    while place < input.count {
      // The library counts in 32 bits.
      let part = UnsafeRawBufferPointer(rebasing: input[place..<min(input.count, place + (1 << 24))])
      var length: Int32 = 0
      let target = (out + written).assumingMemoryBound(to: UInt8.self)
      guard CCryptoBoringSSL_EVP_CipherUpdate(context, target, &length, part.bindMemory(to: UInt8.self).baseAddress, Int32(part.count)) == 1 else {
        return false
      }
      written += Int(length)
      place += part.count
    }
    return true
  }
}
