public protocol Material: Sendable {}
// The structures of this file are unchecked because of their UIColor, which does not change.
public struct SimpleMaterial: Material, @unchecked Sendable {
  public typealias Color = UIColor
  public struct BaseColor: @unchecked Sendable {
    public var tint: UIColor
    public init(tint: UIColor = .white) { self.tint = tint }
  }
  public var color: BaseColor
  public var roughness: Float
  public var isMetallic: Bool
  public init() { self.init(color: .white, isMetallic: false) }
  public init(color: UIColor, isMetallic: Bool) { self.init(color: color, roughness: 0.5, isMetallic: isMetallic) }
  public init(color: UIColor, roughness: Float, isMetallic: Bool) {
    (self.color, self.roughness, self.isMetallic) = (BaseColor(tint: color), roughness, isMetallic)
  }
}
public struct UnlitMaterial: Material, @unchecked Sendable {
  public typealias BaseColor = SimpleMaterial.BaseColor
  public var color: BaseColor
  public init() { self.init(color: .white) }
  public init(color: UIColor) { self.color = BaseColor(tint: color) }
}
public struct PhysicallyBasedMaterial: Material, @unchecked Sendable {
  public typealias BaseColor = SimpleMaterial.BaseColor
  public var baseColor = BaseColor()
  public var roughness: Float = 0.5
  public var metallic: Float = 0
  public init() {}
}
public struct OcclusionMaterial: Material {
  public init() {}
}

/// The form of a model, by its kind and its size in metres.
@preconcurrency @MainActor public final class MeshResource {
  let size: SIMD3<Float>
  private init(_ size: SIMD3<Float>) { self.size = size }
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource(SIMD3(repeating: size)) }
  public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource(size) }
  public static func generateBox(width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false) -> MeshResource {
    MeshResource(SIMD3(width, height, depth))
  }
  public static func generateSphere(radius: Float) -> MeshResource { MeshResource(SIMD3(repeating: 2 * radius)) }
  public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource(SIMD3(width, 0, depth)) }
  public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource(SIMD3(width, height, 0)) }
  public static func generateCylinder(height: Float, radius: Float) -> MeshResource { MeshResource(SIMD3(2 * radius, height, 2 * radius)) }
  public static func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource(SIMD3(2 * radius, height, 2 * radius)) }
}
public struct ModelComponent: Component {
  public var mesh: MeshResource
  public var materials: [any Material]
  public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}
public struct CollisionComponent: Component {
  public var shapes: [ShapeResource]
  public init(shapes: [ShapeResource]) { self.shapes = shapes }
}
@preconcurrency @MainActor public final class ShapeResource {
  private init() {}
  public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
  public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
}
public struct InputTargetComponent: Component {
  public init() {}
}
open class ModelEntity: Entity, HasModel, HasCollision {
  open var model: ModelComponent? {
    get { components[ModelComponent.self] }
    set { components[ModelComponent.self] = newValue }
  }
  public required init() { super.init() }
  public init(mesh: MeshResource, materials: [any Material] = []) {
    super.init()
    model = ModelComponent(mesh: mesh, materials: materials)
  }
}

public struct AnchoringComponent: Component, Sendable {
  public enum Target: Sendable, Equatable {
    public enum Alignment: Sendable { case horizontal, vertical, any }
    case camera
    case world(transform: simd_float4x4)
    case plane(Alignment, minimumBounds: SIMD2<Float>)
    case image(group: String, name: String)
  }
  public var target: Target
  public init(_ target: Target) { self.target = target }
}
open class AnchorEntity: Entity, HasAnchoring {
  public required init() { super.init() }
  public init(_ target: AnchoringComponent.Target) {
    super.init()
    components.set(AnchoringComponent(target))
  }
  public init(world position: SIMD3<Float>) {
    super.init()
    self.position = position
  }
}
public struct DirectionalLightComponent: Component, @unchecked Sendable {
  public var color: UIColor
  public var intensity: Float
  public init(color: UIColor = .white, intensity: Float = 2145.7078) { (self.color, self.intensity) = (color, intensity) }
}
open class DirectionalLight: Entity {
  open var light = DirectionalLightComponent()
}
public struct PointLightComponent: Component, @unchecked Sendable {
  public var color: UIColor
  public var intensity: Float
  public var attenuationRadius: Float
  public init(color: UIColor = .white, intensity: Float = 26963.76, attenuationRadius: Float = 10) {
    (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
  }
}
open class PointLight: Entity {
  open var light = PointLightComponent()
}
open class PerspectiveCamera: Entity {}
