import AlmanacPainter
import Foundation
import TestThreads
import Testing

/// `almanac settings wallpaper`, with a host that runs.
@Suite(.ownThread, .serialized) struct WallpaperCommandTests {
  @Test func `a wallpaper is a setting of all devices or of one, and a file that is none is refused with one line`() throws {
    let command = try CommandLine()
    let paper = command.folder.appendingPathComponent("paper.png")
    let good = try Painter.png(PixelBuffer(width: 3, height: 2, bytes: Array(repeating: 255, count: 24)))
    try good.write(to: paper)
    #expect(try command.run("settings", "wallpaper", paper.path).status == 69)
    let host = try ServedHost(command)
    #expect(try command.run("settings", "wallpaper", paper.path).text == "wallpaper is \(paper.path)\n")
    #expect(try command.run("settings").text.contains("3 × 2 pixels"))
    #expect(try command.run("settings", "wallpaper", paper.path, "--device", "iphone-393x852").status == 0)
    #expect(try command.run("settings", "wallpaper", "none").text == "wallpaper is none\n")
    #expect(!(try command.run("settings").text.contains("pixels")))
    var bomb = good
    // The header says 10,000 × 10,000 pixels.
    bomb.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10])
    for (file, name) in [
      (Data("no picture".utf8), "wallpaper.noImage"), (Data(), "wallpaper.noImage"), (good.dropLast(5), "wallpaper.truncated"),
      (bomb, "limit.wallpaperPixels"), (Data(count: 20 << 20 | 1), "limit.wallpaperBytes"),
    ] {
      try file.write(to: paper)
      let refused = try command.run("settings", "wallpaper", paper.path)
      #expect(refused.status == 65 && refused.errors.hasPrefix("almanac: \(name): "), "\(refused.errors)")
      #expect(refused.errors.split(separator: "\n").count == 1 && refused.errors.contains(paper.path), "\(refused.errors)")
    }
    #expect(try command.run("settings", "wallpaper", "/nowhere.png").status == 66)
    #expect(try command.run("settings", "wallpaper", command.folder.path).status == 65)
    #expect(mkfifo(command.folder.appendingPathComponent("pipe").path, 0o600) == 0)
    #expect(try command.run("settings", "wallpaper", command.folder.appendingPathComponent("pipe").path).status == 65)
    try good.write(to: paper)
    #expect(try command.run("settings", "wallpaper", paper.path, "--device", "toaster").status == 65)
    let watch = try command.run("settings", "wallpaper", paper.path, "--device", "watch-45mm")
    #expect(watch.status == 65 && watch.errors.hasPrefix("almanac: wallpaper.notHere: "), "\(watch.errors)")
    #expect(try command.run("settings", "tint", "FF0000", "--device", "watch-45mm").status == 64)
    #expect(host.end(SIGTERM) == 0)
  }
}
