@_exported import UIKit

/// Messages that belong together.
// Unchecked, as all classes of this file: an app sets their properties on one thread, as on Apple's systems.
open class MSSession: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}
/// How a message is shown.
open class MSMessageLayout: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
  open var caption: String?
  open var subcaption: String?
  open var trailingCaption: String?
  open var trailingSubcaption: String?
  open var image: UIImage?
  open var mediaFileURL: URL?
  open var imageTitle: String?
  open var imageSubtitle: String?
}
open class MSMessageLiveLayout: MSMessageLayout, @unchecked Sendable {
  public let alternateLayout: MSMessageTemplateLayout
  public init(alternateLayout: MSMessageTemplateLayout) { self.alternateLayout = alternateLayout }
}
open class MSMessage: NSObject, @unchecked Sendable {
  open private(set) var session: MSSession?
  open var layout: MSMessageLayout?
  open var url: URL?
  open var accessibilityLabel: String?
  open var summaryText: String?
  open var error: (any Error)?
  open var shouldExpire = false
  open var isPending: Bool { false }
  open var senderParticipantIdentifier: UUID { UUID() }
  public override init() { super.init() }
  public init(session: MSSession) {
    self.session = session
    super.init()
  }
}
open class MSSticker: NSObject, @unchecked Sendable {
  public let imageFileURL: URL
  public let localizedDescription: String
  public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
    (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
  }
}
public let MSMessagesErrorDomain = "com.apple.messages.messages-errors"

/// A conversation. This machine has no Messages: what is inserted or sent fails.
open class MSConversation: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var localParticipantIdentifier: UUID { UUID() }
  open var remoteParticipantIdentifiers: [UUID] { [] }
  open var selectedMessage: MSMessage? { nil }
  @preconcurrency
  open func insert(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { fail(completionHandler) }
  @preconcurrency
  open func insert(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { fail(completionHandler) }
  @preconcurrency
  open func insertText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { fail(completionHandler) }
  @preconcurrency
  open func insertAttachment(
    _ url: URL, withAlternateFilename filename: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }
  @preconcurrency
  open func send(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { fail(completionHandler) }
  @preconcurrency
  open func sendText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { fail(completionHandler) }
  open func insert(_ message: MSMessage) async throws { throw refusal() }
  open func insertText(_ text: String) async throws { throw refusal() }
  open func send(_ message: MSMessage) async throws { throw refusal() }
  open func sendText(_ text: String) async throws { throw refusal() }

  /// 7 = the API cannot be used here.
  private func refusal() -> any Error {
    UnavailableServices.report("messages.unavailable", "this machine has no Messages; share a link from the app instead")
    return NSError(domain: MSMessagesErrorDomain, code: 7, userInfo: [NSLocalizedDescriptionKey: "This machine has no Messages."])
  }
  private func fail(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    let error = refusal()
    if let completionHandler { DispatchQueue.global().async { completionHandler(error) } }
  }
}
