import AlmanacImageCodecs
import AlmanacUIKitDrawing
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import AlmanacAssets
@testable import SwiftUICore

// The generated name of a catalog's colour.
extension ColorResource { fileprivate static let brand = ColorResource(name: "Brand", bundle: .main) }
extension UIColor { fileprivate static var brand: UIColor { UIColor(resource: .brand) } }

@MainActor
/// Asset catalogs.
@Suite struct AssetTests {
  private func fixture(_ files: TestBundle, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ContentFixture {
    var fixture = ContentFixture(change)
    fixture.bundle = files.bundle
    return fixture
  }

  private func color(_ contents: String) throws -> ColorValue {
    let files = try TestBundle()
    try files.write("Assets.xcassets/Test.colorset/Contents.json", contents)
    return fixture(files).paint(Color("Test")).color
  }

  @Test func `components are read as fractions, as 0 to 255 and as hex`() throws {
    let rgba = try color(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x80","green":"0.250","blue":"255","alpha":"0.500"}}}]}"#
    ).rgba
    #expect(Double(rgba.red).isNear(128.0 / 255, within: 1e-6))
    #expect(rgba.green == 0.25 && rgba.blue == 1 && rgba.alpha == 0.5)
  }

  @Test func `dark and high-contrast variants are kept, so the colour follows the scheme without another entry`() throws {
    func entry(_ red: String, _ appearances: String) -> String {
      #"{"idiom":"universal",\#(appearances)"color":{"color-space":"srgb","components":{"red":"\#(red)","green":"0.0","blue":"0.0","alpha":"1.0"}}}"#
    }
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}],"#
    let contrast = #""appearances":[{"appearance":"contrast","value":"high"}],"#
    let value = try color(#"{"colors":[\#(entry("0.1", "")),\#(entry("0.2", dark)),\#(entry("0.3", contrast))]}"#).adaptive
    #expect(value.light.red == 0.1 && value.dark.red == 0.2 && value.lightHighContrast.red == 0.3)
    #expect(!value.hasDarkHighContrast)
    // With the appearances “Any, Light, Dark”, the plain colour is used for neither.
    let light = #""appearances":[{"appearance":"luminosity","value":"light"}],"#
    let three = try color(#"{"colors":[\#(entry("0.1", "")),\#(entry("0.2", light)),\#(entry("0.3", dark))]}"#).adaptive
    #expect(three.light.red == 0.2 && three.dark.red == 0.3)
  }

  @Test func `display P3 components become extended sRGB; a reference stays a system colour`() throws {
    let p3 = try color(
      #"{"colors":[{"color":{"color-space":"display-p3","components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}]}"#
    ).rgba
    #expect(p3.red > 1.09 && p3.green < -0.2)
    #expect(try color(#"{"colors":[{"color":{"platform":"ios","reference":"systemBlueColor"}}]}"#).system == "blue")
    #expect(ColorSet.paletteName("systemGray2Color") == "gray2")
    #expect(ColorSet.paletteName("secondarySystemBackgroundColor") == "secondarySystemBackground")
    #expect(ColorSet.paletteName("systemBackgroundColor") == "systemBackground")
    // Names of AppKit's colours, as Xcode's macOS templates use them.
    #expect(ColorSet.paletteName("textBackgroundColor") == "systemBackground" && ColorSet.paletteName("textColor") == "label")
  }

  @Test func `a system colour of one appearance leaves the set's other colours`() throws {
    let system = #"{"color":{"platform":"ios","reference":"systemBackgroundColor"}}"#
    let components = #""components":{"red":"0.2","green":"0.4","blue":"0.6","alpha":"1"}"#
    let dark = #"{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{\#(components)}}"#
    let value = try color(#"{"colors":[\#(system),\#(dark)]}"#).adaptive
    #expect(value.light.red == 1 && value.dark.red == 0.2 && value.dark.blue == 0.6)
    // The reverse case: the system colour's dark variant is the palette's.
    let plain = #"{"color":{\#(components)}}"#
    let darkSystem = #"{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"reference":"systemBackgroundColor"}}"#
    let other = try color(#"{"colors":[\#(plain),\#(darkSystem)]}"#).adaptive
    #expect(other.light.red == 0.2 && other.dark.red == 0 && other.dark.blue == 0)
    // One system colour in every appearance follows the appearance by its name.
    #expect(try color(#"{"colors":[\#(system),\#(darkSystem)]}"#).system == "systemBackground")
  }

  @Test func `the catalog's accent colour is the app's`() throws {
    let files = try TestBundle()
    try files.write(
      "Assets.xcassets/AccentColor.colorset/Contents.json",
      #"{"colors":[{"color":{"color-space":"srgb","components":{"red":"1.0","green":"0.5","blue":"0.0","alpha":"1.0"}}}]}"#)
    #expect(fixture(files).paint(.tint).color.rgba.green == 0.5)
  }

  @Test(
    arguments: [
      ("<key>NSAccentColorName</key><string>Brand</string>", 0.25), ("<key>NSAccentColorName</key><string></string>", 0.5), ("", 0.5),
      ("<key>NSAccentColorName</key><integer>3</integer>", 0.5), ("<key>NSAccentColorName</key><string>None</string>", nil),
    ] as [(String, Float?)])
  func `the accent colour is the one that the Info.plist names`(key: String, green: Float?) throws {
    let files = try TestBundle()
    try files.write("Info.plist", "<plist version=\"1.0\"><dict>\(key)</dict></plist>")
    for (name, green) in [("AccentColor", "0.5"), ("Brand", "0.25")] {
      let components = #""components":{"red":"1.0","green":"\#(green)","blue":"0.0","alpha":"1.0"}"#
      try files.write("Assets.xcassets/\(name).colorset/Contents.json", #"{"colors":[{"color":{"color-space":"srgb",\#(components)}}]}"#)
    }
    let color = fixture(files).paint(Color.accentColor).color
    if let green { #expect(color.rgba.green == green) } else { #expect(color.system == "accent") }
  }

  @Test func `an app's own resources win over those of its libraries, also those without a value`() throws {
    let files = try TestBundle()
    let red = #"{"colors":[{"color":{"color-space":"srgb","components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}]}"#
    // Xcode writes this for an accent colour that is not set; it is the system's.
    try files.write("Assets.xcassets/AccentColor.colorset/Contents.json", #"{"colors":[{"idiom":"universal"}]}"#)
    for name in ["AccentColor", "Brick"] { try files.write("App_Kit.resources/Kit.xcassets/\(name).colorset/Contents.json", red) }
    #expect(fixture(files).paint(Color.accentColor).color.system == "accent")
    #expect(fixture(files).paint(Color("Brick")).color.rgba.red == 1)
    let app = files.bundle.bundleURL
    #expect(ResourceFolders.ofApp(app).map(\.lastPathComponent) == [app.lastPathComponent, "App_Kit.resources"])
  }

  @Test func `a missing or broken colour set is drawn magenta, with a diagnostic`() throws {
    let files = try TestBundle()
    try files.write("Assets.xcassets/Broken.colorset/Contents.json", #"{"colors":[{"color":{"components":{"red":"lots"}}}]}"#)
    // A system colour that does not exist would be black.
    try files.write("Assets.xcassets/Unknown.colorset/Contents.json", #"{"colors":[{"color":{"platform":"ios","reference":"systemPlaidColor"}}]}"#)
    for (name, reason) in [("None", "no color set None"), ("Broken", "has no usable color"), ("Unknown", "names an unknown system color")] {
      let out = fixture(files).render(width: 10, height: 10, Color(name))
      #expect(out.names == ["asset.missing"])
      #expect(out.diagnostics.first?.message.contains(reason) == true, "\(name)")
      #expect(out.paths[0].fill.color.rgba == SRGBComponents(red: 1, green: 0, blue: 1).rgba)
    }
  }

  @Test func `the file for the screen's scale is used, otherwise that of the next larger scale`() throws {
    let files = try TestBundle()
    try files.write(
      "Resources/Assets.xcassets/Group/Pic.imageset/Contents.json",
      #"{"images":[{"idiom":"universal","scale":"1x","filename":"a.png"},{"idiom":"universal","scale":"3x","filename":"c.png"},{"idiom":"ipad","scale":"2x","filename":"p.png"}]}"#
    )
    try files.write("Resources/Assets.xcassets/Group/Pic.imageset/a.png", TestBundle.png(10, 20))
    try files.write("Resources/Assets.xcassets/Group/Pic.imageset/c.png", TestBundle.png(30, 60))
    try files.write("Resources/Assets.xcassets/Group/Pic.imageset/p.png", TestBundle.png(99, 99))
    for scale in [1, 2, 3] as [CGFloat] {
      let out = fixture(files) { $0.core.displayScale = scale }.render(Image("Pic"))
      #expect(out.size == CGSize(width: 10, height: 20))
      #expect(out.images.values.first?.pixelWidth == (scale == 1 ? 10 : 30))
      #expect(out.reads == [])
    }
  }

  @Test func `a file is found whose name is stored in another Unicode normalization`() throws {
    let files = try TestBundle()
    let (composed, decomposed) = ("caf\u{e9}", "cafe\u{301}")
    try files.write("A.xcassets/Pic.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"\#(decomposed).png"}]}"#)
    try files.write("A.xcassets/Pic.imageset/\(composed).png", TestBundle.png(10, 20))
    try files.write("\(composed) loose.png", TestBundle.png(30, 40))
    #expect(fixture(files).render(Image("Pic")).size == CGSize(width: 10, height: 20))
    #expect(fixture(files).render(Image("\(decomposed) loose")).size == CGSize(width: 30, height: 40))
  }

  @Test func `the colour scheme selects a dark variant, and only then counts as read`() throws {
    let files = try TestBundle()
    try files.write(
      "A.xcassets/Pic.imageset/Contents.json",
      #"{"images":[{"idiom":"universal","filename":"l.png"},{"idiom":"universal","filename":"d.png","appearances":[{"appearance":"luminosity","value":"dark"}]}],"properties":{"template-rendering-intent":"template"}}"#
    )
    try files.write("A.xcassets/Pic.imageset/l.png", TestBundle.png(1, 1))
    try files.write("A.xcassets/Pic.imageset/d.png", TestBundle.png(2, 2))
    let light = fixture(files).render(Image("Pic"))
    let dark = fixture(files) { $0.core.colorScheme = .dark }.render(Image("Pic"))
    #expect(light.images.values.first?.pixelWidth == 1 && dark.images.values.first?.pixelWidth == 2)
    #expect(light.reads == .colorScheme)
    #expect(light.nodes.first?.image.template == true)
  }

  @Test(arguments: ["svg", "pdf"])
  func `vector drawings keep their own size and are rendered at exactly the pixels of their displayed size`(kind: String) throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="red"/></svg>"#
    let pdf = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>>endobj
      4 0 obj<</Length 24>>stream
      1 0 0 rg 0 0 20 10 re f
      endstream endobj
      trailer<</Root 1 0 R>>
      """
    let files = try TestBundle()
    try files.write("A.xcassets/Pic.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"a.\#(kind)"}]}"#)
    try files.write("A.xcassets/Pic.imageset/a.\(kind)", kind == "svg" ? svg : pdf)
    let natural = fixture(files).render(Image("Pic"))
    #expect(natural.names.isEmpty)
    #expect(natural.size == CGSize(width: 20, height: 10))
    #expect(natural.images.values.first?.pixelWidth == 60 && natural.images.values.first?.mediaType == "image/png")
    let large = fixture(files).render(Image("Pic").resizable().frame(width: 50, height: 40))
    #expect(large.images.values.first?.pixelWidth == 150 && large.images.values.first?.pixelHeight == 120)
    let pixels = try #require(large.images.values.first.flatMap { ImageDecoder.decode($0.data) })
    pixels.withPixels { start, stride in #expect((start + 60 * stride + 75 * 4).load(as: UInt32.self) == 0xFFFF_0000) }
  }

  @Test func `a vector drawing that cannot be read is drawn as a grey box, with a diagnostic`() throws {
    let files = try TestBundle()
    try files.write("A.xcassets/Pic.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"a.svg"}]}"#)
    try files.write("A.xcassets/Pic.imageset/a.svg", "<svg <<<")
    #expect(fixture(files).render(Image("Pic")).names == ["image.format"])
  }

  @Test func `a vector drawing that cannot be drawn is a grey box, and the photo symbol in a text, each with a diagnostic`() throws {
    let files = try TestBundle()
    try files.write(
      "A.xcassets/Pic.imageset/Contents.json",
      #"{"images":[{"idiom":"universal","filename":"a.svg"}],"properties":{"template-rendering-intent":"template"}}"#)
    // Each group has ten references to the one before, so the last one has 10^7 elements; librsvg draws at most 500,000.
    let groups = (1...7).map { n in "<g id='g\(n)'>" + String(repeating: "<use href='#g\(n - 1)'/>", count: 10) + "</g>" }.joined()
    try files.write(
      "A.xcassets/Pic.imageset/a.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><defs><g id='g0'><rect width='9' height='9'/></g>\(groups)</defs><use href='#g7'/></svg>"
    )
    let out = fixture(files).render(Image("Pic"))
    #expect(out.names == ["image.format"] && out.nodes.first?.debugName == "Image(missing)" && out.size == CGSize(width: 20, height: 10))
    #expect(out.nodes.first?.path.fill == fixture(files).render(Image("Absent")).nodes.first?.path.fill)
    #expect(fixture(files).render(Text("A \(Image("Pic"))")).names == ["image.format"])
  }

  @Test func `color(.name) means the catalog's colour if both types have the name; UIKit's system colours keep their short form`() {
    #expect(Color(.brand) == Color(ColorResource.brand))
    #expect(Color(.systemGray) == Color(uiColor: .systemGray))
  }

  @Test func `a set for the watch only is used on other devices too`() throws {
    let files = try TestBundle()
    try files.write("A.xcassets/Pic.imageset/Contents.json", #"{"images":[{"idiom":"watch","scale":"2x","filename":"w.png"}]}"#)
    try files.write("A.xcassets/Pic.imageset/w.png", TestBundle.png(8, 8))
    #expect(fixture(files).render(Image("Pic")).size == CGSize(width: 4, height: 4))
    #expect(
      try color(#"{"colors":[{"idiom":"watch","color":{"components":{"red":"0.5","green":"0","blue":"0","alpha":"1"}}}]}"#).rgba.red == 0.5)
  }

  @Test func `namespaces prefix names; loose files need no catalog; names cannot leave the bundle`() throws {
    let files = try TestBundle()
    try files.write("A.xcassets/Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try files.write("A.xcassets/Icons/Pic.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#)
    try files.write("A.xcassets/Icons/Pic.imageset/a.png", TestBundle.png(5, 5))
    try files.write("loose@2x.png", TestBundle.png(8, 8))
    #expect(fixture(files).render(Image("Icons/Pic")).size.width == 5)
    #expect(fixture(files).render(Image("loose")).size.width == 4)
    #expect(fixture(files).render(Image("Pic")).names == ["asset.missing"])
    #expect(fixture(files).render(Image("../\(files.url.lastPathComponent)/loose")).names == ["asset.missing"])
  }
}
