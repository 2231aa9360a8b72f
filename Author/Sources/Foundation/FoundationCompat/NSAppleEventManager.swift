import Foundation

/// Passes on the events that a Mac's applications send. Nothing sends one here: handlers are not called.
// Unchecked: it has no state.
open class NSAppleEventManager: NSObject, @unchecked Sendable {
  private static let one = NSAppleEventManager()
  open class func shared() -> NSAppleEventManager { one }
  open var currentAppleEvent: NSAppleEventDescriptor? { nil }
  open var currentReplyAppleEvent: NSAppleEventDescriptor? { nil }
  open func setEventHandler(
    _ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID
  ) {
    UnavailableServices.report("appleEvents.unavailable", "nothing on this machine sends an Apple event; links are opened by URL")
  }
  open func removeEventHandler(forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID) {}
}
