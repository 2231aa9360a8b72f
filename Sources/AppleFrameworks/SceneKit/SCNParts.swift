// What is attached to nodes. Unchecked: an app sets their properties on one thread, as on Apple's systems.

open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  open var contents: Any?
  open var intensity: CGFloat = 1
  open var wrapS = SCNWrapMode.clamp
  open var wrapT = SCNWrapMode.clamp
  open var contentsTransform = SCNMatrix4Identity
  public override init() { super.init() }
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
}
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
open class SCNMaterial: NSObject, @unchecked Sendable {
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
  }
  open var name: String?
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
  public let multiply = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  public let ambientOcclusion = SCNMaterialProperty()
  open var shininess: CGFloat = 1
  open var transparency: CGFloat = 1
  open var lightingModel = LightingModel.blinn
  open var isDoubleSided = false
  open var writesToDepthBuffer = true
  open var readsFromDepthBuffer = true
  public override init() { super.init() }
}
open class SCNGeometry: NSObject, @unchecked Sendable {
  open var name: String?
  open var materials: [SCNMaterial] = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { if let newValue { materials = [newValue] + materials.dropFirst() } }
  }
  public override init() { super.init() }
}
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  open var radius: CGFloat
  open var isGeodesic = false
  open var segmentCount = 48
  public init(radius: CGFloat) { self.radius = radius }
}
open class SCNBox: SCNGeometry, @unchecked Sendable {
  open var width, height, length, chamferRadius: CGFloat
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
  }
}
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  open var width, height: CGFloat
  open var cornerRadius: CGFloat = 0
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  open var radius, height: CGFloat
  public init(radius: CGFloat, height: CGFloat) { (self.radius, self.height) = (radius, height) }
}
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  open var capRadius, height: CGFloat
  public init(capRadius: CGFloat, height: CGFloat) { (self.capRadius, self.height) = (capRadius, height) }
}
open class SCNCone: SCNGeometry, @unchecked Sendable {
  open var topRadius, bottomRadius, height: CGFloat
  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }
}
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  open var ringRadius, pipeRadius: CGFloat
  public init(ringRadius: CGFloat, pipeRadius: CGFloat) { (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius) }
}
open class SCNFloor: SCNGeometry, @unchecked Sendable {
  open var reflectivity: CGFloat = 0.25
}
open class SCNText: SCNGeometry, @unchecked Sendable {
  open var string: Any?
  open var extrusionDepth: CGFloat
  open var font: UIFont! = .systemFont(ofSize: 36)
  open var flatness: CGFloat = 0.6
  public init(string: Any?, extrusionDepth: CGFloat) { (self.string, self.extrusionDepth) = (string, extrusionDepth) }
}
open class SCNLight: NSObject, @unchecked Sendable {
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let area = LightType(rawValue: "area")
    public static let probe = LightType(rawValue: "probe")
  }
  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000
  open var temperature: CGFloat = 6500
  open var castsShadow = false
  open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
  open var shadowRadius: CGFloat = 3
  public override init() { super.init() }
}
open class SCNCamera: NSObject, @unchecked Sendable {
  open var fieldOfView: CGFloat = 60
  open var zNear = 1.0
  open var zFar = 100.0
  open var automaticallyAdjustsZRange = false
  open var usesOrthographicProjection = false
  open var orthographicScale = 1.0
  open var wantsHDR = false
  public override init() { super.init() }
}
public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
  public init(geometry: SCNGeometry, options: [String: Any]? = nil) {}
}
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
  open var type: SCNPhysicsBodyType
  open var mass: CGFloat = 1
  open var friction: CGFloat = 0.5
  open var restitution: CGFloat = 0.5
  open var isAffectedByGravity = true
  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { self.type = type }
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) { reportScenes() }
}
