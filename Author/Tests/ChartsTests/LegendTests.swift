import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import Charts

@MainActor
/// Scales of style, legends, annotations, proxies.
@Suite struct LegendTests {
  private let size = CGSize(width: 200, height: 120)
  private func lines() -> some View {
    bare {
      ForEach(Sample.three) { sample in
        LineMark(x: .value("x", 0), y: .value("y", sample.value)).foregroundStyle(by: .value("name", sample.name))
        LineMark(x: .value("x", 1), y: .value("y", 0)).foregroundStyle(by: .value("name", sample.name))
      }
    }
  }

  @Test func `series are separate lines in the palette's colours, listed in a legend below at the leading edge`() throws {
    let fixture = ChartFixture(lines(), size: size)
    #expect(fixture.colors == ["blue", "green", "orange"] && fixture.words == ["a", "b", "c"])
    #expect(fixture.frame("a").minX < 20 && fixture.frame("a").minY > fixture.plot.maxY)
    #expect(ChartFixture(lines().chartLegend(.hidden), size: size).words.isEmpty)
  }

  @Test func `styles by pairs, range or mapping; the legend has the scale's order`() {
    func fixture<V: View>(_ view: V) -> ChartFixture { ChartFixture(view, size: size) }
    #expect(fixture(lines().chartForegroundStyleScale(["a": Color.red, "b": .pink, "c": .mint])).colors == ["red", "pink", "mint"])
    #expect(fixture(lines().chartForegroundStyleScale(["c": .red, "b": .pink, "a": .mint])).words == ["c", "b", "a"])
    #expect(fixture(lines().chartForegroundStyleScale(range: [Color.red, .pink])).colors == ["red", "pink", "red"])
    #expect(fixture(lines().chartForegroundStyleScale(domain: ["c", "a"], range: [Color.red, .pink, .mint])).colors == ["pink", "mint", "red"])
    #expect(fixture(lines().chartForegroundStyleScale { (name: String) in name == "b" ? Color.red : .gray }).colors == ["gray", "red", "gray"])
  }

  @Test func `numbers take their colours from a gradient, which the legend shows`() {
    let view = bare { ForEach([0, 5, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("v", $0)) } }
    let fixture = ChartFixture(view.chartForegroundStyleScale(range: Gradient(colors: [.green, .red])), size: size)
    #expect(fixture.words == ["0", "5", "10"])
    let colors = fixture.marks.map(\.node.path.fill.color)
    #expect(colors.map(\.mixed.fraction) == [0, 0.5, 1] && colors.allSatisfy { $0.mixed.from.system == "green" && $0.mixed.to.system == "red" })
    let root = ChartFixture(view.chartForegroundStyleScale(range: [Color.green, .red], type: .squareRoot), size: size)
    #expect(isClose(CGFloat(root.marks[1].node.path.fill.color.mixed.fraction), sqrt(0.5)))
  }

  @Test func `a gradient of numbers fits the data and does not begin at zero`() {
    let view = bare { ForEach([46, 50, 59], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("v", $0)) } }
    let fixture = ChartFixture(view.chartForegroundStyleScale(range: Gradient(colors: [.green, .red])), size: size)
    #expect(fixture.words == ["45", "50", "55", "60"])
    #expect(isClose(CGFloat(fixture.marks[1].node.path.fill.color.mixed.fraction), 1.0 / 3))
    let marks = ["45", "50", "55", "60"].map { fixture.frame($0).midX }
    #expect(zip(marks, marks.dropFirst()).allSatisfy { isClose($1 - $0, 40, by: 0.5) })
  }

  @Test func `labels that do not fit below a gradient are left out but for its ends, and dates are written in the device's way`() {
    func words(_ values: [Double]) -> [String] {
      ChartFixture(
        bare {
          ForEach(values.indices, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("v", values[$0])) }
        }, size: size
      ).words
    }
    #expect(words([-900_000, 900_000]) == ["-1.0E6", "1.0E6"] && words([-1e308, 1e308]).count == 2)
    #expect(words([1, .nan, 2, .infinity]).first == "1" && words([1, .nan, 2]).last == "2" && words([.nan]).count <= 1)
    let days = [0.0, 40].map { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
    let dates = ChartFixture(
      bare { ForEach(days, id: \.self) { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("d", $0)) } }, size: size)
    #expect(dates.words == ["Jan 1, 2001", "Feb 10, 2001"] && dates.texts.allSatisfy { $0.frame.minX >= 0 })
  }

  @Test func `symbols, dashes and sizes by value`() {
    let view = bare {
      ForEach(Sample.three) { sample in
        PointMark(x: .value("x", sample.id), y: .value("y", 1)).symbol(by: .value("n", sample.name)).symbolSize(by: .value("v", sample.value))
        LineMark(x: .value("x", sample.id), y: .value("y", 2)).lineStyle(by: .value("n", sample.name))
      }
    }
    let fixture = ChartFixture(view.chartSymbolSizeScale(range: [0, 400]), size: size)
    // From zero to the largest value: the circle has half of the largest area, the square all of it.
    let points = fixture.marks.filter { $0.node.debugName == "ChartMark.point" }
    #expect(isClose(points[0].box.width, 2 * sqrt(200 / .pi)) && points[1].box.width == 20)
    #expect(fixture.words == ["a", "b", "c"])
    let scaled = ChartFixture(
      view.chartLineStyleScale(["a": StrokeStyle(lineWidth: 7)]).chartSymbolScale(["a": .square, "b": .circle, "c": .square]), size: size)
    #expect(scaled.marks.filter { $0.node.debugName == "ChartMark.line" }.map(\.node.path.strokeStyle.width) == [7, 7, 7])
    #expect(scaled.marks[0].node.path.shape.rect.width > 0)
  }

  @Test func `a legend has the given position and as many rows as it needs, or is a custom view`() throws {
    #expect(ChartFixture(lines().chartLegend(position: .top, alignment: .trailing), size: size).frame("c").maxX > 190)
    let beside = ChartFixture(lines().chartLegend(position: .trailing), size: size)
    #expect(beside.plot.width < 190 && beside.plot.height == 120)
    #expect(beside.frame("a").minY < beside.frame("b").minY)
    let narrow = ChartFixture(lines(), size: CGSize(width: 50, height: 120))
    #expect(narrow.frame("a").minY < narrow.frame("c").minY)
    #expect(ChartFixture(lines().chartLegend { Text("own") }, size: size).words == ["own"])
  }

  @Test func `an annotation is placed beside its mark by position and alignment`() throws {
    func box(_ position: AnnotationPosition, _ alignment: Alignment = .center) -> CGRect {
      let fixture = ChartFixture(
        bare {
          BarMark(x: .value("n", "a"), y: .value("v", 10), width: 20).annotation(position: position, alignment: alignment, spacing: 2) {
            Color.red.frame(width: 10, height: 6)
          }
          RuleMark(y: .value("v", 20))
        })
      return fixture.frame(ofColor: "red")
    }
    #expect(box(.top) == CGRect(x: 45, y: 17, width: 10, height: 6))
    #expect(box(.automatic) == box(.top))
    #expect(box(.trailing).minX == 62 && box(.leading).maxX == 38 && box(.topLeading).maxX == 38)
    #expect(isClose(box(.overlay).midY, 37.5, by: 0.4) && isClose(box(.overlay, .top).minY, 25, by: 0.4))
    #expect(isClose(box(.top, .leading).minX, 40, by: 0.4))
  }

  @Test func `an automatic scale adds space for an annotation; with an explicit domain the annotation is moved inside or left`() throws {
    func fixture(_ resolution: AnnotationOverflowResolution, _ domain: (any ScaleDomain)?) -> ChartFixture {
      let view = bare {
        PointMark(x: .value("x", 0), y: .value("y", 10)).annotation(position: .top, spacing: 0, overflowResolution: resolution) {
          Color.red.frame(width: 4, height: 12)
        }
      }
      return domain == nil ? ChartFixture(view) : ChartFixture(view.chartYScale(domain: 0...10))
    }
    let padded = fixture(.automatic, nil)
    #expect(padded.frame(ofColor: "red").minY == 0 && isClose(padded.marks[0].box.midY, 12, by: 0.4))
    #expect(fixture(.automatic, 0...10).frame(ofColor: "red").minY == 0 && fixture(.automatic, 0...10).marks[0].box.midY == 0)
    #expect(fixture(.init(x: .disabled, y: .disabled), 0...10).frame(ofColor: "red").maxY == 0)
  }

  @Test func `a proxy returns places, values, styles and the plot's frame`() throws {
    var found: ChartProxy?
    var frame = CGRect.zero
    let view = Chart(Sample.three) { PointMark(x: .value("i", $0.id), y: .value("v", $0.value)).foregroundStyle(by: .value("n", $0.name)) }
      .chartXAxis(.hidden).chartYAxis { AxisMarks(position: .leading) }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = found = proxy
          let _ = frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
          Color.clear
        }
      }
    let fixture = ChartFixture(view.padding(10), size: size)
    let proxy = try #require(found)
    #expect(isClose(frame.minX + 10, fixture.plot.minX, by: 0.4) && isClose(frame.height, fixture.plot.height, by: 0.4))
    #expect(proxy.plotSize == frame.size)
    #expect(proxy.position(forX: 2) == frame.width && proxy.position(forY: 0.0) == frame.height)
    #expect(isClose(try #require(proxy.position(for: (x: 1, y: 20.0))).y, 0))
    #expect(proxy.value(atX: frame.width / 2, as: Int.self) == 1 && proxy.value(atY: frame.height / 2, as: Double.self) == 10)
    #expect(proxy.position(forX: "none") == nil && proxy.value(atX: 0, as: Date.self) == nil)
    #expect(proxy.xDomain(dataType: Int.self) == [0, 2] && proxy.foregroundStyle(for: "b") != nil && proxy.foregroundStyle(for: "z") == nil)
  }

  @Test func `layers are in the order of their modifiers; charts inside them have their own settings`() {
    let fixture = ChartFixture(
      bare { RuleMark(y: .value("y", 1)) }
        .chartOverlay { _ in Text("inner") }.chartOverlay { _ in Chart(Sample.three) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) } }
        .chartBackground { _ in Text("near") }.chartBackground { _ in Text("far") }, size: size)
    #expect(fixture.words.prefix(3) == ["far", "near", "inner"] && fixture.words.contains("b") && fixture.named("ChartMark.bar").count == 3)
  }

  @Test func `the proxy of a chart of sectors returns values by angle`() throws {
    var found: ChartProxy?
    _ = ChartFixture(
      Chart(Sample.three) { SectorMark(angle: .value("v", $0.value)) }.chartBackground { proxy in
        let _ = found = proxy
        Color.clear
      })
    let proxy = try #require(found)
    #expect(proxy.value(atAngle: .degrees(180), as: Double.self) == 17.5)
    #expect(isClose(CGFloat(proxy.angle(at: CGPoint(x: 100, y: 25)).degrees), 90))
  }
}
