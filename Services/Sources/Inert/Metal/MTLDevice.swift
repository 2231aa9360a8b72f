@_exported import AlmanacFoundationCompat
@_exported import QuartzCore

// Stub. Widgets have no graphics processor: `MTLCreateSystemDefaultDevice()` returns nil, so the protocols below have no instances.

private func reportMetal() { UnavailableServices.report("metal.unavailable", "a graphics processor is not available to widgets") }
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? {
  reportMetal()
  return nil
}
public func MTLCopyAllDevices() -> [any MTLDevice] {
  reportMetal()
  return []
}

public enum MTLGPUFamily: Int, Sendable {
  case apple1 = 1001
  case apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
  case mac2 = 2002
  case common1 = 3001
  case common2, common3
  case metal3 = 5001
}
public enum MTLFeatureSet: UInt, Sendable {
  case iOS_GPUFamily1_v1 = 0
  case iOS_GPUFamily2_v1 = 1
  case iOS_GPUFamily3_v1 = 4
  case macOS_GPUFamily1_v1 = 10000
}
public protocol MTLDevice: NSObjectProtocol, Sendable {
  var name: String { get }
  var registryID: UInt64 { get }
  var maxThreadsPerThreadgroup: MTLSize { get }
  var hasUnifiedMemory: Bool { get }
  var recommendedMaxWorkingSetSize: UInt64 { get }
  var currentAllocatedSize: Int { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
  func makeLibrary(URL url: URL) throws -> any MTLLibrary
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
  func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
}
extension MTLDevice {
  public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
  public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: pointer, length: length, options: [])
  }
}
public protocol MTLLibrary: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var functionNames: [String] { get }
  func makeFunction(name functionName: String) -> (any MTLFunction)?
  func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
}
public protocol MTLFunction: NSObjectProtocol, Sendable {
  var name: String { get }
  var label: String? { get set }
}
open class MTLFunctionConstantValues: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}
open class MTLCompileOptions: NSObject, @unchecked Sendable {
  open var fastMathEnabled = true
  public override init() { super.init() }
}
public let MTLLibraryErrorDomain = "MTLLibraryErrorDomain"
public protocol MTLRenderPipelineState: NSObjectProtocol, Sendable {
  var label: String? { get }
}
public protocol MTLComputePipelineState: NSObjectProtocol, Sendable {
  var label: String? { get }
  var maxTotalThreadsPerThreadgroup: Int { get }
  var threadExecutionWidth: Int { get }
}
public protocol MTLSamplerState: NSObjectProtocol, Sendable {}
public protocol MTLDepthStencilState: NSObjectProtocol, Sendable {}

public protocol MTLResource: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var storageMode: MTLStorageMode { get }
}
public protocol MTLBuffer: MTLResource {
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
  func didModifyRange(_ range: Range<Int>)
}
public protocol MTLTexture: MTLResource {
  var width: Int { get }
  var height: Int { get }
  var depth: Int { get }
  var pixelFormat: MTLPixelFormat { get }
  var textureType: MTLTextureType { get }
  var usage: MTLTextureUsage { get }
  func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
  func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
}
public protocol MTLDrawable: NSObjectProtocol, Sendable {
  func present()
}
public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
  var layer: CAMetalLayer { get }
}
// Stub. A layer never has a device, whatever is set, and no drawable.
extension CAMetalLayer {
  public var device: (any MTLDevice)? {
    get { nil }
    set {}
  }
  public var pixelFormat: MTLPixelFormat {
    get { .bgra8Unorm }
    set { if newValue != .bgra8Unorm { reportMetal() } }
  }
  public func nextDrawable() -> (any CAMetalDrawable)? {
    reportMetal()
    return nil
  }
}
