import AppKit
import Foundation
import Testing

/// Bitmaps, text views, controls and pasteboards work without a screen; other values are kept.
@MainActor @Suite struct AppKitScreenTests {
  @Test func `a bitmap is drawn into, in points of its size, with y from below`() throws {
    let made = NSBitmapImageRep(
      bitmapDataPlanes: nil, pixelsWide: 4, pixelsHigh: 4, bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true, isPlanar: false,
      colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)
    let bitmap = try #require(made)
    bitmap.size = NSSize(width: 2, height: 2)
    NSGraphicsContext.saveGraphicsState()
    NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: bitmap)
    NSColor.red.setFill()
    NSRect(x: 0, y: 0, width: 1, height: 1).fill()
    NSGraphicsContext.restoreGraphicsState()
    #expect(bitmap.colorAt(x: 1, y: 2)?.redComponent == 1 && bitmap.colorAt(x: 1, y: 1)?.alphaComponent == 0)
    #expect(bitmap.representation(using: .png, properties: [:]) != nil && bitmap.pixelsWide == 4 && bitmap.size.width == 2)
    let planar = NSBitmapImageRep(
      bitmapDataPlanes: nil, pixelsWide: 4, pixelsHigh: 4, bitsPerSample: 16, samplesPerPixel: 4, hasAlpha: true, isPlanar: false,
      colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)
    #expect(planar == nil)
  }
  @Test func `a text view replaces characters in its text and asks its delegate`() {
    final class Delegate: NSObject, NSTextViewDelegate {
      func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool {
        replacementString != "no"
      }
    }
    let (view, delegate) = (NSTextView(), Delegate())
    view.delegate = delegate
    view.string = "High tide"
    view.replaceCharacters(in: NSRange(location: 0, length: 4), with: "Low")
    view.replaceCharacters(in: NSRange(location: 7, length: 9), with: "beyond")
    view.setSelectedRange(NSRange(location: 1, length: 2))
    #expect(view.string == "Low tide" && view.selectedRange() == NSRange(location: 1, length: 2) && view.selectedRanges.count == 1)
    #expect(!view.shouldChangeText(in: NSRange(location: 0, length: 1), replacementString: "no"))
  }
  @Test func `a cell has its control's value, and a window keeps its accessories`() {
    let field = NSTextField(string: "a")
    field.cell?.stringValue = "b"
    #expect(field.stringValue == "b" && field.cell is NSTextFieldCell && NSButton().cell is NSButtonCell)
    let window = NSWindow()
    let accessory = NSTitlebarAccessoryViewController()
    window.addTitlebarAccessoryViewController(accessory)
    #expect(window.titlebarAccessoryViewControllers == [accessory] && window.tabGroup == nil && window.sheetParent == nil)
    field.setAccessibilityRole(.button)
    field.setAccessibilityLabel("tide")
    #expect(field.accessibilityRole() == .button && field.accessibilityLabel() == "tide" && field.accessibilityHelp() == nil)
  }
  @Test func `objects that are copied are read by their class`() {
    let board = NSPasteboard.general
    board.clearContents()
    #expect(board.writeObjects(["tide", URL(fileURLWithPath: "/tmp/a")]) && !board.writeObjects([3]))
    #expect(board.readObjects(forClasses: [NSURL.self])?.first as? NSURL == NSURL(fileURLWithPath: "/tmp/a"))
    #expect(board.canReadObject(forClasses: [NSString.self]) && !board.canReadObject(forClasses: [NSImage.self]))
    #expect(board.pasteboardItems?.first?.string(forType: .string) == "tide")
    board.clearContents()
  }
}
