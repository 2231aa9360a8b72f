public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
public enum MTLCommandBufferStatus: UInt, Sendable { case notEnqueued, enqueued, committed, scheduled, completed, error }
public protocol MTLCommandBuffer: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var status: MTLCommandBufferStatus { get }
  var error: (any Error)? { get }
  func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  func present(_ drawable: any MTLDrawable)
  func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
  func addScheduledHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
  func enqueue()
  func commit()
  func waitUntilCompleted()
  func waitUntilScheduled()
}
public protocol MTLCommandEncoder: NSObjectProtocol {
  var label: String? { get set }
  func endEncoding()
  func pushDebugGroup(_ string: String)
  func popDebugGroup()
}
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  func setViewport(_ viewport: MTLViewport)
  func setScissorRect(_ rect: MTLScissorRect)
  func setCullMode(_ cullMode: MTLCullMode)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int)
}
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  func generateMipmaps(for texture: any MTLTexture)
  func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
  func synchronize(resource: any MTLResource)
}
