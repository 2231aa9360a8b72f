@_exported import FoundationCompat
@_exported import UIKit
@_exported import simd

public struct SCNVector3: Equatable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  public init(_ v: SIMD3<Float>) { self.init(x: v.x, y: v.y, z: v.z) }
  public init(_ v: SIMD3<Double>) { self.init(x: Float(v.x), y: Float(v.y), z: Float(v.z)) }
}
public struct SCNVector4: Equatable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w)) }
}
public typealias SCNQuaternion = SCNVector4
public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x: x, y: y, z: z, w: w) }
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
extension SIMD3 where Scalar == Float {
  public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}
/// Rows that a vector is multiplied with.
public struct SCNMatrix4: Equatable, Sendable {
  public var m11, m12, m13, m14: Float
  public var m21, m22, m23, m24: Float
  public var m31, m32, m33, m34: Float
  public var m41, m42, m43, m44: Float
  /// Zeros.
  public init() {
    (m11, m12, m13, m14, m21, m22, m23, m24) = (0, 0, 0, 0, 0, 0, 0, 0)
    (m31, m32, m33, m34, m41, m42, m43, m44) = (0, 0, 0, 0, 0, 0, 0, 0)
  }
}
public let SCNMatrix4Identity = SCNMatrix4MakeScale(1, 1, 1)
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  var matrix = SCNMatrix4()
  (matrix.m11, matrix.m22, matrix.m33, matrix.m44) = (sx, sy, sz, 1)
  return matrix
}
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var matrix = SCNMatrix4MakeScale(1, 1, 1)
  (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
  return matrix
}
