import AlmanacUIKitDrawing
import Statements
import SwiftUICore

extension Statement {
  private static let page = DocumentSource.guidelines("color")

  /// The six digits of a colour in the light and the dark appearance, and in both with increased contrast.
  @MainActor private static func appearances(_ color: Color) -> String {
    func digits(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> String {
      let traits = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast)])
      return String(Drawn.digits(Color(uiColor: UIColor(color).resolvedColor(with: traits))).dropFirst().prefix(6))
    }
    return [digits(.light, .normal), digits(.dark, .normal), digits(.light, .high), digits(.dark, .high)].joined(separator: " ")
  }

  private static func named(_ name: String, _ color: Color, _ values: String) -> Statement {
    Statement("The system's \(name) in light and dark, then with increased contrast in both", page, is: values) { appearances(color) }
  }

  static let systemColors: [Statement] = [
    named("red", .red, "FF383C FF4245 E9152D FF6165"),
    named("orange", .orange, "FF8D28 FF9230 C55300 FFA056"),
    named("yellow", .yellow, "FFCC00 FFD600 A16A00 FEDF43"),
    named("green", .green, "34C759 30D158 008932 4AD968"),
    named("mint", .mint, "00C8B3 00DAC3 008575 54DFCB"),
    named("teal", .teal, "00C3D0 00D2E0 008198 3BDDEC"),
    named("cyan", .cyan, "00C0E8 3CD3FE 007EAE 6DD9FF"),
    named("blue", .blue, "0088FF 0091FF 1E6EF4 5CB8FF"),
    named("indigo", .indigo, "6155F5 6D7CFF 564ADE A7AAFF"),
    named("purple", .purple, "CB30E0 DB34F2 B02FC2 EA8DFF"),
    named("pink", .pink, "FF2D55 FF375F E7124D FF8AC4"),
    named("brown", .brown, "AC7F5E B78A66 956D51 DBA679"),
    named("grey", .gray, "8E8E93 8E8E93 6C6C70 AEAEB2"),
    Statement("A colour of the system follows the colour scheme in which it is resolved", Documents.swiftUI("color/resolve(in:)"), is: "#FF4245FF") {
      Drawn.digits(.red, Drawn.dark)
    },
    Statement(
      "A colour of the system follows increased contrast when it is resolved in an environment", Documents.swiftUI("color/resolve(in:)"),
      is: "#E9152DFF"
    ) { Drawn.digits(.red, Drawn.highContrast) },
  ]
}
