import AlmanacUIKitDrawing
import AlmanacWireSchema
import CoreGraphics
import Statements
import SwiftUICore

extension Statement {
  private static let components = Documents.swiftUI("color/init(_:red:green:blue:opacity:)")
  private static let hues = Documents.swiftUI("color/init(hue:saturation:brightness:opacity:)")
  private static let hueTests = Documents.openSwiftUI("RGBColorSpaceCompatibilityTests.testHSBToRGB")
  private static let resolvedTests = Documents.openSwiftUI("ColorResolvedCompatibilityTests.description")
  private static let modifiedTests = Documents.openSwiftUI("ModifiedColorCompatibilityTests.opacity")
  private static let mixing = Documents.swiftUI("color/mix(with:by:in:)")
  private static let cgColor = Documents.swiftUI("color/cgcolor")
  private static let uiColor = Documents.swiftUI("color/init(uicolor:)")

  private static func hue(_ name: String, _ hue: Double, _ saturation: Double, _ brightness: Double, _ expected: [CGFloat]) -> Statement {
    Statement("Hue \(name), saturation \(saturation), brightness \(brightness)", hueTests, expected + [1]) {
      Drawn.parts(Color(hue: hue, saturation: saturation, brightness: brightness))
    }
  }

  static let colorComponents: [Statement] = [
    Statement("A colour of components is opaque if no opacity is given", components, [0.25, 0.5, 0.75, 1]) {
      Drawn.parts(Color(red: 0.25, green: 0.5, blue: 0.75))
    },
    Statement("A colour of components is the same in the dark appearance", components, [0.2, 0.4, 0.6, 0.5]) {
      Drawn.parts(Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5), Drawn.dark)
    },
    Statement("Components of more than 1 and of less than 0 are kept, for a wider gamut", components, [1.2, -0.2, 0.5, 1]) {
      Drawn.parts(Color(red: 1.2, green: -0.2, blue: 0.5))
    },
    Statement("Brightness 0 is black, whatever the hue and the saturation are", hues, [0, 0, 0, 1]) {
      Drawn.parts(Color(hue: 0.7, saturation: 0.9, brightness: 0))
    },
    Statement("Saturation 0 is grey, whatever the hue is", hues, [0.5, 0.5, 0.5, 1]) { Drawn.parts(Color(hue: 0.7, saturation: 0, brightness: 0.5)) },
    hue("1, a whole turn,", 1, 1, 1, [1, 0, 0]),
    hue("1/6", 1.0 / 6, 1, 1, [1, 1, 0]),
    hue("1/2", 0.5, 1, 1, [0, 1, 1]),
    hue("5/6", 5.0 / 6, 1, 1, [1, 0, 1]),
  ]

  private static func resolved(
    _ name: String, _ space: Color.RGBColorSpace, _ parts: (Float, Float, Float, Float), _ digits: String
  ) -> Statement {
    Statement("\(parts.0), \(parts.1), \(parts.2), \(parts.3) in \(name) as digits of sRGB", resolvedTests, is: digits) {
      Color.Resolved(colorSpace: space, red: parts.0, green: parts.1, blue: parts.2, opacity: parts.3).description
    }
  }

  static let resolvedColors: [Statement] = [
    resolved("sRGB", .sRGB, (0.01, 0.02, 0.03, 0.04), "#0305080A"),
    resolved("sRGB", .sRGB, (0.3, 0.3, 0.3, 0.3), "#4C4C4C4D"),
    resolved("sRGB", .sRGB, (0.412, 0.508, 0.690, 0.748), "#6982B0BF"),
    resolved("linear sRGB", .sRGBLinear, (0.01, 0.02, 0.03, 0.04), "#1927300A"),
    resolved("linear sRGB", .sRGBLinear, (0.412, 0.508, 0.690, 0.748), "#ACBDD8BF"),
    resolved("Display P3", .displayP3, (0.3, 0.3, 0.3, 0.3), "#4D4C4C4D"),
    resolved("Display P3", .displayP3, (0.412, 0.508, 0.690, 0.748), "#6382B4BF"),
    Statement(
      "A colour made of a resolved one resolves to the same in another appearance", Documents.swiftUI("color/init(_:)-7hk9h"), is: "#0305080A"
    ) { Drawn.digits(Color(Color.Resolved(red: 0.01, green: 0.02, blue: 0.03, opacity: 0.04)), Drawn.dark) },
  ]

  static let colorChanges: [Statement] = [
    Statement("Opacities of a colour multiply", modifiedTests, [0.15]) { [Drawn.parts(.red.opacity(0.3).opacity(0.5))[3]] },
    Statement("An opacity stands before the colour's name, in whole per cent, rounded up", modifiedTests, is: "34% red") {
      Color.red.opacity(0.336).description
    },
    Statement("The last opacity stands first in the description", modifiedTests, is: "50% 30% red") {
      Color.red.opacity(0.3).opacity(0.5).description
    },
    Statement("A faded colour keeps following the appearance", Documents.swiftUI("color/opacity(_:)"), is: "#FF424580") {
      Drawn.digits(.red.opacity(0.5), Drawn.dark)
    },
    Statement("Half of each colour in the device's space is the mean of the components", mixing, [0.5, 0, 0.5, 1]) {
      Drawn.parts(Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5, in: .device))
    },
    Statement(
      "Half of red and half of blue in the perceptual space, which is the default",
      Documents.openSwiftUI("Gradient.swift, the space of cube roots of LMS"), [0.549, 0.325, 0.635, 1], within: 0.005
    ) { Drawn.parts(Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5)) },
    Statement("A mixture of two appearances' colours is mixed in the appearance in which it is resolved", mixing, is: "#808080FF") {
      let adaptive = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
      return Drawn.digits(adaptive.mix(with: .black, by: 0.4980392, in: .device), Drawn.dark)
    },
    Statement("The opacity of a mixture is between those of both colours", mixing, [0.5]) {
      [Drawn.parts(Color.black.mix(with: .black.opacity(0), by: 0.5, in: .device))[3]]
    },
    Statement("A colour of components has a Core Graphics colour", cgColor, [0.2, 0.4, 0.6, 0.5]) {
      let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).cgColor
      return color.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
    },
    Statement(
      "A faded constant colour has a Core Graphics colour with both opacities multiplied", Documents.openSwiftUI("ModifiedColor.swift, staticColor"),
      [0.2]
    ) {
      Color(red: 1, green: 0, blue: 0, opacity: 0.4).opacity(0.5).cgColor.map { [$0.alpha] } ?? []
    },
    Statement("A colour made of a constant UIKit colour with another alpha has a Core Graphics colour", cgColor, [0.5]) {
      Color(uiColor: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).withAlphaComponent(0.5)).cgColor.map { [$0.alpha] } ?? []
    },
    Statement("A colour of an asset catalog has no Core Graphics colour", cgColor, holds: { Color("Sea").cgColor == nil }),
    Statement(
      "A colour made of a dynamic UIKit colour has no Core Graphics colour", cgColor,
      holds: {
        Color(uiColor: .systemRed).cgColor == nil && Color(uiColor: UIColor { _ in .red }).cgColor == nil
      }),
    Statement("A colour made of a UIKit colour of the system follows the appearance", uiColor, is: "#0091FFFF") {
      Drawn.digits(Color(uiColor: .systemBlue), Drawn.dark)
    },
    Statement("A colour made of a UIKit colour that asks for the appearance follows it", uiColor, is: "#FFFFFFFF #000000FF") {
      let color = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
      return Drawn.digits(color) + " " + Drawn.digits(color, Drawn.dark)
    },
  ]
}
