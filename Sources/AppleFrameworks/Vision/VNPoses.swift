import CoreML

public typealias VNRecognizedPointKey = String
public typealias VNRecognizedPointGroupKey = String
public let VNRecognizedPointGroupKeyAll: VNRecognizedPointGroupKey = "VNIPOAll"

/// A point of a picture, each coordinate from 0 to 1.
// Unchecked: immutable; an open class cannot be checked.
open class VNPoint: NSObject, @unchecked Sendable {
  public let location: CGPoint
  public init(location: CGPoint) { self.location = location }
  public convenience init(x: Double, y: Double) { self.init(location: CGPoint(x: x, y: y)) }
  public static let zero = VNPoint(x: 0, y: 0)
  open var x: Double { Double(location.x) }
  open var y: Double { Double(location.y) }
  open func distance(_ point: VNPoint) -> Double { ((x - point.x) * (x - point.x) + (y - point.y) * (y - point.y)).squareRoot() }
  open class func distance(_ point1: VNPoint, _ point2: VNPoint) -> Double { point1.distance(point2) }
}
open class VNDetectedPoint: VNPoint, @unchecked Sendable { open var confidence: VNConfidence { 0 } }
open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable { open var identifier: VNRecognizedPointKey { "" } }
/// Points of a body or a hand. There are none: asking for one throws.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
  open var availableKeys: [VNRecognizedPointKey] { [] }
  open var availableGroupKeys: [VNRecognizedPointGroupKey] { [] }
  open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint { throw VNError(.operationFailed) }
  open func recognizedPoints(forGroupKey groupKey: VNRecognizedPointGroupKey) throws -> [VNRecognizedPointKey: VNRecognizedPoint] {
    throw VNError(.operationFailed)
  }
  open func keypointsMultiArray() throws -> MLMultiArray { throw VNError(.operationFailed) }
}
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    public static let nose = JointName(rawValue: "head_joint")
    public static let leftEye = JointName(rawValue: "left_eye_joint")
    public static let rightEye = JointName(rawValue: "right_eye_joint")
    public static let leftEar = JointName(rawValue: "left_ear_joint")
    public static let rightEar = JointName(rawValue: "right_ear_joint")
    public static let neck = JointName(rawValue: "neck_1_joint")
    public static let leftShoulder = JointName(rawValue: "left_shoulder_1_joint")
    public static let rightShoulder = JointName(rawValue: "right_shoulder_1_joint")
    public static let leftElbow = JointName(rawValue: "left_forearm_joint")
    public static let rightElbow = JointName(rawValue: "right_forearm_joint")
    public static let leftWrist = JointName(rawValue: "left_hand_joint")
    public static let rightWrist = JointName(rawValue: "right_hand_joint")
    public static let root = JointName(rawValue: "root")
    public static let leftHip = JointName(rawValue: "left_upLeg_joint")
    public static let rightHip = JointName(rawValue: "right_upLeg_joint")
    public static let leftKnee = JointName(rawValue: "left_leg_joint")
    public static let rightKnee = JointName(rawValue: "right_leg_joint")
    public static let leftAnkle = JointName(rawValue: "left_foot_joint")
    public static let rightAnkle = JointName(rawValue: "right_foot_joint")
  }
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointGroupKey
    public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
    public static let face = JointsGroupName(rawValue: "VNBLKFACE")
    public static let torso = JointsGroupName(rawValue: "VNBLKTORSO")
    public static let leftArm = JointsGroupName(rawValue: "VNBLKLARM")
    public static let rightArm = JointsGroupName(rawValue: "VNBLKRARM")
    public static let leftLeg = JointsGroupName(rawValue: "VNBLKLLEG")
    public static let rightLeg = JointsGroupName(rawValue: "VNBLKRLEG")
    public static let all = JointsGroupName(rawValue: "VNIPOAll")
  }
  open var availableJointNames: [JointName] { [] }
  open var availableJointsGroupNames: [JointsGroupName] { [] }
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.operationFailed) }
  open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { throw VNError(.operationFailed) }
}
public enum VNChirality: Int, Sendable {
  case unknown = 0
  case left = -1
  case right = 1
}
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    public static let wrist = JointName(rawValue: "VNHLKWrist")
    public static let thumbCMC = JointName(rawValue: "VNHLKThumbCMC")
    public static let thumbMP = JointName(rawValue: "VNHLKThumbMP")
    public static let thumbIP = JointName(rawValue: "VNHLKThumbIP")
    public static let thumbTip = JointName(rawValue: "VNHLKThumbTip")
    public static let indexMCP = JointName(rawValue: "VNHLKIndexMCP")
    public static let indexPIP = JointName(rawValue: "VNHLKIndexPIP")
    public static let indexDIP = JointName(rawValue: "VNHLKIndexDIP")
    public static let indexTip = JointName(rawValue: "VNHLKIndexTip")
    public static let middleMCP = JointName(rawValue: "VNHLKMiddleMCP")
    public static let middlePIP = JointName(rawValue: "VNHLKMiddlePIP")
    public static let middleDIP = JointName(rawValue: "VNHLKMiddleDIP")
    public static let middleTip = JointName(rawValue: "VNHLKMiddleTip")
    public static let ringMCP = JointName(rawValue: "VNHLKRingMCP")
    public static let ringPIP = JointName(rawValue: "VNHLKRingPIP")
    public static let ringDIP = JointName(rawValue: "VNHLKRingDIP")
    public static let ringTip = JointName(rawValue: "VNHLKRingTip")
    public static let littleMCP = JointName(rawValue: "VNHLKLittleMCP")
    public static let littlePIP = JointName(rawValue: "VNHLKLittlePIP")
    public static let littleDIP = JointName(rawValue: "VNHLKLittleDIP")
    public static let littleTip = JointName(rawValue: "VNHLKLittleTip")
  }
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointGroupKey
    public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
    public static let thumb = JointsGroupName(rawValue: "VNHLRKT")
    public static let indexFinger = JointsGroupName(rawValue: "VNHLRKI")
    public static let middleFinger = JointsGroupName(rawValue: "VNHLRKM")
    public static let ringFinger = JointsGroupName(rawValue: "VNHLRKR")
    public static let littleFinger = JointsGroupName(rawValue: "VNHLRKP")
    public static let all = JointsGroupName(rawValue: "VNIPOAll")
  }
  open var availableJointNames: [JointName] { [] }
  open var availableJointsGroupNames: [JointsGroupName] { [] }
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.operationFailed) }
  open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { throw VNError(.operationFailed) }
  open var chirality: VNChirality { .unknown }
}
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNHumanBodyPoseObservation]? { nil }
  open func supportedJointNames() throws -> [VNHumanBodyPoseObservation.JointName] { [] }
}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var maximumHandCount = 2
  public var results: [VNHumanHandPoseObservation]? { nil }
  open func supportedJointNames() throws -> [VNHumanHandPoseObservation.JointName] { [] }
}
