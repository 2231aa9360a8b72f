import AlmanacUIKitDrawing
import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  private static let inspector: DocumentSource = .repository("benspratling4/SwiftXCAssets", "Colors/Component.swift")
  private static let spaces: DocumentSource = .repository("illyabusigin/apptools", "xcassets/color_space.go")
  private static func parts(_ red: String, _ green: String, _ blue: String, _ alpha: String = #""1.000""#) -> String {
    #""red":\#(red),"green":\#(green),"blue":\#(blue),"alpha":\#(alpha)"#
  }
  @MainActor private static func shown(_ space: String, _ components: String) async throws -> [CGFloat] {
    try await TintSet.shown([TintSet.entry(space, components)])
  }

  /// Components and spaces of a colour.
  static let colorSetComponents: [Statement] = [
    Statement("Components with a point are fractions", inspector, [0.25, 0.5, 0.75, 0.5], within: 0.001) {
      try await shown("srgb", parts(#""0.250""#, #""0.500""#, #""0.750""#, #""0.500""#))
    },
    Statement("Components without a point are of 255", inspector, [1, 0.502, 0.2, 1], within: 0.001) {
      try await shown("srgb", parts(#""255""#, #""128""#, #""51""#))
    },
    Statement("A component of 1 without a point is one of 255", inspector, [0.0039, 0, 0, 1], within: 0.0005) {
      try await shown("srgb", parts(#""1""#, #""0""#, #""0""#))
    },
    Statement("An alpha of 1 without a point is opaque", FormatSource.colorSet, [1, 0.502, 0.2, 1], within: 0.001) {
      try await shown("srgb", parts(#""255""#, #""128""#, #""51""#, #""1""#))
    },
    Statement("Components with 0x are hexadecimal, of 255", inspector, [1, 0.502, 0.0667, 1], within: 0.001) {
      try await shown("srgb", parts(#""0xFF""#, #""0x80""#, #""0x11""#))
    },
    Statement("Hexadecimal digits can be small letters", inspector, [0.6706, 0.8039, 0.9373, 1], within: 0.001) {
      try await shown("srgb", parts(#""0xab""#, #""0xcd""#, #""0xef""#))
    },
    Statement("Components that are numbers are fractions", FormatSource.colorSet, [1, 0.5, 0, 1], within: 0.001) {
      try await shown("srgb", parts("1", "0.5", "0", "1"))
    },
    Statement("The red of Display P3 is outside of sRGB", "CSS Color Module Level 4, sample code", [1.0931, -0.2267, -0.1501, 1], within: 0.002) {
      try await shown("display-p3", parts(#""1.000""#, #""0.000""#, #""0.000""#))
    },
    Statement("A grey of Display P3 is the same grey of sRGB", "CSS Color Module Level 4, sample code", [0.5, 0.5, 0.5, 1], within: 0.001) {
      try await shown("display-p3", parts(#""0.500""#, #""0.500""#, #""0.500""#))
    },
    Statement("Extended sRGB keeps components beyond 1 and below 0", spaces, [1.25, -0.2, 0.5, 1], within: 0.001) {
      try await shown("extended-srgb", parts(#""1.250""#, #""-0.200""#, #""0.500""#))
    },
    Statement("Components of linear sRGB are not yet encoded", spaces, [0.7354, 1, 0, 1], within: 0.001) {
      try await shown("extended-linear-srgb", parts(#""0.500""#, #""1.000""#, #""0.000""#))
    },
    Statement("A grey has one component, white", spaces, [1, 1, 1, 0.5], within: 0.001) {
      try await shown("gray-gamma-22", #""white":"1.000","alpha":"0.500""#)
    },
    Statement("The white of a grey can be of 255", inspector, [0.502, 0.502, 0.502, 1], within: 0.02) {
      try await shown("gray-gamma-22", #""white":"128","alpha":"1.000""#)
    },
    Statement("An extended grey can be brighter than white", spaces, [1.2, 1.2, 1.2, 1], within: 0.02) {
      try await shown("extended-gray", #""white":"1.200","alpha":"1.000""#)
    },
    Statement("A component that is no number makes no colour", inspector, []) { try await shown("srgb", parts(#""much""#, #""0""#, #""0""#)) },
    Statement("A component without a bound makes no colour", inspector, []) {
      var found: [CGFloat] = []
      for value in ["nan", "inf", "1e999", "1e30"] { found += try await shown("srgb", parts("\"\(value)\"", #""0""#, #""0""#)) }
      return found
    },
  ]

  private static let appearance: DocumentSource = .apple("uikit/supporting-dark-mode-in-your-interface")
  private static let any = TintSet.red(#""0.100""#)
  private static func red(_ value: String, _ appearances: String...) -> String {
    let all = appearances.map { #"{"appearance":"\#($0 == "high" ? "contrast" : "luminosity")","value":"\#($0)"}"# }
    return TintSet.red(#""\#(value)""#, #""appearances":[\#(all.joined(separator: ","))]"#)
  }
  @MainActor private static func reds(_ entries: [String]) async throws -> [CGFloat] {
    var reds: [CGFloat] = []
    for (dark, contrast) in [(false, false), (true, false), (false, true), (true, true)] {
      reds.append(try await TintSet.shown(entries, dark: dark, highContrast: contrast).first ?? -1)
    }
    return reds
  }

  /// Variants of a colour: light, dark, light with increased contrast, dark with increased contrast.
  static let colorSetVariants: [Statement] = [
    Statement("A colour for any appearance is shown in all", appearance, [0.1, 0.1, 0.1, 0.1]) { try await reds([any]) },
    Statement("The dark colour is shown in dark mode", appearance, [0.1, 0.2, 0.1, 0.2]) { try await reds([any, red("0.200", "dark")]) },
    Statement("The light colour goes before the one for any appearance", appearance, [0.3, 0.2, 0.3, 0.2]) {
      try await reds([any, red("0.300", "light"), red("0.200", "dark")])
    },
    Statement("The four appearances have a colour each", .talk(2019, 214), [0.1, 0.2, 0.4, 0.5]) {
      try await reds([any, red("0.200", "dark"), red("0.400", "high"), red("0.500", "dark", "high")])
    },
    Statement("The order of a variant's appearances is of no meaning", FormatSource.contents, [0.1, 0.1, 0.1, 0.5]) {
      try await reds([any, red("0.500", "high", "dark")])
    },
    Statement("A light colour with increased contrast goes before the plain one for it", .talk(2019, 214), [0.3, 0.2, 0.6, 0.5]) {
      let plain = [any, red("0.300", "light"), red("0.200", "dark")]
      return try await reds(plain + [red("0.400", "high"), red("0.600", "light", "high"), red("0.500", "dark", "high")])
    },
    Statement("A light colour with increased contrast is not for light mode without it", .talk(2019, 214), [0.1, 0.1, 0.6, 0.1]) {
      try await reds([any, red("0.600", "light", "high")])
    },
    Statement("A colour for any appearance beside a light one is for dark mode", .talk(2019, 214), [0.3, 0.1, 0.3, 0.1]) {
      try await reds([any, red("0.300", "light")])
    },
    Statement("A colour with increased contrast for any appearance is for dark mode, too", .talk(2019, 214), [0.1, 0.1, 0.4, 0.4]) {
      try await reds([any, red("0.400", "high")])
    },
    Statement("The order of the entries is of no meaning", FormatSource.contents, [0.1, 0.2, 0.1, 0.2]) {
      try await reds([red("0.200", "dark"), any])
    },
    Statement("A tablet shows the colour for ipad, a phone the universal one", FormatSource.colorSet, [0.7, 0.1]) {
      let entries = [any, TintSet.red(#""0.700""#, #""idiom":"ipad""#)]
      let tablet = try await TintSet.shown(entries, on: PictureSet.tablet)
      return [tablet[0], try await TintSet.shown(entries)[0]]
    },
    Statement("A watch shows the colour for watch", FormatSource.colorSet, [0.7]) {
      let entries = [any, TintSet.red(#""0.700""#, #""idiom":"watch""#)]
      return [try await TintSet.shown(entries, on: "watch-45mm")[0]]
    },
    Statement("A display with P3 shows the colour for P3", FormatSource.colorSet, [0.8]) {
      let entries = [TintSet.red(#""0.700""#, #""display-gamut":"sRGB""#), TintSet.red(#""0.800""#, #""display-gamut":"display-P3""#)]
      return [try await TintSet.shown(entries)[0]]
    },
    Statement("A colour can be localized", .apple("xcode/localizing-assets-in-a-catalog"), [0.9, 0.1]) {
      let entries = [any, TintSet.red(#""0.900""#, #""locale":"de""#)]
      let german = try await TintSet.shown(entries, PictureSet.language("de_DE"))
      return [german[0], try await TintSet.shown(entries)[0]]
    },
    Statement("A slot without a colour leaves the others", FormatSource.contents, [0.1, 0.1, 0.1, 0.1]) {
      try await reds([any, #"{"idiom":"universal",\#(PictureSet.appearances("dark"))}"#])
    },
    Statement("A reference is the system's colour of that name", .apple("uikit/uicolor/standard-colors"), is: "blue") {
      try await TintSet.system([TintSet.system("systemBlueColor")])
    },
    Statement("A reference to a semantic colour follows the appearance", .apple("uikit/uicolor/ui-element-colors"), is: "secondaryLabel") {
      try await TintSet.system([TintSet.system("secondaryLabelColor")])
    },
    Statement("System colours can be those of all platforms", .apple("xcode-release-notes/xcode-13-release-notes"), is: "systemBackground") {
      try await TintSet.system([TintSet.system("systemBackgroundColor", "universal")])
    },
    Statement("The systemRed of one appearance leaves the colours of the others", .guidelines("color"), [0.1, 1, 0.1, 1], within: 0.02) {
      try await reds([any, TintSet.system("systemRedColor", "ios", PictureSet.appearances("dark"))])
    },
    Statement("One reference in every appearance follows the appearance", .apple("uikit/uicolor/ui-element-colors"), is: "gray6") {
      try await TintSet.system([TintSet.system("systemGray6Color"), TintSet.system("systemGray6Color", "ios", PictureSet.appearances("high"))])
    },
    Statement("UIColor(named:) of a missing colour is nil", .apple("uikit/uicolor/init(named:)"), is: true) {
      try await withFormatFiles([:]) { UIColor(named: "Tint", in: $0.bundle, compatibleWith: nil) == nil }
    },
    Statement("A UIColor of a set is resolved for given traits", .apple("uikit/uicolor/resolvedcolor(with:)"), [0.1, 0.2], within: 0.002) {
      let contents = FormatFile(#"{"colors":[\#(any),\#(red("0.200", "dark"))]}"#)
      return try await withFormatFiles(["A.xcassets/Tint.colorset/Contents.json": contents]) { fixture in
        let color = UIColor(named: "Tint", in: fixture.bundle, compatibleWith: nil) ?? .white
        return [UIUserInterfaceStyle.light, .dark].map { style in
          var red: CGFloat = -1
          color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(&red, green: nil, blue: nil, alpha: nil)
          return red
        }
      }
    },
  ]
}
