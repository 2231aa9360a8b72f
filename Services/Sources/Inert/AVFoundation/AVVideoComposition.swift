import CoreGraphics
import CoreImage
import QuartzCore

public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  var timeRange: CMTimeRange { get }
  var enablePostProcessing: Bool { get }
  var containsTweening: Bool { get }
}
/// How the pictures of tracks are composed. An app can create one; nothing draws it.
open class AVVideoComposition: NSObject, @unchecked Sendable {
  fileprivate final var content = Content()
  fileprivate struct Content {
    var frameDuration = CMTime.invalid
    var renderSize = CGSize.zero
    var renderScale: Float = 1
    var instructions: [any AVVideoCompositionInstructionProtocol] = []
    var animationTool: AVVideoCompositionCoreAnimationTool?
  }
  open var frameDuration: CMTime { content.frameDuration }
  open var renderSize: CGSize { content.renderSize }
  open var renderScale: Float { content.renderScale }
  open var instructions: [any AVVideoCompositionInstructionProtocol] { content.instructions }
  open var animationTool: AVVideoCompositionCoreAnimationTool? { content.animationTool }
  public override init() { super.init() }
  public convenience init(propertiesOf asset: AVAsset) { self.init() }
  public convenience init(asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void) {
    self.init()
    AVError.reportUnavailable()
  }
  open class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVVideoComposition {
    throw AVError.refusal(.fileFormatNotRecognized)
  }
}
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  open override var frameDuration: CMTime {
    get { content.frameDuration }
    set { content.frameDuration = newValue }
  }
  open override var renderSize: CGSize {
    get { content.renderSize }
    set { content.renderSize = newValue }
  }
  open override var renderScale: Float {
    get { content.renderScale }
    set { content.renderScale = newValue }
  }
  open override var instructions: [any AVVideoCompositionInstructionProtocol] {
    get { content.instructions }
    set { content.instructions = newValue }
  }
  open override var animationTool: AVVideoCompositionCoreAnimationTool? {
    get { content.animationTool }
    set { content.animationTool = newValue }
  }
}
/// Stub. A frame for a filter. None is ever requested.
open class AVAsynchronousCIImageFilteringRequest: NSObject, @unchecked Sendable {
  open var renderSize: CGSize { .zero }
  open var compositionTime: CMTime { .invalid }
  open var sourceImage: CIImage { CIImage.empty() }
  open func finish(with filteredImage: CIImage, context: CIContext?) {}
  open func finish(with error: any Error) {}
}
/// Stub. Renders nothing.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
  public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { self.init() }
  public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) { self.init() }
}

open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
  fileprivate var range = CMTimeRange.invalid
  fileprivate var layers: [AVVideoCompositionLayerInstruction] = []
  fileprivate var color: CGColor?
  fileprivate var postProcesses = true
  open var timeRange: CMTimeRange { range }
  open var enablePostProcessing: Bool { postProcesses }
  open var containsTweening: Bool { true }
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { layers }
  open var backgroundColor: CGColor? { color }
}
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
  open override var timeRange: CMTimeRange {
    get { range }
    set { range = newValue }
  }
  open override var enablePostProcessing: Bool {
    get { postProcesses }
    set { postProcesses = newValue }
  }
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { layers }
    set { layers = newValue }
  }
  open override var backgroundColor: CGColor? {
    get { color }
    set { color = newValue }
  }
}
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  fileprivate var id: CMPersistentTrackID = 0
  open var trackID: CMPersistentTrackID { id }
}
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
  open override var trackID: CMPersistentTrackID {
    get { id }
    set { id = newValue }
  }
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    id = track.trackID
  }
  // Stub. Not stored: videos are not rendered.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  open func setTransformRamp(fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange) {}
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange) {}
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}
