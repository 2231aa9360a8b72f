/// Fills `bytes` with random bytes from the kernel.
@discardableResult public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  guard let bytes, count >= 0 else { return CCRNGStatus(kCCParamError) }
  var generator = SystemRandomNumberGenerator()
  var place = 0
  while place < count {
    let number = generator.next() as UInt64
    let length = min(8, count - place)
    withUnsafeBytes(of: number) { (bytes + place).copyMemory(from: $0.baseAddress!, byteCount: length) }
    place += length
  }
  return CCRNGStatus(kCCSuccess)
}
