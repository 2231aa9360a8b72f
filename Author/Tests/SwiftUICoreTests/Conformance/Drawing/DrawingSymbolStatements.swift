import AlmanacWireSchema
import Statements
import SwiftUICore

extension Statement {
  private static let variants = Documents.swiftUI("view/symbolvariant(_:)")
  private static let modes = Documents.swiftUI("symbolrenderingmode")
  private static let palette = Documents.swiftUI("symbolrenderingmode/palette")
  private static let hierarchical = Documents.swiftUI("symbolrenderingmode/hierarchical")
  private static let guidelines = DocumentSource.guidelines("sf-symbols")

  @MainActor private static func name<V: View>(@ViewBuilder _ view: () -> V) -> String { Drawn.symbol(of: view).name }
  @MainActor private static func width<V: View>(_ change: Drawn.Change = { _ in }, @ViewBuilder _ view: () -> V) -> CGFloat {
    Drawn.output(nil, nil, change, of: view).size.width
  }
  private static let star = Image(systemName: "star")

  static let symbolVariants: [Statement] = [
    Statement(
      "A symbol without the variant stays as it is", variants, is: "list.bullet",
      differs: "every symbol has every variant, because no public source lists which names exist"
    ) {
      name { Image(systemName: "list.bullet").symbolVariant(.fill) }
    },
    Statement("Variants of two modifiers add up", variants, is: "airplane.circle.fill") {
      name { Image(systemName: "airplane").symbolVariant(.circle).symbolVariant(.fill) }
    },
    Statement("The order of variants does not matter", variants, is: "airplane.circle.fill") {
      name { Image(systemName: "airplane").symbolVariant(.fill).symbolVariant(.circle) }
    },
    Statement("Of two shapes, the one nearest to the symbol is used", variants, is: "arrow.left.square.fill") {
      name { Image(systemName: "arrow.left").symbolVariant(.square).symbolVariant(.circle).symbolVariant(.fill) }
    },
    Statement("No variant, set with the modifier, has no effect", Documents.swiftUI("symbolvariants/none"), is: "heart.fill") {
      name { VStack { Image(systemName: "heart").symbolVariant(.none) }.symbolVariant(.fill) }
    },
    Statement("No variant in the environment ignores those around it", Documents.swiftUI("symbolvariants/none"), is: "heart") {
      name { VStack { Image(systemName: "heart").environment(\.symbolVariants, .none) }.symbolVariant(.fill) }
    },
    Statement("A variant with two parts contains each of them", Documents.swiftUI("symbolvariants/contains(_:)"), is: [true, true, false]) {
      let both = SymbolVariants.circle.fill
      return [both.contains(.circle), both.contains(.fill), both.contains(.square)]
    },
    Statement("A name that contains the variant already stays as it is", variants, is: "heart.fill") {
      name { Image(systemName: "heart.fill").symbolVariant(.fill) }
    },
  ]

  static let symbolModes: [Statement] = [
    Statement("Two foreground styles imply the palette", palette, is: SymbolRenderingModeValue.palette) {
      Drawn.symbol { star.foregroundStyle(.yellow, .cyan) }.mode
    },
    Statement("The styles of a palette are the layers' in their order", palette, is: ["yellow", "cyan", "red"]) {
      Drawn.symbolColors { star.foregroundStyle(.yellow, .cyan, .red) }
    },
    Statement("A mode wins over several foreground styles", Documents.swiftUI("view/foregroundstyle(_:_:)"), is: SymbolRenderingModeValue.monochrome)
    {
      Drawn.symbol { star.symbolRenderingMode(.monochrome).foregroundStyle(.yellow, .cyan) }.mode
    },
    Statement("A hierarchical symbol uses a second style for its second layer", hierarchical, is: ["purple", "orange"]) {
      Drawn.symbolColors { star.symbolRenderingMode(.hierarchical).foregroundStyle(.purple, .orange) }
    },
    Statement(
      "A symbol's own mode wins over the one around it", Documents.swiftUI("image/symbolrenderingmode(_:)"), is: SymbolRenderingModeValue.multicolor
    ) {
      Drawn.symbol { VStack { star.symbolRenderingMode(.multicolor) }.symbolRenderingMode(.hierarchical) }.mode
    },
    Statement(
      "A symbol drawn as the original has its own colours", Documents.swiftUI("image/renderingmode(_:)"), is: SymbolRenderingModeValue.multicolor
    ) {
      Drawn.symbol { star.renderingMode(.original) }.mode
    },
    Statement(
      "A multicolour symbol has the foreground style for what has no colour of its own", Documents.swiftUI("image/renderingmode(_:)"), is: ["blue"]
    ) {
      Drawn.symbolColors { star.renderingMode(.original).foregroundStyle(.blue) }
    },
    Statement(
      "A symbol's own mode wins over its being drawn as the original", Documents.openSwiftUI("ImageRenderingMode.swift, resolve(in:)"),
      is: SymbolRenderingModeValue.hierarchical
    ) {
      Drawn.symbol { star.symbolRenderingMode(.hierarchical).renderingMode(.original) }.mode
    },
    Statement(
      "No mode around a view lets the styles decide again", Documents.openSwiftUI("SymbolRenderingMode.swift"), is: SymbolRenderingModeValue.palette
    ) {
      Drawn.symbol { VStack { star.foregroundStyle(.yellow, .cyan).symbolRenderingMode(nil) }.symbolRenderingMode(.monochrome) }.mode
    },
  ]

  static let symbolSizes: [Statement] = [
    Statement("A symbol of a font of twice the size is twice as wide", guidelines, [2], within: 0.02) {
      [width { star.font(.system(size: 40)) } / width { star.font(.system(size: 20)) }]
    },
    Statement("A symbol has the weight of the font around it", guidelines, is: [400, 700, 100]) {
      [star.font(.body), star.font(.system(size: 17, weight: .bold)), star.font(.system(size: 17, weight: .ultraLight))].map { view in
        Int(Drawn.symbol { view }.weight)
      }
    },
    Statement(
      "The scales are small, medium and large, in this order", Documents.swiftUI("view/imagescale(_:)"),
      holds: {
        let widths = [Image.Scale.small, .medium, .large].map { scale in width { star.imageScale(scale) } }
        return widths[0] < widths[1] && widths[1] < widths[2]
      }),
    Statement("A symbol is of medium scale if not stated otherwise", guidelines, holds: { width { star } == width { star.imageScale(.medium) } }),
    Statement(
      "A symbol grows with the size of text that the user prefers", guidelines,
      holds: {
        width({ $0.core.dynamicTypeSize = .xxxLarge }) { star } > width { star }
      }),
    Statement(
      "A symbol that does not exist takes no room", Documents.openSwiftUI("NamedImage.swift, resolveError(in:)"), [0, 0],
      differs: "a question mark in a dashed box takes its place, so that the author sees what is missing"
    ) {
      size { Image(systemName: "no.such.symbol") }
    },
  ]
}
