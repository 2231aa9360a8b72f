// Stubs. Intents of calls. They store their values. There are no calls, so no handler is called.

/// Starts a call.
open class INStartCallIntent: INIntent, UNNotificationContentProviding, @unchecked Sendable {
  open private(set) var callRecordFilter: INCallRecordFilter?
  open private(set) var callRecordToCallBack: INCallRecord?
  open private(set) var audioRoute: INCallAudioRoute = .unknown
  open private(set) var destinationType: INCallDestinationType = .unknown
  open private(set) var contacts: [INPerson]?
  open private(set) var recordTypeForRedialing: INCallRecordType = .unknown
  open private(set) var callCapability: INCallCapability = .unknown
  public required init() { super.init() }
  public init(
    callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
    destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
  ) {
    super.init()
    (self.callRecordFilter, self.callRecordToCallBack, self.audioRoute) = (callRecordFilter, callRecordToCallBack, audioRoute)
    (self.destinationType, self.contacts, self.callCapability) = (destinationType, contacts, callCapability)
  }
  public init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, recordTypeForRedialing: INCallRecordType,
    callCapability: INCallCapability
  ) {
    super.init()
    (self.audioRoute, self.destinationType, self.contacts) = (audioRoute, destinationType, contacts)
    (self.recordTypeForRedialing, self.callCapability) = (recordTypeForRedialing, callCapability)
  }
}
public enum INStartCallIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, userConfirmationRequired, failure, failureRequiringAppLaunch, failureCallingServiceNotAvailable
  case failureContactNotSupportedByApp, failureAirplaneModeEnabled, failureUnableToHandOff, failureAppConfigurationRequired, failureCallInProgress,
    failureCallRinging
}
open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INStartCallIntentResponseCode
  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INStartCallIntentHandling: NSObjectProtocol {
  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
  func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
  func resolveContacts(for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void)
  func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void)
  func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
}
extension INStartCallIntentHandling {
  public func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    completion(INStartCallIntentResponse(code: .failure, userActivity: nil))
  }
  public func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveContacts(for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void) {
    completion([.notRequired()])
  }
  public func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void) {
    completion(.notRequired())
  }
  public func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void) {
    completion(.notRequired())
  }
}

/// Starts an audio call.
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
  open private(set) var destinationType: INCallDestinationType = .unknown
  open private(set) var contacts: [INPerson]?
  public required init() { super.init() }
  public init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    super.init()
    (self.destinationType, self.contacts) = (destinationType, contacts)
  }
  public init(contacts: [INPerson]?) {
    super.init()
    self.contacts = contacts
  }
}
public enum INStartAudioCallIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired, failureCallingServiceNotAvailable
  case failureContactNotSupportedByApp, failureNoValidNumber
}
open class INStartAudioCallIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INStartAudioCallIntentResponseCode
  public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
  func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
  func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
}
extension INStartAudioCallIntentHandling {
  public func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
    completion(INStartAudioCallIntentResponse(code: .failure, userActivity: nil))
  }
  public func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
    completion(INStartAudioCallIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void) {
    completion(.notRequired())
  }
  public func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    completion([.notRequired()])
  }
}

/// Starts a video call.
open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
  open private(set) var contacts: [INPerson]?
  public required init() { super.init() }
  public init(contacts: [INPerson]?) {
    super.init()
    self.contacts = contacts
  }
}
public enum INStartVideoCallIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired, failureCallingServiceNotAvailable
  case failureContactNotSupportedByApp, failureNoValidNumber
}
open class INStartVideoCallIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INStartVideoCallIntentResponseCode
  public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
  func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
  func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
  func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
}
extension INStartVideoCallIntentHandling {
  public func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
    completion(INStartVideoCallIntentResponse(code: .failure, userActivity: nil))
  }
  public func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
    completion(INStartVideoCallIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    completion([.notRequired()])
  }
}
