import AlmanacFoundationCompat
import CoreGraphics
import Foundation
import Testing

/// PDF files that a context writes. The tests search the bytes: Cairo compresses only what is drawn on a page.
@Suite struct CoreGraphicsPDFTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }
  private func pages(_ data: Data) -> Int { text(data).components(separatedBy: "<< /Type /Page %").count - 1 }

  @Test func `a context writes its pages when it is closed, and nothing afterwards`() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let consumer = try #require(CGDataConsumer(data: data))
    let pdf = try #require(CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Tides"] as NSDictionary))
    for width in [10, 20] {
      pdf.beginPDFPage(nil)
      // An open state must not reach the next page.
      pdf.saveGState()
      pdf.clip(to: CGRect(x: 0, y: 0, width: width, height: 10))
      pdf.fill(box)
      pdf.endPDFPage()
    }
    #expect(data.length == 0)
    pdf.closePDF()
    let length = data.length
    #expect(pages(data as Data) == 2 && text(data as Data).contains("/MediaBox [ 0 0 100 50 ]") && text(data as Data).contains("(Tides)"))
    pdf.beginPDFPage(nil)
    pdf.fill(box)
    pdf.closePDF()
    #expect(data.length == length)
  }

  @Test func `a file that cannot be made gives no context, and a page that is too large none either`() {
    var box = CGRect(x: 0, y: 0, width: 100_000, height: 50)
    #expect(CGContext(NSURL(fileURLWithPath: "/nowhere/a.pdf"), mediaBox: nil, nil) == nil)
    #expect(CGDataConsumer(data: NSMutableData()).flatMap { CGContext(consumer: $0, mediaBox: &box, nil) } == nil)
  }

  @Test func `a link is where it was set, and its address cannot end it`() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let consumer = try #require(CGDataConsumer(data: data))
    let pdf = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    pdf.beginPDFPage(nil)
    pdf.fill(CGRect(x: 1, y: 2, width: 10, height: 20))
    pdf.setURL(try #require(NSURL(string: "https://example.com/?a='")), for: CGRect(x: 1, y: 2, width: 10, height: 20))
    pdf.closePDF()
    #expect(text(data as Data).contains("/Rect [ 1 2 11 22 ]") && text(data as Data).contains("(https://example.com/?a=%27)"))
  }

  @Test func `CGPDFDocument of a missing file is nil`() { #expect(CGPDFDocument(URL(fileURLWithPath: "/a.pdf") as CFURL) == nil) }
}
