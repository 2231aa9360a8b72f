public struct MTLOrigin: Equatable, Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct MTLSize: Equatable, Sendable {
  public var width: Int
  public var height: Int
  public var depth: Int
  public init() { (width, height, depth) = (0, 0, 0) }
  public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}
public struct MTLRegion: Equatable, Sendable {
  public var origin: MTLOrigin
  public var size: MTLSize
  public init() { (origin, size) = (MTLOrigin(), MTLSize()) }
  public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { MTLSize(width: width, height: height, depth: depth) }
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
public struct MTLViewport: Equatable, Sendable {
  public var originX, originY, width, height, znear, zfar: Double
  public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
    (self.originX, self.originY, self.width, self.height, self.znear, self.zfar) = (originX, originY, width, height, znear, zfar)
  }
}
public struct MTLScissorRect: Equatable, Sendable {
  public var x, y, width, height: Int
  public init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }
}
public struct MTLClearColor: Equatable, Sendable {
  public var red, green, blue, alpha: Double
  public init() { (red, green, blue, alpha) = (0, 0, 0, 1) }
  public init(red: Double, green: Double, blue: Double, alpha: Double) { (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha) }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case a8Unorm = 1
  case r8Unorm = 10
  case r16Float = 25
  case rg8Unorm = 30
  case r32Float = 55
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgba16Float = 115
  case rgba32Float = 125
  case depth32Float = 252
  case stencil8 = 253
  case depth32Float_stencil8 = 260
}
public enum MTLTextureType: UInt, Sendable { case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D }
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let unknown: MTLTextureUsage = []
  public static let shaderRead = MTLTextureUsage(rawValue: 1)
  public static let shaderWrite = MTLTextureUsage(rawValue: 2)
  public static let renderTarget = MTLTextureUsage(rawValue: 4)
}
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let cpuCacheModeDefaultCache: MTLResourceOptions = []
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
  public static let storageModeShared: MTLResourceOptions = []
  public static let storageModeManaged = MTLResourceOptions(rawValue: 16)
  public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}
public enum MTLStorageMode: UInt, Sendable { case shared, managed, `private`, memoryless }
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare, store, multisampleResolve, storeAndMultisampleResolve, unknown }
public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
public enum MTLCullMode: UInt, Sendable { case none, front, back }
public enum MTLCompareFunction: UInt, Sendable { case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always }
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable { case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero }
public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor, oneMinusDestinationColor
  case destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated
}
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }
