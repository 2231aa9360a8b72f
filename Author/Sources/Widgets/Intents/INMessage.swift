public enum INMessageType: Int, Sendable {
  case unspecified, text, audio, digitalTouch, handwriting, sticker, tapbackLiked, tapbackDisliked, tapbackEmphasized, tapbackLoved
  case tapbackQuestioned, tapbackLaughed, mediaCalendar, mediaLocation, mediaAddressCard, mediaImage, mediaVideo, mediaPass, mediaAudio
  case paymentSent, paymentRequest, paymentNote, animoji, activitySnippet, file, link, reaction
}
public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }
public enum INMessageAttribute: Int, Sendable { case unknown, read, unread, flagged, unflagged, played }
public struct INMessageAttributeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let read = INMessageAttributeOptions(rawValue: 1)
  public static let unread = INMessageAttributeOptions(rawValue: 2)
  public static let flagged = INMessageAttributeOptions(rawValue: 4)
  public static let unflagged = INMessageAttributeOptions(rawValue: 8)
  public static let played = INMessageAttributeOptions(rawValue: 16)
}
public final class INMessage: NSObject, Sendable {
  public let identifier: String
  public let conversationIdentifier: String?
  public let content: String?
  public let dateSent: Date?
  public let sender: INPerson?
  public let recipients: [INPerson]?
  public let groupName: INSpeakableString?
  public let messageType: INMessageType
  public let serviceName: String?
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?,
    groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?
  ) {
    (self.identifier, self.conversationIdentifier, self.content, self.dateSent) = (identifier, conversationIdentifier, content, dateSent)
    (self.sender, self.recipients, self.groupName) = (sender, recipients, groupName)
    (self.messageType, self.serviceName) = (messageType, serviceName)
  }
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?,
    groupName: INSpeakableString?, messageType: INMessageType
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: conversationIdentifier, content: content, dateSent: dateSent, sender: sender,
      recipients: recipients, groupName: groupName, messageType: messageType, serviceName: nil)
  }
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?,
    messageType: INMessageType
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: conversationIdentifier, content: content, dateSent: dateSent, sender: sender,
      recipients: recipients, groupName: nil, messageType: messageType)
  }
  public convenience init(identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?) {
    self.init(
      identifier: identifier, conversationIdentifier: nil, content: content, dateSent: dateSent, sender: sender, recipients: recipients,
      messageType: .text)
  }
}
public final class INSendMessageAttachment: NSObject, Sendable {
  public let audioMessageFile: INFile?
  public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}

public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  case noAccount = 1
  case offline, messagingServiceNotEnabledForRecipient, noValidHandle, requestedHandleInvalid, noHandleForLabel
  case requiringInAppAuthentication
}
public final class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
  public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self { unsupported(withReason: reason.rawValue) }
}
public final class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: INOutgoingMessageType) -> Self { make(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: INOutgoingMessageType) -> Self { make(.confirmation(valueToConfirm)) }
}
public final class INMessageAttributeResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: INMessageAttribute) -> Self { make(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: INMessageAttribute) -> Self { make(.confirmation(valueToConfirm)) }
}
public final class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: INMessageAttributeOptions) -> Self { make(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: INMessageAttributeOptions) -> Self { make(.confirmation(valueToConfirm)) }
}
