import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import TestThreads
import Testing

@testable import almanac

/// `almanac sheet` against a real extension process.
@Suite(.ownThread) struct SheetTests {
  private static let at = "2026-03-14T09:30:00Z"

  /// Runs `sheet` on the test extension and returns the outcome and the written file.
  private func sheet(_ name: String, _ arguments: String...) throws -> (outcome: CommandLine.Outcome, file: Data?, command: CommandLine) {
    let command = try CommandLine()
    let file = command.folder.appendingPathComponent(name)
    let all = ["sheet", try command.bundle().path, "--at", Self.at, "--output", file.path] + arguments
    let outcome = try command.run(all)
    return (outcome, try? Data(contentsOf: file), command)
  }

  private func size(_ png: Data) -> [Int] { [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } } }

  @Test func `a page has a picture for each place, scheme and state that the options leave`() throws {
    let (outcome, file, _) = try sheet(
      "sheet.html", "--kind", "Good", "--family", "systemSmall", "--place", "homeScreen", "--state", "plain", "--state", "placeholder", "--scale", "1"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "almanac: 10 of 10 pictures\n")
    let page = String(decoding: try #require(file), as: UTF8.self)
    // Automatic is light and dark; dark, tinted and clear have one scheme. Each is plain and as a placeholder.
    #expect(page.components(separatedBy: "<img ").count - 1 == 10)
    for name in ["Automatic", "Dark", "Tinted", "Clear", "light, plain", "dark, placeholder", "The Test"] { #expect(page.contains(name), "\(name)") }
    #expect(page.components(separatedBy: "data:image/png;base64,iVBORw0KGgo").count - 1 == 10)
    #expect(!page.contains("class=\"fault\""))
  }

  @Test func `no cell of a sheet is empty, whatever its rows have`() throws {
    let (outcome, file, _) = try sheet(
      "sheet.html", "--kind", "Good", "--family", "systemSmall", "--place", "homeScreen", "--place", "standBy", "--scale", "0.5")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = String(decoding: try #require(file), as: UTF8.self)
    // Automatic has light and dark, StandBy what is always on; the other rows have neither.
    #expect(page.components(separatedBy: "<table>").count - 1 == 3)
    #expect(page.contains("always-on"))
    #expect(!page.contains("<td></td>"))
    for table in page.components(separatedBy: "<table>").dropFirst() {
      let columns = table.components(separatedBy: "</thead>")[0].components(separatedBy: "<th>").count - 2
      for row in table.components(separatedBy: "<tr><th>").dropFirst(2) { #expect(row.components(separatedBy: "<img ").count - 1 == columns) }
    }
  }

  @Test func `a live activity and a control have a picture for each presentation`() throws {
    let (activity, page, _) = try sheet("sheet.html", "--kind", "Ride", "--state", "plain", "--scheme", "light", "--scale", "1")
    #expect(activity.status == 0 && activity.errors == "almanac: 4 of 4 pictures\n", "\(activity.errors)")
    let text = String(decoding: try #require(page), as: UTF8.self)
    for name in ["Lock Screen", "Compact", "Minimal", "Expanded"] { #expect(text.contains("Live Activity · \(name)"), "\(name)") }
    let (control, _, _) = try sheet("sheet.html", "--kind", "Switch", "--state", "plain", "--scale", "1")
    #expect(control.status == 0 && control.errors == "almanac: 1 of 1 pictures\n", "\(control.errors)")
  }

  @Test(arguments: ["sheet.html", "sheet.png"]) func `the same command gives the same bytes`(name: String) throws {
    let arguments = ["--kind", "Good", "--family", "systemSmall", "--place", "standBy"]
    let files = try (0..<2).map { _ in try sheet(name, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]).file }
    #expect(files[0] != nil && files[0] == files[1])
  }

  @Test func `modes, appearances, schemes, locales and text sizes choose rows and columns`() throws {
    func count(_ arguments: [String]) throws -> Int {
      let command = try CommandLine()
      let file = command.folder.appendingPathComponent("sheet.html")
      let outcome = try command.run(
        ["sheet", try command.bundle().path, "--at", Self.at, "-o", file.path, "--kind", "Good", "--family", "systemSmall", "--scale", "0.2"]
          + arguments)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return String(decoding: try Data(contentsOf: file), as: UTF8.self).components(separatedBy: "<img ").count - 1
    }
    #expect(try count(["--place", "homeScreen", "--mode", "accented", "--state", "plain"]) == 2)
    #expect(try count(["--place", "homeScreen", "--appearance", "clear", "--state", "plain"]) == 1)
    #expect(try count(["--place", "homeScreen", "--appearance", "normal", "--scheme", "light", "--state", "plain"]) == 1)
    let texts = ["--locale", "en_US", "--locale", "ar", "--text-size", "large", "--text-size", "accessibility2"]
    #expect(try count(["--place", "homeScreen", "--appearance", "tinted", "--state", "plain"] + texts) == 4)
    // Only places that have it are always on: StandBy by day and by night.
    #expect(try count(["--place", "standBy", "--place", "homeScreen", "--state", "always-on", "--scheme", "dark"]) == 2)
  }

  @Test func `a widget without a timeline shows its snapshot, and stderr says why`() throws {
    let (outcome, file, _) = try sheet(
      "sheet.html", "--kind", "OtherKind", "--family", "systemSmall", "--place", "carPlay", "--scheme", "dark", "--state", "plain")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("trying its snapshot") && outcome.errors.hasSuffix("almanac: 1 of 1 pictures\n"), "\(outcome.errors)")
    #expect(String(decoding: try #require(file), as: UTF8.self).contains("<img "))
  }

  @Test func `a widget that cannot be drawn does not count as a picture`() throws {
    let (outcome, file, _) = try sheet(
      "sheet.html", "--kind", "Exit", "--kind", "Good", "--family", "systemSmall", "--place", "homeScreen", "--appearance", "normal", "--scheme",
      "light",
      "--state", "plain")
    #expect(outcome.status == 69 && outcome.errors.contains("almanac: 1 of 2 pictures\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("almanac: Exit systemSmall: "), "\(outcome.errors)")
    let page = String(decoding: try #require(file), as: UTF8.self)
    #expect(page.components(separatedBy: "<img ").count == 2 && page.components(separatedBy: "<p class=\"fault\">").count == 2)
  }

  @Test func `options that leave no picture are answered with those that do`() throws {
    func advice(_ arguments: [String]) throws -> String {
      let command = try CommandLine()
      let outcome = try command.run(["sheet", try command.bundle().path, "-o", command.folder.appendingPathComponent("s.html").path] + arguments)
      #expect(outcome.status == 65, "\(outcome.errors)")
      return outcome.errors
    }
    // Controls are in a place that is always dark.
    #expect(try advice(["--kind", "Switch", "--scheme", "light"]) == "almanac: the options leave no picture; there are some with --scheme dark\n")
    #expect(try advice(["--kind", "Good", "--family", "systemSmall", "--place", "lockScreen"]).contains("; there are some with --place homeScreen"))
    // No single option of the two is the reason.
    let both = try advice(["--kind", "Switch", "--scheme", "light", "--place", "homeScreen"])
    #expect(both.contains("there are some with --place ") && both.contains(", --scheme dark\n"), "\(both)")
  }

  @Test func `in place of a picture that cannot be made the page says why, as text`() throws {
    let device = Profiles.defaultDevice
    let place = try #require(device.place(named: "homeScreen"))
    let slot = try #require(place.slots(for: "systemSmall").first)
    let cell = SheetCell(
      device: device, kind: "<b>", keepsBackground: false, family: .systemSmall, place: place, slot: slot, appearance: place.appearances[0],
      scheme: .light, state: .plain, locale: "en_US", textSize: "large", tint: RGBA(hex: 0xFFFFFF))
    let picture = SheetPainter.Picture(cell: cell, pixels: nil, fault: "the entry is <empty> & gone")
    let layout = SheetLayout([picture])
    let page = String(decoding: try SheetPage(title: "T", layout: layout, scale: 1).html(), as: UTF8.self)
    #expect(page.contains("<p class=\"fault\">the entry is &lt;empty&gt; &amp; gone</p>"))
    #expect(page.contains("&lt;b&gt; · systemSmall") && !page.contains("<b>"))
    let narrow = try SheetPicture(title: "T", layout: layout, scale: 1).pixels().width
    // A long title makes the sheet wider, up to a limit.
    let long = String(repeating: "A long title ", count: 5)
    let wide = try SheetPicture(title: long, layout: layout, scale: 1).pixels().width
    #expect(narrow > 400 && wide == Int(48 + SheetLabel(text: long, size: 22, weight: 700).width), "\(narrow) \(wide)")
    #expect(try SheetPicture(title: String(repeating: long, count: 5), layout: layout, scale: 1).pixels().width == 948)
  }

  @Test func `sheets that are too large are refused before anything is drawn`() throws {
    let large = try sheet("sheet.html", "--scale", "16")
    #expect(large.outcome.status == 65 && large.file == nil)
    #expect(large.outcome.errors.contains("limit.sheet"), "\(large.outcome.errors)")
    let locales = (0..<12).flatMap { ["--locale", ["en", "de", "fr", "es", "it", "nl", "pl", "sv", "da", "fi", "nb", "cs"][$0]] }
    let command = try CommandLine()
    let many = try command.run(["sheet", try command.bundle().path, "-o", command.folder.appendingPathComponent("s.html").path] + locales)
    #expect(many.status == 65 && many.errors.contains("limit.sheetCells: "), "\(many.errors)")
    let picture = try sheet("sheet.png", "--kind", "Good", "--scale", "6")
    #expect(picture.outcome.status == 65 && picture.outcome.errors.contains("limit.sheetPixels: "), "\(picture.outcome.errors)")
  }

  @Test func `wrong options are refused by name`() throws {
    for (arguments, message) in [
      (["--place", "moon"], "has no place moon; its places: homeScreen"), (["--appearance", "sepia"], "has an appearance sepia; there are: normal"),
      (["--headline", "x"], "--headline needs --store"), (["--store", "watch-1"], "there is no store size watch-1; known sizes: iphone-6.9-1290"),
      (["--locale", "x_y_z!"], "--locale must be a language"), (["--scale", "0"], "--scale must be from 0.1 to 16"),
    ] {
      let command = try CommandLine()
      let outcome = try command.run(["sheet", try command.bundle().path, "-o", "s.png"] + arguments)
      #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    }
    let command = try CommandLine()
    let app = try command.bundle().path
    #expect(try command.run("sheet", app, "-o", "sheet.pdf").errors.contains("--output must end in .html or .png"))
    let unknown = try command.run("sheet", app, "-o", "sheet.png", "--kind", "Nothing")
    #expect(unknown.status == 65 && unknown.errors.contains("Nothing"))
    let family = try command.run("sheet", app, "-o", "sheet.png", "--kind", "Good", "--family", "accessoryInline")
    #expect(family.status == 65 && family.errors.contains("the options leave no picture; the app's kinds and families: almanac kinds "))
  }

  @Test(arguments: [("iphone-6.9", [1320, 2868]), ("iphone-6.9-1290", [1290, 2796]), ("ipad-13", [2064, 2752])])
  func `a store's picture has exactly its size`(store: String, expected: [Int]) throws {
    let (outcome, file, _) = try sheet("store.png", "--kind", "Good", "--family", "systemMedium", "--store", store, "--headline", "Rain or shine")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(size(try #require(file)) == expected)
  }

  @Test func `widgets for which a store's picture has no space are named`() throws {
    let kinds = ["Good", "Counter", "Clock", "Slow", "Reloads", "Loud", "Unsorted", "Warns", "Greedy"].flatMap { ["--kind", $0] }
    let command = try CommandLine()
    let outcome = try command.run(
      ["sheet", try command.bundle().path, "--at", Self.at, "-o", command.folder.appendingPathComponent("s.png").path, "--store", "iphone-6.9"]
        + kinds)
    #expect(outcome.status == 0 && outcome.errors.contains("there is no space for "), "\(outcome.errors)")
  }

  @Test func `wallpapers that are no pictures, too large or not there are refused by name`() throws {
    let command = try CommandLine()
    let app = try command.bundle().path
    let pixels = PixelBuffer(width: 2, height: 2, bytes: [UInt8](repeating: 255, count: 16))
    let good = try Painter.png(pixels)
    var bomb = good
    // The header says 10,000 × 10,000 pixels.
    bomb.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10])
    func paper(_ data: Data) throws -> CommandLine.Outcome {
      let file = command.folder.appendingPathComponent("paper")
      try data.write(to: file)
      return try command.run(
        "sheet", app, "--at", Self.at, "-o", command.folder.appendingPathComponent("s.png").path, "--kind", "Good", "--family", "systemSmall",
        "--place",
        "homeScreen", "--state", "plain", "--wallpaper", file.path)
    }
    #expect(try paper(good).status == 0)
    for (data, name) in [
      (Data("no picture, only text in a file".utf8), "wallpaper.noImage: "), (Data(), "wallpaper.noImage: "), (bomb, "limit.wallpaperPixels: "),
      (good.dropLast(1), "wallpaper.truncated: "),
    ] {
      let outcome = try paper(data)
      #expect(outcome.status == 65 && outcome.errors.contains(name), "\(outcome.errors)")
    }
    #expect(try command.run("sheet", app, "-o", "s.png", "--wallpaper", "nowhere.png").status == 66)
    #expect(try command.run("sheet", app, "-o", "s.png", "--wallpaper", command.folder.path).status == 65)
  }
}
