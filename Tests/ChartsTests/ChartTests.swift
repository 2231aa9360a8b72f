import Archive
import Foundation
import SwiftUI
import Testing
import TextEngine

@testable import Charts

@MainActor
@Suite("Charts as they are drawn")
struct ChartTests {
  private struct Sample: Identifiable {
    let id: Int
    let name: String
    let value: Double
  }
  private let samples = [Sample(id: 0, name: "a", value: 10), Sample(id: 1, name: "b", value: 20), Sample(id: 2, name: "c", value: 5)]

  /// The chart's children when offered 100 × 50 points.
  private func draw<V: View>(_ view: V) -> [DisplayNode] {
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    RenderSession.current = session
    let node = EnvironmentStack.with(EnvironmentValues()) { _NodeList(session: session).resolveOne(view) }
    node.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 50))
    var list: [DisplayNode] = []
    node.record(at: .zero, into: &list)
    return list.flatMap(\.group.children)
  }
  private func marks<V: View>(_ view: V) -> [PathContent] {
    draw(view).filter { $0.debugName.hasPrefix("ChartMark") }.map(\.path)
  }
  private func bare<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> some View {
    Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test("A line joins its points in order")
  func line() throws {
    let path = try #require(
      marks(bare { ForEach(0..<3) { index in LineMark(x: .value("x", index), y: .value("y", [0, 10, 5][index])) } }).first)
    #expect(path.shape.path.coordinates == [0, 50, 50, 0, 100, 25])
    #expect(path.strokeStyle.width == 2 && path.stroke.color.system == "blue")
  }

  @Test("Series are lines of their own, in the palette's colours, told in a legend")
  func series() {
    let view = bare {
      ForEach(samples) { sample in
        LineMark(x: .value("x", 0), y: .value("y", sample.value)).foregroundStyle(by: .value("name", sample.name))
        LineMark(x: .value("x", 1), y: .value("y", 0)).foregroundStyle(by: .value("name", sample.name))
      }
    }
    #expect(marks(view).map(\.stroke.color.system) == ["blue", "green", "orange"])
    #expect(draw(view).filter { $0.debugName == "Text" }.map { $0.text.lines.flatMap(\.runs).map(\.text).joined() } == ["a", "b", "c"])
    #expect(draw(view.chartLegend(.hidden)).allSatisfy { $0.debugName != "Text" })
    #expect(marks(view.chartForegroundStyleScale(["a": Color.red, "b": .pink, "c": .mint])).map(\.stroke.color.system) == ["red", "pink", "mint"])
  }

  @Test("An area closes down to zero; its gradient stretches over itself")
  func area() throws {
    let path = try #require(
      marks(
        bare {
          ForEach(0..<2) { index in
            AreaMark(x: .value("x", index), y: .value("y", 5 + 5 * index))
              .foregroundStyle(.linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
          }
        }
      ).first)
    #expect(path.shape.path.coordinates == [0, 25, 100, 0, 100, 50, 0, 50])
    #expect(path.fill.linearGradient.stops.count == 2)
    #expect(path.paintBounds.width == 100 && path.paintBounds.height == 50)
  }

  @Test("Bars stand in their bands, 65 of 100 wide, and on each other")
  func bars() {
    let boxes = marks(Chart(samples) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }.chartXAxis(.hidden).chartYAxis(.hidden))
      .map(\.shape.rect)
    #expect(boxes.count == 3)
    #expect(abs(boxes[0].width - 100.0 / 3 * 0.65) < 0.001 && abs(boxes[0].x - 100.0 / 3 * 0.175) < 0.001)
    #expect(boxes[1].height == 50 && boxes[1].y == 0 && boxes[2].height == 12.5)
    let stacked = marks(
      bare {
        BarMark(x: .value("n", "a"), y: .value("v", 4))
        BarMark(x: .value("n", "a"), y: .value("v", 6)).foregroundStyle(.red)
      }
    ).map(\.shape.rect)
    #expect(stacked.map(\.y) == [30, 0] && stacked.map(\.height) == [20, 30])
    let lying = marks(bare { BarMark(x: .value("v", 10), y: .value("n", "a"), width: .fixed(8)) }).map(\.shape.rect)
    #expect(lying.first?.width == 100 && lying.first?.height == 8 && lying.first?.y == 21)
  }

  @Test("A bar of a calendar unit is drawn within it")
  func unit() throws {
    let day = Date(timeIntervalSince1970: 1_700_000_000)
    let box = try #require(
      marks(bare { BarMark(x: .value("d", day, unit: .day), y: .value("v", 1), width: .ratio(0.5)) }).first
    ).shape.rect
    #expect(box.x == 25 && box.width == 50)
  }

  @Test("Rules cross the plot; points are circles of an area; rectangles lie between values")
  func others() throws {
    let paths = marks(
      bare {
        RuleMark(y: .value("y", 5)).lineStyle(StrokeStyle(lineWidth: 3, dash: [2]))
        PointMark(x: .value("x", 10), y: .value("y", 10)).symbolSize(100)
        RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", 10))
      })
    #expect(paths[0].shape.path.coordinates == [0, 25, 100, 25])
    #expect(paths[0].strokeStyle.width == 3 && paths[0].strokeStyle.dash == [2])
    let ellipse = paths[1].shape.ellipse
    #expect(abs(ellipse.width - 11.284) < 0.001 && abs(ellipse.x + ellipse.width / 2 - 100) < 0.001)
    #expect(paths[2].shape.rect.width == 50 && paths[2].shape.rect.height == 50)
  }

  @Test("Axes take room for their labels and draw a line at each value")
  func axes() throws {
    let all = draw(Chart(samples) { LineMark(x: .value("i", $0.id), y: .value("v", $0.value)) })
    let words = all.filter { $0.debugName == "Text" }.map { $0.text.lines.flatMap(\.runs).map(\.text).joined() }
    #expect(words.contains("20") && words.contains("15") && words.contains("0"))
    let line = try #require(all.first { $0.debugName == "ChartMark.line" }).path.shape.path.coordinates
    let right = try #require(line.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).max())
    #expect(right < 95 && right > 70)
    #expect(all.contains { $0.debugName == "ChartGrid" })
  }

  @Test("Curves pass through their points; a monotone one never leaves their range")
  func interpolation() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 40)]
    for method in [InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd] {
      var path = Path()
      path.move(to: points[0])
      method.add(points, to: &path)
      #expect(path.currentPoint == points[3])
    }
    var monotone = Path()
    monotone.move(to: points[0])
    InterpolationMethod.monotone.add(points, to: &monotone)
    #expect(monotone.trimmedPath(from: 0, to: 0.7).boundingRect.maxY <= 40 && monotone.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("An annotation stands above its mark")
  func annotation() throws {
    let all = draw(
      bare {
        RuleMark(y: .value("y", 5)).annotation(position: .top, spacing: 2) { Color.red.frame(width: 10, height: 6) }; RuleMark(y: .value("y", 10))
      })
    let box = try #require(all.first { $0.path.fill.color.system == "red" }).frame
    #expect(box.y + box.height == 23 && abs(box.x - 45) < 0.4)
  }

  @Test("Values that are no numbers are left out")
  func broken() {
    #expect(marks(bare { PointMark(x: .value("x", Double.nan), y: .value("y", 1)) }).isEmpty)
    #expect(marks(bare { ForEach([Double](), id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) } }).isEmpty)
  }
}
