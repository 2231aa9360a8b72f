public enum INCallAudioRoute: Int, Sendable { case unknown, speakerphoneAudioRoute, bluetoothAudioRoute }
public enum INCallDestinationType: Int, Sendable { case unknown, normal, emergency, voicemail, redial, callBack }
public enum INCallCapability: Int, Sendable { case unknown, audioCall, videoCall }
public enum INCallRecordType: Int, Sendable { case unknown, outgoing, missed, received, latest, voicemail, ringing, inProgress, onHold }
public struct INCallRecordTypeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let outgoing = INCallRecordTypeOptions(rawValue: 1)
  public static let missed = INCallRecordTypeOptions(rawValue: 2)
  public static let received = INCallRecordTypeOptions(rawValue: 4)
  public static let latest = INCallRecordTypeOptions(rawValue: 8)
  public static let voicemail = INCallRecordTypeOptions(rawValue: 16)
}
public final class INCallRecordFilter: NSObject, Sendable {
  public let participants: [INPerson]?
  public let callTypes: INCallRecordTypeOptions
  public let callCapability: INCallCapability
  public init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions, callCapability: INCallCapability) {
    (self.participants, self.callTypes, self.callCapability) = (participants, callTypes, callCapability)
  }
}
public final class INCallRecord: NSObject, Sendable {
  public let identifier: String
  public let dateCreated: Date?
  public let caller: INPerson?
  public let callRecordType: INCallRecordType
  public let callCapability: INCallCapability
  public let callDuration: Double?
  public let unseen: Bool?
  public init(
    identifier: String, dateCreated: Date?, caller: INPerson?, callRecordType: INCallRecordType, callCapability: INCallCapability,
    callDuration: Double?, unseen: Bool?
  ) {
    (self.identifier, self.dateCreated, self.caller, self.callRecordType) = (identifier, dateCreated, caller, callRecordType)
    (self.callCapability, self.callDuration, self.unseen) = (callCapability, callDuration, unseen)
  }
}

public enum INStartCallContactUnsupportedReason: Int, Sendable {
  case noContactFound = 1
  case multipleContactsUnsupported, noHandleForLabel, invalidHandle, unsupportedMmiUssd, noCallHistoryForRedial, noUsableHandleForRedial
  case requiringInAppAuthentication
}
public final class INStartCallContactResolutionResult: INPersonResolutionResult {
  public class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self { unsupported(withReason: reason.rawValue) }
}
public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
  case videoCallUnsupported = 1
  case microphoneNotAccessible, cameraNotAccessible
}
public class INCallCapabilityResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: INCallCapability) -> Self { make(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: INCallCapability) -> Self { make(.confirmation(valueToConfirm)) }
}
public final class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult {
  public class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self { unsupported(withReason: reason.rawValue) }
}
public final class INCallDestinationTypeResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: INCallDestinationType) -> Self { make(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: INCallDestinationType) -> Self { make(.confirmation(valueToConfirm)) }
}
