import AlmanacProfiles
import AlmanacWireSchema
import Testing

@testable import AlmanacPainter

@Suite struct ColorTests {
  private func swatch(_ paint: Paint, _ change: (inout Presentation) -> Void = { _ in }) throws -> Pixel {
    try pixels(DisplayList(4, 4, [.fill(rect(0, 0, 4, 4), paint)]), change)[2, 2]
  }

  @Test func `system colours follow the scheme`() throws {
    #expect(try swatch(.system("red")) == Pixel(0xFF383C))
    #expect(try swatch(.system("red")) { $0.colorScheme = .dark } == Pixel(0xFF4245))
    #expect(try swatch(.system("red")) { $0.highContrast = true } == Pixel(0xE9152D))
    #expect(
      try swatch(.system("red")) {
        $0.colorScheme = .dark
        $0.highContrast = true
      } == Pixel(0xFF6165))
    #expect(try swatch(.system("secondaryLabel")) == Pixel(0x3C3C43, alpha: 153))
  }

  @Test func `each system generation has its palette`() throws {
    var job = job(DisplayList(4, 4, [.fill(rect(0, 0, 4, 4), .system("blue"))]))
    #expect(try Painter.pixels(job)[1, 1] == Pixel(0x0088FF))
    job.palette = "ios18"
    #expect(try Painter.pixels(job)[1, 1] == Pixel(0x007AFF))
  }

  @Test func `every palette names the same colours, each with its source`() {
    let (new, old) = (Profiles.palette("ios26"), Profiles.palette("ios18"))
    #expect(new.colorNames == old.colorNames)
    for name in new.colorNames { #expect(new.color(name)?.source.isEmpty == false) }
    #expect(new.color("primary") == new.color("label"))
    #expect(new.color("systemGray2") == new.color("gray2"))
  }

  @Test func `a perceptual mixture of red and blue is lighter than one of their components`() throws {
    var mixed = ColorValue()
    mixed.mixed.from = .hex(0xFF0000)
    mixed.mixed.to = .hex(0x0000FF)
    mixed.mixed.fraction = 0.5
    #expect(try swatch(.color(mixed)) == Pixel(0x800080))
    mixed.mixed.perceptual = true
    #expect(try swatch(.color(mixed)) == Pixel(0x8C53A2))
  }

  @Test func `adaptive and mixed colours resolve`() throws {
    var adaptive = ColorValue.adaptive(light: RGBA(hex: 0x102030), dark: RGBA(hex: 0xA0B0C0))
    #expect(try swatch(.color(adaptive)) == Pixel(0x102030))
    #expect(try swatch(.color(adaptive)) { $0.colorScheme = .dark } == Pixel(0xA0B0C0))
    adaptive.opacity = 0.5
    #expect(try swatch(.color(adaptive)) == Pixel(0x102030, alpha: 128))
    let mixed = ColorValue.with {
      $0.mixed.from = .black
      $0.mixed.to = .white
      $0.mixed.fraction = 0.25
    }
    #expect(try swatch(.color(mixed)) == Pixel(0x404040))
    #expect(
      try swatch(
        .color(
          ColorValue.with {
            $0.rgba = RGBA(hex: 0x808080); $0.brightness = 0.25
          })) == Pixel(0xC0C0C0))
  }

  @Test func `the accent colour is the display list's, or else blue`() throws {
    var list = DisplayList(4, 4, [.fill(rect(0, 0, 4, 4), .system("accent"))])
    #expect(try pixels(list)[1, 1] == Pixel(0x0088FF))
    list.accent = .hex(0x123456)
    #expect(try pixels(list)[1, 1] == Pixel(0x123456))
    list.accent = .system("accent")
    #expect(try pixels(list)[1, 1] == Pixel(0x0088FF))
  }

  @Test func `a hierarchical style fades its base; without a base it is a label colour`() throws {
    #expect(try swatch(.hierarchical(1)) == Pixel(0x000000))
    #expect(try swatch(.hierarchical(3)) { $0.colorScheme = .dark } == Pixel(0xEBEBF5, alpha: 77))
    var second = Paint.hierarchical(2)
    second.hierarchical.base = .hex(0x3366CC)
    #expect(try swatch(second) == Pixel(0x3366CC, alpha: 128))
  }

  @Test func `the background style is clear where the background is removed`() throws {
    let paint = Paint.with { $0.background = true }
    #expect(try swatch(paint) == Pixel(0xFFFFFF))
    #expect(try swatch(paint) { $0.colorScheme = .dark } == Pixel(0x1C1C1E))
    #expect(try swatch(paint) { $0.background = .removed } == Pixel(0, alpha: 0))
  }

  @Test func `a subtree may set its own colour scheme`() throws {
    let label = DisplayNode.fill(rect(0, 0, 4, 4), .system("label"))
    let list = DisplayList(8, 4, [label, label.with { ($0.frame.x, $0.colorScheme) = (4, UInt32(ColorSchemeValue.dark.rawValue)) }])
    let picture = try pixels(list)
    #expect(picture[1, 1] == Pixel(0x000000))
    #expect(picture[6, 1] == Pixel(0xFFFFFF))
  }

  @Test func `unknown names are diagnosed`() throws {
    let picture = try pixels(DisplayList(4, 4, [.fill(rect(0, 0, 4, 4), .system("octarine"))]))
    #expect(picture[1, 1] == Pixel(0x000000))
    #expect(picture.diagnostics.map(\.name) == ["color.unknown"])
    #expect(picture.diagnostics.first?.place == "octarine")
  }

  @Test func `a clear stop does not grey a gradient`() throws {
    let fade = Paint.linearGradient([GradientStop(.white, at: 0), GradientStop(.clear, at: 1)], from: point(0, 0), to: point(1, 0))
    let middle = try pixels(DisplayList(100, 2, [.fill(rect(0, 0, 100, 2), fade)]))[50, 1]
    #expect(middle.red >= 253)
    #expect(abs(middle.alpha - 127) <= 3)
  }

  /// The colour between red and blue that Apple's SwiftUI drew is (170, 121, 168): github.com/iamcgn/swiftui-web, Gradient.md.
  @Test func `a perceptual gradient is lighter in the middle, and has the device's colours without the mark`() throws {
    func middle(perceptual: Bool) throws -> Pixel {
      var stops = [GradientStop(.hex(0xFF383C), at: 0), GradientStop(.hex(0x0088FF), at: 1)]
      for index in stops.indices { stops[index].perceptual = perceptual }
      let paint = Paint.linearGradient(stops, from: point(0, 0), to: point(1, 0))
      return try pixels(DisplayList(101, 2, [.fill(rect(0, 0, 101, 2), paint)]))[50, 1]
    }
    let (perceptual, device) = (try middle(perceptual: true), try middle(perceptual: false))
    #expect(abs(perceptual.red - 171) <= 2 && abs(perceptual.green - 121) <= 2 && abs(perceptual.blue - 168) <= 2, "\(perceptual)")
    #expect(abs(device.red - 128) <= 2 && abs(device.green - 96) <= 2 && abs(device.blue - 157) <= 2, "\(device)")
  }

  @Test func `a perceptual gradient to a clear colour keeps its tone`() throws {
    var stops = [GradientStop(.hex(0xFF383C), at: 0), GradientStop(.clear, at: 1)]
    for index in stops.indices { stops[index].perceptual = true }
    let picture = try pixels(DisplayList(101, 2, [.fill(rect(0, 0, 101, 2), .linearGradient(stops, from: point(0, 0), to: point(1, 0)))]))
    for column in [25, 50, 75] { #expect(picture[column, 1].red >= 250 && abs(picture[column, 1].green - 0x38) <= 6, "\(picture[column, 1])") }
  }

  @Test func `angular gradients run clockwise from their start`() throws {
    var paint = Paint()
    paint.angularGradient.stops = [GradientStop(.hex(0xFF0000), at: 0), GradientStop(.hex(0x0000FF), at: 1)]
    paint.angularGradient.center = point(0.5, 0.5)
    paint.angularGradient.endAngle = .pi
    let picture = try pixels(DisplayList(40, 40, [.fill(rect(0, 0, 40, 40), paint)]))
    // Half way along the half turn, straight down.
    #expect(abs(picture[20, 38].red - 127) < 6 && abs(picture[20, 38].blue - 127) < 6)
    // In the gap the last colour, then the first.
    #expect(picture[2, 15] == Pixel(0x0000FF))
    #expect(picture[38, 15] == Pixel(0xFF0000))
  }
}
