import AlmanacFoundationCompat
import Metal
import Testing

/// Graphics processors.
@Suite struct MetalTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `there is no Metal device, and a texture descriptor counts its mipmap levels`() {
    #expect(MTLCreateSystemDefaultDevice() == nil && isReported("metal.unavailable"))
    let picture = MTLTextureDescriptor.texture2DDescriptor(pixelFormat: .bgra8Unorm, width: 256, height: 100, mipmapped: true)
    #expect(picture.mipmapLevelCount == 9 && picture.width == 256 && picture.pixelFormat == .bgra8Unorm)
  }
}
