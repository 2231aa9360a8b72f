/// An Apple platform that sources are written for.
public enum ApplePlatform: String, Sendable, CaseIterable, Codable {
  case iOS, watchOS, macOS, macCatalyst, tvOS, visionOS

  /// Returns the value of a part of an `#if` condition on this platform; nil if the platform does not decide it.
  ///
  /// The value of `canImport` is false or nil, never true: only the compiler knows whether Linux has a framework of the platform.
  public func value(of check: Condition.Check) -> Bool? {
    guard let argument = check.argument else { return nil }
    switch check.name {
    case "os": return value(ofSystem: argument)
    case "targetEnvironment": return argument == "macCatalyst" ? self == .macCatalyst : nil
    case "canImport": return lacks(framework: Condition.Check.module(argument)) ? false : nil
    default: return nil
    }
  }

  /// Returns the value of `os(name)`. Mac Catalyst runs iOS code on a Mac: `os(iOS)` is true, `os(macOS)` false.
  private func value(ofSystem name: String) -> Bool? {
    switch name {
    case "iOS": self == .iOS || self == .macCatalyst
    case "watchOS": self == .watchOS
    case "macOS", "OSX": self == .macOS
    case "tvOS": self == .tvOS
    case "visionOS", "xrOS": self == .visionOS
    default: nil
    }
  }

  private func lacks(framework: String) -> Bool { Self.frameworks[framework].map { !$0.contains(self) } ?? false }
}
