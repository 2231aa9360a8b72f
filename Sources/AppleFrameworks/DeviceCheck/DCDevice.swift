@_exported import FoundationCompat

public let DCErrorDomain = "com.apple.devicecheck.error"
public struct DCError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable { case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { DCErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "Apple does not know this machine." }
  public static let unknownSystemFailure = Code.unknownSystemFailure
  public static let featureUnsupported = Code.featureUnsupported
  public static let invalidInput = Code.invalidInput
  public static let invalidKey = Code.invalidKey
  public static let serverUnavailable = Code.serverUnavailable

  static func refusal() -> DCError {
    UnavailableServices.report("deviceCheck.unavailable", "Apple's servers do not know this machine: it has no token and attests no key")
    return DCError(.featureUnsupported)
  }
}

/// The machine, to Apple's servers. It is not supported, as a simulator.
// Unchecked: it has no state.
open class DCDevice: NSObject, @unchecked Sendable {
  private static let one = DCDevice()
  open class var current: DCDevice { one }
  open var isSupported: Bool { false }
  @preconcurrency
  open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let error = DCError.refusal()
    DispatchQueue.global().async { completion(nil, error) }
  }
  open func generateToken() async throws -> Data { throw DCError.refusal() }
}

/// Keys that vouch for an app. They are not supported, as in a simulator.
// Unchecked: it has no state.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  private static let one = DCAppAttestService()
  open class var shared: DCAppAttestService { one }
  open var isSupported: Bool { false }
  @preconcurrency
  open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
    let error = DCError.refusal()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
  open func generateKey() async throws -> String { throw DCError.refusal() }
  @preconcurrency
  open func attestKey(_ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let error = DCError.refusal()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError.refusal() }
  @preconcurrency
  open func generateAssertion(_ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let error = DCError.refusal()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError.refusal() }
}
