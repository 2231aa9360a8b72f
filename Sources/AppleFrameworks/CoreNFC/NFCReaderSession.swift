@_exported import FoundationCompat

public let NFCErrorDomain = "NFCError"
public struct NFCReaderError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation = 2
    case readerErrorInvalidParameter = 3
    case readerErrorInvalidParameterLength = 4
    case readerErrorParameterOutOfBound = 5
    case readerErrorRadioDisabled = 6
    case readerErrorIneligible = 7
    case readerErrorAccessNotAccepted = 8
    case readerTransceiveErrorTagConnectionLost = 100
    case readerTransceiveErrorRetryExceeded = 101
    case readerTransceiveErrorTagResponseError = 102
    case readerTransceiveErrorSessionInvalidated = 103
    case readerTransceiveErrorTagNotConnected = 104
    case readerTransceiveErrorPacketTooLong = 105
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout = 201
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
    case readerSessionInvalidationErrorSystemIsBusy = 203
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
    case tagCommandConfigurationErrorInvalidParameters = 300
    case ndefReaderSessionErrorTagNotWritable = 400
    case ndefReaderSessionErrorTagUpdateFailure = 401
    case ndefReaderSessionErrorTagSizeTooSmall = 402
    case ndefReaderSessionErrorZeroLengthMessage = 403
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { NFCErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "This machine reads no tags." }
  public static let readerErrorUnsupportedFeature = Code.readerErrorUnsupportedFeature
  public static let readerSessionInvalidationErrorUserCanceled = Code.readerSessionInvalidationErrorUserCanceled
  public static let readerSessionInvalidationErrorSessionTimeout = Code.readerSessionInvalidationErrorSessionTimeout
  public static let readerSessionInvalidationErrorFirstNDEFTagRead = Code.readerSessionInvalidationErrorFirstNDEFTagRead

  static func refusal() -> NFCReaderError {
    UnavailableServices.report("coreNFC.unavailable", "this machine has no reader of tags")
    return NFCReaderError(.readerErrorUnsupportedFeature)
  }
}
extension NFCReaderError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? NFCReaderError)?.code == code }
}

public protocol NFCReaderSessionProtocol: NSObjectProtocol {
  var isReady: Bool { get }
  var alertMessage: String { get set }
  func begin()
  func invalidate()
  func invalidate(errorMessage: String)
}
/// Reads tags. Reading is not available: a session that begins ends with an error of its delegate.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
  open class var readingAvailable: Bool {
    _ = NFCReaderError.refusal()
    return false
  }
  public let sessionQueue: DispatchQueue
  open var isReady: Bool { false }
  open var alertMessage = ""
  init(queue: DispatchQueue?) { sessionQueue = queue ?? .main }
  func end(with error: NFCReaderError) {}
  open func begin() {
    let error = NFCReaderError.refusal()
    sessionQueue.async { self.end(with: error) }
  }
  open func invalidate() {}
  open func invalidate(errorMessage: String) {}
}

public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
// Unchecked: as its superclass.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
    super.init(queue: queue)
    self.delegate = delegate
  }
  override func end(with error: NFCReaderError) { delegate?.readerSession(self, didInvalidateWithError: error) }
  open func restartPolling() {}
  open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(NFCReaderError.refusal()) }
  open func connect(to tag: any NFCNDEFTag) async throws { throw NFCReaderError.refusal() }
}

public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
extension NFCTagReaderSessionDelegate {
  public func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
}
// Unchecked: as its superclass.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let iso14443 = PollingOption(rawValue: 1)
    public static let iso15693 = PollingOption(rawValue: 2)
    public static let iso18092 = PollingOption(rawValue: 4)
    public static let pace = PollingOption(rawValue: 8)
  }
  open private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?
  open var connectedTag: NFCTag? { nil }
  /// On Apple's systems nil for options without meaning; here never nil, and the session ends when it begins.
  public init!(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
    super.init(queue: queue)
    self.delegate = delegate
  }
  override func end(with error: NFCReaderError) { delegate?.tagReaderSession(self, didInvalidateWithError: error) }
  open func restartPolling() {}
  open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(NFCReaderError.refusal()) }
  open func connect(to tag: NFCTag) async throws { throw NFCReaderError.refusal() }
}
