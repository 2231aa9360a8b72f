import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import Handwritten

/// A weather widget of 158 × 158 points: a gradient, 26 texts, 7 symbols, 8 bars. It exists as a display list and, for the hand-written program, as
/// plain numbers.
struct ReferenceScene {
  static let side = 158.0

  struct Text {
    let text: String
    let x, y, size: Double
    let weight: Int
    let alpha: Double
  }
  struct Symbol {
    let name: String
    let frame: RectValue
    let hex: UInt32
  }
  struct Bar {
    let frame: RectValue
    let hex: UInt32
    let alpha: Double
  }

  private(set) var texts: [Text] = []
  private(set) var symbols: [Symbol] = []
  private(set) var bars: [Bar] = []

  init() {
    texts.append(Text(text: "Cupertino", x: 12, y: 8, size: 13, weight: 600, alpha: 1))
    texts.append(Text(text: "21°", x: 12, y: 22, size: 34, weight: 300, alpha: 1))
    texts.append(Text(text: "Mostly Sunny", x: 84, y: 28, size: 10, weight: 500, alpha: 1))
    texts.append(Text(text: "H:24° L:12°", x: 84, y: 42, size: 10, weight: 400, alpha: 0.8))
    texts.append(Text(text: "Updated 9:41", x: 84, y: 10, size: 8, weight: 400, alpha: 0.6))
    symbols.append(Symbol(name: "cloud.sun.fill", frame: RectValue(x: 134, y: 8, width: 16, height: 14), hex: 0xFFD60A))
    for hour in 0..<6 {
      let x = 10 + Double(hour) * 24
      texts.append(Text(text: hour == 0 ? "Now" : ["", "10AM", "11AM", "12PM", "1PM", "2PM"][hour], x: x, y: 64, size: 8, weight: 600, alpha: 0.7))
      texts.append(Text(text: "\(21 + hour % 4)°", x: x + 3, y: 92, size: 10, weight: 600, alpha: 1))
      let name = ["sun.max.fill", "cloud.sun.fill", "cloud.fill", "cloud.rain.fill", "sun.max.fill", "moon.stars.fill"][hour]
      symbols.append(Symbol(name: name, frame: RectValue(x: x + 1, y: 76, width: 14, height: 14), hex: hour % 2 == 0 ? 0xFFD60A : 0xFFFFFF))
    }
    for day in 0..<4 {
      let y = 108 + Double(day) * 12
      texts.append(Text(text: ["Tue", "Wed", "Thu", "Fri"][day], x: 10, y: y - 3, size: 9, weight: 600, alpha: 1))
      if day < 3 { texts.append(Text(text: "\(12 + day)°", x: 44, y: y - 3, size: 9, weight: 500, alpha: 0.7)) }
      if day > 1 { texts.append(Text(text: "\(23 + day)°", x: 134, y: y - 3, size: 9, weight: 500, alpha: 1)) }
      bars.append(Bar(frame: RectValue(x: 64, y: y + 2, width: 64, height: 4), hex: 0x000000, alpha: 0.15))
      bars.append(Bar(frame: RectValue(x: 72 + Double(day) * 4, y: y + 2, width: 36, height: 4), hex: 0xFFB340, alpha: 1))
    }
  }

  func displayList() -> DisplayList {
    let whole = RectValue(x: 0, y: 0, width: Self.side, height: Self.side)
    var list = DisplayList()
    list.size = SizeValue(width: Self.side, height: Self.side)
    (list.locale, list.timeZone) = ("en-US", "UTC")
    list.background.frame = whole
    list.background.path.shape = .rect(whole)
    list.background.path.fill = .linearGradient(
      [GradientStop(.hex(0x2F6FC4), at: 0), GradientStop(.hex(0x8EC5F0), at: 1)], from: PointValue(x: 0.5, y: 0), to: PointValue(x: 0.5, y: 1))
    list.root.frame = whole
    for bar in bars {
      var node = DisplayNode()
      node.frame = bar.frame
      let box = RectValue(x: 0, y: 0, width: bar.frame.width, height: bar.frame.height)
      node.path.shape = .roundedRect(box, radius: bar.frame.height / 2, continuous: false)
      node.path.fill = .hex(bar.hex, alpha: bar.alpha)
      list.root.group.children.append(node)
    }
    for symbol in symbols {
      var node = DisplayNode()
      node.frame = symbol.frame
      node.symbol.name = symbol.name
      node.symbol.weight = 400
      node.symbol.paints = [.hex(symbol.hex)]
      list.root.group.children.append(node)
    }
    for text in texts {
      let layout = layout(text)
      var node = DisplayNode()
      node.frame = RectValue(x: text.x, y: text.y, width: layout.width, height: layout.height)
      node.text.lines = layout.lines
      list.root.group.children.append(node)
    }
    return list
  }

  private func layout(_ text: Text) -> TextLayout {
    var run = TextRun()
    run.text = text.text
    run.font = SystemFont.spec(size: text.size, weight: text.weight)
    run.paint = .color(ColorValue.white.multipliedOpacity(text.alpha))
    return TextEngine.current.layout([run], style: ParagraphStyle(), locale: "en-US", width: nil, height: nil)
  }

  /// The scene for the hand-written program; its pointers stay valid for the life of the process.
  func plain() -> weather_scene {
    func keep<T>(_ values: [T]) -> UnsafePointer<T> {
      let memory = UnsafeMutablePointer<T>.allocate(capacity: values.count)
      memory.initialize(from: values, count: values.count)
      return UnsafePointer(memory)
    }
    func parts(_ hex: UInt32) -> (Double, Double, Double) {
      (Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255)
    }
    let plainTexts = texts.map { text in
      let line = layout(text).lines[0]
      return scene_text(
        text: strdup(text.text), family: strdup("Inter"), size: text.size, x: text.x + line.origin.x, baseline: text.y + line.origin.y,
        tracking: 0, weight: Int32(text.weight), red: 1, green: 1, blue: 1, alpha: text.alpha)
    }
    let plainSymbols = symbols.map { symbol in
      let outline = TextEngine.current.symbol(symbol.name, weight: 400)
      let size = min(symbol.frame.width / outline.width, symbol.frame.height / outline.height)
      let (red, green, blue) = parts(symbol.hex)
      return scene_symbol(
        verbs: keep(outline.path.verbs.map { UInt8($0.rawValue) }), verb_count: Int32(outline.path.verbs.count),
        coordinates: keep(outline.path.coordinates), x: symbol.frame.x + (symbol.frame.width - outline.width * size) / 2,
        y: symbol.frame.y + (symbol.frame.height - outline.height * size) / 2, size: size, red: red, green: green, blue: blue, alpha: 1)
    }
    let plainBars = bars.map { bar in
      let (red, green, blue) = parts(bar.hex)
      return scene_bar(
        x: bar.frame.x, y: bar.frame.y, width: bar.frame.width, height: bar.frame.height, red: red, green: green, blue: blue, alpha: bar.alpha)
    }
    return weather_scene(
      texts: keep(plainTexts), text_count: Int32(plainTexts.count), symbols: keep(plainSymbols), symbol_count: Int32(plainSymbols.count),
      bars: keep(plainBars), bar_count: Int32(plainBars.count))
  }
}
