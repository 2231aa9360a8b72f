import AlmanacAssets
import AlmanacUIKitDrawing
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import SwiftUICore

/// Variants of sets in asset catalogs, by the keys of Apple's Asset Catalog Format Reference.
@MainActor
@Suite struct AssetVariantTests {
  /// Images of 1, 2, 3, … points, by the conditions in `variants`.
  private func images(_ variants: [String]) throws -> TestBundle {
    let files = try TestBundle()
    let entries = variants.enumerated().map { index, conditions in
      #"{"filename":"\#(index).png","scale":"1x"\#(conditions.isEmpty ? "" : "," + conditions)}"#
    }
    try files.write("A.xcassets/Pic.imageset/Contents.json", #"{"images":[\#(entries.joined(separator: ","))]}"#)
    for index in variants.indices { try files.write("A.xcassets/Pic.imageset/\(index).png", TestBundle.png(UInt32(index + 1), 8)) }
    return files
  }

  private func fixture(_ files: TestBundle, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ContentFixture {
    var fixture = ContentFixture(change)
    fixture.bundle = files.bundle
    return fixture
  }

  /// Returns the number of the variant that is drawn, from 0.
  private func shown(_ variants: [String], _ change: (inout EnvironmentValues) -> Void = { _ in }) throws -> Int {
    let files = try images(variants)
    // The folder is removed with `files`.
    return withExtendedLifetime(files) { Int(fixture(files, change).render(Image("Pic")).size.width) - 1 }
  }

  /// Returns the number of the variant on a device.
  private func shown(_ variants: [String], on device: String) async throws -> Int {
    let isWatch = device.hasPrefix("watch")
    return try await CurrentDevice.with(device) {
      try await MainActor.run { try shown(variants) { if isWatch { $0.core.platform = .watchos } } }
    }
  }

  @Test(arguments: [("iphone-393x852", 0), ("ipad-820x1180", 1), ("mac-1440x900", 2), ("watch-45mm", 3)])
  func `a variant for the device's idiom replaces the universal one`(device: String, index: Int) async throws {
    let all = [#""idiom":"universal""#, #""idiom":"ipad""#, #""idiom":"mac""#, #""idiom":"watch""#]
    #expect(try await shown(all, on: device) == index)
    #expect(try await shown(all.reversed(), on: device) == 3 - index)
    // Without an own and a universal one, a tablet takes the phone's.
    #expect(try await shown([#""idiom":"watch""#, #""idiom":"iphone""#], on: "ipad-820x1180") == 1)
  }

  @Test func `colours and data vary by the idiom`() async throws {
    let files = try TestBundle()
    func color(_ idiom: String, _ red: String) -> String {
      #"{"idiom":"\#(idiom)","color":{"color-space":"srgb","components":{"red":"\#(red)","green":"0","blue":"0","alpha":"1"}}}"#
    }
    try files.write("A.xcassets/Brand.colorset/Contents.json", #"{"colors":[\#(color("universal", "1.0")),\#(color("ipad", "0.5"))]}"#)
    try files.write(
      "A.xcassets/Text.dataset/Contents.json", #"{"data":[{"idiom":"ipad","filename":"i"},{"idiom":"universal","filename":"u"}]}"#)
    try files.write("A.xcassets/Text.dataset/i", "pad")
    try files.write("A.xcassets/Text.dataset/u", "all")
    let url = files.url
    for (device, red, text) in [("iphone-393x852", Float(1), "all"), ("ipad-820x1180", 0.5, "pad")] {
      try await CurrentDevice.with(device) {
        let bundle = try #require(Bundle(url: url))
        #expect(NSDataAsset(name: "Text", bundle: bundle).map { String(decoding: $0.data, as: UTF8.self) } == text)
        await MainActor.run {
          var fixture = ContentFixture()
          fixture.bundle = bundle
          #expect(fixture.paint(Color("Brand")).color.rgba.red == red)
        }
      }
    }
  }

  @Test func `a variant for the direction of writing is chosen, and a single one is mirrored in the other direction`() throws {
    let both = [#""language-direction":"left-to-right""#, #""language-direction":"right-to-left""#]
    #expect(try shown(both) == 0 && shown(both) { $0.core.layoutDirection = .rightToLeft } == 1)
    let files = try images([#""language-direction":"left-to-right""#])
    func transform(_ direction: LayoutDirection) -> TransformValue? {
      let node = fixture(files) { $0.core.layoutDirection = direction }.render(Image("Pic").resizable().frame(width: 10, height: 10)).all.last
      return node.flatMap { $0.hasTransform ? $0.transform : nil }
    }
    #expect(transform(.leftToRight) == nil)
    #expect(transform(.rightToLeft) == TransformValue(a: -1, b: 0, c: 0, d: 1, tx: 10, ty: 0, about: .zero))
  }

  @Test(arguments: [("en_US", 0), ("de_AT", 1), ("pt_BR", 3), ("pt_PT", 2), ("fr_FR", 0)])
  func `a localized variant is chosen by the language`(locale: String, index: Int) throws {
    let variants = ["", #""locale":"de""#, #""locale":"pt""#, #""locale":"pt-BR""#]
    #expect(try shown(variants) { $0.core.locale = Locale(identifier: locale) } == index)
  }

  @Test func `an image varies by the appearance and the contrast, and the entry depends on what varies`() throws {
    func appearance(_ values: String...) -> String {
      #""appearances":[\#(values.map { #"{"appearance":"\#($0 == "high" ? "contrast" : "luminosity")","value":"\#($0)"}"# }.joined(separator: ","))]"#
    }
    let all = ["", appearance("dark"), appearance("high"), appearance("dark", "high")]
    for (index, (isDark, isHigh)) in [(false, false), (true, false), (false, true), (true, true)].enumerated() {
      let number = try shown(all) {
        $0.core.colorScheme = isDark ? .dark : .light
        $0.core.increasesContrast = isHigh
      }
      #expect(number == index)
    }
    #expect(try shown(["", appearance("light"), appearance("dark")]) == 1 && shown(["", appearance("tinted")]) == 0)
    let both: EnvironmentReads = [.colorScheme, .contrast]
    for (variants, reads) in [(["", appearance("dark")], EnvironmentReads.colorScheme), (all, both), ([""], EnvironmentReads())] {
      let files = try images(variants)
      withExtendedLifetime(files) { #expect(fixture(files).render(Image("Pic")).reads == reads) }
    }
  }

  @Test func `an image varies by size class, screen and gamut`() async throws {
    let classes = ["", #""width-class":"compact","height-class":"regular""#, #""width-class":"regular","height-class":"regular""#]
    #expect(try await shown(classes, on: "iphone-393x852") == 1)
    #expect(try await shown(classes, on: "ipad-820x1180") == 2)
    #expect(try await shown(classes, on: "watch-45mm") == 0)
    let screens = ["", #""screen-width":"<=145""#, #""screen-width":">161""#, #""screen-width":">183""#]
    #expect(try await shown(screens, on: "watch-41mm") == 2)
    #expect(try await shown(screens, on: "watch-45mm") == 3)
    #expect(try await shown(["", #""subtype":"852h""#], on: "iphone-393x852") == 1)
    #expect(try await shown(["", #""subtype":"retina4""#], on: "iphone-393x852") == 0)
    #expect(try shown(["", #""display-gamut":"sRGB""#, #""display-gamut":"display-P3""#]) == 2)
  }
}
