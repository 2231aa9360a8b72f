/// A button that begins a broadcast. It shows nothing.
open class RPSystemBroadcastPickerView: UIView {
  open var preferredExtension: String?
  open var showsMicrophoneButton = true
}
/// What an extension does with a broadcast. Nothing here starts one.
open class RPBroadcastHandler: NSObject {
  public override init() { super.init() }
  open func updateServiceInfo(_ serviceInfo: [String: any NSCoding & NSObjectProtocol]) {}
  open func updateBroadcast(_ broadcastURL: URL) {}
}
open class RPBroadcastSampleHandler: RPBroadcastHandler {
  open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
  open func broadcastPaused() {}
  open func broadcastResumed() {}
  open func broadcastFinished() {}
  open func broadcastAnnotated(withApplicationInfo applicationInfo: [AnyHashable: Any]) {}
  open func processSampleBuffer(_ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType) {}
  open func finishBroadcastWithError(_ error: any Error) {}
}
public let RPVideoSampleOrientationKey = "RPVideoSampleOrientation"
public let RPApplicationInfoBundleIdentifierKey = "RPApplicationInfoBundleIdentifier"
