import AlmanacPainter
import AlmanacWireSchema
import Foundation
import FoundationXML
import Testing

@testable import AlmanacReloadCharts

/// Charts as files.
@Suite struct ChartPictureTests {
  /// Title and description of an SVG document; nil if it is not XML.
  private final class Reader: NSObject, XMLParserDelegate {
    var title = ""
    var words = ""
    var elements: Set<String> = []
    private var inside = ""

    static func read(_ data: Data) -> Reader? {
      let reader = Reader()
      let parser = XMLParser(data: data)
      parser.delegate = reader
      return parser.parse() ? reader : nil
    }
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      inside = name
      elements.insert(name)
    }
    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { inside = "" }
    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if inside == "title" { title += text }
      if inside == "desc" { words += text }
    }
  }

  @Test(arguments: ["<script>alert(\"1\")</script>", "Tom & Jerry's \"widget\"", "]]>-->", "a\u{0}b\u{8}c", "日本語 العربية 🎉", ""])
  func `a name is a name, whatever it holds`(name: String) throws {
    let data = try ChartPicture(DayChart(plainDay(name))).data(.svg)
    let document = try #require(Reader.read(data))
    #expect(document.title == name.replacingOccurrences(of: "\u{0}", with: " ").replacingOccurrences(of: "\u{8}", with: " "))
    #expect(!document.elements.contains("script"))
    #expect(document.words.hasPrefix("Monday 5 January 2026"))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("role=\"img\" aria-labelledby=\"title description\""))
    // Without a view box a browser could not scale it down.
    #expect(text.contains("viewBox="))
  }

  @Test func `the same chart gives the same bytes`() throws {
    let picture = ChartPicture(DayChart(plainDay()))
    #expect(try picture.data(.svg) == picture.data(.svg))
    #expect(try picture.data(.png) == picture.data(.png))
    var dark = picture
    dark.isDark = true
    #expect(try picture.data(.svg) != dark.data(.svg))
  }

  @Test func `a picture has its pixels, and its background if requested`() throws {
    var picture = ChartPicture(DayChart(plainDay()), width: 400, scale: 2)
    let list = picture.chart.displayList(width: 400)
    let png = [UInt8](try picture.data(.png))
    #expect(png[1...3].elementsEqual("PNG".utf8))
    #expect(Int(png[18]) << 8 | Int(png[19]) == 800)
    #expect(Int(png[22]) << 8 | Int(png[23]) == Int(list.size.height * 2))
    for (hasBackground, alpha) in [(true, 255), (false, 0)] {
      picture.hasBackground = hasBackground
      var presentation = Presentation()
      if !hasBackground { presentation.background = .removed }
      let pixels = try Painter.pixels(PaintJob(list: list, presentation: presentation, date: .distantPast, scale: 1))
      #expect(pixels.pixel(0, 0).alpha == alpha)
      #expect(pixels.diagnostics.isEmpty)
    }
  }

  @Test func `a width beyond reason is brought back, a height is an error`() throws {
    #expect(ChartPicture(DayChart(plainDay()), width: 5).width == ChartPicture.widths.lowerBound)
    #expect(ChartPicture(DayChart(plainDay()), width: 1e9).width == ChartPicture.widths.upperBound)
    let column = ChartColumn(title: "Many", charts: Array(repeating: DayChart(plainDay()), count: 60))
    #expect(throws: ChartError.self) { try ChartPicture(column).data(.svg) }
    let few = ChartColumn(title: "Few", charts: [DayChart(plainDay()), DayChart(plainDay("Other"))])
    let list = few.displayList(width: 500)
    #expect(list.size.height == 2 * DayChart(plainDay()).displayList(width: 500).size.height)
    #expect(few.summary.contains("Other: Monday"))
  }

  // MARK: Other charts

  @Test func `a curve's points lie where its scales say, its names apart`() throws {
    let chart = CurveChart(
      title: "T", subtitle: "S", across: "views a day",
      series: [
        .init("one", .line, [(0, 3), (10, 42)]), .init("two", .lineWithDots, [(0, 3), (10, 41), (.nan, 5)]), .init("dots", .dots, [(5, 30)]),
      ],
      band: .init("40 to 70", 40...70))
    let list = chart.displayList(width: 640)
    try list.validate()
    let (x, y) = chart.scales(width: 640)
    let line = try #require(list.nodes("one").first?.path.shape.path.coordinates)
    #expect(abs(Double(line[2]) - x.position(of: 10)) < 0.01 && abs(Double(line[3]) - y.position(of: 42)) < 0.01)
    let names = list.nodes("Text").filter { ["one", "two"].contains($0.text.lines[0].runs[0].text) }.map(\.frame)
    #expect(names.count == 2 && abs(names[0].midY - names[1].midY) >= 14)
    #expect(names.allSatisfy { $0.maxX <= 640 })
    #expect(chart.summary.contains("one: 0 → 3, 10 → 42"))
  }

  @Test func `a fleet's peak stands at its second`() throws {
    var herd = [UInt32](repeating: 0, count: 86_400)
    herd[50_000] = 90_000
    var spread = [UInt32](repeating: 0, count: 86_400)
    for second in 50_000..<50_600 { spread[second] = 150 }
    let chart = RateChart(
      title: "Requests a second", subtitle: "100,000 devices",
      panels: [.init(name: "no jitter", perSecond: herd), .init(name: "author", perSecond: spread)])
    // The author's jitter of ten minutes plus 5 %.
    #expect(chart.window == 49_880..<50_900)
    let list = chart.displayList(width: 700)
    try list.validate()
    let x = chart.across(width: 700)
    let bar = try #require(list.nodes("no jitter").first?.path.shape.path.controlBounds)
    #expect(abs(bar.minX - x.position(of: 50_000)) <= 0.5)
    let flat = try #require(list.nodes("author").first?.path.shape.path.controlBounds)
    #expect(flat.height < bar.height / 1.5 && flat.height > 20)
    #expect(list.words.contains("at most 90,000 in a second"))
    #expect(chart.summary.contains("no jitter: at most 90,000 requests in a second, at 13:53:20."))
    try RateChart(title: "", subtitle: "", panels: []).displayList(width: 300).validate()
    try RateChart(title: "", subtitle: "", panels: [.init(name: "still", perSecond: [])]).displayList(width: 300).validate()
  }
}
