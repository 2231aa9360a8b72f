@_exported import Metal
@_exported import UIKit

@MainActor public protocol MTKViewDelegate: NSObjectProtocol {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}
/// Keeps its properties, and shows nothing, like every view of UIKit here. There is no device and no drawable: its delegate never draws.
open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  open var framebufferOnly = true
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var clearColor = MTLClearColor()
  open var clearDepth = 1.0
  open var sampleCount = 1
  open var drawableSize = CGSize.zero
  open var autoResizeDrawable = true
  open var preferredFramesPerSecond = 60
  open var enableSetNeedsDisplay = false
  open var isPaused = false
  open var presentsWithTransaction = false
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    super.init(frame: frameRect)
    self.device = device
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func draw() {}
  open func releaseDrawables() {}
}
public let MTKTextureLoaderErrorDomain = "MTKTextureLoaderErrorDomain"
/// Makes textures of images on a device. There is no device to make one for.
// Unchecked: nothing changes.
open class MTKTextureLoader: NSObject, @unchecked Sendable {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
    public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
    public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
    public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
    public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
    public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
  }
  public let device: any MTLDevice
  public init(device: any MTLDevice) { self.device = device }
  private func failure() -> NSError {
    NSError(domain: MTKTextureLoaderErrorDomain, code: 0, userInfo: [NSLocalizedDescriptionKey: "There is no graphics processor."])
  }
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw failure() }
  open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture { throw failure() }
  open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw failure() }
  open func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
  ) throws -> any MTLTexture { throw failure() }
}
