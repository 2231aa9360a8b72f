import AlmanacUIKitDrawing
import AlmanacWireSchema

extension Font {
  /// Converts a UIKit font. A font of a text style follows the user's text size; others keep their size.
  public init(_ font: UIFont) {
    let spec = font.spec
    var traits = FontTraits()
    traits.weight = Weight(Int(spec.weight))
    if spec.italic { traits.italic = true }
    if spec.monospacedDigits { traits.monospacedDigit = true }
    if spec.width != 0, spec.width != 100 { traits.width = Width(CGFloat(spec.width / 100 - 1)) }
    switch spec.design {
    case .serif: traits.design = .serif
    case .rounded: traits.design = .rounded
    case .monospaced: traits.design = .monospaced
    default: break
    }
    if let style = font.textStyle.flatMap({ TextStyle($0) }) {
      self.init(.style(style))
    } else if spec.family.isEmpty {
      self.init(.system(size: CGFloat(spec.size)), traits: traits)
    } else {
      self.init(.custom(name: spec.family, size: CGFloat(spec.size), relativeTo: nil), traits: traits)
    }
  }
}

extension Font.TextStyle {
  init?(_ style: UIFont.TextStyle) {
    guard let match = Font.TextStyle.allCases.first(where: { $0.name == style.name }) else { return nil }
    self = match
  }
}
