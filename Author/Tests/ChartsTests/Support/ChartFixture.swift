import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import Charts

/// The nodes that a chart draws, as a flat list with their places in the chart.
@MainActor
struct ChartFixture {
  struct Drawn {
    let node: DisplayNode
    /// The origin of the node's coordinates, in the chart's coordinates.
    let origin: CGPoint

    var frame: CGRect { CGRect(x: origin.x, y: origin.y, width: node.frame.width, height: node.frame.height) }
    /// The bounding box of a rectangle or ellipse, in the chart's coordinates.
    var box: CGRect {
      let shape = node.path.shape
      let value = shape.ellipse.width > 0 ? shape.ellipse : shape.roundedRect.rect.width > 0 ? shape.roundedRect.rect : shape.rect
      return CGRect(x: origin.x + value.x, y: origin.y + value.y, width: value.width, height: value.height)
    }
    /// The points of a path, in the chart's coordinates.
    var points: [CGPoint] {
      let values = node.path.shape.path.coordinates
      return stride(from: 0, to: values.count - 1, by: 2).map { index -> CGPoint in
        let (x, y) = (CGFloat(values[index]), CGFloat(values[index + 1]))
        return CGPoint(x: origin.x + x, y: origin.y + y)
      }
    }
    var words: String { node.text.lines.flatMap(\.runs).map(\.text).joined() }
  }
  let all: [Drawn]
  let diagnostics: [String]

  /// - Parameter size: the chart's proposed size, in points.
  init<V: View>(_ view: V, size: CGSize = CGSize(width: 100, height: 50), direction: LayoutDirection = .leftToRight) {
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    RenderSession.current = session
    var environment = EnvironmentValues()
    environment.core.layoutDirection = direction
    environment.core.calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    let node = EnvironmentStack.with(environment) { _NodeList(session: session).resolveOne(view) }
    node.place(at: .zero, proposal: ProposedViewSize(size))
    var list: [DisplayNode] = []
    node.record(at: .zero, into: &list)
    var found: [Drawn] = []
    func walk(_ node: DisplayNode, _ outer: CGPoint) {
      let origin = CGPoint(x: outer.x + node.frame.x, y: outer.y + node.frame.y)
      found.append(Drawn(node: node, origin: origin))
      for child in node.group.children { walk(child, origin) }
    }
    for node in list { walk(node, .zero) }
    all = found
    diagnostics = session.diagnostics.map(\.name)
  }

  func named(_ prefix: String) -> [Drawn] { all.filter { $0.node.debugName.hasPrefix(prefix) } }
  var marks: [Drawn] { named("ChartMark.") }
  var words: [String] { texts.map(\.words) }
  var texts: [Drawn] { named("Text") }
  /// The frame of a text; records an issue if the text is missing.
  func frame(_ words: String) -> CGRect { frame(of: texts.first { $0.words == words }, "the text \(words)") }
  func frame(ofColor color: String) -> CGRect { frame(of: all.first { $0.node.path.fill.color.system == color }, "anything \(color)") }
  private func frame(of drawn: Drawn?, _ what: String) -> CGRect {
    if drawn == nil { Issue.record("the chart does not draw \(what)") }
    return drawn?.frame ?? .null
  }
  var plot: CGRect { named("ChartPlot").first?.frame ?? .zero }
  var colors: [String] { marks.map { $0.node.path.fill.color.system + $0.node.path.stroke.color.system } }
}

/// A chart without axes; its plot fills it.
@MainActor
func bare<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> some View {
  Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden)
}

struct Sample: Identifiable {
  let id: Int
  let name: String
  let value: Double
  static let three = [Sample(id: 0, name: "a", value: 10), Sample(id: 1, name: "b", value: 20), Sample(id: 2, name: "c", value: 5)]
}

func isClose(_ a: CGFloat, _ b: CGFloat, by tolerance: CGFloat = 0.01) -> Bool { abs(a - b) <= tolerance }
