"""An Xcode project whose widget draws what two libraries have in their resources: images of one name, colours, a text file and a string. Used by
check-sdk, which imports it."""
import json

PROJECT = """name: Harbour
packages:
  Sea: {path: Sea}
  Sand: {path: Sand}
targets:
  HarbourWidget:
    type: app-extension
    platform: iOS
    deploymentTarget: "17.0"
    sources: [Widget]
    info:
      path: Widget/Info.plist
      properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
    dependencies: [{package: Sea}, {package: Sand}]
"""
WIDGET = """import Sand
import Sea
import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }
struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
  }
}
@main struct HarbourWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Harbour", provider: Provider()) { _ in
      HStack(spacing: 0) { SeaBadge(); SandBadge() }.containerBackground(.white, for: .widget)
    }
  }
}
"""
MANIFEST = """// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "NAME", defaultLocalization: "en", platforms: [.iOS(.v17)], products: [.library(name: "NAME", targets: ["NAME"])],
  targets: [.target(name: "NAME", resources: [.process("NAME.xcassets"), .copy("motto.txt"), .process("Localizable.xcstrings")])])
"""
# Each part is drawn only if its resource is found in the library's own bundle.
LIBRARY = """import SwiftUI

public struct NAMEBadge: View {
  public init() {}
  private var motto: String? {
    Bundle.module.url(forResource: "motto", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
  public var body: some View {
    VStack(spacing: 0) {
      Image("Badge", bundle: .module).resizable().frame(width: 30, height: 30)
      Color("Tone", bundle: .module).frame(width: 30, height: motto == "NAME moves" ? 30 : 0)
      Color(red: 0, green: 1, blue: BLUE).frame(width: 30, height: String(localized: "hello", bundle: .module) == "Hello NAME" ? 30 : 0)
    }
  }
}
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"><rect width="30" height="30" fill="COLOUR"/></svg>'
INFO = {"author": "xcode", "version": 1}
# The colours of each library's image, of its colour and of what its string shows, as the picture has them.
COLOURS = {"Sea": [(200, 30, 60), (0, 102, 255), (0, 255, 0)], "Sand": [(60, 30, 200), (255, 204, 0), (0, 255, 255)]}


def write(folder):
    """Writes the project; returns its file."""
    def put(path, content):
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")

    put("project.yml", PROJECT)
    put("Widget/HarbourWidget.swift", WIDGET)
    for name, (image, tone, shown) in COLOURS.items():
        put(f"{name}/Package.swift", MANIFEST.replace("NAME", name))
        sources = f"{name}/Sources/{name}"
        put(f"{sources}/{name}.swift", LIBRARY.replace("NAME", name).replace("BLUE", str(shown[2] // 255)))
        put(f"{sources}/motto.txt", f"{name} moves")
        unit = {"stringUnit": {"state": "translated", "value": f"Hello {name}"}}
        put(f"{sources}/Localizable.xcstrings", {"sourceLanguage": "en", "strings": {"hello": {"localizations": {"en": unit}}}, "version": "1.0"})
        catalog = f"{sources}/{name}.xcassets"
        put(f"{catalog}/Contents.json", {"info": INFO})
        put(f"{catalog}/Badge.imageset/badge.svg", SVG.replace("COLOUR", "#%02x%02x%02x" % image))
        put(f"{catalog}/Badge.imageset/Contents.json", {"images": [{"idiom": "universal", "filename": "badge.svg"}], "info": INFO})
        parts = dict(zip(("red", "green", "blue"), (f"{part / 255:.3f}" for part in tone))) | {"alpha": "1.000"}
        colour = {"idiom": "universal", "color": {"color-space": "srgb", "components": parts}}
        put(f"{catalog}/Tone.colorset/Contents.json", {"colors": [colour], "info": INFO})
    return folder / "project.yml"
