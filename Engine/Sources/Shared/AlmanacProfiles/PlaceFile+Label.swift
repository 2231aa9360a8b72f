import AlmanacWireSchema
import Foundation

/// Why the figures of a slot's label cannot be used; names the slot and the figure.
struct LabelFault: Error, Equatable, CustomStringConvertible {
  let slot: String
  let reason: String

  var description: String { "Engine/Sources/Shared/AlmanacProfiles/Data/places.json: the label of slot \(slot): \(reason)" }
}

/// The figures of `label` in `Data/places.json`. Radii and heights are parts of the screen's width, so that faces of all sizes look alike.
struct LabelFigures: Decodable {
  let form: PlaceProfile.Label?
  let source: String?
  /// The center of curvature, in parts of the screen's width and height.
  let center: [Double]?
  /// The radius of the middle of the label's line.
  let radius: Double?
  /// The angle that the label's line covers, in degrees.
  let sweep: Double?
  let height: Double?
  /// Where the middle of the line is, in degrees clockwise from the right; nil: on the way to the widget.
  let direction: Double?
  /// The size of the text in points, by device.
  let textSizes: [String: Double]?
  /// The side of the square into which a widget is scaled beside its label in points, by device; nil: it keeps its size.
  let widgetSides: [String: Double]?
  /// The line of content with `widgetCurvesContent`; nil: the slot does not curve content.
  let content: Line?

  struct Line: Decodable {
    let radius: Double?
    let sweep: Double?
    let height: Double?
  }

  /// A slot on a device, as far as its labels depend on it.
  struct Site {
    let slot: String
    let device: String
    let screen: SizeValue
    let centers: [PlaceProfile.Center]
    let families: [DeviceProfile.FamilySize]
  }

  /// Returns the layout at each center of a slot.
  ///
  /// - Throws: ``LabelFault`` if a figure is missing or out of its range.
  func layouts(at site: Site) throws -> [LabelLayout] {
    func fail(_ reason: String) -> LabelFault { LabelFault(slot: site.slot, reason: reason) }
    func required<Value>(_ value: Value?, _ name: String) throws -> Value {
      guard let value else { throw fail("\(name) is missing") }
      return value
    }
    func figure(_ value: Double?, _ name: String, upTo limit: Double) throws -> Double {
      let value = try required(value, name)
      guard value > 0, value <= limit else { throw fail("\(name) is \(value), not above 0 and up to \(limit)") }
      return value
    }
    guard try required(form, "form") == .curved else { return [] }
    guard site.families.count == 1, let size = site.families.first else { throw fail("a slot with labels has exactly one family") }
    guard size.shownWidth == size.width else { throw fail("a slot with labels shows widgets in the size of their layout") }
    guard !site.centers.isEmpty else { throw fail("a slot with labels has centers") }
    let center = try required(center, "center")
    guard center.count == 2, center.allSatisfy({ (0...1).contains($0) }) else { throw fail("center is not two parts of the screen, 0 to 1") }
    let textSize = try figure(try required(textSizes, "textSizes")[site.device], "textSizes.\(site.device)", upTo: 100)
    let widgetSide = try widgetSides.map { try figure($0[site.device], "widgetSides.\(site.device)", upTo: min(size.width, size.height)) }
    let direction = direction ?? 0
    guard (-360...360).contains(direction) else { throw fail("direction is \(direction), not from -360 to 360 degrees") }

    func line(_ prefix: String, _ values: (radius: Double?, sweep: Double?, height: Double?), from widget: PointValue) throws -> LabelLayout.Curve {
      let radius = try figure(values.radius, prefix + "radius", upTo: 2) * site.screen.width
      let sweep = try figure(values.sweep, prefix + "sweep", upTo: 360) * .pi / 180
      let height = try figure(values.height, prefix + "height", upTo: 1) * site.screen.width
      let middle = PointValue(x: center[0] * site.screen.width - widget.x, y: center[1] * site.screen.height - widget.y)
      let angle = self.direction == nil ? atan2(size.height / 2 - middle.y, size.width / 2 - middle.x) : direction * .pi / 180
      return LabelLayout.Curve(center: middle, radius: radius, direction: angle, length: radius * sweep, height: height)
    }
    return try site.centers.map { position in
      let corner = PointValue(x: position.x * site.screen.width - size.width / 2, y: position.y * site.screen.height - size.height / 2)
      let layout = LabelLayout(
        label: try line("", (radius, sweep, height), from: corner),
        content: try content.map { try line("content.", ($0.radius, $0.sweep, $0.height), from: corner) }, textSize: textSize,
        widgetSide: widgetSide, widgetSize: SizeValue(width: size.width, height: size.height))
      if let fault = layout.fault { throw fail(fault) }
      return layout
    }
  }
}
