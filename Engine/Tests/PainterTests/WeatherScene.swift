import AlmanacTextEngine
import AlmanacWireSchema

/// A small weather widget for tests of presentations.
enum WeatherScene {
  static func list() -> DisplayList {
    let sky = Paint.linearGradient(
      [GradientStop(.hex(0x2F6FC4), at: 0), GradientStop(.hex(0x8EC5F0), at: 1)], from: point(0.5, 0), to: point(0.5, 1))
    let white = Paint.color(.white)
    var nodes = [
      DisplayNode.text("Cupertino", at: 16, 14, size: 17, weight: 600, paint: white),
      DisplayNode.text("21°", at: 16, 34, size: 44, weight: 300, paint: white).with { $0.privacySensitive = true },
      DisplayNode.symbol("cloud.sun.fill", rect(112, 18, 30, 26), paint: .system("yellow")).with { $0.accentable = true },
      DisplayNode.text("Mostly Sunny", at: 16, 92, size: 13, weight: 500, paint: white),
      DisplayNode.text("H:24° L:12°", at: 16, 110, size: 13, paint: .color(ColorValue.white.multipliedOpacity(0.8))),
    ]
    nodes.append(
      DisplayNode.fill(rect(16, 136, 126, 6), .color(ColorValue.white.multipliedOpacity(0.3))) { .roundedRect($0, radius: 3, continuous: false) })
    nodes.append(DisplayNode.fill(rect(40, 136, 70, 6), .system("orange")) { .roundedRect($0, radius: 3, continuous: false) })
    return DisplayList(158, 158, nodes, background: sky)
  }

  /// A widget in label and background colours.
  static func plain() -> DisplayList {
    let nodes = [
      DisplayNode.text("Reminders", at: 16, 14, size: 15, weight: 700, paint: .system("blue")),
      DisplayNode.text("3", at: 124, 12, size: 22, weight: 700),
      DisplayNode.text("Buy milk and bread for the weekend", at: 16, 44, size: 13, width: 126),
      DisplayNode.fill(rect(16, 84, 126, 1), .system("separator")),
      DisplayNode.text("Call grandmother", at: 16, 92, size: 13, paint: .hierarchical(2)),
      DisplayNode.fill(rect(16, 118, 126, 26), .system("tertiarySystemFill")) { .roundedRect($0, radius: 8) },
      DisplayNode.symbol("plus", rect(24, 123, 16, 16), paint: .system("blue"), weight: 700),
    ]
    var background = Paint()
    background.background = true
    return DisplayList(158, 158, nodes, background: background)
  }
}
