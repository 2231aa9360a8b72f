import AlmanacWireSchema
import CoreGraphics
import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  @MainActor private static func opacities<V: View>(@ViewBuilder _ view: () -> V) -> CGFloat {
    Drawn.output(of: view).all.filter(\.hasOpacity).reduce(1) { $0 * CGFloat($1.opacity) }
  }

  static let viewEffects: [Statement] = [
    Statement(
      "A shadow is a third of black and not moved if not stated otherwise", Documents.swiftUI("view/shadow(color:radius:x:y:)"), [0, 0.33, 5, 0, 0]
    ) {
      let shadow = Drawn.effects { Color.red.shadow(radius: 5) }.first?.shadow ?? ShadowEffect()
      return [CGFloat(shadow.color.rgba.red), CGFloat(shadow.color.rgba.alpha), CGFloat(shadow.radius), CGFloat(shadow.x), CGFloat(shadow.y)]
    },
    Statement("A shadow does not change the view's size", Documents.swiftUI("view/shadow(color:radius:x:y:)"), [30, 20]) {
      size(offered: 100, 100) { Color.red.frame(width: 30, height: 20).shadow(radius: 9, x: 20) }
    },
    Statement("Opacities around each other multiply", Documents.swiftUI("view/opacity(_:)"), [0.25]) {
      [
        opacities {
          VStack {
            Image(systemName: "star"); Text(verbatim: "a")
          }.opacity(0.5).padding(3).opacity(0.5)
        }
      ]
    },
    Statement(
      "Effects are applied in the order in which they are written", Documents.swiftUI("view/blur(radius:opaque:)"), is: ["blur", "gray", "bright"]
    ) {
      let nodes = Drawn.output { Text(verbatim: "a").blur(radius: 2).grayscale(0.5).brightness(0.2) }.all
      return nodes.reversed().flatMap(\.effects).map { effect in
        switch effect.effect {
        case .blur: "blur"
        case .grayscale: "gray"
        case .brightness: "bright"
        default: "other"
        }
      }
    },
    Statement("A negative contrast is kept: it inverts the colours too", Documents.swiftUI("view/contrast(_:)"), [-0.5]) {
      guard case .contrast(let amount)? = Drawn.effects(of: { Text(verbatim: "a").contrast(-0.5) }).first?.effect else { return [] }
      return [CGFloat(amount)]
    },
    Statement("A hidden view keeps its room and draws nothing", Documents.swiftUI("view/hidden()"), is: [40, 0]) {
      let out = Drawn.output(nil, nil) { HStack(spacing: 0) { Color.red.frame(width: 40, height: 9).hidden() } }
      return [Int(out.size.width), out.paths.count]
    },
  ]
}
