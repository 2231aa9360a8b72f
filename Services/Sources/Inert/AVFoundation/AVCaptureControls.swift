/// Stub. There is no camera button to control.
open class AVCaptureControl: NSObject, @unchecked Sendable { open var isEnabled = true }
open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
  public init(device: AVCaptureDevice) {}
  public init(device: AVCaptureDevice, action: @escaping (_ videoZoomFactor: CGFloat) -> Void) {}
}
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
  public init(device: AVCaptureDevice) {}
  public init(device: AVCaptureDevice, action: @escaping (_ exposureTargetBias: CGFloat) -> Void) {}
}
open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
  public let localizedTitle: String
  public let symbolName: String
  open var value: Float = 0
  open var localizedValueFormat: String?
  open var prominentValues: [Float] = []
  open var accessibilityIdentifier: String?
  public init(_ localizedTitle: String, symbolName: String, in values: ClosedRange<Float>) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
  }
  public init(_ localizedTitle: String, symbolName: String, in values: ClosedRange<Float>, step: Float) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
  }
  public init(_ localizedTitle: String, symbolName: String, values: [Float]) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
  }
  /// Stub. Never calls the action: there is no slider.
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Float) -> Void) {}
}
open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
  public let localizedTitle: String
  public let symbolName: String
  public let numberOfIndexes: Int
  open var selectedIndex = 0
  open var accessibilityIdentifier: String?
  public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
    (self.localizedTitle, self.symbolName, self.numberOfIndexes) = (localizedTitle, symbolName, numberOfIndexes)
  }
  public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
    (self.localizedTitle, self.symbolName, numberOfIndexes) = (localizedTitle, symbolName, localizedIndexTitles.count)
  }
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Int) -> Void) {}
}
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}
extension AVCaptureSession {
  public var supportsControls: Bool { false }
  public var maxControlsCount: Int { 0 }
  public var controls: [AVCaptureControl] { [] }
  public var controlsDelegate: (any AVCaptureSessionControlsDelegate)? { nil }
  public func setControlsDelegate(_ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue controlsDelegateCallbackQueue: DispatchQueue?) {
    AVError.reportUnavailable()
  }
  public func canAddControl(_ control: AVCaptureControl) -> Bool { false }
  public func addControl(_ control: AVCaptureControl) { AVError.reportUnavailable() }
  public func removeControl(_ control: AVCaptureControl) {}
}
