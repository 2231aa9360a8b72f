import CoreGraphics
import Statements
import SwiftUICore

extension Statement {
  private static let arc = Documents.swiftUI("path/addarc(center:radius:startangle:endangle:clockwise:transform:)")
  private static let tangents = Documents.swiftUI("path/addarc(tangent1end:tangent2end:radius:transform:)")
  private static let rounded = Documents.swiftUI("path/addroundedrect(in:cornersize:style:transform:)")
  private static let closing = Documents.swiftUI("path/closesubpath()")
  private static let bounding = Documents.swiftUI("path/boundingrect")
  private static let pathTests = Documents.openSwiftUI("PathTests")
  private static let stroked = Documents.swiftUI("path/strokedpath(_:)")

  private static func outline(_ build: (inout Path) -> Void) -> Path {
    var path = Path()
    build(&path)
    return path
  }
  /// The steps of a path in words, with whole numbers.
  private static func steps(_ path: Path) -> [String] {
    func words(_ points: CGPoint...) -> String { points.map { " \(Int($0.x.rounded())) \(Int($0.y.rounded()))" }.joined() }
    var steps: [String] = []
    path.forEach { element in
      switch element {
      case .move(let to): steps.append("move" + words(to))
      case .line(let to): steps.append("line" + words(to))
      case .quadCurve(let to, let control): steps.append("quad" + words(control, to))
      case .curve(let to, let first, let second): steps.append("cubic" + words(first, second, to))
      case .closeSubpath: steps.append("close")
      }
    }
    return steps
  }
  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }
  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  @MainActor private static func bounds(_ path: Path) -> [CGFloat] { Drawn.numbers(path.boundingRect) }
  private static func line(_ points: [(CGFloat, CGFloat)], _ style: StrokeStyle) -> Path {
    outline { $0.addLines(points.map { point($0.0, $0.1) }) }.strokedPath(style)
  }

  static let pathArcs: [Statement] = [
    Statement("An arc that is not clockwise runs clockwise on the screen", arc, [50, 50, 10, 10], within: 0.05) {
      bounds(outline { $0.addArc(center: point(50, 50), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false) })
    },
    Statement("A clockwise arc runs the other way round on the screen", arc, [40, 40, 20, 20], within: 0.05) {
      bounds(outline { $0.addArc(center: point(50, 50), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true) })
    },
    Statement("A line joins the current point and the start of an arc", arc, is: ["move 0 0", "line 60 50"]) {
      Array(
        steps(
          outline {
            $0.move(to: .zero)
            $0.addArc(center: point(50, 50), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
          }
        ).prefix(2))
    },
    Statement("After a closed figure an arc starts a part of its own, without a line to it", arc, is: "move 60 50") {
      var path = rect(0, 0, 10, 10)
      path.addArc(center: point(50, 50), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      let all = steps(path)
      return all.drop { $0 != "close" }.dropFirst().first ?? ""
    },
    Statement(
      "An arc by a positive angle runs clockwise on the screen", Documents.swiftUI("path/addrelativearc(center:radius:startangle:delta:transform:)"),
      [50, 60]
    ) {
      Drawn.numbers(outline { $0.addRelativeArc(center: point(50, 50), radius: 10, startAngle: .zero, delta: .degrees(90)) }.currentPoint)
    },
    Statement("An arc is transformed before it is added", arc, [100, 120]) {
      Drawn.numbers(
        outline {
          $0.addArc(
            center: point(50, 50), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
            transform: CGAffineTransform(scaleX: 2, y: 2))
        }.currentPoint)
    },
    Statement("An arc between two tangents begins with a line to where it touches the first one", tangents, is: ["move 0 0", "line 6 0"]) {
      Array(
        steps(
          outline {
            $0.move(to: .zero)
            $0.addArc(tangent1End: point(10, 0), tangent2End: point(10, 10), radius: 4)
          }
        ).prefix(2))
    },
    Statement("An arc between two tangents ends where it touches the second one", tangents, [10, 4]) {
      Drawn.numbers(
        outline {
          $0.move(to: .zero)
          $0.addArc(tangent1End: point(10, 0), tangent2End: point(10, 10), radius: 4)
        }.currentPoint)
    },
  ]

  static let pathFigures: [Statement] = [
    Statement(
      "A rectangle runs from its upper left corner to the right on the screen", Documents.swiftUI("path/addrect(_:transform:)"),
      is: ["move 1 2", "line 4 2"]
    ) {
      Array(steps(outline { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) }).prefix(2))
    },
    Statement("An ellipse is a closed part of its own", Documents.swiftUI("path/addellipse(in:transform:)"), is: ["move 20 5", "close"]) {
      let all = steps(outline { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 10)) })
      return [all.first, all.last].compactMap(\.self)
    },
    Statement("A rounded rectangle starts in the middle of its right side", rounded, is: "move 100 25") {
      steps(Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 10, style: .circular)).first
    },
    Statement("The first part of a rounded rectangle's outline is the lower half of its right side", rounded, [100, 25, 0, 10], within: 0.05) {
      let outline = RoundedRectangle(cornerRadius: 10, style: .circular).path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
      // The outline is 220 points of lines and a circle of radius 10.
      return bounds(outline.trimmedPath(from: 0, to: 10 / (220 + 20 * .pi)))
    },
    Statement(
      "A path that is added keeps its steps and is transformed before", Documents.swiftUI("path/addpath(_:transform:)"),
      is: ["move 0 0", "line 1 0", "move 10 0", "line 10 5"]
    ) {
      var path = outline { $0.addLines([point(0, 0), point(1, 0)]) }
      path.addPath(outline { $0.addLines([point(0, 0), point(0, 5)]) }, transform: CGAffineTransform(translationX: 10, y: 0))
      return steps(path)
    },
    Statement("Closing goes back to the start of the part", closing, [1, 2]) {
      Drawn.numbers(
        outline {
          $0.addLines([point(1, 2), point(5, 2), point(5, 6)])
          $0.closeSubpath()
        }.currentPoint)
    },
    Statement("A line after closing starts where the closed part started", closing, [0, 0, 10, 20]) {
      bounds(
        outline {
          $0.addLines([point(0, 0), point(10, 0), point(10, 10)])
          $0.closeSubpath()
          $0.addLine(to: point(0, 20))
        })
    },
    Statement("A curve keeps its control points when it is moved", pathTests, is: ["move 100 200", "quad 105 230 110 220"]) {
      steps(
        outline {
          $0.move(to: .zero)
          $0.addQuadCurve(to: point(10, 20), control: point(5, 30))
        }.offsetBy(dx: 100, dy: 200))
    },
  ]

  static let pathAreas: [Statement] = [
    Statement("The bounds are those of the curve, without its control points", bounding, [0, 0, 10, 5]) {
      bounds(
        outline {
          $0.move(to: .zero)
          $0.addQuadCurve(to: point(10, 0), control: point(5, 10))
        })
    },
    Statement("An empty path has null bounds", Documents.openSwiftUI("Path.swift, boundingRect"), holds: { Path().boundingRect.isNull }),
    Statement("A rectangle in a rectangle is inside by the rule of winding numbers", pathTests, is: [true, false]) {
      var path = rect(0, 0, 100, 100)
      path.addPath(rect(25, 25, 50, 50))
      return [path.contains(point(50, 50)), path.contains(point(50, 50), eoFill: true)]
    },
    Statement("The ends of an ellipse's axes are outside of it", Documents.openSwiftUI("PathTests.ellipseExcludesBoundary"), is: [false, false]) {
      let ellipse = Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 20))
      return [ellipse.contains(point(10, 30)), ellipse.contains(point(50, 30))]
    },
    Statement("A union covers both paths and nothing between them", Documents.swiftUI("path/union(_:eofill:)"), is: [true, false, true]) {
      let both = rect(0, 0, 10, 10).union(rect(20, 0, 10, 10))
      return [both.contains(point(5, 5)), both.contains(point(15, 5)), both.contains(point(25, 5))]
    },
    Statement(
      "A symmetric difference leaves out what both paths cover", Documents.swiftUI("path/symmetricdifference(_:eofill:)"), is: [true, false, true]
    ) {
      let area = rect(0, 0, 10, 10).symmetricDifference(rect(5, 0, 10, 10))
      return [area.contains(point(2, 5)), area.contains(point(7, 5)), area.contains(point(12, 5))]
    },
    Statement("An open part counts as closed in a union", Documents.swiftUI("path/union(_:eofill:)"), is: true) {
      outline { $0.addLines([point(0, 0), point(10, 0), point(10, 10), point(0, 10)]) }.union(rect(20, 0, 1, 1)).contains(point(1, 5))
    },
    Statement("The fill of a union is the same by both rules", Documents.swiftUI("path/union(_:eofill:)"), is: [true, true]) {
      let both = rect(0, 0, 10, 10).union(rect(5, 0, 10, 10))
      return [both.contains(point(7, 5)), both.contains(point(7, 5), eoFill: true)]
    },
    Statement("The part of a line inside another path stays open", Documents.swiftUI("path/lineintersection(_:eofill:)"), [5, 5, 10, 0]) {
      bounds(outline { $0.addLines([point(0, 5), point(30, 5)]) }.lineIntersection(rect(5, 0, 10, 10)))
    },
  ]

  static let pathStrokes: [Statement] = [
    Statement("Square ends reach beyond the line by half of its width", stroked, [8, 8, 24, 4]) {
      bounds(line([(10, 10), (30, 10)], StrokeStyle(lineWidth: 4, lineCap: .square)))
    },
    Statement("Round ends leave out the corners of square ones", stroked, is: [true, false]) {
      let outline = line([(10, 10), (30, 10)], StrokeStyle(lineWidth: 4, lineCap: .round))
      return [outline.contains(point(8.2, 10)), outline.contains(point(8.2, 8.2))]
    },
    Statement("A dash pattern starts with a painted part", stroked, is: [true, false, true]) {
      let outline = line([(0, 10), (30, 10)], StrokeStyle(lineWidth: 4, dash: [5, 3]))
      return [2, 6.5, 10].map { outline.contains(point($0, 10)) }
    },
    Statement("The phase is how far into the pattern the line starts", Documents.swiftUI("strokestyle/dashphase"), is: [true, false, true]) {
      let outline = line([(0, 10), (30, 10)], StrokeStyle(lineWidth: 4, dash: [5, 3], dashPhase: 4))
      return [0.5, 2.5, 6].map { outline.contains(point($0, 10)) }
    },
    Statement(
      "One length is that of the painted parts and of the gaps",
      DocumentSource.archive("Quartz 2D Programming Guide, Paths", "GraphicsImaging/Conceptual/drawingwithquartz2d/dq_paths/dq_paths.html"),
      is: [true, false, true]
    ) {
      let outline = line([(0, 10), (30, 10)], StrokeStyle(lineWidth: 4, dash: [5]))
      return [2, 7, 12].map { outline.contains(point($0, 10)) }
    },
    Statement("Corners are mitred if not stated otherwise", stroked, is: [true, false]) {
      [StrokeStyle(lineWidth: 2), StrokeStyle(lineWidth: 2, lineJoin: .bevel)].map {
        line([(0, 0), (10, 0), (10, 10)], $0).contains(point(10.9, -0.9))
      }
    },
    Statement("A corner sharper than the limit is bevelled", Documents.swiftUI("strokestyle/miterlimit"), is: [true, false]) {
      // Two lines at an angle of 28 degrees: the mitre is 4.1 times as long as the line is wide.
      [10, 3].map { line([(0, 0), (20, 0), (0, 10)], StrokeStyle(lineWidth: 2, miterLimit: $0)).contains(point(23, -0.7)) }
    },
  ]
}
