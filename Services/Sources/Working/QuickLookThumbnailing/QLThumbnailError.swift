// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// The reason why a file has no thumbnail.
public struct QLThumbnailError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { QLThumbnailErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    switch code {
    case .generationFailed: "Thumbnails are made of PNG, JPEG, GIF and WebP files of at most 64 megabytes."
    case .savingToURLFailed: "The thumbnail was not written."
    case .noCachedThumbnail, .noCloudThumbnail: "There is no thumbnail."
    case .requestInvalid: "The request has no size, or its file is not on this machine."
    case .requestCancelled: "The request was cancelled."
    }
  }
  public static let generationFailed = Code.generationFailed
  public static let savingToURLFailed = Code.savingToURLFailed
  public static let noCachedThumbnail = Code.noCachedThumbnail
  public static let noCloudThumbnail = Code.noCloudThumbnail
  public static let requestInvalid = Code.requestInvalid
  public static let requestCancelled = Code.requestCancelled
}

/// Makes `catch` match an error by its code.
extension QLThumbnailError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? QLThumbnailError)?.code == code }
}
