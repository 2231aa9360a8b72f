import WireSchema
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor
@Suite("Colours and styles")
struct StyleTests {
  let stage = ContentFixture()

  @Test("System colours are kept by name")
  func symbolic() {
    #expect(stage.paint(.red).systemName == "red")
    #expect(stage.paint(Color.primary).systemName == "label")
    #expect(stage.paint(Color.secondary).systemName == "secondaryLabel")
    #expect(stage.paint(Color.accentColor).systemName == "accent")
    #expect(stage.paint(.background).background)
    #expect(stage.paint(.fill.tertiary).systemName == "tertiarySystemFill")
    #expect(stage.paint(.placeholder).systemName == "placeholderText")
    #expect(stage.render(Color.red).reads == [])
  }

  @Test("Components are converted to sRGB")
  func components() {
    #expect(stage.paint(Color(red: 0.25, green: 0.5, blue: 0.75)).color.rgba == SRGBComponents(red: 0.25, green: 0.5, blue: 0.75).rgba)
    #expect(stage.paint(Color(white: 0.5)).color.rgba.red == 0.5)
    let green = SRGBComponents(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)
    #expect(green.red.isNear(0) && green.green.isNear(0.5) && green.blue.isNear(0))
    let linear = SRGBComponents(.sRGBLinear, red: 0.214, green: 0, blue: 1, alpha: 1)
    #expect(linear.red.isNear(0.5, within: 0.001) && linear.blue.isNear(1))
    // P3's red is outside sRGB (CSS Color 4: color(srgb 1.093 -0.227 -0.150)).
    let p3 = SRGBComponents(.displayP3, red: 1, green: 0, blue: 0, alpha: 1)
    #expect(p3.red.isNear(1.093, within: 0.001) && p3.green.isNear(-0.227, within: 0.001) && p3.blue.isNear(-0.150, within: 0.001))
    let grey = SRGBComponents(.displayP3, red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(grey.red.isNear(0.5, within: 0.001) && grey.green.isNear(0.5, within: 0.001) && grey.blue.isNear(0.5, within: 0.001))
  }

  @Test("A style without resolve(in:) paints the foreground colour, with a diagnostic")
  func unresolved() {
    struct Bare: ShapeStyle {}
    let out = stage.render(width: 10, height: 10, Rectangle().fill(Bare()))
    #expect(out.paths.first?.fill.systemName == stage.paint(.foreground).systemName)
    #expect(out.names == ["shapeStyle.unresolved"])
  }

  @Test("Opacities multiply, of colours and of styles")
  func opacity() {
    #expect(Double(stage.paint(Color.red.opacity(0.5).opacity(0.5)).color.opacity).isNear(0.25))
    #expect(Double(stage.paint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.3)).opacity).isNear(0.3))
    #expect(stage.paint(.tint.opacity(0.2)).systemName == "accent")
  }

  @Test("Mixed colours keep both colours")
  func mixed() {
    let paint = stage.paint(Color.red.mix(with: .blue, by: 0.25))
    #expect(paint.color.mixed.from.system == "red" && paint.color.mixed.to.system == "blue" && paint.color.mixed.fraction == 0.25)
  }

  @Test("Levels refer to the enclosing foreground style")
  func hierarchy() {
    #expect(stage.paint(.secondary).hierarchical.level == 2)
    func inside<S: ShapeStyle>(_ style: S, _ outer: (AnyView) -> AnyView) -> Paint {
      stage.render(width: 10, height: 10, outer(AnyView(Rectangle().fill(style)))).paths[0].fill
    }
    let blue = inside(.secondary) { AnyView($0.foregroundStyle(.blue)) }
    #expect(blue.hierarchical.level == 2 && blue.hierarchical.base.systemName == "blue")
    #expect(inside(.secondary) { AnyView($0.foregroundStyle(.blue, .green)) }.systemName == "green")
    let beyond = inside(.tertiary) { AnyView($0.foregroundStyle(.blue, .green)) }
    #expect(beyond.hierarchical.level == 2 && beyond.hierarchical.base.systemName == "green")
    #expect(inside(.foreground) { AnyView($0.foregroundStyle(.secondary)) }.hierarchical.level == 2)
    #expect(inside(.secondary) { AnyView($0.foregroundStyle(.secondary)) }.hierarchical.level == 3)
    let nested = inside(.foreground) { AnyView(AnyView($0.foregroundStyle(.secondary)).foregroundStyle(.red)) }
    #expect(nested.hierarchical.level == 2 && nested.hierarchical.base.systemName == "red")
  }

  @Test("The nearest tint is used; without any the accent colour")
  func tint() {
    #expect(stage.paint(.tint).systemName == "accent")
    #expect(stage.render(width: 10, height: 10, Rectangle().fill(.tint).tint(.green)).paths[0].fill.systemName == "green")
    #expect(
      stage.render(width: 10, height: 10, Rectangle().fill(.tint).tint(Gradient(colors: [.red, .blue]))).paths[0].fill.linearGradient.stops.count == 2
    )
  }

  @Test("A custom background style is used, and inside itself refers to the system's")
  func background() {
    let out = stage.render(width: 10, height: 10, Rectangle().fill(.background).backgroundStyle(.orange))
    #expect(out.paths[0].fill.systemName == "orange")
    #expect(stage.render(width: 10, height: 10, Rectangle().fill(.background).backgroundStyle(.background)).paths[0].fill.background)
  }

  @Test("Gradients keep stops, geometry, and the box that they span")
  func gradients() throws {
    let linear = try #require(
      stage.render(width: 40, height: 20, Circle().fill(.linearGradient(colors: [.red, .green, .blue], startPoint: .top, endPoint: .trailing))).paths
        .first)
    #expect(linear.fill.linearGradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(
      linear.fill.linearGradient.start == PointValue(CGPoint(x: 0.5, y: 0)) && linear.fill.linearGradient.end == PointValue(CGPoint(x: 1, y: 0.5)))
    #expect(linear.paintBounds.width == 20 && linear.paintBounds.height == 20)
    let radial = stage.paint(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 9)).radialGradient
    #expect(radial.startRadius == 1 && radial.endRadius == 9)
    let angular = stage.paint(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))).angularGradient
    #expect(angular.startAngle.isNear(.pi / 2) && angular.endAngle.isNear(.pi * 2.5))
    #expect(stage.paint(Color.red.gradient).standardGradient.system == "red")
    #expect(stage.paint(EllipticalGradient(colors: [.red, .blue])).ellipticalGradient.endRadiusFraction == 0.5)
  }

  @Test("Materials, shadows and blend modes are recorded")
  func effects() throws {
    #expect(stage.paint(.ultraThinMaterial).material.thickness == .ultraThin)
    let node = try #require(
      stage.render(width: 10, height: 10, Rectangle().fill(Color.red.shadow(.drop(color: .black, radius: 3, y: 2)).blendMode(.screen))).nodes.first)
    #expect(node.effects.first?.shadow.radius == 3 && node.effects.first?.shadow.y == 2)
    #expect(node.blendMode == .screen)
    let inner = stage.render(width: 10, height: 10, Rectangle().fill(Color.red.shadow(.inner(radius: 3)).shadow(.drop(radius: 2))))
    #expect(inner.nodes.first?.effects.map(\.shadow.inner) == [true, false] && inner.diagnostics.isEmpty)
  }

  private struct Energy: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.yellow : Color.orange }
  }

  @Test("An author's style is resolved at the painted view, and its reads are recorded")
  func custom() {
    #expect(stage.paint(Energy()).systemName == "orange")
    #expect(ContentFixture { $0.core.colorScheme = .dark }.paint(Energy()).systemName == "yellow")
    #expect(stage.render(width: 10, height: 10, Rectangle().fill(Energy())).reads == .colorScheme)
  }

  @Test("A colour as a view takes its proposal")
  func colorView() {
    #expect(stage.render(width: 30, height: 12, Color.red).size == CGSize(width: 30, height: 12))
    #expect(stage.render(Color.red).size == CGSize(width: 10, height: 10))
  }
}
