// XMLParser is in FoundationXML on Linux; the import of it is added to the copy of this file.
import Foundation

/// The heights in a feed of tides.
final class TideFeed: NSObject, XMLParserDelegate {
  private(set) var heights: [String] = []

  init(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    if let height = attributes["height"] { heights.append(height) }
  }
}
