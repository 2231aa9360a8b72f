import Foundation

/// The complications on the faces of a watch. None is on a face here, because faces have widgets only.
// Unchecked: it has no state.
open class CLKComplicationServer: NSObject, @unchecked Sendable {
  private static let shared = CLKComplicationServer()
  public class func sharedInstance() -> CLKComplicationServer { shared }
  override init() {}

  open var activeComplications: [CLKComplication]? {
    report()
    return nil
  }
  open var earliestTimeTravelDate: Date { .distantPast }
  open var latestTimeTravelDate: Date { .distantFuture }
  open func reloadTimeline(for complication: CLKComplication) { report() }
  open func extendTimeline(for complication: CLKComplication) { report() }
  open func reloadComplicationDescriptors() { report() }

  private func report() {
    UnavailableServices.report("clockKit.unavailable", "watch faces have no complications of ClockKit here; offer a widget of an accessory family")
  }
}

extension NSNotification.Name {
  /// Never posted: no complication is on a face.
  public static let CLKComplicationServerActiveComplicationsDidChange = NSNotification.Name(
    "CLKComplicationServerActiveComplicationsDidChangeNotification")
}

/// Adds faces to a watch. There is no watch: the handler gets an error.
open class CLKWatchFaceLibrary: NSObject {
  public enum ErrorCode: Int, Sendable {
    case notFileURL = 1
    case invalidFile, permissionDenied, faceNotAvailable
  }
  public override init() {}
  @preconcurrency
  open func addWatchFace(at fileURL: URL, completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
    let error = Self.refusal()
    DispatchQueue.global().async { handler(error) }
  }
  open func addWatchFace(at fileURL: URL) async throws { throw Self.refusal() }
  private static func refusal() -> NSError {
    UnavailableServices.report("clockKit.unavailable", "watch faces have no complications of ClockKit here; offer a widget of an accessory family")
    return NSError(domain: "CLKWatchFaceLibraryErrorDomain", code: ErrorCode.faceNotAvailable.rawValue)
  }
}
