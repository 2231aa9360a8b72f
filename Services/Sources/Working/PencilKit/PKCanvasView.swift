@MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// Stub. Stores a drawing and a tool, and shows nothing. Notifies its delegate when the app sets the drawing.
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  open var drawing = PKDrawing() {
    didSet { (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self) }
  }
  open var tool: any PKTool = PKInkingTool(.pen)
  open var isRulerActive = false
  open var isDrawingEnabled = true
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  open var allowsFingerDrawing = true
  open var maximumSupportedContentVersion = PKContentVersion.latest
  public let drawingGestureRecognizer = UIGestureRecognizer()
  open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
}

@MainActor public protocol PKToolPickerObserver: NSObjectProtocol {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
/// Stub. Stores the app's selected tool, and is never visible.
@MainActor open class PKToolPicker: NSObject {
  private struct Observer {
    weak var object: (any PKToolPickerObserver)?
  }
  private var observers: [Observer] = []
  private static let shared = PKToolPicker()
  open class func shared(for window: UIWindow) -> PKToolPicker? { shared }
  public override init() { super.init() }
  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet { for observer in observers { observer.object?.toolPickerSelectedToolDidChange(self) } }
  }
  open var isRulerActive = false
  open var isVisible: Bool { false }
  open var stateAutosaveName: String?
  open var showsDrawingPolicyControls = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var maximumSupportedContentVersion = PKContentVersion.latest
  open func addObserver(_ observer: any PKToolPickerObserver) {
    removeObserver(observer)
    observers.append(Observer(object: observer))
  }
  open func removeObserver(_ observer: any PKToolPickerObserver) { observers.removeAll { $0.object == nil || $0.object === observer } }
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  open func frameObscured(in view: UIView) -> CGRect { .null }
}
