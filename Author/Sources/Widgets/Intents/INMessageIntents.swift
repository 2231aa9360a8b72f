// Stubs. Intents of messages. They store their values. There is no Siri, so no handler is called.

open class INSendMessageIntent: INIntent, UNNotificationContentProviding, @unchecked Sendable {
  open private(set) var recipients: [INPerson]?
  open private(set) var outgoingMessageType: INOutgoingMessageType = .unknown
  open private(set) var content: String?
  open private(set) var speakableGroupName: INSpeakableString?
  open private(set) var conversationIdentifier: String?
  open private(set) var serviceName: String?
  open private(set) var sender: INPerson?
  open private(set) var attachments: [INSendMessageAttachment]?
  public required init() { super.init() }
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?
  ) {
    super.init()
    (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
    (self.speakableGroupName, self.conversationIdentifier, self.serviceName) = (speakableGroupName, conversationIdentifier, serviceName)
    (self.sender, self.attachments) = (sender, attachments)
  }
  public init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?
  ) {
    super.init()
    (self.recipients, self.content, self.speakableGroupName) = (recipients, content, speakableGroupName)
    (self.conversationIdentifier, self.serviceName, self.sender) = (conversationIdentifier, serviceName, sender)
  }
}
public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
  case failureMessageTooLarge, failureMessageServiceNotSupported
}
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSendMessageIntentResponseCode
  open var sentMessages: [INMessage]?
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
  func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void)
}
extension INSendMessageIntentHandling {
  public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
  }
  public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {
    completion([.notRequired()])
  }
  public func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    completion(.notRequired())
  }
  public func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    completion(.notRequired())
  }
  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
  open private(set) var recipients: [INPerson]?
  open private(set) var senders: [INPerson]?
  open private(set) var searchTerms: [String]?
  open private(set) var attributes: INMessageAttributeOptions = []
  open private(set) var dateTimeRange: INDateComponentsRange?
  open private(set) var identifiers: [String]?
  open private(set) var notificationIdentifiers: [String]?
  open private(set) var speakableGroupNames: [INSpeakableString]?
  open private(set) var conversationIdentifiers: [String]?
  public required init() { super.init() }
  public init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions,
    dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?,
    conversationIdentifiers: [String]?
  ) {
    super.init()
    (self.recipients, self.senders, self.searchTerms) = (recipients, senders, searchTerms)
    (self.attributes, self.dateTimeRange, self.identifiers) = (attributes, dateTimeRange, identifiers)
    (self.notificationIdentifiers, self.speakableGroupNames, self.conversationIdentifiers) = (
      notificationIdentifiers, speakableGroupNames, conversationIdentifiers
    )
  }
}
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
  case failureMessageTooManyResults
}
open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSearchForMessagesIntentResponseCode
  open var messages: [INMessage]?
  public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
  func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
  func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
  func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
  func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void)
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
}
extension INSearchForMessagesIntentHandling {
  public func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    completion(INSearchForMessagesIntentResponse(code: .failure, userActivity: nil))
  }
  public func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    completion([.notRequired()])
  }
  public func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    completion([.notRequired()])
  }
  public func resolveAttributes(
    for intent: INSearchForMessagesIntent, with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) { completion([.notRequired()]) }
}

open class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
  open private(set) var identifiers: [String]?
  open private(set) var attribute: INMessageAttribute = .unknown
  public required init() { super.init() }
  public init(identifiers: [String]?, attribute: INMessageAttribute) {
    super.init()
    (self.identifiers, self.attribute) = (identifiers, attribute)
  }
}
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound
  case failureMessageAttributeNotSet
}
open class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSetMessageAttributeIntentResponseCode
  public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void)
}
extension INSetMessageAttributeIntentHandling {
  public func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
    completion(INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil))
  }
  public func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
    completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void) {
    completion(.notRequired())
  }
}
