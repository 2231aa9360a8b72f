// Stub. Calls a Mac app for each frame of a display. There is no display, so no link can be created.

public struct CVSMPTETime: Sendable {
  public var subframes: Int16 = 0
  public var subframeDivisor: Int16 = 0
  public var counter: UInt32 = 0
  public var type: UInt32 = 0
  public var flags: UInt32 = 0
  public var hours: Int16 = 0
  public var minutes: Int16 = 0
  public var seconds: Int16 = 0
  public var frames: Int16 = 0
  public init() {}
}
public struct CVTimeStamp: Sendable {
  public var version: UInt32 = 0
  public var videoTimeScale: Int32 = 0
  public var videoTime: Int64 = 0
  public var hostTime: UInt64 = 0
  public var rateScalar = 0.0
  public var videoRefreshPeriod: Int64 = 0
  public var smpteTime = CVSMPTETime()
  public var flags: UInt64 = 0
  public var reserved: UInt64 = 0
  public init() {}
}
public final class CVDisplayLink: Sendable { private init() {} }
public typealias CVDisplayLinkOutputCallback = (
  CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags, UnsafeMutablePointer<CVOptionFlags>, UnsafeMutableRawPointer?
) -> CVReturn
public typealias CVDisplayLinkOutputHandler = (
  CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags, UnsafeMutablePointer<CVOptionFlags>
) -> CVReturn

@discardableResult public func CVDisplayLinkCreateWithActiveCGDisplays(
  _ displayLinkOut: UnsafeMutablePointer<CVDisplayLink?>
) -> CVReturn {
  UnavailableServices.report("coreVideo.displays", "display links cannot be created: there is no display")
  return kCVReturnInvalidDisplay
}
@discardableResult public func CVDisplayLinkCreateWithCGDisplay(
  _ displayID: UInt32, _ displayLinkOut: UnsafeMutablePointer<CVDisplayLink?>
) -> CVReturn { CVDisplayLinkCreateWithActiveCGDisplays(displayLinkOut) }
@discardableResult public func CVDisplayLinkSetOutputCallback(
  _ displayLink: CVDisplayLink, _ callback: CVDisplayLinkOutputCallback?, _ userInfo: UnsafeMutableRawPointer?
) -> CVReturn { kCVReturnInvalidDisplay }
@discardableResult public func CVDisplayLinkSetOutputHandler(
  _ displayLink: CVDisplayLink, _ handler: @escaping CVDisplayLinkOutputHandler
) -> CVReturn { kCVReturnInvalidDisplay }
@discardableResult public func CVDisplayLinkSetCurrentCGDisplay(_ displayLink: CVDisplayLink, _ displayID: UInt32) -> CVReturn {
  kCVReturnInvalidDisplay
}
@discardableResult public func CVDisplayLinkStart(_ displayLink: CVDisplayLink) -> CVReturn { kCVReturnInvalidDisplay }
@discardableResult public func CVDisplayLinkStop(_ displayLink: CVDisplayLink) -> CVReturn { kCVReturnDisplayLinkNotRunning }
public func CVDisplayLinkIsRunning(_ displayLink: CVDisplayLink) -> Bool { false }
public func CVDisplayLinkGetActualOutputVideoRefreshPeriod(_ displayLink: CVDisplayLink) -> Double { 0 }
