import ARKit
import Foundation
import FoundationCompat
import RealityKit
import SceneKit
import SpriteKit
import Testing

/// Scenes in space that an app builds, and a world that is not seen.
@MainActor @Suite struct SpaceTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.contains { $0.name == name } }

  @Test func `nodes in space are found by their names, keep their actions and do not contain themselves`() {
    let (scene, earth, moon) = (SCNScene(), SCNNode(geometry: SCNSphere(radius: 1.5)), SCNNode())
    (earth.name, moon.name, moon.position) = ("earth", "moon", SCNVector3(1, 0, 0))
    earth.geometry?.firstMaterial?.diffuse.contents = UIColor.blue
    scene.rootNode.addChildNode(earth)
    earth.addChildNode(moon)
    moon.addChildNode(earth)
    #expect(moon.childNodes.isEmpty && earth.parent === scene.rootNode && moon.simdPosition == SIMD3(1, 0, 0))
    #expect(scene.rootNode.childNode(withName: "moon", recursively: true) === moon)
    #expect(scene.rootNode.childNode(withName: "moon", recursively: false) == nil)
    earth.runAction(.sequence([.wait(duration: 1), .fadeOut(duration: 2)]), forKey: "turn")
    #expect(earth.action(forKey: "turn")?.duration == 3 && isReported("sceneKit.unavailable"))
    var names: [String?] = []
    scene.rootNode.enumerateChildNodes { node, stop in
      names.append(node.name)
      stop.pointee = true
    }
    #expect(names == ["earth"])
  }

  @Test func `files of scenes and models are not read`() async {
    #expect(SCNScene(named: "ship.scn") == nil && SKNode(fileNamed: "Level") == nil && SKScene(fileNamed: "Level") == nil)
    await #expect(throws: CocoaError.self) { _ = try await Entity(named: "toy") }
    #expect(throws: CocoaError.self) { try Entity.load(named: "toy") }
    #expect(isReported("realityKit.unavailable"))
  }

  @Test func `entities keep their children, places and components`() {
    let (root, box) = (Entity(), ModelEntity(mesh: .generateBox(size: 0.1), materials: [SimpleMaterial(color: .red, isMetallic: false)]))
    box.name = "box"
    box.scale = [2, 2, 2]
    root.addChild(box)
    box.addChild(root)
    #expect(root.children.count == 1 && box.children.isEmpty && root.findEntity(named: "box") === box && box.parent === root)
    #expect(box.model?.materials.count == 1 && box.components.has(ModelComponent.self) && !root.components.has(ModelComponent.self))
    #expect(box.transform.scale == [2, 2, 2])
    root.children.remove(box)
    #expect(root.children.isEmpty && box.parent == nil)
    let view = ARView(frame: .zero)
    view.scene.addAnchor(AnchorEntity(world: [0, 0, -1]))
    #expect(view.scene.anchors.count == 1)
  }

  private final class World: NSObject, ARSessionDelegate {
    let (heard, told) = AsyncStream<Int>.makeStream()
    func session(_ session: ARSession, didFailWithError error: any Error) { told.yield((error as NSError).code) }
  }

  @Test func `a session of the world fails, and its delegate is told so`() async {
    let (world, session) = (World(), ARSession())
    session.delegate = world
    session.run(ARWorldTrackingConfiguration())
    var heard: [Int] = []
    for await code in world.heard.prefix(1) { heard.append(code) }
    #expect(heard == [100] && !ARWorldTrackingConfiguration.isSupported && session.currentFrame == nil && isReported("arKit.unavailable"))
  }
}
