/// Finds texts, codes and subjects in a picture. It is not supported: analysing throws.
public final class ImageAnalyzer: Sendable {
  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let text = Self(rawValue: 1)
    public static let machineReadableCode = Self(rawValue: 2)
    public static let visualLookUp = Self(rawValue: 16)
  }
  public struct Configuration: Hashable, Sendable {
    public let analysisTypes: AnalysisTypes
    public var locales: [String] = []
    public init(_ types: AnalysisTypes) { analysisTypes = types }
    public static func == (a: Self, b: Self) -> Bool { (a.analysisTypes.rawValue, a.locales) == (b.analysisTypes.rawValue, b.locales) }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(analysisTypes.rawValue)
      hasher.combine(locales)
    }
  }
  public static var isSupported: Bool {
    reportScanning()
    return false
  }
  public static var supportedTextRecognitionLanguages: [String] { [] }
  public init() {}
  public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis { throw refused() }
  public func analyze(_ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration) async throws -> ImageAnalysis {
    throw refused()
  }
  public func analyze(_ image: CGImage, orientation: CGImagePropertyOrientation, configuration: Configuration) async throws -> ImageAnalysis {
    throw refused()
  }
  public func analyze(imageAt url: URL, orientation: CGImagePropertyOrientation, configuration: Configuration) async throws -> ImageAnalysis {
    throw refused()
  }
  private func refused() -> VNError {
    reportScanning()
    return VNError(.operationFailed)
  }
}
/// What was found in a picture. There is none.
public final class ImageAnalysis: Sendable {
  private init() {}
  public var transcript: String { "" }
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}
/// What a person does with what was found in a picture of a view. Nothing is found.
@MainActor open class ImageAnalysisInteraction: NSObject, UIInteraction {
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automatic = Self(rawValue: 1)
    public static let textSelection = Self(rawValue: 2)
    public static let dataDetectors = Self(rawValue: 4)
    public static let imageSubject = Self(rawValue: 8)
    public static let visualLookUp = Self(rawValue: 16)
    public static let automaticTextOnly = Self(rawValue: 32)
  }
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open weak var delegate: (any ImageAnalysisInteractionDelegate)?
  open var analysis: ImageAnalysis?
  open var preferredInteractionTypes: InteractionTypes = []
  open var selectableItemsHighlighted = false
  open var isSupplementaryInterfaceHidden = false
  open var allowLongPressForDataDetectorsInTextMode = true
  open var hasActiveTextSelection: Bool { false }
  open var text: String { "" }
  open var selectedText: String { "" }
  public override init() { super.init() }
  public init(_ delegate: any ImageAnalysisInteractionDelegate) { self.delegate = delegate }
  open func resetTextSelection() {}
  open func setContentsRectNeedsUpdate() {}
}
@MainActor public protocol ImageAnalysisInteractionDelegate: AnyObject {
  func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint, for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
  func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
  func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}
extension ImageAnalysisInteractionDelegate {
  public func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint, for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool { true }
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
  public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
  public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}
