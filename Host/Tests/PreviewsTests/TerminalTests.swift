import AlmanacPainter
import AlmanacWireSchema
import Foundation
import Testing

@testable import Previews

/// Pictures in a terminal.
@Suite struct TerminalTests {
  @Test func `a terminal says which pictures it shows`() {
    #expect(TerminalGraphics(answer: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c") == .kitty)
    #expect(TerminalGraphics(answer: "\u{1B}[?62;4;22c") == .sixel)
    #expect(TerminalGraphics(answer: "\u{1B}[?4;22c") == nil)
    #expect(TerminalGraphics(answer: "\u{1B}[?62;22c") == nil)
    #expect(TerminalGraphics(answer: "") == nil)
    #expect(TerminalGraphics.isComplete("\u{1B}[?62c") && !TerminalGraphics.isComplete("\u{1B}[?62"))
  }

  @Test func `kitty is known by its environment, but not behind a multiplexer`() {
    #expect(TerminalGraphics(environment: ["TERM": "xterm-kitty"]) == .kitty)
    #expect(TerminalGraphics(environment: ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"]) == .kitty)
    #expect(TerminalGraphics(environment: ["TERM": "xterm-kitty", "TMUX": "/tmp/x"]) == nil)
    #expect(TerminalGraphics(environment: ["TERM": "xterm-256color"]) == nil)
  }

  @Test func `a file goes to kitty in parts, of which only the last has none after it`() throws {
    let png = Data((0..<7000).map { UInt8(truncatingIfNeeded: $0) })
    let text = String(decoding: TerminalGraphics.kitty(png), as: UTF8.self)
    let parts = text.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(parts.count == 3)
    #expect(parts[0].hasPrefix("\u{1B}_Gf=100,a=T,q=2,m=1;"))
    #expect(parts[1].hasPrefix("\u{1B}_Gm=1;"))
    #expect(parts[2].hasPrefix("\u{1B}_Gm=0;"))
    let base64 = parts.map { $0.split(separator: ";", maxSplits: 1)[1] }.joined()
    #expect(Data(base64Encoded: base64) == png)
  }

  @Test func `sixels have the picture's size and colours`() throws {
    var bytes: [UInt8] = []
    for _ in 0..<12 { for x in 0..<20 { bytes += x < 10 ? [0, 0, 255, 255] : [255, 0, 0, 255] } }
    let sixels = String(decoding: try #require(SixelEncoder.encode(PixelBuffer(width: 20, height: 12, bytes: bytes))), as: UTF8.self)
    #expect(sixels.hasPrefix("\u{1B}P"))
    #expect(sixels.hasSuffix("\u{1B}\\"))
    #expect(sixels.contains("\"1;1;20;12"))
    // Red and blue in percent, nearly as given.
    #expect(sixels.contains(/#\d;2;(9\d|100);0;0/))
    #expect(sixels.contains(/#\d;2;0;0;(9\d|100)/))
  }

  @Test func `pictures break into lines as wide as the terminal`() {
    let sizes = [SizeValue(width: 100, height: 50), SizeValue(width: 100, height: 80), SizeValue(width: 300, height: 40)]
    let (frames, size) = TerminalRow.frames(of: sizes, width: 260)
    #expect(frames.map(\.x) == [0, 124, 0])
    #expect(frames.map(\.y) == [0, 0, 104])
    #expect(size == SizeValue(width: 324, height: 168))
  }
}
