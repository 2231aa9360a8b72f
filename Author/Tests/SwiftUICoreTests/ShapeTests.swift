import AlmanacWireSchema
import SwiftUICore
import Testing

@testable import SwiftUICore

@MainActor
/// Shapes and paths.
@Suite struct ShapeTests {
  let fixture = ContentFixture()
  let box = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func `shapes take the proposal, 10 points if it is unspecified; a circle the smaller side`() {
    #expect(fixture.render(width: 40, height: 20, Rectangle()).size == CGSize(width: 40, height: 20))
    #expect(fixture.render(width: 40, Capsule()).size == CGSize(width: 40, height: 10))
    #expect(fixture.render(width: 40, height: 20, Circle()).size == CGSize(width: 20, height: 20))
    #expect(fixture.render(width: 40, Circle()).size == CGSize(width: 40, height: 40))
    #expect(fixture.render(Circle()).size == CGSize(width: 10, height: 10))
  }

  @Test func `known figures are archived as such`() {
    func shape<S: Shape>(_ shape: S) -> ShapeValue { fixture.render(width: 100, height: 50, shape).paths[0].shape }
    #expect(shape(Rectangle()).rect.cgRect == box)
    #expect(shape(Ellipse()).ellipse.cgRect == box)
    let rounded = shape(RoundedRectangle(cornerRadius: 8)).roundedRect
    #expect(rounded.radii == [8] && rounded.continuous)
    #expect(!shape(RoundedRectangle(cornerRadius: 8, style: .circular)).roundedRect.continuous)
    #expect(shape(RoundedRectangle(cornerRadius: 80)).roundedRect.radii == [25])
    #expect(shape(Capsule()).roundedRect.radii == [25])
    let uneven = shape(UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4))
    #expect(uneven.roundedRect.radii == [1, 4, 3, 2])
  }

  @Test func `leading corners are on the right in right-to-left layouts`() {
    let fixture = ContentFixture { $0.core.layoutDirection = .rightToLeft }
    let out = fixture.render(width: 100, height: 50, UnevenRoundedRectangle(topLeadingRadius: 1, topTrailingRadius: 4))
    #expect(out.paths[0].shape.roundedRect.radii == [4, 1, 0, 0])
  }

  @Test func `a shape is filled with the foreground style; fills and strokes accumulate`() {
    #expect(fixture.render(width: 10, height: 10, Circle()).paths[0].fill.hierarchical.level == 1)
    #expect(fixture.render(width: 10, height: 10, Circle().foregroundStyle(.red)).paths[0].fill.systemName == "red")
    let both = fixture.render(width: 10, height: 10, Circle().fill(.red).stroke(.blue, lineWidth: 3)).paths
    #expect(both.count == 2)
    #expect(both[0].fill.systemName == "red" && both[1].stroke.systemName == "blue" && both[1].strokeStyle.width == 3)
  }

  @Test func `a border is inside the outline`() throws {
    let path = try #require(fixture.render(width: 100, height: 50, RoundedRectangle(cornerRadius: 10).strokeBorder(.red, lineWidth: 4)).paths.first)
    #expect(path.shape.roundedRect.rect.cgRect == CGRect(x: 2, y: 2, width: 96, height: 46))
    #expect(path.shape.roundedRect.radii == [8])
    #expect(
      fixture.render(width: 100, height: 50, Circle().strokeBorder(lineWidth: 4)).paths[0].shape.ellipse.cgRect
        == CGRect(x: 2, y: 2, width: 46, height: 46))
  }

  @Test func `stroke styles are kept`() {
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [1, 2], dashPhase: 3)
    let value = fixture.render(width: 10, height: 10, Rectangle().stroke(.red, style: style)).paths[0].strokeStyle
    #expect(value.width == 2 && value.cap == .round && value.join == .bevel && value.miterLimit == 4 && value.dash == [1, 2] && value.dashPhase == 3)
  }

  @Test func `a circle is trimmed from three o'clock, clockwise`() throws {
    let path = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0, to: 0.25)
    guard case .move(let start)? = path.elements.first, let end = path.currentPoint else {
      Issue.record("nothing left")
      return
    }
    #expect(start.x.isNear(100) && start.y.isNear(50))
    #expect(end.x.isNear(50, within: 0.1) && end.y.isNear(100, within: 0.1))
    let half = Path {
      $0.move(to: .zero); $0.addLine(to: CGPoint(x: 10, y: 0)); $0.addLine(to: CGPoint(x: 10, y: 10))
    }.trimmedPath(from: 0.25, to: 0.75)
    #expect(half.elements == [.move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 5))])
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func `arcs run clockwise on the screen unless the other direction is given`() throws {
    func end(_ clockwise: Bool, to degrees: Double = 90) -> (CGPoint, CGRect) {
      var path = Path()
      path.addArc(center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .zero, endAngle: .degrees(degrees), clockwise: clockwise)
      return (path.currentPoint ?? .zero, path.boundingRect)
    }
    #expect(end(false).0.x.isNear(50) && end(false).0.y.isNear(60))
    #expect(end(false).1.width.isNear(10, within: 0.1))
    // The longer arc covers the whole circle.
    #expect(end(true).0.y.isNear(60) && end(true).1.width.isNear(20, within: 0.1))
    #expect(end(false, to: 360).1.height.isNear(20, within: 0.1))
    // Whole turns against the direction are one turn, too; parts of a turn run the other way round.
    #expect(end(true, to: 360).1.height.isNear(20, within: 0.1) && end(false, to: -720).1.height.isNear(20, within: 0.1))
    #expect(end(true, to: 360.5).1.width.isNear(20, within: 0.1) && end(false, to: 0).1.height == 0)
    let circle = CGMutablePath()
    circle.addArc(center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(circle.boundingBox.height.isNear(20, within: 0.1))
    var tangent = Path()
    tangent.move(to: .zero)
    tangent.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(tangent.currentPoint.map { $0.x.isNear(10) && $0.y.isNear(4) } == true)
  }

  @Test func `bounds, insides and transforms`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.contains(CGPoint(x: 10, y: 10)) && !circle.contains(CGPoint(x: 1, y: 1)))
    var ring = circle
    ring.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(ring.contains(CGPoint(x: 10, y: 10)) && !ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
    let moved = Path(CGRect(x: 0, y: 0, width: 4, height: 4)).applying(CGAffineTransform(scaleX: 2, y: 3)).offsetBy(dx: 1, dy: 1)
    #expect(moved.boundingRect == CGRect(x: 1, y: 1, width: 8, height: 12))
    let curve = Path {
      $0.move(to: .zero); $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(curve.boundingRect.height.isNear(5, within: 0.01))
  }

  @Test func `a stroke's outline contains the line and its caps`() {
    let line = Path {
      $0.move(to: CGPoint(x: 10, y: 10)); $0.addLine(to: CGPoint(x: 30, y: 10))
    }
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 10, y: 8, width: 20, height: 4))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect == CGRect(x: 8, y: 8, width: 24, height: 4))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).contains(CGPoint(x: 8.5, y: 10)))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5]))
    #expect(dashed.contains(CGPoint(x: 12, y: 10)) && !dashed.contains(CGPoint(x: 17, y: 10)) && dashed.contains(CGPoint(x: 22, y: 10)))
    let corner = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(CGPoint(x: 10.9, y: -0.9)))
  }

  @Test func `the outline of a finely sampled line has few polygons and still covers the line`() {
    let points = (0...900).map { index in
      let x = Double(index) / 900 * 150
      return CGPoint(x: x, y: 40 + 30 * sin(x / 12) + 6 * sin(x / 2))
    }
    var line = Path()
    line.addLines(points)
    let outline = line.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
    var elements = 0
    outline.forEach { _ in elements += 1 }
    // A piece and a join for each of the 900 points would need nine thousand elements.
    #expect(elements < 2000, "\(elements)")
    for x in stride(from: -4.0, through: 154, by: 1.9) {
      for y in stride(from: 0.0, through: 80, by: 2.7) {
        let distance = points.map { hypot($0.x - x, $0.y - y) }.min() ?? 0
        guard abs(distance - 3) > 0.06 else { continue }
        #expect(outline.contains(CGPoint(x: x, y: y)) == (distance < 3), "\(x), \(y): \(distance)")
      }
    }
    // A line that turns back on itself: the join is round.
    var back = Path()
    back.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 0)])
    let turned = back.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round))
    #expect(turned.contains(CGPoint(x: 11.9, y: 0)) && !turned.contains(CGPoint(x: 12.1, y: 0)) && !turned.contains(CGPoint(x: 11.9, y: 1)))
  }

  @Test func `shape modifiers transform the outline and do not change the layout`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Rectangle().offset(x: 3).path(in: rect).boundingRect == CGRect(x: 3, y: 0, width: 10, height: 10))
    #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 2.5, y: 2.5, width: 5, height: 5))
    #expect(Rectangle().size(width: 4, height: 5).path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 5))
    #expect(Rectangle().size(width: 4, height: 5, anchor: .bottomTrailing).path(in: rect).boundingRect == CGRect(x: 6, y: 5, width: 4, height: 5))
    let turned = Rectangle().rotation(.degrees(45)).path(in: rect).boundingRect
    #expect(turned.width.isNear(14.142, within: 0.01))
    #expect(Rectangle().inset(by: 2).path(in: rect).boundingRect == rect.insetBy(dx: 2, dy: 2))
    #expect(Rectangle().inset(by: 6).path(in: rect).isEmpty)
  }

  @Test func `a container-relative shape is concentric with the widget's corners`() {
    let fixture = ContentFixture {
      $0.core.displaySize = CGSize(width: 100, height: 100)
      $0.core.containerCornerRadius = 22
    }
    func radius(_ inset: CGFloat) -> Double? {
      fixture.render(width: 100, height: 100, ContainerRelativeShape().fill(.red).padding(inset)).paths[0].shape.roundedRect.radii.first
    }
    #expect(radius(0) == 22)
    #expect(radius(6) == 16)
    #expect(fixture.render(width: 100, height: 100, ContainerRelativeShape().fill(.red).padding(30)).paths[0].shape.rect.width == 40)
  }

  @Test func `a concentric rectangle has the container's corners less the distance to it, or corners of its own`() {
    let fixture = ContentFixture {
      $0.core.displaySize = CGSize(width: 100, height: 100)
      $0.core.containerCornerRadius = 22
    }
    func radii(_ shape: ConcentricRectangle, _ inset: CGFloat) -> [Double] {
      fixture.render(width: 100, height: 100, shape.fill(.red).padding(inset)).paths[0].shape.roundedRect.radii
    }
    #expect(radii(ConcentricRectangle(), 6) == [16, 16, 16, 16] || radii(ConcentricRectangle(), 6) == [16])
    #expect(radii(ConcentricRectangle(corners: .concentric(minimum: 12)), 15).allSatisfy { $0 == 12 })
    #expect(Set(radii(ConcentricRectangle(topLeadingCorner: 4, bottomTrailingCorner: .fixed(40)), 6)) == [4, 16, 40])
    #expect(radii(ConcentricRectangle(corners: .fixed(90), isUniform: true), 10).allSatisfy { $0 == 40 })
  }

  private struct Broken: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: .zero); $0.addLine(to: CGPoint(x: CGFloat.nan, y: 3))
      }
    }
  }

  @Test func `an outline with NaN is not drawn`() {
    #expect(fixture.render(width: 10, height: 10, Broken()).paths.isEmpty)
  }
}
