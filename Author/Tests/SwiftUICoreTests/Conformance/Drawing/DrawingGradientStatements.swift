import AlmanacWireSchema
import Statements
import SwiftUICore

extension Statement {
  private static let linear = Documents.swiftUI("lineargradient")
  private static let radial = Documents.swiftUI("radialgradient")
  private static let angular = Documents.swiftUI("angulargradient")
  private static let elliptical = Documents.swiftUI("ellipticalgradient/init(gradient:center:startradiusfraction:endradiusfraction:)")
  private static let evenly = Documents.swiftUI("gradient/init(colors:)")
  private static let any = Documents.swiftUI("anygradient")
  private static let mesh = Documents.swiftUI("meshgradient/init(width:height:points:colors:background:smoothscolors:colorspace:)")

  @MainActor private static func locations(_ colors: Color...) -> [CGFloat] { Gradient(colors: colors).stops.map(\.location) }
  /// The start and the end of a linear gradient that fills a rectangle.
  @MainActor private static func ends(_ start: UnitPoint, _ end: UnitPoint, _ change: Drawn.Change = { _ in }) -> [CGFloat] {
    let gradient = Drawn.paint(LinearGradient(colors: [.red, .blue], startPoint: start, endPoint: end), change).linearGradient
    return Drawn.numbers(gradient.start, gradient.end)
  }
  @MainActor private static func angles(_ paint: Paint) -> [CGFloat] {
    [paint.angularGradient.startAngle, paint.angularGradient.endAngle].map { CGFloat(($0 * 180 / .pi * 1000).rounded() / 1000) }
  }

  static let gradientStops: [Statement] = [
    Statement("Five colours are evenly spaced", evenly, [0, 0.25, 0.5, 0.75, 1]) { locations(.red, .orange, .yellow, .green, .blue) },
    Statement(
      "A gradient keeps the order and the places of its stops, also of those outside 0 to 1", Documents.swiftUI("gradient/init(stops:)"),
      [0.6, 0.2, 1.4]
    ) {
      let stops = [Gradient.Stop(color: .red, location: 0.6), .init(color: .green, location: 0.2), .init(color: .blue, location: 1.4)]
      return Drawn.paint(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)).linearGradient.stops.map { CGFloat($0.location) }
    },
    Statement("A gradient as a style runs from the middle of the top to the middle of the bottom", any, [0.5, 0, 0.5, 1]) {
      let gradient = Drawn.paint(AnyGradient(Gradient(colors: [.red, .blue]))).linearGradient
      return Drawn.numbers(gradient.start, gradient.end)
    },
  ]

  static let gradientGeometry: [Statement] = [
    Statement("The ends of a linear gradient are parts of the filled shape's bounds, not of what it is offered", linear, [0, 0, 50, 50]) {
      Drawn.numbers(
        Drawn.path { Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) }.paintBounds)
    },
    Statement(
      "From leading to trailing is from right to left in a right-to-left layout", Documents.swiftUI("unitpoint/leading"), [1, 0.5, 0, 0.5]
    ) { ends(.leading, .trailing, Drawn.rightToLeft) },
    Statement(
      "The top leading corner is the top right one in a right-to-left layout", Documents.swiftUI("unitpoint/topleading"), [1, 0, 0, 1]
    ) { ends(.topLeading, .bottomTrailing, Drawn.rightToLeft) },
    Statement("The points of a gradient may be outside the shape", linear, [-0.5, 0, 1.5, 2]) {
      ends(UnitPoint(x: -0.5, y: 0), UnitPoint(x: 1.5, y: 2))
    },
    Statement("The radii of a radial gradient are points, whatever the shape's size is", radial, [5, 40]) {
      let gradient = Drawn.path { Rectangle().fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 5, endRadius: 40)) }.fill
      return [gradient.radialGradient.startRadius, gradient.radialGradient.endRadius].map { CGFloat($0) }
    },
    Statement(
      "A radial gradient as a style starts at the centre and with radius 0 if not stated otherwise",
      Documents.swiftUI("shapestyle/radialgradient(_:center:startradius:endradius:)"), [0.5, 0.5, 0, 9]
    ) {
      let gradient = Drawn.paint(.radialGradient(Gradient(colors: [.red, .blue]), endRadius: 9)).radialGradient
      return Drawn.numbers(gradient.center) + [CGFloat(gradient.startRadius), CGFloat(gradient.endRadius)]
    },
    Statement("An elliptical gradient reaches from the centre to the edges if not stated otherwise", elliptical, [0.5, 0.5, 0, 0.5]) {
      let gradient = Drawn.paint(EllipticalGradient(gradient: Gradient(colors: [.red, .blue]))).ellipticalGradient
      return Drawn.numbers(gradient.center) + [CGFloat(gradient.startRadiusFraction), CGFloat(gradient.endRadiusFraction)]
    },
    Statement("A conic gradient makes a whole turn from its angle", Documents.swiftUI("angulargradient/init(gradient:center:angle:)"), [90, 450]) {
      angles(Drawn.paint(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(90))))
    },
    Statement(
      "A conic gradient as a style turns about the shape's centre if not stated otherwise",
      Documents.swiftUI("shapestyle/conicgradient(_:center:angle:)"), [0.5, 0.5, 0, 360]
    ) {
      let paint = Drawn.paint(.conicGradient(Gradient(colors: [.red, .blue])))
      return Drawn.numbers(paint.angularGradient.center) + angles(paint)
    },
  ]

  static let meshGradients: [Statement] = [
    Statement("Outside its mesh a mesh gradient is clear if it has no background", mesh, is: Color.clear) {
      MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .black]).background
    },
    Statement("A mesh gradient interpolates in the device's space if not stated otherwise", mesh, is: Gradient.ColorSpace.device) {
      MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .black]).colorSpace
    },
    Statement("The first points of a mesh are its top row, and the width is the number of points in a row", mesh, is: ["red", "green", "blue"]) {
      let colors: [Color] = [.red, .green, .blue, .red, .green, .blue]
      let view = MeshGradient(width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]], colors: colors)
      return Drawn.output(of: { view }).paths.first { $0.fill.linearGradient.stops.count == 3 }?.fill.linearGradient.stops.map {
        $0.color.mixed.from.system
      } ?? []
    },
  ]
}
