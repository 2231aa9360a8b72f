import CoreGraphics
@_exported import FoundationCompat
@_exported import Metal

// Kernels for a graphics processor. There is no device, so that an app comes to none of them.

public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }
public enum MPSImageEdgeMode: UInt, Sendable { case zero, clamp, mirror, mirrorWithEdge, constant }
public struct MPSKernelOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let skipAPIValidation = Self(rawValue: 1)
  public static let allowReducedPrecision = Self(rawValue: 2)
  public static let verbose = Self(rawValue: 16)
}
public struct MPSOffset: Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class MPSKernel: NSObject, @unchecked Sendable {
  public let device: any MTLDevice
  open var options: MPSKernelOptions = []
  open var label: String?
  public init(device: any MTLDevice) { self.device = device }
}
/// Makes one picture of another one. It encodes nothing.
open class MPSUnaryImageKernel: MPSKernel, @unchecked Sendable {
  open var offset = MPSOffset()
  open var edgeMode = MPSImageEdgeMode.zero
  open func encode(commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture) { report() }
  @discardableResult open func encode(
    commandBuffer: any MTLCommandBuffer, inPlaceTexture texture: UnsafeMutablePointer<any MTLTexture>,
    fallbackCopyAllocator copyAllocator: ((MPSKernel, any MTLCommandBuffer, any MTLTexture) -> any MTLTexture)? = nil
  ) -> Bool {
    report()
    return false
  }
  private func report() { UnavailableServices.report("metal.unavailable", "this machine gives widgets no graphics processor") }
}
open class MPSImageGaussianBlur: MPSUnaryImageKernel, @unchecked Sendable {
  public let sigma: Float
  public init(device: any MTLDevice, sigma: Float) {
    self.sigma = sigma
    super.init(device: device)
  }
}
open class MPSImageBox: MPSUnaryImageKernel, @unchecked Sendable {
  public let kernelWidth: Int
  public let kernelHeight: Int
  public init(device: any MTLDevice, kernelWidth: Int, kernelHeight: Int) {
    (self.kernelWidth, self.kernelHeight) = (kernelWidth, kernelHeight)
    super.init(device: device)
  }
}
open class MPSImageLanczosScale: MPSUnaryImageKernel, @unchecked Sendable {}
open class MPSImageBilinearScale: MPSUnaryImageKernel, @unchecked Sendable {}
