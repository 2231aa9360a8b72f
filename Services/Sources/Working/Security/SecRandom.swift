/// A source of random bytes; there is one.
public final class SecRandom: Sendable { private init() {} }
public typealias SecRandomRef = SecRandom
/// The system's random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills `bytes` with random bytes of the kernel.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<max(0, count) { bytes.storeBytes(of: generator.next(), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
