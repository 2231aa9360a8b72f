import AlmanacWireSchema
import CoreGraphics
import Statements
import SwiftUICore

/// A triangle in the left half of its rectangle.
private struct LeftTriangle: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.midY), CGPoint(x: rect.minX, y: rect.maxY)])
    path.closeSubpath()
    return path
  }
}

extension Statement {
  private static let trimming = Documents.swiftUI("shape/trim(from:to:)")
  private static let scaling = Documents.swiftUI("shape/scale(_:anchor:)")
  private static let rotating = Documents.swiftUI("shape/rotation(_:anchor:)")
  private static let direction = Documents.swiftUI("shape/layoutdirectionbehavior")
  private static let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @MainActor private static func bounds<S: Shape>(_ shape: S) -> [CGFloat] { Drawn.numbers(shape.path(in: square).boundingRect) }
  @MainActor private static func drawn<S: Shape>(_ shape: S, _ change: Drawn.Change = { _ in }) -> [CGFloat] {
    Drawn.numbers(Drawn.outline(shape, 100, 100, change).boundingRect)
  }
  /// The infinity sign of the documentation, from its centre over the left half to the right one.
  private static var infinity: Path {
    var path = Path()
    let points: [(CGFloat, CGFloat)] = [(2, 1), (1, 0), (0, 1), (1, 2), (3, 0), (4, 1), (3, 2), (2, 1)]
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  static let shapeTrims: [Statement] = [
    Statement("The first half of the infinity sign is its left half", trimming, [0, 0, 2, 2]) { bounds(infinity.trim(from: 0, to: 0.5)) },
    Statement("From a quarter on, the infinity sign starts in the middle of its left half", trimming, [0, 1]) {
      var start: CGPoint?
      infinity.trim(from: 0.25, to: 1).path(in: square).forEach { element in
        if case .move(let point) = element, start == nil { start = point }
      }
      return Drawn.numbers(start)
    },
    Statement("A circle is drawn from three o'clock", Documents.openSwiftUI("Path.swift, addEllipse(in:transform:)"), [50, 50, 50, 50], within: 0.1) {
      bounds(Circle().trim(from: 0, to: 0.25))
    },
    Statement(
      "A rectangle is drawn from its upper left corner to the right", Documents.openSwiftUI("TrimmedPathTests.partialRectangle"), [50, 0, 50, 50]
    ) {
      bounds(Rectangle().trim(from: 0.125, to: 0.375))
    },
    Statement("Fractions below 0 and above 1 are 0 and 1", Documents.openSwiftUI("TrimmedPathTests.fullRangeReturnsOriginalPath"), [0, 0, 100, 100]) {
      bounds(Rectangle().trim(from: -1, to: 2))
    },
    Statement(
      "A trim that ends where it starts leaves nothing", Documents.openSwiftUI("TrimmedPathTests.nonIncreasingRangeIsEmpty"),
      holds: {
        Rectangle().trim(from: 0.5, to: 0.5).path(in: square).isEmpty
      }),
    Statement(
      "A trim that ends before it starts leaves nothing", Documents.openSwiftUI("TrimmedPathTests.nonIncreasingRangeIsEmpty"),
      holds: {
        Rectangle().trim(from: 0.75, to: 0.25).path(in: square).isEmpty
      }),
  ]

  static let shapeTransforms: [Statement] = [
    Statement("Half of the scale is half of the size, about the centre", scaling, [25, 25, 50, 50]) { bounds(Rectangle().scale(0.5)) },
    Statement("The scale 0 leaves a shape without size", scaling, [50, 50, 0, 0]) { bounds(Rectangle().scale(0)) },
    Statement("A scaled shape takes as much room as without the scale", scaling, [100, 50]) { size(offered: 100, 50) { Rectangle().scale(3) } },
    Statement("A rotation by a positive angle is clockwise", rotating, [100, 50], within: 0.1) {
      let path = LeftTriangle().rotation(.degrees(90)).path(in: square)
      return [path.boundingRect.width, path.boundingRect.maxY]
    },
    Statement("A rotation is about the centre if no anchor is given", rotating, [25, 0, 50, 100]) {
      Drawn.numbers(Rectangle().rotation(.degrees(90)).path(in: CGRect(x: 0, y: 25, width: 100, height: 50)).boundingRect)
    },
    Statement("A rotation has its fixed point at the anchor", rotating, [-100, 0, 100, 100]) {
      bounds(Rectangle().rotation(.degrees(90), anchor: .topLeading))
    },
    Statement("A transform is about the origin of the shape's rectangle", Documents.swiftUI("shape/transform(_:)"), [10, 0, 200, 100]) {
      bounds(Rectangle().transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 10, ty: 0)))
    },
    Statement("A shape of a size of its own is at the upper left", Documents.swiftUI("shape/size(width:height:)"), [0, 0, 30, 20]) {
      bounds(Rectangle().size(width: 30, height: 20))
    },
    Statement("A shape of a size of its own takes the room that it takes without", Documents.swiftUI("shape/size(_:)"), [100, 50]) {
      size(offered: 100, 50) { Rectangle().size(CGSize(width: 30, height: 20)) }
    },
    Statement(
      "A path as a shape stays where it is, whatever rectangle it is drawn in", Documents.openSwiftUI("Path.swift, path(in:)"), [5, 5, 10, 10]
    ) {
      Drawn.numbers(Path(CGRect(x: 5, y: 5, width: 10, height: 10)).path(in: CGRect(x: 20, y: 20, width: 50, height: 50)).boundingRect)
    },
  ]

  static let shapeDirections: [Statement] = [
    Statement("An author's shape is mirrored in a right-to-left layout", direction, [50, 0, 50, 100]) { drawn(LeftTriangle(), Drawn.rightToLeft) },
    Statement("A fixed shape is never mirrored", Documents.swiftUI("layoutdirectionbehavior/fixed"), [0, 0, 50, 100]) {
      drawn(LeftTriangle(layoutDirectionBehavior: .fixed), Drawn.rightToLeft)
    },
    Statement(
      "A shape drawn for right-to-left layouts is mirrored in a left-to-right one", Documents.swiftUI("layoutdirectionbehavior/mirrors(in:)"),
      [50, 0, 50, 100]
    ) {
      drawn(LeftTriangle(layoutDirectionBehavior: .mirrors(in: .leftToRight)))
    },
    Statement(
      "A shape drawn for right-to-left layouts stays as it is in one", Documents.swiftUI("layoutdirectionbehavior/mirrors(in:)"), [0, 0, 50, 100]
    ) {
      drawn(LeftTriangle(layoutDirectionBehavior: .mirrors(in: .leftToRight)), Drawn.rightToLeft)
    },
    Statement("A clip by an author's shape is mirrored in a right-to-left layout", direction, [100, 0]) {
      let clip = Drawn.output(100, 100, Drawn.rightToLeft) { Color.red.clipShape(LeftTriangle()) }.all.first { $0.hasClip }?.clip
      return clip?.shape.path.coordinates.prefix(2).map { CGFloat($0) } ?? []
    },
    Statement(
      "The part of a circle that is drawn is the same in a right-to-left layout",
      Documents.openSwiftUI("TrimmedShape.swift, layoutDirectionBehavior"),
      [50, 50, 50, 50], within: 0.1
    ) { drawn(Circle().trim(from: 0, to: 0.25), Drawn.rightToLeft) },
    Statement(
      "The outline of a rectangle starts at the same corner in a right-to-left layout",
      Documents.openSwiftUI("StrokedShape.swift, layoutDirectionBehavior"), [0, -1, 50, 2]
    ) { drawn(Rectangle().trim(from: 0, to: 0.125).stroke(lineWidth: 2), Drawn.rightToLeft) },
  ]
}
