@_exported import AVFoundation
@_exported import FoundationCompat

public let SHErrorDomain = "com.apple.ShazamKit"
/// Why sound is not recognised.
public struct SHError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case invalidAudioFormat = 100
    case audioDiscontinuity = 101
    case signatureInvalid = 200
    case signatureDurationInvalid = 201
    case matchAttemptFailed = 202
    case customCatalogInvalid = 300
    case customCatalogInvalidURL = 301
    case mediaLibrarySyncFailed = 400
    case internalError = 500
    case mediaItemFetchFailed = 600
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { SHErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "This machine recognises no music." }
  public static let matchAttemptFailed = Code.matchAttemptFailed
  public static let signatureInvalid = Code.signatureInvalid
  public static let invalidAudioFormat = Code.invalidAudioFormat
  public static let internalError = Code.internalError

  static func refusal(_ code: Code = .matchAttemptFailed) -> SHError {
    UnavailableServices.report("shazamKit.unavailable", "this machine recognises no music: signatures are not made, and nothing matches")
    return SHError(code)
  }
}
/// Matches an error with a code in a `catch`.
extension SHError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? SHError)?.code == code }
}
