import Foundation
import UniformTypeIdentifiers

// Keys of an attachment's options.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A picture, sound or video file of a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  public let type: String

  /// - Throws: `UNError.attachmentInvalidURL` if the file does not exist, `UNError.attachmentUnrecognizedType` if it is not a picture, sound or video
  ///   by its name or the type hint.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { throw UNError(.attachmentInvalidURL) }
    let hint = (options?[UNNotificationAttachmentOptionsTypeHintKey] as? String).flatMap { UTType($0) }
    guard let type = hint ?? UTType(filenameExtension: url.pathExtension), [UTType.image, .audio, .movie].contains(where: type.conforms) else {
      throw UNError(.attachmentUnrecognizedType)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    self.type = type.identifier
  }

  /// - Throws: the same errors as the initializer.
  open class func attachment(withIdentifier identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws -> UNNotificationAttachment {
    try UNNotificationAttachment(identifier: identifier, url: url, options: options)
  }
}
