@_exported import FoundationCompat

public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}
open class PKPushCredentials: NSObject, @unchecked Sendable {
  open var type: PKPushType { .voIP }
  open var token: Data { Data() }
}
open class PKPushPayload: NSObject, @unchecked Sendable {
  open var type: PKPushType { .voIP }
  open var dictionaryPayload: [AnyHashable: Any] { [:] }
}
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void)
  func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType) async
  func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}
extension PKPushRegistryDelegate {
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void
  ) { completion() }
  public func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType) async {}
  public func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType) {}
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
/// Asks for pushes of calls. No credentials are ever given; widgets and activities have pushes of their own.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class PKPushRegistry: NSObject, @unchecked Sendable {
  open weak var delegate: (any PKPushRegistryDelegate)?
  open var desiredPushTypes: Set<PKPushType>? {
    didSet {
      guard desiredPushTypes?.isEmpty == false else { return }
      UnavailableServices.report("pushKit.unavailable", "no push service is registered, and no push of PushKit arrives")
    }
  }
  public init(queue: DispatchQueue?) {}
  open func pushToken(for type: PKPushType) -> Data? { nil }
}
