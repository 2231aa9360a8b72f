/// Stub. Sounds are not played: Almanac has no audio output.
public final class NSSound: NSObject {
  public typealias Name = String
  public init?(named name: Name) { nil }
  public init?(contentsOf url: URL, byReference: Bool) { nil }
  public init?(contentsOfFile path: String, byReference byRef: Bool) { nil }
  public init?(data: Data) { nil }
  public var isPlaying: Bool { false }
  public var loops = false
  public var duration: TimeInterval { 0 }
  public var currentTime: TimeInterval = 0
  @discardableResult public func pause() -> Bool { false }
  @discardableResult public func resume() -> Bool { false }
  @discardableResult public func play() -> Bool { false }
  @discardableResult public func stop() -> Bool { false }
  public var volume: Float = 1
}
/// Stub. Plays nothing.
public func NSBeep() {}
extension NSSound {
  /// Stub. Plays nothing.
  public static func beep() {}
}
