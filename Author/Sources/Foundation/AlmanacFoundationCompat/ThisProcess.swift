/// Replaces `ProcessInfo()` in an author's sources, because on Linux that initializer is not public. AuthorSupport rewrites the call.
public func thisProcess() -> ProcessInfo { .processInfo }

extension ProcessInfo {
  /// Always false: the process runs a widget for a phone or another device, never an iPhone app on a Mac.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
}
