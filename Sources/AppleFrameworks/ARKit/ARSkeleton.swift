import CoreVideo

/// The joints of a body. There is none: every list is empty.
// Unchecked, as all classes of this file: nothing in them changes, and the compiler cannot check an open class.
open class ARSkeleton: NSObject, @unchecked Sendable {
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let root = JointName(rawValue: "root")
    public static let head = JointName(rawValue: "head_joint")
    public static let leftHand = JointName(rawValue: "left_hand_joint")
    public static let rightHand = JointName(rawValue: "right_hand_joint")
    public static let leftFoot = JointName(rawValue: "left_foot_joint")
    public static let rightFoot = JointName(rawValue: "right_foot_joint")
    public static let leftShoulder = JointName(rawValue: "left_shoulder_1_joint")
    public static let rightShoulder = JointName(rawValue: "right_shoulder_1_joint")
  }
  open var definition: ARSkeletonDefinition { ARSkeletonDefinition() }
  open var jointCount: Int { 0 }
  open func isJointTracked(_ jointIndex: Int) -> Bool { false }
}
open class ARSkeleton3D: ARSkeleton, @unchecked Sendable {
  open var jointModelTransforms: [simd_float4x4] { [] }
  open var jointLocalTransforms: [simd_float4x4] { [] }
  open func modelTransform(for jointName: JointName) -> simd_float4x4? { nil }
  open func localTransform(for jointName: JointName) -> simd_float4x4? { nil }
}
open class ARSkeleton2D: ARSkeleton, @unchecked Sendable {
  open var jointLandmarks: [simd_float2] { [] }
  open func landmark(for jointNamed: JointName) -> simd_float2? { nil }
}
open class ARSkeletonDefinition: NSObject, @unchecked Sendable {
  open class var defaultBody3D: ARSkeletonDefinition { ARSkeletonDefinition() }
  open class var defaultBody2D: ARSkeletonDefinition { ARSkeletonDefinition() }
  open var jointCount: Int { 0 }
  open var jointNames: [String] { [] }
  open var parentIndices: [Int] { [] }
  open var neutralBodySkeleton3D: ARSkeleton3D? { nil }
  open func index(for jointName: ARSkeleton.JointName) -> Int { NSNotFound }
}
open class ARBodyAnchor: ARAnchor, @unchecked Sendable {
  open var skeleton: ARSkeleton3D { ARSkeleton3D() }
  open var estimatedScaleFactor: CGFloat { 1 }
  open var isTracked: Bool { false }
}
open class ARBody2D: NSObject, @unchecked Sendable { open var skeleton: ARSkeleton2D { ARSkeleton2D() } }
extension ARFrame {
  public var timestamp: TimeInterval { 0 }
  public var camera: ARCamera { ARCamera() }
  /// A picture without pixels.
  public var capturedImage: CVPixelBuffer { CVPixelBuffer() }
  public var detectedBody: ARBody2D? { nil }
  public var sceneDepth: ARDepthData? { nil }
  public var smoothedSceneDepth: ARDepthData? { nil }
}
/// How far things are. No frame has one.
open class ARDepthData: NSObject, @unchecked Sendable {
  open var depthMap: CVPixelBuffer { CVPixelBuffer() }
  open var confidenceMap: CVPixelBuffer? { nil }
}
extension ARCamera {
  public var transform: simd_float4x4 { matrix_identity_float4x4 }
  public var eulerAngles: simd_float3 { .zero }
  public var imageResolution: CGSize { .zero }
  public var projectionMatrix: simd_float4x4 { matrix_identity_float4x4 }
}
