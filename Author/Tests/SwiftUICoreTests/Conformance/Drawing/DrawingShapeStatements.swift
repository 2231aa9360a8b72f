import AlmanacWireSchema
import CoreGraphics
import Statements
import SwiftUICore

extension Statement {
  private static let roundedTests = Documents.openSwiftUI("RoundedCornerStyle.swift, FixedRoundedRect")
  private static let strokeBorder = Documents.swiftUI("insettableshape/strokeborder(_:linewidth:antialiased:)")
  private static let uneven = Documents.swiftUI("unevenroundedrectangle")
  /// What `Path.description` says on macOS.
  private static let applePaths = DocumentSource.repository("iamcgn/swiftui-web", "Fixtures/Goldens/shape/paths.json")
  private static let relative = Documents.swiftUI("containerrelativeshape")

  /// The radii of a shape's corners in 100 × 50 points.
  @MainActor private static func radii<V: View>(_ change: Drawn.Change = { _ in }, @ViewBuilder _ view: () -> V) -> [CGFloat] {
    Drawn.path(100, 50, change, of: view).shape.roundedRect.radii.map { CGFloat($0) }
  }
  @MainActor private static func bounds<S: Shape>(_ shape: S, _ width: CGFloat = 100, _ height: CGFloat = 50, _ change: Drawn.Change = { _ in })
    -> [CGFloat]
  {
    Drawn.numbers(Drawn.outline(shape, width, height, change).boundingRect)
  }

  static let basicShapes: [Statement] = [
    Statement("A circle is as wide as the shorter side and in the middle", Documents.swiftUI("circle"), [25, 0, 50, 50]) {
      Drawn.numbers(Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 50)).boundingRect)
    },
    Statement("A capsule's corners are half of the shorter side", Documents.swiftUI("capsule"), [25]) { radii { Capsule() } },
    Statement(
      "Rounded corners are continuous curves if not stated otherwise", Documents.swiftUI("roundedrectangle/init(cornerradius:style:)"),
      is: [true, false, true]
    ) {
      [
        Drawn.path { RoundedRectangle(cornerRadius: 9) }, Drawn.path { RoundedRectangle(cornerRadius: 9, style: .circular) },
        Drawn.path { Capsule() },
      ].map(\.shape.roundedRect.continuous)
    },
    Statement("A corner radius is at most half of the shorter side", roundedTests, [25]) { radii { RoundedRectangle(cornerRadius: 70) } },
    Statement(
      "A negative corner radius gives a rectangle", roundedTests, holds: { Drawn.path { RoundedRectangle(cornerRadius: -5) }.shape.rect.width == 100 }
    ),
    Statement("A corner may be wider than high", Documents.swiftUI("roundedrectangle/init(cornersize:style:)"), is: [true, false]) {
      let path = RoundedRectangle(cornerSize: CGSize(width: 30, height: 10), style: .circular).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      // The corner is a quarter of an ellipse about (30, 10).
      return [CGPoint(x: 1.5, y: 8.5), CGPoint(x: 8, y: 2)].map { path.contains($0) }
    },
    Statement("The four corners of an uneven rectangle have their own radii", uneven, [1, 4, 3, 2]) {
      radii { UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4) }
    },
    Statement("An uneven corner may take what its neighbours leave of the sides", applePaths, [40, 0, 0, 0]) {
      radii { UnevenRoundedRectangle(topLeadingRadius: 40) }
    },
    Statement("Two corners of a side that is too short for both have what the smaller one leaves, or a half each", applePaths, [20, 50, 0, 0]) {
      radii { UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 90) }
    },
    Statement("Corners that are all too large have half of the shorter side each", applePaths, [25]) {
      radii { UnevenRoundedRectangle(topLeadingRadius: 60, bottomLeadingRadius: 40, bottomTrailingRadius: 30, topTrailingRadius: 80) }
    },
    Statement("The leading corners of an uneven rectangle are on the right in a right-to-left layout", uneven, [4, 1, 2, 3]) {
      radii(Drawn.rightToLeft) { UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4) }
    },
  ]

  static let insetShapes: [Statement] = [
    Statement("A border is one point wide if not stated otherwise", strokeBorder, [1]) {
      [CGFloat(Drawn.path { Rectangle().strokeBorder(.red) }.strokeStyle.width)]
    },
    Statement(
      "Insetting a rounded rectangle makes its corners smaller by as much", Documents.openSwiftUI("InsettableShape.swift, RoundedRectangle._Inset"),
      [16]
    ) {
      radii { RoundedRectangle(cornerRadius: 20).inset(by: 4) }
    },
    Statement("Insets add up, also for the corners", Documents.openSwiftUI("InsettableShape.swift, RoundedRectangle._Inset"), [12]) {
      radii { RoundedRectangle(cornerRadius: 20).inset(by: 4).inset(by: 4) }
    },
    Statement("A border of an inset rounded rectangle has the corners of both insets", strokeBorder, [14]) {
      radii { RoundedRectangle(cornerRadius: 20).inset(by: 4).strokeBorder(.red, lineWidth: 4) }
    },
    Statement("An inset capsule stays a capsule", Documents.openSwiftUI("InsettableShape.swift, Capsule._Inset"), [20]) {
      radii { Capsule().inset(by: 5) }
    },
    Statement("An inset circle stays round and in the middle", Documents.openSwiftUI("InsettableShape.swift, Circle._Inset"), [30, 5, 40, 40]) {
      Drawn.numbers(Circle().inset(by: 5).path(in: CGRect(x: 0, y: 0, width: 100, height: 50)).boundingRect)
    },
    Statement("A negative inset makes the shape larger", Documents.swiftUI("insettableshape/inset(by:)"), [-5, -5, 110, 60]) {
      bounds(Rectangle().inset(by: -5))
    },
    Statement(
      "An inset of more than half of the shape leaves nothing", Documents.openSwiftUI("InsettableShape.swift, Rectangle._Inset"),
      holds: {
        Rectangle().inset(by: 30).path(in: CGRect(x: 0, y: 0, width: 100, height: 50)).isEmpty
      }),
    Statement("A container-relative shape has the widget's corners less the distance to them", relative, [16]) {
      Drawn.path(
        100, 100,
        {
          $0.core.displaySize = CGSize(width: 100, height: 100)
          $0.core.containerCornerRadius = 22
        }
      ) { ContainerRelativeShape().padding(6) }.shape.roundedRect.radii.map { CGFloat($0) }
    },
    Statement("A container-relative shape follows the container shape of a view around it", Documents.swiftUI("view/containershape(_:)"), [10]) {
      Drawn.path(
        100, 100,
        {
          $0.core.displaySize = CGSize(width: 100, height: 100)
          $0.core.containerCornerRadius = 22
        }
      ) { ContainerRelativeShape().padding(10).containerShape(RoundedRectangle(cornerRadius: 20)) }.shape.roundedRect.radii.map { CGFloat($0) }
    },
    Statement("A border modifier's line is inside the view and one point wide", Documents.swiftUI("view/border(_:width:)"), [0.5, 0.5, 99, 49, 1]) {
      let path = Drawn.output { Color.clear.border(.red) }.paths.last ?? PathContent()
      return Drawn.numbers(path.shape.rect) + [CGFloat(path.strokeStyle.width)]
    },
  ]

  static let shapeViews: [Statement] = [
    Statement("Half of a stroke is outside the shape", Documents.swiftUI("shape/stroke(linewidth:)"), [-2, -2, 104, 54]) {
      bounds(Rectangle().stroke(lineWidth: 4))
    },
    Statement("A shape's stroke is a shape that can be filled", Documents.swiftUI("shape/stroke(style:)"), is: ["red", ""]) {
      let path = Drawn.path { Rectangle().stroke(style: StrokeStyle(lineWidth: 4)).fill(.red) }
      return [path.fill.systemName, path.stroke.systemName]
    },
    Statement(
      "A stroke style without values is solid, one point, with butt ends and mitred corners up to 10",
      Documents.swiftUI("strokestyle/init(linewidth:linecap:linejoin:miterlimit:dash:dashphase:)"),
      is: StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [], dashPhase: 0)
    ) {
      StrokeStyle()
    },
    Statement(
      "A fill uses the rule of winding numbers if not stated otherwise", Documents.swiftUI("fillstyle/init(eofill:antialiased:)"), is: [false, true]
    ) {
      [Drawn.path { Circle().fill(.red) }.evenOdd, Drawn.path { Circle().fill(.red, style: FillStyle(eoFill: true)) }.evenOdd]
    },
    Statement(
      "Fills and strokes of one shape are drawn in the order in which they are written", Documents.swiftUI("shapeview"), is: ["red", "blue", "green"]
    ) {
      Drawn.output { Circle().fill(.red).stroke(.blue, lineWidth: 3).strokeBorder(.green, lineWidth: 1) }.paths.map {
        $0.hasStroke ? $0.stroke.systemName : $0.fill.systemName
      }
    },
    Statement("A background in a shape has the view's size", Documents.swiftUI("view/background(_:in:fillstyle:)"), [0, 0, 60, 20]) {
      let path = Drawn.output { Color.clear.frame(width: 60, height: 20).background(.red, in: Capsule()) }.paths.first { $0.fill.systemName == "red" }
      return Drawn.numbers(path?.shape.roundedRect.rect ?? RectValue())
    },
    Statement("A clip keeps the even-odd rule", Documents.swiftUI("view/clipshape(_:style:)"), is: true) {
      Drawn.output { Color.red.clipShape(Circle(), style: FillStyle(eoFill: true)) }.all.first { $0.hasClip }?.clip.evenOdd
    },
    Statement("A mask follows its alignment", Documents.swiftUI("view/mask(alignment:_:)"), [80, 30]) {
      let mask = Drawn.output { Color.red.mask(alignment: .bottomTrailing) { Color.black.frame(width: 20, height: 20) } }.all.first { $0.hasMask }?
        .mask
        .group.children.first
      return [CGFloat(mask?.frame.x ?? 0), CGFloat(mask?.frame.y ?? 0)]
    },
  ]
}
