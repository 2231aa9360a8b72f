import Foundation
import FoundationCompat
import PencilKit
import SpriteKit
import Testing

/// Drawings and scenes that an app keeps.
@MainActor @Suite struct DrawingsAndScenesTests {
  private func line(_ color: UIColor) -> PKStroke {
    let points = [CGPoint(x: 5, y: 10), CGPoint(x: 15, y: 10)].map {
      PKStrokePoint(location: $0, timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1, force: 1, azimuth: 0, altitude: 0)
    }
    return PKStroke(ink: PKInk(.pen, color: color), path: PKStrokePath(controlPoints: points, creationDate: Date()))
  }

  @Test func `a drawing has the bounds of its strokes and draws them in their colour`() throws {
    let drawing = PKDrawing(strokes: [line(.red)])
    #expect(drawing.bounds == CGRect(x: 3, y: 8, width: 14, height: 4))
    #expect(drawing.transformed(using: CGAffineTransform(translationX: 10, y: 0)).bounds.minX == 13)
    #expect(drawing == PKDrawing(strokes: [line(.red)]) && drawing != PKDrawing(strokes: [line(.blue)]))
    #expect(drawing.strokes[0].path.interpolatedLocation(at: 0.5) == CGPoint(x: 10, y: 10))
    let image = drawing.image(from: CGRect(x: 0, y: 0, width: 20, height: 20), scale: 1)
    let pixels = try #require(image.cgImage?.dataProvider?.data as Data?)
    let row = try #require(image.cgImage?.bytesPerRow)
    // The line is at half the height; the corner is empty.
    #expect(image.size == CGSize(width: 20, height: 20) && pixels[10 * row + 40 + 3] == 255 && pixels[3] == 0)
    #expect(drawing.image(from: .null, scale: 1).size == .zero)
  }

  @Test func `data of drawings is refused, and none is written`() throws {
    #expect(throws: CocoaError.self) { try PKDrawing(data: Data([1, 2])) }
    #expect(try PKDrawing(data: Data()) == PKDrawing() && PKDrawing(strokes: [line(.red)]).dataRepresentation().isEmpty)
    #expect(UnavailableServices.all.contains { $0.name == "pencilKit.format" })
  }

  @Test func `a canvas takes the tool of its picker`() {
    let (canvas, picker) = (PKCanvasView(), PKToolPicker())
    picker.addObserver(canvas)
    picker.selectedTool = PKEraserTool(.bitmap)
    #expect(canvas.tool is PKEraserTool && !picker.isVisible)
    picker.removeObserver(canvas)
    picker.selectedTool = PKLassoTool()
    #expect(canvas.tool is PKEraserTool)
  }

  private final class Tide: SKScene {
    var moves = 0
    override func didMove(to view: SKView) { moves += 1 }
  }

  @Test func `nodes of a scene are found by their names and places`() {
    let scene = Tide(size: CGSize(width: 100, height: 200))
    let (boat, flag) = (SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10)), SKLabelNode(text: "Kiel"))
    (boat.name, flag.name, boat.position, flag.position) = ("boat", "flag", CGPoint(x: 50, y: 50), CGPoint(x: 0, y: 8))
    scene.addChild(boat)
    boat.addChild(flag)
    #expect(scene.childNode(withName: "boat") === boat && scene.childNode(withName: "flag") == nil)
    #expect(scene.childNode(withName: "//flag") === flag && scene["boat/*"].first === flag && flag.scene === scene)
    #expect(boat.frame == CGRect(x: 40, y: 45, width: 20, height: 10) && scene.atPoint(CGPoint(x: 45, y: 48)) === boat)
    boat.setScale(2)
    #expect(flag.convert(.zero, to: scene) == CGPoint(x: 50, y: 66))
    // A node does not contain itself, or one that contains it.
    flag.addChild(boat)
    boat.addChild(boat)
    #expect(flag.children.isEmpty && boat.children == [flag])
    boat.removeFromParent()
    #expect(scene.children.isEmpty && boat.parent == nil)
  }

  @Test func `actions are kept with their lengths and keys, and a scene moves to its view`() {
    let (node, view, scene) = (SKNode(), SKView(), Tide(size: .zero))
    let wave = SKAction.sequence([.wait(forDuration: 1), .group([.fadeIn(withDuration: 2), .scale(to: 2, duration: 3)])])
    #expect(wave.duration == 4 && SKAction.repeat(wave, count: 3).duration == 12)
    node.run(wave, withKey: "wave")
    #expect(node.hasActions() && node.action(forKey: "wave") === wave)
    node.removeAction(forKey: "wave")
    #expect(!node.hasActions() && UnavailableServices.all.contains { $0.name == "spriteKit.unavailable" })
    view.presentScene(scene)
    #expect(scene.moves == 1 && scene.view === view && view.scene === scene)
    view.presentScene(nil)
    #expect(scene.view == nil)
  }
}
