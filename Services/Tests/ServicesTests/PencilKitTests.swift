import AlmanacFoundationCompat
import Foundation
import PencilKit
import Testing

/// Drawings that an app makes and draws.
@MainActor @Suite struct PencilKitTests {
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
}
