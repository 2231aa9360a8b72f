/// The modes CFB and CFB8 (NIST SP 800-38A): each segment of the message is combined with the encryption of the one before.
struct CipherFeedback {
  enum Width { case block, byte }

  private let width: Width
  private let encrypts: Bool
  /// The next input of the cipher: first the initialization vector, then the ciphertext.
  private var register: [UInt8]
  /// The encrypted register. In CFB, a part of it may be used already.
  private var mask: [UInt8]
  private var used = 0

  init(_ width: Width, encrypts: Bool, iv: [UInt8]) {
    self.width = width
    self.encrypts = encrypts
    register = iv
    mask = iv
  }

  mutating func run(_ input: UnsafeRawBufferPointer, _ out: UnsafeMutableRawPointer, encryptBlock: (_ block: [UInt8], _ out: inout [UInt8]) -> Void) {
    for (index, byte) in input.enumerated() {
      if used == 0 { encryptBlock(register, &mask) }
      let result = byte ^ mask[used]
      let sent = encrypts ? result : byte
      out.storeBytes(of: result, toByteOffset: index, as: UInt8.self)
      switch width {
      case .block:
        register[used] = sent
        used = (used + 1) % register.count
      case .byte:
        register.removeFirst()
        register.append(sent)
      }
    }
  }
}
