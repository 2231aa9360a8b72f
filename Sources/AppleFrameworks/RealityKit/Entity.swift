@_exported import Combine
@_exported import FoundationCompat
@_exported import UIKit
@_exported import simd

func reportReality() {
  UnavailableServices.report("realityKit.unavailable", "nothing is shown in space here: entities are kept, and no model is loaded")
}

/// A part of an entity, such as its transform. An entity has at most one component of each type.
public protocol Component {}

public struct Transform: Component, Equatable, Sendable {
  public var scale: SIMD3<Float>
  public var rotation: simd_quatf
  public var translation: SIMD3<Float>
  public static let identity = Transform()
  public init(
    scale: SIMD3<Float> = SIMD3(1, 1, 1), rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
    translation: SIMD3<Float> = SIMD3(0, 0, 0)
  ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
}

@preconcurrency @MainActor public protocol HasTransform: Entity {}
@preconcurrency @MainActor public protocol HasHierarchy: Entity {}
@preconcurrency @MainActor public protocol HasModel: Entity {}
@preconcurrency @MainActor public protocol HasAnchoring: Entity {}
@preconcurrency @MainActor public protocol HasCollision: Entity {}

/// A thing in a scene: it keeps its place, its children and its components, and is not shown.
@preconcurrency @MainActor open class Entity: HasTransform, HasHierarchy {
  /// The components, found by their types.
  @preconcurrency @MainActor public struct ComponentSet {
    private var kept: [ObjectIdentifier: any Component] = [:]
    init() {}
    public subscript<T: Component>(_ type: T.Type) -> T? {
      get { kept[ObjectIdentifier(type)] as? T }
      set { kept[ObjectIdentifier(type)] = newValue }
    }
    public mutating func set<T: Component>(_ component: T) { kept[ObjectIdentifier(T.self)] = component }
    public mutating func remove<T: Component>(_ type: T.Type) { kept[ObjectIdentifier(type)] = nil }
    public func has<T: Component>(_ type: T.Type) -> Bool { kept[ObjectIdentifier(type)] != nil }
    public var count: Int { kept.count }
  }
  /// The entities below.
  @preconcurrency @MainActor public struct ChildCollection: @preconcurrency Sequence {
    let owner: Entity
    public func makeIterator() -> IndexingIterator<[Entity]> { owner.kept.makeIterator() }
    public var count: Int { owner.kept.count }
    public var isEmpty: Bool { owner.kept.isEmpty }
    public subscript(index: Int) -> Entity { owner.kept[index] }
    public func append(_ child: Entity) { owner.addChild(child) }
    public func remove(_ child: Entity) { owner.removeChild(child) }
    public func removeAll() { for child in owner.kept { owner.removeChild(child) } }
  }
  public nonisolated let id = UUID().uuidString.hashValue
  open var name = ""
  open var isEnabled = true
  open var components = ComponentSet()
  open var transform = Transform()
  open private(set) weak var parent: Entity?
  fileprivate var kept: [Entity] = []
  public var children: ChildCollection { ChildCollection(owner: self) }
  public required init() {}
  /// Loading a model fails: files of models are not read.
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
    self.init()
    throw Self.refusal(name)
  }
  public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws {
    self.init()
    throw Self.refusal(url.lastPathComponent)
  }
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { throw refusal(name) }
  public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity { throw refusal(name) }
  static func refusal(_ name: String) -> CocoaError {
    reportReality()
    return CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: name])
  }

  open var position: SIMD3<Float> {
    get { transform.translation }
    set { transform.translation = newValue }
  }
  open var scale: SIMD3<Float> {
    get { transform.scale }
    set { transform.scale = newValue }
  }
  open var orientation: simd_quatf {
    get { transform.rotation }
    set { transform.rotation = newValue }
  }
  open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    // An entity that contains itself would have no end.
    guard entity !== self, !sequence(first: self, next: \.parent).contains(where: { $0 === entity }) else { return }
    entity.removeFromParent()
    kept.append(entity)
    entity.parent = self
  }
  open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    guard entity.parent === self else { return }
    kept.removeAll { $0 === entity }
    entity.parent = nil
  }
  open func removeFromParent(preservingWorldTransform: Bool = false) { parent?.removeChild(self) }
  open func setParent(_ entity: Entity?, preservingWorldTransform: Bool = false) {
    if let entity { entity.addChild(self) } else { removeFromParent() }
  }
  open func findEntity(named name: String) -> Entity? {
    if self.name == name { return self }
    for child in kept { if let found = child.findEntity(named: name) { return found } }
    return nil
  }
  open func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.position = position }
  open func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.scale = scale }
  open func look(
    at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3(0, 1, 0), relativeTo referenceEntity: Entity?
  ) {
    reportReality()
    self.position = position
  }
  open func move(to transform: Transform, relativeTo referenceEntity: Entity?) { self.transform = transform }
  open func generateCollisionShapes(recursive: Bool) {}
}
