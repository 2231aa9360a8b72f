/// What a passcode may be, how its key is derived, and how long a person waits after wrong ones (`Data/lock.json`, Specification D5).
///
/// A value type, so that a test can change one figure and keep the others.
public struct LockProfile: Sendable, Hashable {
  /// The cost of deriving a key with Argon2id (RFC 9106).
  public struct Derivation: Sendable, Hashable {
    /// How often the memory is passed over.
    public var passes: Int
    /// The memory in KiB.
    public var memory: Int
    /// The lanes, each a thread.
    public var lanes: Int

    /// Creates a cost.
    public init(passes: Int, memory: Int, lanes: Int) {
      self.passes = passes
      self.memory = memory
      self.lanes = lanes
    }
  }

  /// The fewest characters of a passcode.
  public var leastCharacters: Int
  /// The most bytes of a passcode in UTF-8.
  public var passcodeBytes: Int
  /// Seconds to wait after the first, second, … wrong passcode in a row; the last one holds for all further ones.
  public var delays: [Double]
  /// The cost of a new key.
  public var derivation: Derivation
  /// The highest accepted cost of a stored key: a changed file could otherwise make every attempt endless.
  public var mostDerivation: Derivation
  /// The bytes of a new salt.
  public var saltBytes: Int

  /// Returns how many seconds a person waits after `failures` wrong passcodes in a row.
  public func delay(after failures: Int) -> Double {
    guard failures > 0, let last = delays.last else { return 0 }
    return failures <= delays.count ? delays[failures - 1] : last
  }
}

extension Profiles {
  /// The figures of passcode and lock, from `Data/lock.json`.
  public static let lock: LockProfile = {
    let file: LockFile = embedded("lock.json")
    let derivation = file.argon2id
    return LockProfile(
      leastCharacters: file.passcode.leastCharacters.value, passcodeBytes: file.passcode.bytes.value, delays: file.delays.after,
      derivation: .init(passes: derivation.passes.value, memory: derivation.memory.value, lanes: derivation.lanes.value),
      mostDerivation: .init(passes: derivation.mostPasses.value, memory: derivation.mostMemory.value, lanes: derivation.mostLanes.value),
      saltBytes: derivation.saltBytes.value)
  }()
}

private struct LockFile: Decodable {
  struct Number: Decodable { let value: Int }
  struct Passcode: Decodable { let leastCharacters, bytes: Number }
  struct Delays: Decodable { let after: [Double] }
  struct Derivation: Decodable { let passes, memory, lanes, saltBytes, mostPasses, mostMemory, mostLanes: Number }
  let passcode: Passcode
  let delays: Delays
  let argon2id: Derivation
}
