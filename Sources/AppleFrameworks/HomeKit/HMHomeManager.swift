@_exported import CoreLocation
@_exported import FoundationCompat

public let HMErrorDomain = "HMErrorDomain"
public struct HMError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unexpectedError = -1
    case alreadyExists = 1
    case notFound = 2
    case invalidParameter = 3
    case accessoryNotReachable = 4
    case readOnlyCharacteristic = 5
    case writeOnlyCharacteristic = 6
    case notificationNotSupported = 7
    case operationTimedOut = 8
    case accessoryPoweredOff = 9
    case accessDenied = 10
    case objectAssociatedToAnotherHome = 11
    case objectNotAssociatedToAnyHome = 12
    case operationCancelled = 23
    case homeAccessNotAuthorized = 47
    case operationNotSupported = 48
    case insufficientPrivileges = 56
    case genericError = 52
    case communicationFailure = 54
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { HMErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "There are no homes on this machine." }

  static func refusal() -> HMError {
    UnavailableServices.report("homeKit.unavailable", "this machine knows no homes and no accessories")
    return HMError(.homeAccessNotAuthorized)
  }
}
extension HMError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? HMError)?.code == code }
}

public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}
public protocol HMHomeManagerDelegate: NSObjectProtocol {
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
  func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
  func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
  func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
  func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}
extension HMHomeManagerDelegate {
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
  public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
  public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
  public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
  public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}
/// A person's homes. Access is restricted, and there are none; the delegate hears of that.
// Unchecked: an app sets its delegate on one thread, as on Apple's systems.
open class HMHomeManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any HMHomeManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      _ = HMError.refusal()
      DispatchQueue.main.async {
        self.delegate?.homeManager(self, didUpdate: self.authorizationStatus)
        self.delegate?.homeManagerDidUpdateHomes(self)
      }
    }
  }
  open var homes: [HMHome] { [] }
  open var primaryHome: HMHome? { nil }
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { [.determined, .restricted] }
  public override init() { super.init() }
  @preconcurrency
  open func addHome(withName homeName: String, completionHandler completion: @escaping @Sendable (HMHome?, (any Error)?) -> Void) {
    let error = HMError.refusal()
    DispatchQueue.main.async { completion(nil, error) }
  }
  open func addHome(named homeName: String) async throws -> HMHome { throw HMError.refusal() }
  open func removeHome(_ home: HMHome) async throws { throw HMError.refusal() }
  open func updatePrimaryHome(_ home: HMHome) async throws { throw HMError.refusal() }
}
