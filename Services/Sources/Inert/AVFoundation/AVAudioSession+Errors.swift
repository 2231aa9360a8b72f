extension AVAudioSession {
  /// The reasons why a session cannot be used. The numbers are Apple's four-character codes.
  public enum ErrorCode: Int, Sendable {
    case none = 0
    case mediaServicesFailed = 0x6D73_7276
    case isBusy = 0x2161_6374
    case incompatibleCategory = 0x2163_6174
    case cannotInterruptOthers = 0x2169_6E74
    case missingEntitlement = 0x656E_743F
    case siriIsRecording = 0x7369_7269
    case cannotStartPlaying = 0x2170_6C61
    case cannotStartRecording = 0x2172_6563
    case badParam = -50
    case insufficientPriority = 0x2170_7269
    case resourceNotAvailable = 0x2172_6573
    case unspecified = 0x7768_6174
    case expiredSession = 0x2173_6573
    case sessionNotActive = 0x696E_6163
  }
}
