import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

// One picture per issue. Small, at 2 pixels per point unless the issue concerns pixels.
@Suite struct GoldenTests {
  private let blue = Paint.system("blue")

  @Test func `continuous corners are rounder than circular`() throws {
    let shapes = [true, false].enumerated().map { index, continuous in
      DisplayNode.fill(rect(4 + Double(index) * 64, 4, 56, 56), blue) { .roundedRect($0, radius: 18, continuous: continuous) }
    }
    try expectGolden("corners", job(DisplayList(128, 64, shapes), scale: 2))
  }

  @Test func `strokes have caps, joins and dashes`() throws {
    var zigzag = PathData()
    zigzag.move(x: 8, y: 40)
    zigzag.line(x: 24, y: 10)
    zigzag.line(x: 40, y: 40)
    let styles: [(LineCapValue, LineJoinValue, [Double])] = [
      (.butt, .miter, []), (.round, .round, []), (.square, .bevel, []), (.round, .round, [0, 10]),
    ]
    let nodes = styles.enumerated().map { index, style in
      DisplayNode.make(rect(Double(index) * 48, 0, 48, 48)) {
        $0.path.shape = .path(zigzag)
        $0.path.stroke = blue
        $0.path.strokeStyle.width = 6
        ($0.path.strokeStyle.cap, $0.path.strokeStyle.join, $0.path.strokeStyle.dash) = style
      }
    }
    try expectGolden("strokes", job(DisplayList(192, 48, nodes), scale: 2))
  }

  @Test func `gradients follow their geometry`() throws {
    let stops = [GradientStop(.system("yellow"), at: 0), GradientStop(.system("red"), at: 0.5), GradientStop(.system("indigo"), at: 1)]
    var radial = Paint()
    radial.radialGradient.stops = stops
    radial.radialGradient.center = point(0.5, 0.5)
    radial.radialGradient.startRadius = 6
    radial.radialGradient.endRadius = 28
    var angular = Paint()
    angular.angularGradient.stops = stops
    angular.angularGradient.center = point(0.5, 0.5)
    angular.angularGradient.startAngle = -.pi / 2
    angular.angularGradient.endAngle = 1.5 * .pi
    var partial = angular
    partial.angularGradient.endAngle = .pi / 2
    var elliptical = Paint()
    elliptical.ellipticalGradient.stops = stops
    elliptical.ellipticalGradient.center = point(0.5, 0.5)
    elliptical.ellipticalGradient.endRadiusFraction = 0.5
    var standard = Paint()
    standard.standardGradient = .system("blue")
    let clear = Paint.linearGradient([GradientStop(.system("red"), at: 0), GradientStop(.clear, at: 1)], from: point(0, 0.5), to: point(1, 0.5))
    let paints = [.linearGradient(stops, from: point(0, 0), to: point(1, 1)), radial, angular, partial, elliptical, standard, clear]
    let nodes = paints.enumerated().map { index, paint in DisplayNode.fill(rect(4 + Double(index) * 68, 4, 60, 40), paint) }
    try expectGolden("gradients", job(DisplayList(484, 48, nodes), scale: 2))
  }

  @Test func `blend modes mix with the pixels below`() throws {
    let modes: [BlendModeValue] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
    ]
    let stops = [GradientStop(.system("yellow"), at: 0), GradientStop(.system("purple"), at: 1)]
    let nodes = modes.enumerated().map { index, mode in
      let place = rect(Double(index % 7) * 32, Double(index / 7) * 32, 32, 32)
      // In a layer of its own, because some modes affect uncovered areas.
      return DisplayNode.group(
        place,
        [
          .fill(rect(2, 2, 20, 28), .linearGradient(stops, from: point(0, 0), to: point(0, 1))),
          .fill(rect(10, 8, 20, 16), .hex(0x2FA8E0)) { .ellipse($0) }.with { $0.blendMode = mode },
        ]
      ).with { $0.opacity = 0.999 }
    }
    try expectGolden("blend-modes", job(DisplayList(224, 96, nodes), scale: 2))
  }

  @Test func `effects change colours`() throws {
    let stops = [GradientStop(.system("yellow"), at: 0), GradientStop(.system("red"), at: 0.5), GradientStop(.system("blue"), at: 1)]
    let changes: [(inout Effect) -> Void] = [
      { $0.brightness = 0.3 }, { $0.contrast = 0.4 }, { $0.saturation = 2 }, { $0.grayscale = 1 }, { $0.hueRotation = .pi / 2 },
      { $0.colorMultiply = .system("green") }, { $0.colorInvert = true }, { $0.luminanceToAlpha = true },
    ]
    let base = DisplayNode.fill(rect(4, 4, 40, 40), .linearGradient(stops, from: point(0, 0), to: point(1, 1))) { .ellipse($0) }
    let nodes = changes.enumerated().map { index, change in base.with { $0.frame.x += Double(index) * 48 }.effect(change) }
    try expectGolden("color-effects", job(DisplayList(384, 48, nodes, background: .hex(0xFFFFFF)), scale: 2))
  }

  @Test func `shadows follow text and shapes`() throws {
    func shadow(_ effect: inout Effect) {
      effect.shadow.color = .rgba(RGBA(0, 0, 0, 0.5))
      effect.shadow.radius = 3
      effect.shadow.x = 3
      effect.shadow.y = 4
    }
    let nodes = [
      DisplayNode.fill(rect(12, 12, 40, 40), .hex(0xFFFFFF)) { .roundedRect($0, radius: 10) }.effect(shadow),
      DisplayNode.text("Shade", at: 68, 14, size: 30, weight: 700, paint: .system("red")).effect(shadow),
      DisplayNode.symbol("cloud.fill", rect(172, 14, 44, 36), paint: .hex(0xFFFFFF)).effect(shadow),
    ]
    try expectGolden("shadows", job(DisplayList(232, 64, nodes, background: .hex(0xDDE6F0)), scale: 2))
  }

  @Test func `blur spreads evenly`() throws {
    let nodes = [2.0, 5, 10].enumerated().map { index, radius in
      DisplayNode.fill(rect(20 + Double(index) * 64, 20, 24, 24), .system("orange")).effect { $0.blur = radius }
    }
    try expectGolden("blur", job(DisplayList(192, 64, nodes, background: .hex(0xFFFFFF)), scale: 2))
  }

  @Test func `opacity applies to the children of a group, and to a layer as a whole`() throws {
    let pair = [
      DisplayNode.fill(rect(4, 4, 32, 32), .system("red")) { .ellipse($0) }, DisplayNode.fill(rect(20, 4, 32, 32), .system("blue")) { .ellipse($0) },
    ]
    let nodes = [
      DisplayNode.group(rect(0, 0, 56, 40), pair).with { ($0.opacity, $0.effects) = (0.5, [.with { $0.contrast = 1 }]) },
      DisplayNode.group(rect(60, 0, 56, 40), pair).with { $0.opacity = 0.5 },
    ]
    try expectGolden("group-opacity", job(DisplayList(116, 40, nodes, background: .hex(0xFFFFFF)), scale: 2))
  }

  @Test func `clips and masks cut`() throws {
    let stripes = (0..<6).map { DisplayNode.fill(rect(0, Double($0) * 8, 48, 8), .hex($0 % 2 == 0 ? 0x3366CC : 0xFFCC33)) }
    let clipped = DisplayNode.group(rect(4, 4, 48, 48), stripes).with { $0.clip.shape = .ellipse(rect(0, 0, 48, 48)) }
    let fade = Paint.linearGradient([GradientStop(.black, at: 0), GradientStop(.clear, at: 1)], from: point(0, 0), to: point(1, 0))
    let masked = DisplayNode.group(rect(60, 4, 48, 48), stripes).with { $0.mask = .fill(rect(0, 0, 48, 48), fade) }
    let lettered = DisplayNode.group(rect(116, 4, 48, 48), stripes).with { $0.mask = .text("Aa", at: 2, 2, size: 36, weight: 800) }
    try expectGolden("clip-mask", job(DisplayList(168, 56, [clipped, masked, lettered], background: .hex(0xFFFFFF)), scale: 2))
  }

  @Test func `transforms rotate about their anchor`() throws {
    let nodes = [0.0, .pi / 6, .pi / 3].enumerated().map { index, angle in
      DisplayNode.group(
        rect(12 + Double(index) * 60, 12, 40, 40),
        [
          .fill(rect(0, 0, 40, 40), .hex(0xDDE6F0)),
          .text("Up", at: 8, 8, size: 18, weight: 600),
        ]
      ).with { $0.transform = TransformValue.rotation(radians: angle).about(point(20, 20)) }
    }
    try expectGolden("transforms", job(DisplayList(188, 64, nodes, background: .hex(0xFFFFFF)), scale: 2))
  }

  @Test func `text is filled with colours and gradients`() throws {
    let rainbow = Paint.linearGradient(
      [GradientStop(.system("red"), at: 0), GradientStop(.system("orange"), at: 0.5), GradientStop(.system("purple"), at: 1)], from: point(0, 0),
      to: point(1, 0))
    var decorated = DisplayNode.text("Under, struck", at: 8, 60, size: 17)
    decorated.text.lines[0].runs[0].underline = TextDecoration()
    decorated.text.lines[0].runs[0].strikethrough.color = .system("red")
    let nodes = [
      DisplayNode.text("Gradient", at: 8, 4, size: 28, weight: 700, paint: rainbow),
      DisplayNode.text("secondary", at: 8, 40, size: 15, paint: .hierarchical(2)), decorated,
      DisplayNode.text("emoji 🌤🎉", at: 140, 60, size: 17),
      DisplayNode.text("rounded 21°", at: 140, 4, size: 24, weight: 500, design: .rounded),
      DisplayNode.text("mono 12:34", at: 140, 38, size: 15, design: .monospaced),
    ]
    try expectGolden("text", job(DisplayList(290, 88, nodes, background: .system("systemBackground")), scale: 2))
  }

  @Test func `symbols fill their frames`() throws {
    let names = ["cloud.sun.fill", "heart", "star.fill", "battery.75", "no.such.symbol"]
    let nodes = names.enumerated().map { index, name in
      DisplayNode.symbol(name, rect(4 + Double(index) * 44, 4, 36, 36), paint: .system(["orange", "red", "yellow", "green", "gray"][index]))
    }
    try expectGolden("symbols", job(DisplayList(224, 44, nodes, background: .hex(0xFFFFFF)), scale: 2))
  }

  @Test func `progress follows the clock`() throws {
    func progress(_ frame: RectValue, _ form: ProgressForm, passed: Double, down: Bool = false, width: Double) -> DisplayNode {
      .make(frame) {
        $0.dynamicProgress.start = Instant(testDate.addingTimeInterval(-100 * passed))
        $0.dynamicProgress.end = Instant(testDate.addingTimeInterval(100 * (1 - passed)))
        $0.dynamicProgress.form = form
        $0.dynamicProgress.countsDown = down
        $0.dynamicProgress.lineWidth = width
        $0.dynamicProgress.roundCaps = true
      }
    }
    let nodes = [
      progress(rect(8, 8, 120, 8), .linear, passed: 0.3, width: 6), progress(rect(8, 24, 120, 8), .linear, passed: 0.3, down: true, width: 6),
      progress(rect(8, 40, 120, 8), .linear, passed: 0.01, width: 8), progress(rect(140, 4, 48, 48), .circular, passed: 0.3, width: 6),
      progress(rect(200, 4, 48, 48), .circular, passed: 0.3, down: true, width: 6),
    ]
    try expectGolden("progress", job(DisplayList(256, 56, nodes, background: .hex(0xFFFFFF)), scale: 2))
  }

  @Test func `timer text is laid out at the instant`() throws {
    func dynamic(_ frame: RectValue, _ alignment: TextAlignmentValue) -> DisplayNode {
      .make(frame) {
        var run = TextRun()
        run.date.timerInterval.start = Instant(testDate.addingTimeInterval(-10))
        run.date.timerInterval.end = Instant(testDate.addingTimeInterval(95))
        run.date.timerInterval.countsDown = true
        run.font = SystemFont.spec(size: 20, weight: 500)
        $0.dynamicText.runs = [run]
        $0.dynamicText.style.alignment = alignment
      }
    }
    let nodes = [TextAlignmentValue.leading, .center, .trailing].enumerated().flatMap { index, alignment in
      [
        DisplayNode.fill(rect(8, 4 + Double(index) * 30, 100, 26), .system("quaternarySystemFill")),
        dynamic(rect(8, 4 + Double(index) * 30, 100, 26), alignment),
      ]
    }
    try expectGolden("timer-text", job(DisplayList(116, 96, nodes, background: .hex(0xFFFFFF)), scale: 2))
  }
}
