@_exported import FoundationCompat

/// A day's measurements of an app. None is ever delivered.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXDiagnostic: NSObject, @unchecked Sendable {
  open var applicationVersion: String { "" }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  open var terminationReason: String? { nil }
  open var exceptionType: NSNumber? { nil }
  open var signal: NSNumber? { nil }
}
public protocol MXMetricManagerSubscriber: AnyObject {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
/// Delivers measurements of an app. Nothing here measures for it; `almanac` and its metrics tell what extensions use.
open class MXMetricManager: NSObject, @unchecked Sendable {
  public static let shared = MXMetricManager()
  open var pastPayloads: [MXMetricPayload] { [] }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  open func add(_ subscriber: any MXMetricManagerSubscriber) {
    UnavailableServices.report("metricKit.unavailable", "nothing here measures for the app; GET /metrics of the host tells what extensions use")
  }
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
