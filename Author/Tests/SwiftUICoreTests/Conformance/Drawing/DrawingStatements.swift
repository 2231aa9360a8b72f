import Statements
import SwiftUICore
import Testing

/// Colours, styles, shapes, images, effects, canvases and controls draw what the documentation says.
@MainActor @Suite struct DrawingConformance {
  @Test(arguments: Statement.drawings) func `drawing is as stated`(_ statement: Statement) async { await statement.check() }
  @Test func `the statements about drawing have sources and are no duplicates`() { #expect(Statement.problems(Statement.drawings) == []) }
}

extension Statement {
  static let drawings = numbered(
    "Drawing",
    [
      about("Color", systemColors + colorComponents + resolvedColors + colorChanges),
      about("Gradient", gradientStops + gradientGeometry), about("MeshGradient", meshGradients),
      about("ShapeStyle", foregroundStyles + styleTints + backgroundStyles + styleEffects),
      about("Shape", basicShapes + insetShapes + shapeViews + shapeTrims + shapeTransforms + shapeDirections),
      about("Path", pathArcs + pathFigures + pathAreas + pathStrokes),
      about("Image", imageSizes + catalogImages + imageModes),
      about("Symbols", symbolVariants + symbolModes + symbolSizes),
      about("View effects", viewEffects + containerEffects), about("Transforms from right to left", mirroredTransforms),
      about("Canvas", canvasStates + canvasDrawing),
      about("Gauge", gaugeValues), about("ProgressView", progressValues), about("Button", buttonAppearances), about("Toggle", toggleStates),
      about("Groups and dividers", groupsAndDividers),
    ])
}
