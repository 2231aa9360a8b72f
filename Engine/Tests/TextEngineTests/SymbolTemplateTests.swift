import AlmanacSymbolTemplates
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacTextEngine

/// Symbols of templates.
@Suite struct SymbolTemplateTests {
  private static let baselines: [String: Double] = ["S": 696, "M": 1126, "L": 1556]

  /// A template with boxes, 100 units per em: each variant has the given width and extends from the baseline to the capitals' height.
  private func template(_ variants: [(name: String, width: Double)], scales: [String] = ["S", "M", "L"], extra: String = "") throws -> SymbolTemplate
  {
    let guides = scales.map { scale in
      let y = Self.baselines[scale] ?? 0
      return
        #"<line id="Baseline-\#(scale)" x1="0" x2="9" y1="\#(y)" y2="\#(y)"/><line id="Capline-\#(scale)" x1="0" x2="9" y1="\#(y - 70.459)" y2="\#(y - 70.459)"/>"#
    }.joined()
    let groups = variants.enumerated().map { index, variant -> String in
      let y = Self.baselines[String(variant.name.suffix(1))] ?? 0
      return
        #"<g id="\#(variant.name)" transform="translate(\#(100 + 500 * index) \#(y))"><path d="M0 0h\#(variant.width)v-70.459h-\#(variant.width)z"/></g>"#
    }.joined()
    return try SymbolTemplate(
      svg: Data(#"<?xml version="1.0"?><svg><g id="Guides">\#(guides)\#(extra)</g><g id="Symbols">\#(groups)</g></svg>"#.utf8))
  }
  private func outline(_ template: SymbolTemplate, _ weight: Int, _ scale: SymbolTemplate.Scale = .medium) -> SymbolOutline {
    TextEngine.current.symbol(template, weight: weight, scale: scale)
  }
  /// The ink's width in em, without margins.
  private func ink(_ outline: SymbolOutline) -> Double {
    let xs = stride(from: 0, to: outline.path.coordinates.count, by: 2).map { Double(outline.path.coordinates[$0]) }
    return (xs.max() ?? 0) - (xs.min() ?? 0)
  }

  @Test func `the guides say how large a symbol is and where its baseline lies`() throws {
    let plain = try template([("Regular-M", 80)])
    let symbol = outline(plain, 400)
    #expect(abs(ink(symbol) - 0.8) < 1e-4 && abs(symbol.width - 0.96) < 1e-4)
    // As high as capitals, with the usual margins above and below; the baseline is at the bottom of the ink.
    #expect(abs(symbol.height - (0.70459 + 0.1)) < 1e-4 && abs(symbol.baseline - (0.70459 + 0.05)) < 1e-4)
    #expect(symbol.layers.isEmpty && !symbol.isFallback)
    let margins = #"<line id="left-margin-Regular-M" x1="90" x2="90"/><line id="right-margin-Regular-M" x1="200" x2="200"/>"#
    let bounded = outline(try template([("Regular-M", 80)], extra: margins), 400)
    #expect(abs(bounded.width - 1.1) < 1e-4 && abs(Double(bounded.path.coordinates[0]) - 0.1) < 1e-4)
  }

  @Test func `shapes that the preview shows as outlines are filled, whether a rule of their class or their attributes say so`() throws {
    let wireframe = "SFSymbolsPreviewWireframe"
    func width(style: String, shape: String, other: String = "") throws -> Double {
      let svg = """
        <svg><style>\(style)</style><line id="Baseline-M" y1="70.459"/><line id="Capline-M" y1="0"/>
        <g id="Regular-M"><path \(shape) d="M0 0h60v70h-60z"/>\(other)</g></svg>
        """
      return (ink(outline(try SymbolTemplate(svg: Data(svg.utf8)), 400)) * 100).rounded()
    }
    #expect(try width(style: ".\(wireframe) {fill:none;stroke:black;stroke-width:0.5}", shape: #"class="\#(wireframe)""#) == 60)
    let attributes = #"fill="none" stroke="black" stroke-width="0.5""#
    #expect(try width(style: "", shape: #"class="\#(wireframe)" \#(attributes)"#) == 60)
    #expect(try width(style: "", shape: #"class="monochrome-0 hierarchical-0:primary \#(wireframe)" \#(attributes)"#) == 60)
    // Without the class, a shape without a fill draws nothing; with it, one that clears does not.
    #expect(throws: SymbolTemplateError.self) { try width(style: "", shape: attributes) }
    let clearing = #"<path class="multicolor-1:clear \#(wireframe)" \#(attributes) d="M0 0h90v70h-90z"/>"#
    #expect(try width(style: "", shape: #"class="\#(wireframe)""#, other: clearing) == 60)
  }

  @Test func `a weight lies between those that are drawn; where they are drawn unlike, the nearest stands in`() throws {
    let three = try template([("Ultralight-M", 20), ("Regular-M", 50), ("Black-M", 100)])
    #expect([100, 250, 400, 650, 900].map { (ink(outline(three, $0)) * 100).rounded() } == [20, 35, 50, 75, 100])
    let two = try template([("Thin-M", 20), ("Bold-M", 80)])
    #expect([100, 900].map { (ink(outline(two, $0)) * 100).rounded() } == [20, 80])
    let unlike = try SymbolTemplate(
      svg: Data(
        #"""
        <svg><line id="Baseline-M" y1="70.459"/><line id="Capline-M" y1="0"/>
        <g id="Regular-M"><path d="M0 0h50v70z"/></g><g id="Black-M"><path d="M0 0h90v70h-90z"/></g></svg>
        """#.utf8))
    #expect([400, 500, 800].map { (ink(outline(unlike, $0)) * 100).rounded() } == [50, 50, 90])
  }

  @Test func `a scale that is drawn is taken as it is; another is made from it by the scales' proportion`() throws {
    let all = try template([("Regular-S", 40), ("Regular-M", 50), ("Regular-L", 70)])
    #expect([SymbolTemplate.Scale.small, .medium, .large].map { (ink(outline(all, 400, $0)) * 100).rounded() } == [40, 50, 70])
    let one = try template([("Regular-S", 78)])
    #expect([SymbolTemplate.Scale.small, .medium, .large].map { (ink(outline(one, 400, $0)) * 100).rounded() } == [78, 100, 128])
  }

  @Test func `classes name the parts' levels and colours`() throws {
    let symbol = outline(
      try SymbolTemplate(
        svg: Data(
          #"""
          <svg><line id="Baseline-M" y1="70.459"/><line id="Capline-M" y1="0"/><g id="Regular-M">
          <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary" d="M0 0h50v70z"/>
          <path class="monochrome-1 multicolor-1:tintColor hierarchical-1:primary" d="M0 0h20v20z"/><circle cx="10" cy="10" r="5" fill="none"/>
          </g></svg>
          """#.utf8)), 400)
    #expect(symbol.layers.map(\.level) == [2, 1] && symbol.layers.map { $0.color?.system } == ["red", nil])
  }

  @Test(arguments: [
    ("", "contains no XML element"), ("<svg><g id='Regular-M'>", "is never closed"), ("<svg></g></svg>", "closes an element"),
    ("<html></html>", "not <svg>"),
    ("<svg><g id='Guides'/></svg>", "has no drawing"),
    ("<svg><g id='Regular-M'><path d='M0 0h5z'/></g></svg>", "no guides Baseline-M"),
    ("<svg><g id='Regular-M'><path d='M0 0 Q 5'/></g></svg>", "path data in Regular-M"),
    ("<svg><g id='Regular-M'><path/></g></svg>", "a path without"), ("<svg><g id='Regular-M'><text>x</text></g></svg>", "convert it to outlines"),
    ("<svg><g id='Regular-M' transform='wobble(3)'><path d='M0 0h5z'/></g></svg>", "transform that cannot be read"),
    ("<svg><line id='Baseline-M' y1='0'/><line id='Capline-M' y1='70'/><g id='Regular-M'><path d='M0 0h5z'/></g></svg>", "below its Baseline"),
  ])
  func `a file that cannot be drawn reports why`(svg: String, reason: String) {
    #expect {
      try SymbolTemplate(svg: Data(svg.utf8))
    } throws: { "\($0)".contains(reason) }
  }

  @Test(arguments: ["M1-2.5L.5-.5Z", "m0,0a5 5 0 11.5.5z", "M0 0c1 2 3 4 5 6 1 2 3 4 5 6s1 2 3 4", "M1e-3 2E+2z"])
  func `numbers of path data may stand against each other`(data: String) throws {
    _ = try SymbolTemplate(
      svg: Data("<svg><line id='Baseline-M' y1='70'/><line id='Capline-M' y1='0'/><g id='Regular-M'><path d='\(data)'/></g></svg>".utf8))
    #expect(SVGPathParser.outline(of: data) != nil)
  }
}
