/// Why the lock or the passcode refuses. Each description is one clause for a person; each name is stable, for programs.
public enum LockError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It needs what is hidden while the device is locked.
  case locked
  /// There is no passcode, so nothing can be locked.
  case noPasscode
  /// A passcode is set already, and its change needs the current one.
  case currentMissing
  /// The passcode is wrong; the next one is taken after this many seconds.
  case wrongPasscode(wait: Double)
  /// Too many passcodes were wrong; the next one is taken after this many seconds.
  case delayed(wait: Double)
  /// The text cannot be a passcode; the value says why.
  case malformedPasscode(String)
  /// The stored key is damaged, so that no passcode opens it.
  case damagedKey(String)

  /// A stable identifier for programs.
  public var name: String {
    switch self {
    case .locked: "lock.locked"
    case .noPasscode: "passcode.none"
    case .currentMissing: "passcode.currentMissing"
    case .wrongPasscode: "passcode.wrong"
    case .delayed: "passcode.delayed"
    case .malformedPasscode: "passcode.malformed"
    case .damagedKey: "passcode.damagedKey"
    }
  }

  /// Seconds until the next passcode is taken; nil: it makes no difference.
  public var wait: Double? {
    switch self {
    case .wrongPasscode(let wait), .delayed(let wait): wait
    case .locked, .noPasscode, .currentMissing, .malformedPasscode, .damagedKey: nil
    }
  }

  public var description: String {
    switch self {
    case .locked: "the device is locked; unlock it first: almanac unlock"
    case .noPasscode: "no passcode is set, so nothing can be locked; set one with: almanac passcode set"
    case .currentMissing: "a passcode is set already; give it too"
    case .wrongPasscode(let wait) where wait > 0: "the passcode is wrong; try again in \(Self.text(wait))"
    case .wrongPasscode: "the passcode is wrong"
    case .delayed(let wait): "too many passcodes were wrong; try again in \(Self.text(wait))"
    case .malformedPasscode(let why): "the passcode \(why)"
    case .damagedKey(let why):
      "the stored key is damaged (\(why)); restore a backup, or give up the protected data with: almanac passcode reset --lose-protected-data"
    }
  }

  private static func text(_ seconds: Double) -> String {
    let seconds = Int(seconds.rounded(.up))
    if seconds < 120 { return seconds == 1 ? "1 second" : "\(seconds) seconds" }
    return "\((seconds + 59) / 60) minutes"
  }
}
