import SwiftUI

// Unchecked: an app builds a scene on one thread, as on Apple's systems.
open class SCNScene: NSObject, @unchecked Sendable {
  public let rootNode = SCNNode()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  open var isPaused = false
  public override init() { super.init() }
  /// Scenes of files are not read.
  public convenience init?(named name: String) {
    reportScenes()
    return nil
  }
  public convenience init?(named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil) { self.init(named: name) }
  public init(url: URL, options: [LoadingOption: Any]? = nil) throws {
    reportScenes()
    throw CocoaError(.fileReadUnsupportedScheme)
  }
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }
public protocol SCNSceneRenderer: NSObjectProtocol {}
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}
/// A view that keeps its scene and shows nothing, like every view of UIKit here.
open class SCNView: UIView, SCNSceneRenderer {
  open var scene: SCNScene? { didSet { if scene != nil { reportScenes() } } }
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open var pointOfView: SCNNode?
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  open var showsStatistics = false
  open var isPlaying = false
  open var loops = false
  open var rendersContinuously = false
  open var preferredFramesPerSecond = 60
  open var antialiasingMode = SCNAntialiasingMode.none
  public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func play(_ sender: Any?) {}
  open func pause(_ sender: Any?) {}
  open func stop(_ sender: Any?) {}
  /// An empty picture.
  open func snapshot() -> UIImage {
    reportScenes()
    return UIImage()
  }
}
// Nothing is animated: changes take effect at once, and the completion block is called afterwards.
open class SCNTransaction: NSObject {
  @MainActor private static var completion: (() -> Void)?
  @MainActor open class var animationDuration: CFTimeInterval {
    get { 0 }
    set { if newValue > 0 { reportScenes() } }
  }
  @MainActor open class var completionBlock: (() -> Void)? {
    get { completion }
    set { completion = newValue }
  }
  @MainActor open class func begin() { completion = nil }
  @MainActor open class func commit() {
    let block = completion
    completion = nil
    block?()
  }
}
/// A scene in a view. A widget shows a prohibition sign instead.
nonisolated public struct SceneView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let allowsCameraControl = Options(rawValue: 1)
    public static let rendersContinuously = Options(rawValue: 2)
    public static let autoenablesDefaultLighting = Options(rawValue: 4)
    public static let jitteringEnabled = Options(rawValue: 8)
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }
  private let source: SourceLocation
  public init(
    scene: SCNScene?, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
    antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "SceneView", alternative: "show an image of the scene", source: source)
  }
}
