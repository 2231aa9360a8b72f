import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacTextEngine

@Suite struct FontTests {
  @Test func `the fonts of the set-up are installed`() throws { try TextEngine.checkFonts() }

  @Test(arguments: [FontDesignValue.default, .rounded]) func `heavier weights are wider`(design: FontDesignValue) {
    let widths = stride(from: 200, through: 900, by: 100).map { layout([run("Hamburgefonts", weight: UInt32($0), design: design)]).width }
    for (lighter, heavier) in zip(widths, widths.dropFirst()) { #expect(lighter < heavier) }
  }

  @Test func `the display cut is used from 20 points`() {
    let engine = TextEngine.current
    #expect(engine.font(for: FontKey(font(size: 19))).family == "Inter")
    #expect(engine.font(for: FontKey(font(size: 20))).family == "Inter Display")
  }

  @Test(arguments: ["InterDisplay-SemiBoldItalic", "Inter Display Semi Bold Italic", "inter display semi bold italic"])
  func `a PostScript name or a full name is a face with its weight and slant`(name: String) throws {
    let configuration = TextEngine.current.configuration
    let face = try #require(configuration.face(named: name))
    #expect(face.family == "Inter Display" && face.weight == 600 && face.italic)
    let named = layout([run("Hamburgefonts", size: 20, family: name)]).width
    let regular = layout([run("Hamburgefonts", size: 20, family: "Inter Display")]).width
    #expect(named > regular)
    #expect(configuration.face(named: "Inter Display Semi Bold Nothing") == nil)
  }

  @Test func `tracking follows the table`() {
    let engine = TextEngine.current
    let profile = Profiles.type
    let table = profile.tracking["SF Pro"]!
    for size in [12.0, 17, 18, 28, 34] {
      let opticalSize = profile.faces["SF Pro"]!.opticalSize(at: size)!
      let tracking = engine.font(for: FontKey(font(size: size))).tracking.points(of: Array("a".utf8), at: 0)
      #expect(abs(tracking - (table.value(at: size) + opticalSize.fit(at: size) * size)) < 1e-9)
    }
    #expect(table.value(at: 17) == -0.43)
    #expect(abs(table.value(at: 17.5) - -0.435) < 1e-9)
    #expect(table.value(at: 200) == 0)
    #expect(profile.tracking["SF Compact"]!.value(at: 34) == -0.60)
    #expect(profile.tracking["SF Pro Rounded"]!.value(at: 17) == 0.37)
  }

  @Test func `percent signs are as wide as the platform's`() {
    let stretch = Profiles.type.faces["SF Pro"]!.opticalSize(at: 17)!.percentStretch!
    let engine = TextEngine.current
    let system = engine.font(for: FontKey(font(size: 17)))
    let rounded = engine.font(for: FontKey(font(size: 17, design: .rounded)))
    #expect(system.percentStretch == stretch && system.stretch == 1)
    #expect(rounded.percentStretch == 1)
    let tracking = system.tracking.points(of: Array("%".utf8), at: 0)
    // Inter's percent sign is 0.8125 em at the size at which its capitals are as tall as SF's; no other glyph is stretched.
    let added = 0.8125 * 17 * Profiles.type.faces["SF Pro"]!.opticalSize(at: 17)!.sizeFactor * (stretch - 1)
    let alone = layout([run("%%%%%%%%")]).width - 8 * tracking
    #expect(abs(alone / 8 - added * stretch / (stretch - 1)) < 0.1)
    #expect(abs(layout([run("68%")]).width - layout([run("68")]).width - alone / 8 - tracking) < 0.4)
  }

  @Test func `a run's tracking widens each glyph`() {
    var spaced = run("abcd")
    spaced.tracking = 3
    #expect(abs(layout([spaced]).width - layout([run("abcd")]).width - 12) < 0.34)
  }

  @Test func `font metrics are the platform's`() {
    let body = TextEngine.current.metrics(of: font(size: 17))
    #expect(abs(body.ascent + body.descent - 20.287) < 0.001)
    #expect(abs(body.capHeight - 11.978) < 0.001)
    #expect(body.points == 17)
    #expect(TextEngine.current.metrics(of: font(size: 17, design: .rounded)).ascent == body.ascent)
  }

  @Test func `text styles have the sizes and line heights of the table`() {
    func values(_ style: TextStyleName, _ size: DynamicTypeName, _ platform: FontPlatform = .iOS) -> [Double] {
      let spec = SystemFont.spec(style: style, size: size, platform: platform)
      return [spec.size, spec.lineHeight, Double(spec.weight)]
    }
    #expect(values(.body, .large) == [17, 22, 400])
    #expect(values(.headline, .large) == [17, 22, 600])
    #expect(values(.caption2, .xSmall) == [11, 13, 400])
    #expect(values(.largeTitle, .accessibility5) == [60, 70, 400])
    #expect(values(.body, .large, .watchOS) == [16, 18.5, 400])
    #expect(values(.title3, .medium, .watchOS) == [18, 20.5, 400])
    #expect(values(.body, .accessibility5, .watchOS) == [23, 25.5, 400])
    #expect(SystemFont.spec(style: .title, bold: true).weight == 700)
    #expect(SystemFont.spec(style: .body, bold: true).weight == 600)
    #expect(SystemFont.spec(style: .body, leading: .tight).lineHeight == 20)
    #expect(SystemFont.scale(of: .body, at: .xLarge) == 24.0 / 22)
    #expect(values(.body, .large, .compactIsland) == [15, 20, 500])
    #expect(values(.title, .large, .compactIsland) == values(.title, .large))
  }

  @Test func `every style has a row for every size`() {
    for (platform, table) in Profiles.type.textStyles {
      // The compact island's table has what differs from that of iOS.
      #expect(table.styles.count == (platform == FontPlatform.compactIsland.rawValue ? 3 : TextStyleName.allCases.count))
      for style in table.styles.values { #expect(style.rows.count == table.sizes.count) }
    }
  }

  @Test func `known font families resolve; unknown ones are reported`() {
    let engine = TextEngine.current
    #expect(engine.knows(family: "Noto Serif"))
    #expect(engine.knows(family: "HelveticaNeue-Bold"))
    #expect(engine.knows(family: "Inter-Bold"))
    #expect(!engine.knows(family: "Comic Neue Unheard Of"))
    #expect(engine.font(for: FontKey(font(size: 17, family: "Inter-BoldItalic"))).key.weight == 700)
    #expect(engine.font(for: FontKey(font(size: 17, family: "Inter-BoldItalic"))).key.italic)
    #expect(engine.font(for: FontKey(font(size: 17, family: "AvenirNext-DemiBold"))).key.weight == 600)
  }

  @Test func `registering a file that is not a font is an error`() {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("no-font.ttf")
    #expect(throws: FontError.unreadable(path: path.path)) { try TextEngine.register(fontFile: path) }
    try? Data("not a font".utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    #expect(throws: FontError.unreadable(path: path.path)) { try TextEngine.register(fontFile: path) }
  }

  @Test func `a registered font becomes known`() throws {
    let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansDisplay-Regular.ttf")
    try TextEngine.register(fontFile: file)
    #expect(TextEngine.current.knows(family: "Noto Sans Display"))
    #expect(TextEngine.current.shape(layout([run("a", family: "Noto Sans Display")]).lines[0]).families == ["Noto Sans Display"])
  }

  @Test func `the lines of a font without Latin letters have its own ascent, descent and gap`() throws {
    try IconFont.register()
    let metrics = TextEngine.current.font(for: FontKey(font(size: 20, family: IconFont.family))).metrics
    #expect(abs(metrics.ascent - 18) < 1e-9 && abs(metrics.descent - 2) < 1e-9 && abs(metrics.lineHeight - 21) < 1e-9)
    let text = layout([run("\u{E000}\n\u{E000}", size: 20, family: IconFont.family)])
    #expect(abs(text.firstBaseline - 18) < 1e-9 && abs(text.lastBaseline - 39) < 1e-9)
    #expect(abs(text.height - 41) < 0.01)
    // With a Latin letter, which another face draws, the line is the same.
    #expect(abs(layout([run("\u{E000} A", size: 20, family: IconFont.family)]).height - 20) < 0.01)
  }

  @Test func `an app's fonts are found in each of its folders, and missing ones are named`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf", toPath: folder.appendingPathComponent("Thai.ttf").path)
    try Data("no font".utf8).write(to: folder.appendingPathComponent("Broken.ttf"))
    let names = AppFonts.names(in: ["UIAppFonts": ["Fonts/Thai.ttf", "Broken.ttf", "Gone.ttf", "../../Thai.ttf"]])
    #expect(AppFonts.register(names, in: [folder]) == [.missing("Gone.ttf"), .missing("../../Thai.ttf"), .unreadable("Broken.ttf")])
    #expect(TextEngine.current.knows(family: "Noto Sans Thai"))
  }

  @Test func `the fonts of a folder are found below the resources, or beside them where there is no such folder`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("font-folder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("Fonts"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Plain.otf", "Fonts/Inner.ttf", "Fonts/notes.txt"] { try Data().write(to: folder.appendingPathComponent(name)) }
    func names(_ path: String) -> [String] { AppFonts.files(below: path, in: [folder]).map(\.lastPathComponent) }
    #expect(names("Fonts") == ["Inner.ttf"])
    #expect(names("Typefaces") == ["Inner.ttf", "Plain.otf"] && names(".") == ["Inner.ttf", "Plain.otf"])
    #expect(names("../Fonts").isEmpty)
  }

  @Test func `without fonts, one line names the first missing one and layout continues`() {
    let nowhere = FontConfiguration(folders: FontFolders(own: "/nonexistent/fonts", root: "/nonexistent"))
    #expect(nowhere.isEmpty)
    #expect(nowhere.missing.count == FontFolders.families.count + 5)
    #expect(
      "\(nowhere.missing[0])" == "The font Inter is missing: almanac doctor says which package has it.")
    let engine = TextEngine(configuration: nowhere)
    let result = engine.layout([run("word word")], style: ParagraphStyle(), locale: "en", width: 50, height: nil)
    #expect(result.lineCount == 2)
    #expect(engine.shape(result.lines[0]).width == 34)
    #expect(engine.symbol("star", weight: 400).isFallback)
    #expect(!engine.symbol("star", weight: 400).path.verbs.isEmpty)
  }
}
