// Stub. Descriptors with which an app asks a device for objects. They store their properties; there is no device.

open class MTLTextureDescriptor: NSObject, @unchecked Sendable {
  open var textureType = MTLTextureType.type2D
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var width = 1
  open var height = 1
  open var depth = 1
  open var mipmapLevelCount = 1
  open var sampleCount = 1
  open var arrayLength = 1
  open var usage = MTLTextureUsage.shaderRead
  open var storageMode = MTLStorageMode.shared
  open var resourceOptions: MTLResourceOptions = []
  public override init() { super.init() }
  open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor {
    let descriptor = MTLTextureDescriptor()
    (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
    if mipmapped, max(width, height) > 0 { descriptor.mipmapLevelCount = Int.bitWidth - max(width, height).leadingZeroBitCount }
    return descriptor
  }
}
open class MTLSamplerDescriptor: NSObject, @unchecked Sendable {
  open var minFilter = MTLSamplerMinMagFilter.nearest
  open var magFilter = MTLSamplerMinMagFilter.nearest
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
  public override init() { super.init() }
}
open class MTLDepthStencilDescriptor: NSObject, @unchecked Sendable {
  open var depthCompareFunction = MTLCompareFunction.always
  open var isDepthWriteEnabled = false
  public override init() { super.init() }
}
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject, @unchecked Sendable {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  open var rgbBlendOperation = MTLBlendOperation.add
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
  open var alphaBlendOperation = MTLBlendOperation.add
}
/// The eight colour attachments.
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject, @unchecked Sendable {
  private var places = (0..<8).map { _ in MTLRenderPipelineColorAttachmentDescriptor() }
  open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
    get { places[attachmentIndex] }
    set { places[attachmentIndex] = newValue ?? MTLRenderPipelineColorAttachmentDescriptor() }
  }
}
open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
  open var label: String?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  open var rasterSampleCount = 1
  open var sampleCount = 1
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  open private(set) var colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
  public override init() { super.init() }
}
open class MTLRenderPassAttachmentDescriptor: NSObject, @unchecked Sendable {
  open var texture: (any MTLTexture)?
  open var resolveTexture: (any MTLTexture)?
  open var loadAction = MTLLoadAction.dontCare
  open var storeAction = MTLStoreAction.dontCare
}
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject, @unchecked Sendable {
  private var places = (0..<8).map { _ in MTLRenderPassColorAttachmentDescriptor() }
  open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
    get { places[attachmentIndex] }
    set { places[attachmentIndex] = newValue ?? MTLRenderPassColorAttachmentDescriptor() }
  }
}
open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable {
  open private(set) var colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
  public override init() { super.init() }
}
