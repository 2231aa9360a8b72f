import AlmanacProfiles
import AlmanacSimulation
import AlmanacWireSchema
import Foundation

extension ContentLint {
  static let beyondEdge = ContentLint(
    name: "beyondEdge",
    reason: "The widget's edge and its rounded corners cut it, so it cannot be read.",
    fix: "Keep text inside the margins, let it wrap or shrink, show fewer rows with ViewThatFits, and mind the larger text sizes of Dynamic Type."
  ) { drawing in
    // What only a translation or larger text pushes out is a hint, as with text that is cut.
    let severity: TimelineAdvice.Severity = drawing.layout.isUsual ? .warning : .note
    return try edgeFindings(drawing, severity) { placed in
      switch placed {
      case .outside: "is outside the widget"
      case .cut: "is cut by the widget's edge"
      case .corner: "is under the widget's rounded corner"
      case .inside: nil
      }
    }
  }

  static let closeToEdge = ContentLint(
    name: "closeToEdge",
    reason: "Text at the very edge looks cut, and the frames that devices draw around widgets cover it.",
    fix: "Keep the widget's content margins, or pad with 16 points, or 11 where the layout is tight."
  ) { drawing in
    // A layout that is tight in another locale or with larger text is no fault. Accessories have no margins of their own.
    guard drawing.layout.isUsual, !drawing.family.name.hasPrefix("accessory") else { return [] }
    let least = Profiles.lint.edgePoints
    return try edgeFindings(drawing, .note) { placed in
      guard case .inside(let distance) = placed, distance < least else { return nil }
      return "is \(Int(max(0, distance).rounded())) points from the widget's edge"
    }
  }

  private static func edgeFindings(
    _ drawing: Drawing, _ severity: TimelineAdvice.Severity, _ words: (TextPlace) -> String?
  ) throws -> [ContentFinding] {
    let radius = drawing.device.cornerRadius(of: drawing.family.name)
    var findings: [ContentFinding] = []
    try drawing.forEachList { list, date in
      for node in PlacedNode.all(in: list) where node.isLegible && !node.isClipped {
        // The note on cut text suffices where only a translation or larger text cuts it: more room mends both.
        if node.isTruncated, !drawing.layout.isUsual { continue }
        guard let placed = node.inkBoxes.map({ TextPlace($0, in: list.size, cornerRadius: radius) }).max(), let words = words(placed) else {
          continue
        }
        findings.append(
          ContentFinding(
            severity: severity, text: "\(node.contentName) \(words)", source: node.source, entry: date,
            cause: node.source.isEmpty ? nil : "edge"))
      }
    }
    return findings
  }
}

/// Where a line of text is in the widget. The worst is the greatest.
private enum TextPlace: Comparable {
  /// Inside, with the distance to the nearest edge in points.
  case inside(Double)
  case corner, cut, outside

  /// Half a point beyond an edge cuts nothing that is seen.
  private static let slack = 0.5

  init(_ box: RectValue, in size: SizeValue, cornerRadius radius: Double) {
    let distances = [box.minX, box.minY, size.width - box.maxX, size.height - box.maxY]
    let least = distances.min() ?? 0
    if box.maxX <= Self.slack || box.maxY <= Self.slack || box.minX >= size.width - Self.slack || box.minY >= size.height - Self.slack {
      self = .outside
    } else if least < -Self.slack {
      self = .cut
    } else {
      let corners = [(distances[0], distances[1]), (distances[2], distances[1]), (distances[0], distances[3]), (distances[2], distances[3])]
      let isUnderCorner = corners.contains { x, y in x < radius && y < radius && hypot(radius - x, radius - y) > radius + Self.slack }
      self = isUnderCorner ? .corner : .inside(least)
    }
  }

  private var severity: Double {
    switch self {
    case .inside(let distance): -distance
    case .corner: 10_000
    case .cut: 20_000
    case .outside: 30_000
    }
  }
  static func < (a: TextPlace, b: TextPlace) -> Bool { a.severity < b.severity }
}

extension PlacedNode {
  /// Whether the node shows text that is meant to be read: faint text is decoration, and hidden text is not shown to everybody.
  fileprivate var isLegible: Bool { !isHidden && !isReplaced && opacity >= Profiles.lint.legibleOpacity }

  /// The parts of the widget that the letters of the text cover, from the height of capitals down to the baseline, a rectangle for each line.
  fileprivate var inkBoxes: [RectValue] {
    // The height of capitals, as a share of the ascent: 0.705 of 0.952 em in the system font.
    let capitals = 0.74
    switch node.content {
    case .text(let text):
      return text.lines.filter { $0.width > 0 && $0.runs.contains { run in run.text.contains { !$0.isWhitespace } } }.map { line in
        let height = line.ascent * capitals
        return toWidget.apply(to: RectValue(x: line.origin.x, y: line.origin.y - height, width: line.width, height: height))
      }
    case .dynamicText(let text):
      // What the widest text of the widget's life covers.
      let reserve = text.reserve(in: node.frame.width)
      return [toWidget.apply(to: RectValue(x: reserve.x, y: node.frame.height * 0.25, width: reserve.width, height: node.frame.height * 0.5))]
    case .path, .image, .symbol, .group, .dynamicProgress, nil: return []
    }
  }
}
