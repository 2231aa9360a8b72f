import AlmanacWireSchema
import AppKit
import Foundation
import SwiftUI
import Testing

/// A Mac's names for pictures, colours and drawing.
@Suite struct AppKitTests {
  private func components(_ color: NSColor?) -> [Double] {
    guard let color else { return [] }
    return [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent].map { (Double($0) * 1000).rounded() / 1000 }
  }
  private func colour(_ image: NSImage, _ x: Int, _ y: Int) throws -> [Double] {
    let pixels = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
    return components(NSBitmapImageRep(cgImage: pixels).colorAt(x: x, y: y))
  }

  @Test func `colours have AppKit's spelling and components`() throws {
    #expect(components(NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)) == [0.2, 0.4, 0.6, 0.5])
    #expect(components(NSColor.black.blended(withFraction: 0.25, of: .white)) == [0.25, 0.25, 0.25, 1])
    #expect(NSColor(calibratedHue: 0.5, saturation: 1, brightness: 1, alpha: 1).hueComponent.distance(to: 0.5).magnitude < 1e-6)
    #expect(NSColor.labelColor == UIColor.label && NSColor.windowBackgroundColor == .secondarySystemBackground)
    let dynamic = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
    #expect(components(dynamic.usingColorSpace(.sRGB)) == [0, 0, 0, 1])
    try #require(NSAppearance(named: .darkAqua)).performAsCurrentDrawingAppearance {
      #expect(components(dynamic) == [1, 1, 1, 1] && NSAppearance.current.name == .darkAqua)
    }
    #expect(NSAppearance(named: NSAppearance.Name(rawValue: "none")) == nil)
  }

  @Test func `a picture is drawn with y pointing up, and what is drawn into it stands upright`() throws {
    // The upper half red, the lower half blue: y points down.
    let flag = NSImage(size: NSSize(width: 4, height: 4), flipped: true) { box in
      NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).setFill()
      NSRect(x: 0, y: 0, width: box.width, height: 2).fill()
      NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1).setFill()
      NSRect(x: 0, y: 2, width: box.width, height: 2).fill()
      return true
    }
    #expect(try colour(flag, 1, 1) == [1, 0, 0, 1] && colour(flag, 1, 7) == [0, 0, 1, 1])
    // The same flag into the lower left quarter, and green into the upper right one.
    let page = NSImage(size: NSSize(width: 8, height: 8))
    page.lockFocus()
    #expect(NSGraphicsContext.current?.isFlipped == false)
    flag.draw(in: NSRect(x: 0, y: 0, width: 4, height: 4), from: .zero, operation: .sourceOver, fraction: 1)
    NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1).setFill()
    NSBezierPath(rect: NSRect(x: 4, y: 4, width: 4, height: 4)).fill()
    page.unlockFocus()
    #expect(NSGraphicsContext.current == nil)
    #expect(try colour(page, 1, 9) == [1, 0, 0, 1] && colour(page, 1, 15) == [0, 0, 1, 1])
    #expect(try colour(page, 12, 3) == [0, 1, 0, 1] && colour(page, 12, 12) == [0, 0, 0, 0])
    // The upper half alone.
    let part = NSImage(size: NSSize(width: 4, height: 2))
    part.lockFocus()
    flag.draw(in: NSRect(x: 0, y: 0, width: 4, height: 2), from: NSRect(x: 0, y: 2, width: 4, height: 2), operation: .copy, fraction: 1)
    part.unlockFocus()
    #expect(try colour(part, 1, 3) == [1, 0, 0, 1])
  }

  @Test func `a text is drawn upright where y points up`() throws {
    func rows(_ draw: (NSImage) -> Void) throws -> [Int] {
      let image = NSImage(size: NSSize(width: 20, height: 20))
      draw(image)
      let pixels = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
      let bitmap = NSBitmapImageRep(cgImage: pixels)
      return (0..<40).filter { y in (0..<40).contains { x in (bitmap.colorAt(x: x, y: y)?.alphaComponent ?? 0) > 0.5 } }
    }
    // A comma's ink lies at the bottom of its line.
    let down = try rows { image in
      image.lockFocusFlipped(true)
      ",".draw(at: NSPoint(x: 5, y: 5), withAttributes: [.font: NSFont.systemFont(ofSize: 10)])
      image.unlockFocus()
    }
    let line = ",".size(withAttributes: [.font: NSFont.systemFont(ofSize: 10)]).height
    let up = try rows { image in
      image.lockFocus()
      ",".draw(at: NSPoint(x: 5, y: 20 - 5 - line), withAttributes: [.font: NSFont.systemFont(ofSize: 10)])
      image.unlockFocus()
    }
    #expect(!down.isEmpty && down == up)
  }

  @Test func `a picture keeps its size as a file and in SwiftUI`() throws {
    let image = NSImage(size: NSSize(width: 6, height: 3), flipped: false) { box in
      NSColor.red.setFill()
      box.fill()
      return true
    }
    let data = try #require(image.tiffRepresentation)
    let read = try #require(NSBitmapImageRep(data: data))
    #expect(read.pixelsWide == 12 && read.pixelsHigh == 6)
    #expect(read.representation(using: .jpeg, properties: [.compressionFactor: 0.5]) != nil)
    #expect(read.representation(using: .gif, properties: [:]) == nil)
    let drawing = image.drawing
    #expect(drawing.size == CGSize(width: 6, height: 3) && drawing.renderingMode == .automatic)
    image.isTemplate = true
    #expect(image.drawing.renderingMode == .alwaysTemplate)
    let scaled = try #require(NSImage(data: data))
    scaled.size = NSSize(width: 3, height: 1.5)
    #expect(scaled.drawing.scale == 4 && NSImage(contentsOf: URL(fileURLWithPath: "/nowhere")) == nil)
    #expect(NSImage(byReferencing: URL(fileURLWithPath: "/nowhere")).isValid == false)
  }

  @MainActor @Test func `an extension has no application, and what it copies stays in its process`() {
    #expect(NSApp.windows.isEmpty && !NSWorkspace.shared.open(URL(fileURLWithPath: "/")))
    let board = NSPasteboard.general
    board.clearContents()
    #expect(board.setString("a", forType: .string) && board.string(forType: .string) == "a")
    #expect(NSScreen.main?.frame.width ?? 0 > 0)
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 4, height: 4))
    let child = NSVisualEffectView()
    view.addSubview(child)
    #expect(child.superview === view && child.leadingAnchor.constraint(equalTo: view.leadingAnchor).constant == 0)
    child.removeFromSuperview()
    #expect(view.subviews.isEmpty)
  }
  @MainActor @Test func `menus keep their items, panels end as if they were cancelled, and a colour can be asked for`() {
    let menu = NSMenu(title: "m")
    let quit = menu.addItem(withTitle: "Quit", action: nil, keyEquivalent: "q")
    menu.insertItem(.separator(), at: 0)
    #expect(menu.numberOfItems == 2 && menu.item(at: 0)?.isSeparatorItem == true && menu.index(of: quit) == 1 && quit.menu === menu)
    #expect(NSAlert().runModal() == .abort && NSOpenPanel().runModal() == .cancel && NSOpenPanel().urls.isEmpty)
    let red = NSColor(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(red?.redComponent == 1)
    let bold = NSFont(descriptor: NSFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.bold), size: 0)
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.bold) == true)
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
    item.button?.title = "a"
    #expect(item.title == "a" && NSEvent.addGlobalMonitorForEvents(matching: .keyDown, handler: { _ in }) == nil)
    let (outer, inner) = (NSView(frame: NSRect(x: 0, y: 0, width: 9, height: 9)), NSView(frame: NSRect(x: 2, y: 3, width: 1, height: 1)))
    outer.addSubview(inner)
    #expect(inner.convert(NSPoint(x: 1, y: 1), to: outer) == NSPoint(x: 3, y: 4) && inner.superview === outer)
  }
  @MainActor private final class Note: NSDocument {
    var text = ""
    override func read(from data: Data, ofType typeName: String) throws { text = String(decoding: data, as: UTF8.self) }
    override func data(ofType typeName: String) throws -> Data { Data(text.utf8) }
  }
  @MainActor @Test func `a document reads and writes a file, and one without data fails`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "note-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("a".utf8).write(to: file)
    let note = try Note(contentsOf: file, ofType: "public.text")
    #expect(note.text == "a" && note.fileURL == file && !note.isDocumentEdited)
    note.text = "b"
    note.updateChangeCount(.changeDone)
    #expect(note.isDocumentEdited)
    note.save(nil)
    #expect(try Data(contentsOf: file) == Data("b".utf8) && !note.isDocumentEdited)
    #expect(throws: CocoaError.self) { try NSDocument().data(ofType: "public.text") }
  }
  /// A window of an app's own needs no `init(coder:)`.
  @MainActor private final class Banner: NSPanel {
    init(width: CGFloat) {
      super.init(contentRect: NSRect(x: 0, y: 0, width: width, height: 20), styleMask: .borderless, backing: .buffered, defer: false)
    }
  }
  @MainActor @Test func `a window of an app's own keeps its size, and a bar of keys has the items that its delegate makes`() {
    #expect(Banner(width: 30).frame.width == 30)
    let bar = NSTouchBar()
    #expect(bar.item(forIdentifier: .flexibleSpace) == nil && NSCustomTouchBarItem(identifier: .init("a")).identifier.rawValue == "a")
  }
}
