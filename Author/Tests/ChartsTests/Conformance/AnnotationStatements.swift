import Statements
import SwiftUICore

@testable import Charts

extension Statement {
  private static let annotation = DocumentSource.apple("charts/chartcontent/annotation(position:alignment:spacing:content:)-65emh")

  /// The box of an annotation of 10 × 6 points at a bar that is 20 points wide and fills the lower half of the plot.
  @MainActor private static func box(_ position: AnnotationPosition, _ alignment: Alignment = .center, spacing: CGFloat = 2) -> [CGFloat] {
    let frame = drawn {
      BarMark(x: .value("n", "a"), y: .value("v", 10), width: 20).annotation(position: position, alignment: alignment, spacing: spacing) {
        Color.red.frame(width: 10, height: 6)
      }
      RuleMark(y: .value("v", 20))
    }.frame(ofColor: "red")
    return [frame.minX, frame.minY]
  }

  static let annotations: [Statement] = [
    Statement("At the top, an annotation is above its mark, in the middle", .apple("charts/annotationposition/top"), [45, 17]) { box(.top) },
    Statement("At the bottom, an annotation is below its mark, in the middle", .apple("charts/annotationposition/bottom"), [45, 27]) {
      let frame = drawn {
        BarMark(x: .value("n", "a"), yStart: .value("v", 10), yEnd: .value("w", 20), width: 20).annotation(position: .bottom, spacing: 2) {
          Color.red.frame(width: 10, height: 6)
        }
        RuleMark(y: .value("v", 0))
      }.frame(ofColor: "red")
      return [frame.minX, frame.minY]
    },
    Statement("At the leading edge, an annotation is left of its mark", .apple("charts/annotationposition/leading"), [28, 34.5], within: 0.4) {
      box(.leading)
    },
    Statement("At the trailing edge, an annotation is right of its mark", .apple("charts/annotationposition/trailing"), [62, 34.5], within: 0.4) {
      box(.trailing)
    },
    Statement("As an overlay, an annotation is in the middle of its mark", .apple("charts/annotationposition/overlay"), [45, 34.5], within: 0.4) {
      box(.overlay)
    },
    Statement("The alignment of an overlay is inside of its mark", annotation, [45, 25], within: 0.4) { box(.overlay, .top) },
    Statement("An annotation at the top can be aligned with the mark's leading edge", annotation, [40, 17], within: 0.4) { box(.top, .leading) },
    Statement("The spacing is the distance between annotation and mark", annotation, [45, 9], within: 0.4) { box(.top, spacing: 10) },
    Statement(
      "A corner of an annotation touches the opposite corner of its mark", .apple("charts/annotationposition/topleading"), [30, 19], within: 0.4
    ) {
      box(.topLeading, spacing: 0)
    },
    Statement("An annotation knows the size of what it annotates", .apple("charts/annotationcontext/targetsize"), [20, 25]) {
      var size = CGSize.zero
      _ = drawn {
        BarMark(x: .value("n", "a"), y: .value("v", 10), width: 20).annotation { context in
          let _ = size = context.targetSize
          Color.red.frame(width: 1, height: 1)
        }
        RuleMark(y: .value("v", 20))
      }
      return [size.width, size.height]
    },
    Statement(
      "An annotation can be fitted to the plot", .apple("charts/annotationoverflowresolution/strategy-swift.struct/fit(to:)"), [0], within: 0.1
    ) { [overflow(.init(x: .fit(to: .plot), y: .fit(to: .plot))).minY] },
    Statement(
      "An annotation can be placed as it is, beyond the plot", .apple("charts/annotationoverflowresolution/strategy-swift.struct/disabled"), [-12],
      within: 0.1
    ) { [overflow(.init(x: .disabled, y: .disabled)).minY] },
    Statement(
      "The scale can be padded to make space for an annotation", .apple("charts/annotationoverflowresolution/strategy-swift.struct/padscale"),
      [0, 12],
      within: 0.4
    ) {
      let fixture = drawn { annotated(.init(x: .padScale, y: .padScale)) }
      return [fixture.frame(ofColor: "red").minY, fixture.marks[0].box.midY]
    },
  ]

  @MainActor private static func annotated(_ resolution: AnnotationOverflowResolution) -> some ChartContent {
    PointMark(x: .value("x", 0), y: .value("y", 10)).annotation(position: .top, spacing: 0, overflowResolution: resolution) {
      Color.red.frame(width: 4, height: 12)
    }
  }

  /// The frame of an annotation of 12 points above a point at the plot's upper edge.
  @MainActor private static func overflow(_ resolution: AnnotationOverflowResolution) -> CGRect {
    ChartFixture(bare { annotated(resolution) }.chartYScale(domain: 0...10)).frame(ofColor: "red")
  }

  static let proxies: [Statement] = [
    Statement("A place is relative to the plot", .apple("charts/chartproxy/position(forx:)"), [0, 50, 100]) {
      let proxy = try proxy { ForEach(0..<3) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }
      return (0..<3).map { proxy.position(forX: $0) ?? .nan }
    },
    Statement("A value that is not of the axis has no place", .apple("charts/chartproxy/position(forx:)"), is: [true, true]) {
      let proxy = try proxy { PointMark(x: .value("x", "a"), y: .value("y", 1)) }
      return [proxy.position(forX: "b") == nil, proxy.position(forX: 3) == nil]
    },
    Statement("The range of a category is its whole space", .apple("charts/chartproxy/positionrange(forx:)"), [50, 100]) {
      let range = try proxy { ForEach(["a", "b"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }.positionRange(forX: "b")
      return [range?.lowerBound ?? .nan, range?.upperBound ?? .nan]
    },
    Statement("The range of a number is a single point", .apple("charts/chartproxy/positionrange(forx:)"), [50, 50]) {
      let range = try proxy { ForEach(0..<3) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }.positionRange(forX: 1)
      return [range?.lowerBound ?? .nan, range?.upperBound ?? .nan]
    },
    Statement("A place leads back to its category", .apple("charts/chartproxy/value(atx:as:)"), is: ["a", "b"]) {
      let proxy = try proxy { ForEach(["a", "b"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }
      return [proxy.value(atX: 20, as: String.self), proxy.value(atX: 80, as: String.self)].map { $0 ?? "nil" }
    },
    Statement("A point leads back to both values", .apple("charts/chartproxy/value(at:as:)"), is: "5 2") {
      let proxy = try proxy { ForEach([0.0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 * 0.4)) } }
      let values = proxy.value(at: CGPoint(x: 50, y: 25), as: (Double, Double).self)
      return "\(Int(values?.0 ?? -1)) \(Int(values?.1 ?? -1))"
    },
    Statement("Angles are clockwise from twelve o'clock", .apple("charts/chartproxy/angle(at:)"), [0, 90, 180], within: 0.1) {
      let proxy = try proxy { SectorMark(angle: .value("v", 1)) }
      return [CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 25), CGPoint(x: 50, y: 50)].map { CGFloat(proxy.angle(at: $0).degrees) }
    },
    Statement("A colour of an unknown category is nil", .apple("charts/chartproxy/foregroundstyle(for:)"), is: [false, true]) {
      let proxy = try proxy { BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("n", "a")) }
      return [proxy.foregroundStyle(for: "a") == nil, proxy.foregroundStyle(for: "z") == nil]
    },
  ]
}
