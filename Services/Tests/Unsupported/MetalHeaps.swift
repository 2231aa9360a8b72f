// Unsupported: `MTLHeap`, `MTLAccelerationStructure`, `MTLMeshRenderPipelineDescriptor`
import Metal

func describe(_ descriptor: MTLTextureDescriptor) {
  _ = (any MTLHeap).self  // error: cannot find type 'MTLHeap' in scope
  _ = (any MTLAccelerationStructure).self  // error: cannot find type 'MTLAccelerationStructure' in scope
  _ = MTLMeshRenderPipelineDescriptor.self  // error: cannot find 'MTLMeshRenderPipelineDescriptor' in scope
}
