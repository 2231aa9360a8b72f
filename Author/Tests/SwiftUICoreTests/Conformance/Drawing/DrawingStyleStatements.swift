import AlmanacWireSchema
import Statements
import SwiftUICore

extension Statement {
  private static let foreground = Documents.swiftUI("view/foregroundstyle(_:)")
  private static let twoStyles = Documents.swiftUI("view/foregroundstyle(_:_:)")
  private static let threeStyles = Documents.swiftUI("view/foregroundstyle(_:_:_:)")
  private static let levels = Documents.swiftUI("shapestyle/secondary-swift.type.property")
  private static let tint = Documents.swiftUI("view/tint(_:)")
  private static let background = Documents.swiftUI("view/backgroundstyle(_:)")

  /// A paint as its colour's name and its level, if that is not the first.
  @MainActor private static func name(_ paint: Paint) -> String {
    let level = paint.hierarchical.level
    if level == 0 { return paint.background ? "background" : paint.systemName }
    return "\(paint.hierarchical.hasBase ? name(paint.hierarchical.base) : "label") \(level)"
  }
  /// The paint of a rectangle.
  @MainActor private static func filled<V: View>(_ change: Drawn.Change = { _ in }, @ViewBuilder _ view: () -> V) -> String {
    name(Drawn.fill(change, of: view))
  }

  static let foregroundStyles: [Statement] = [
    Statement("A shape without a style has the first level of the default foreground", Documents.swiftUI("shape/fill(_:style:)"), is: "label 1") {
      filled { Circle() }
    },
    Statement("Secondary is the second level of the default foreground", levels, is: "label 2") { filled { Circle().fill(.secondary) } },
    Statement("Secondary is the second level of a colour set around the shape", levels, is: "blue 2") {
      filled { Circle().fill(.secondary).foregroundStyle(.blue) }
    },
    Statement(
      "Tertiary, quaternary and quinary are the levels after it", Documents.swiftUI("shapestyle/quinary-swift.type.property"),
      is: "blue 3, blue 4, blue 5"
    ) {
      [
        filled { Circle().fill(.tertiary).foregroundStyle(.blue) }, filled { Circle().fill(.quaternary).foregroundStyle(.blue) },
        filled { Circle().fill(.quinary).foregroundStyle(.blue) },
      ].joined(separator: ", ")
    },
    Statement("A secondary foreground inside a colour is that colour's second level", foreground, is: "blue 2") {
      filled { VStack { Circle().foregroundStyle(.secondary) }.foregroundStyle(.blue) }
    },
    Statement("The third of three styles is the tertiary level", threeStyles, is: "red") {
      filled { Circle().fill(.tertiary).foregroundStyle(.blue, .green, .red) }
    },
    Statement("The levels in a list of styles are those of the foreground around it", threeStyles, is: "red 2") {
      filled { VStack { Circle().fill(.tertiary).foregroundStyle(.blue, .green, .secondary) }.foregroundStyle(.red) }
    },
    Statement(
      "The primary colour stays the label's inside another foreground", Documents.openSwiftUI("SystemColors.swift, _LegacyContentStyle"), is: "label"
    ) {
      filled { Circle().fill(Color.primary).foregroundStyle(.red) }
    },
    Statement(
      "The secondary colour stays the label's inside another foreground", Documents.openSwiftUI("SystemColors.swift, _LegacyContentStyle"),
      is: "secondaryLabel"
    ) {
      filled { Circle().fill(Color.secondary).foregroundStyle(.red) }
    },
    Statement(
      "The second level of a colour is taken from that colour, whatever surrounds it", Documents.swiftUI("shapestyle/secondary-swift.property"),
      is: "red 2"
    ) {
      filled { Circle().fill(.red.secondary).foregroundStyle(.blue) }
    },
  ]

  static let styleTints: [Statement] = [
    Statement("A tint does not change the foreground of shapes", tint, is: "label 1") { filled { Circle().tint(.green) } },
    Statement("A tint does not change the accent colour", tint, is: "accent") { filled { Circle().fill(Color.accentColor).tint(.green) } },
    Statement("An accent colour for a view changes the accent colour inside", Documents.swiftUI("view/accentcolor(_:)"), is: "purple") {
      filled { Circle().fill(Color.accentColor).accentColor(.purple) }
    },
    Statement("An accent colour for a view is the default tint inside", Documents.swiftUI("view/accentcolor(_:)"), is: "purple") {
      filled { Circle().fill(.tint).accentColor(.purple) }
    },
    Statement("A tint wins over an accent colour nearer to the shape", Documents.swiftUI("shapestyle/tint"), is: "green") {
      filled { VStack { Circle().fill(.tint).accentColor(.purple) }.tint(.green) }
    },
  ]

  static let backgroundStyles: [Statement] = [
    Statement("A style for backgrounds paints a background without a style", background, is: "orange") {
      filled { Text(verbatim: "a").background(in: Circle()).backgroundStyle(.orange) }
    },
    Statement("Nil in the environment brings back the system's background", background, is: "background") {
      filled { VStack { Circle().fill(.background).environment(\.backgroundStyle, nil) }.backgroundStyle(.orange) }
    },
    Statement("The nearest style for backgrounds wins", Documents.openSwiftUI("BackgroundStyleUITests.backgroundNestedCustomStyle"), is: "red") {
      filled { VStack { Circle().fill(.background).backgroundStyle(.red) }.backgroundStyle(.blue) }
    },
    Statement(
      "The second level of the background is the secondary system background", Documents.openSwiftUI("BackgroundStyle.swift, base(level:env:)"),
      is: "secondarySystemBackground"
    ) { name(Drawn.paint(.background.secondary)) },
    Statement(
      "The levels of the fill style are the system's fill colours", Documents.swiftUI("shapestyle/fill"),
      is: ["systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill"]
    ) {
      [Drawn.paint(.fill), Drawn.paint(.fill.secondary), Drawn.paint(.fill.tertiary), Drawn.paint(.fill.quaternary)].map(name)
    },
  ]

  @MainActor private static func shadow<S: ShapeStyle>(_ style: S) -> [CGFloat] {
    let shadow = Drawn.effects { Circle().fill(style) }.first?.shadow ?? ShadowEffect()
    return [CGFloat(shadow.color.rgba.alpha), CGFloat(shadow.radius), CGFloat(shadow.x), CGFloat(shadow.y), shadow.inner ? 1 : 0]
  }

  static let styleEffects: [Statement] = [
    Statement(
      "A drop shadow of a style is a third of black, and not moved, if not stated otherwise",
      Documents.swiftUI("shadowstyle/drop(color:radius:x:y:)"), [0.33, 4, 0, 0, 0]
    ) {
      shadow(Color.red.shadow(.drop(radius: 4)))
    },
    Statement(
      "An inner shadow of a style is black of opacity 0.55 if not stated otherwise", Documents.swiftUI("shadowstyle/inner(color:radius:x:y:)"),
      [0.55, 4, 0, 2, 1]
    ) {
      shadow(Color.red.shadow(.inner(radius: 4, y: 2)))
    },
    Statement("A shadow alone is that of the current foreground", Documents.swiftUI("shapestyle/shadow(_:)-swift.type.method"), is: "red") {
      filled { Circle().fill(.shadow(.inner(radius: 1))).foregroundStyle(.red) }
    },
    Statement("An opacity alone fades the current foreground", Documents.swiftUI("shapestyle/opacity(_:)-swift.type.method"), is: "red 0.5") {
      let paint = Drawn.fill { Circle().fill(.opacity(0.5)).foregroundStyle(.red) }
      return "\(name(paint)) \(paint.hasOpacity ? paint.opacity : paint.color.opacity)"
    },
    Statement(
      "An opacity alone as the style of backgrounds fades the background", Documents.swiftUI("shapestyle/opacity(_:)-swift.type.method"),
      is: "background"
    ) {
      filled { Circle().fill(.background).backgroundStyle(.opacity(0.5)) }
    },
    Statement(
      "A blend mode alone applies to the current foreground", Documents.swiftUI("shapestyle/blendmode(_:)-swift.type.method"), is: "red overlay"
    ) {
      let out = Drawn.output { Circle().fill(.blendMode(.overlay)).foregroundStyle(.red) }
      return "\(name(out.paths.first?.fill ?? Paint())) \(out.all.first?.blendMode ?? .normal)"
    },
    Statement("A style of an author is resolved in the environment of the shape", Documents.swiftUI("shapestyle/resolve(in:)"), is: "yellow") {
      name(Drawn.paint(SchemeStyle(), Drawn.dark))
    },
    Statement(
      "A pattern of an image repeats all of it at its own size if not stated otherwise",
      Documents.swiftUI("imagepaint/init(image:sourcerect:scale:)"), [0, 0, 1, 1, 1]
    ) {
      let image = Drawn.paint(ImagePaint(image: Image(data: TestBundle.png(20, 10), scale: 1))).image
      return Drawn.numbers(image.sourceRect) + [CGFloat(image.scale)]
    },
    Statement("The scale of a pattern enlarges the image", Documents.swiftUI("imagepaint/init(image:sourcerect:scale:)"), [0.5]) {
      [CGFloat(Drawn.paint(ImagePaint(image: Image(data: TestBundle.png(20, 10), scale: 1), scale: 2)).image.scale)]
    },
  ]
}

private struct SchemeStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.yellow : Color.orange }
}
