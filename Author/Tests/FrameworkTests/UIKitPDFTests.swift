import AlmanacFoundationCompat
import AlmanacUIKitDrawing
import CoreGraphics
import Foundation
import Testing

/// PDF files that UIKit writes.
@Suite struct UIKitPDFTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }
  private func pages(_ data: Data) -> Int { text(data).components(separatedBy: "<< /Type /Page %").count - 1 }

  @Test func `UIKit's renderer counts y from the top and begins a page with its own size`() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextAuthor as String: "A. Author"]
    var bounds: [CGRect] = []
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), format: format).pdfData { context in
      context.beginPage()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      context.setURL(URL(fileURLWithPath: "/"), for: CGRect(x: 0, y: 0, width: 10, height: 20))
      bounds.append(context.pdfContextBounds)
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 40), pageInfo: [:])
      "tide".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
      bounds.append(context.pdfContextBounds)
    }
    #expect(bounds.map(\.width) == [100, 30] && pages(data) == 2)
    #expect(text(data).contains("/Rect [ 0 30 10 50 ]") && text(data).contains("/MediaBox [ 0 0 30 40 ]") && text(data).contains("(A. Author)"))
  }

  @Test func `the older functions write into data, on paper of America where no size is given`() {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsEndPDFContext()
    #expect(pages(data as Data) == 1 && UIGraphicsGetCurrentContext() == nil)
  }
}
