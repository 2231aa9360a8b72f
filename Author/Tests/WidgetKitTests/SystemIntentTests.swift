import Foundation
import Intents
import Testing

/// The system's intents, as Xcode's template of an intents extension uses them.
@Suite struct SystemIntentTests {
  /// A handler that implements only what an app needs.
  private final class Handler: NSObject, INSendMessageIntentHandling, INSearchForMessagesIntentHandling, INPlayMediaIntentHandling {
    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {
      completion((intent.recipients ?? []).map { .success(with: $0) } + [.unsupported(forReason: .noAccount)])
    }
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
      completion(INSendMessageIntentResponse(code: .success, userActivity: NSUserActivity(activityType: "send")))
    }
    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
      let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
      response.messages = [INMessage(identifier: "1", content: intent.searchTerms?.first, dateSent: nil, sender: nil, recipients: nil)]
      completion(response)
    }
  }
  private func person(_ name: String) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: "\(name)@example.org", type: .emailAddress), nameComponents: nil, displayName: name, image: nil,
      contactIdentifier: nil, customIdentifier: nil)
  }

  @Test func `an intent keeps its values, and its handler answers with them`() {
    let intent = INSendMessageIntent(
      recipients: [person("Anna")], outgoingMessageType: .outgoingMessageText, content: "Flut", speakableGroupName: nil, conversationIdentifier: nil,
      serviceName: nil, sender: nil, attachments: nil)
    let handler = Handler()
    handler.resolveRecipients(for: intent) { results in
      #expect(results.count == 2)
      if case .success(let value) = results[0].outcome { #expect((value as? INPerson)?.displayName == "Anna") } else { Issue.record("no person") }
      if case .unsupported = results[1].outcome {} else { Issue.record("supported") }
    }
    handler.handle(intent: intent) { #expect($0.code == .success && $0.userActivity?.activityType == "send") }
    #expect(intent.content == "Flut" && intent.outgoingMessageType == .outgoingMessageText)
    let search = INSearchForMessagesIntent(
      recipients: nil, senders: nil, searchTerms: ["tide"], attributes: [.unread], dateTimeRange: nil, identifiers: nil,
      notificationIdentifiers: nil, speakableGroupNames: nil, conversationIdentifiers: nil)
    handler.handle(intent: search) { #expect($0.messages?.first?.content == "tide" && $0.messages?.first?.messageType == .text) }
  }

  @Test func `a method that a handler leaves out is ready to confirm, needs no value and fails to handle`() {
    let handler = Handler()
    handler.confirm(intent: INSendMessageIntent()) { #expect($0.code == .ready) }
    handler.handle(intent: INPlayMediaIntent()) { #expect($0.code == .failure) }
    handler.resolveContent(for: INSendMessageIntent()) { result in
      if case .notRequired = result.outcome {} else { Issue.record("a value is needed") }
    }
  }

  @Test func `images belong to the parameters of one intent, and codes have Apple's numbers`() {
    let (intent, other) = (INSendMessageIntent(), INSendMessageIntent())
    intent.setImage(INImage(systemImageNamed: "person"), forParameterNamed: \.sender)
    #expect(intent.image(forParameterNamed: \.sender) != nil && other.image(forParameterNamed: \.sender) == nil)
    #expect(intent.image(forParameterNamed: \.recipients) == nil)
    #expect(INSendMessageIntentResponseCode.success.rawValue == 3 && INPlayMediaIntentResponseCode.handleInApp.rawValue == 5)
    #expect(INStartCallIntentResponseCode.failure.rawValue == 4 && INMediaItemType.radioStation.rawValue == 16)
    #expect(INSpeakableString(spokenPhrase: "a") == INSpeakableString(spokenPhrase: "a"))
  }
}
