import Foundation

/// Stub. Handlers for Apple events are never called: no application sends events on Linux.
// Unchecked: it has no state.
open class NSAppleEventManager: NSObject, @unchecked Sendable {
  private static let one = NSAppleEventManager()
  open class func shared() -> NSAppleEventManager { one }
  open var currentAppleEvent: NSAppleEventDescriptor? { nil }
  open var currentReplyAppleEvent: NSAppleEventDescriptor? { nil }
  open func setEventHandler(
    _ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID
  ) {
    UnavailableServices.report("appleEvents.unavailable", "Apple events are never received; links are opened by URL")
  }
  open func removeEventHandler(forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID) {}
}
