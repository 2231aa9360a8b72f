/// Replaces `ProcessInfo()` in an author's sources, because on Linux that initializer is not public. AuthorSupport rewrites the call.
public func thisProcess() -> ProcessInfo { .processInfo }

extension ProcessInfo {
  /// False: the process is that of a widget for a phone, or of another device, and never an app of the iPhone's on a Mac.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
}
