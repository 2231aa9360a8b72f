import AlmanacWireSchema
import SwiftUICore
import Testing

@testable import SwiftUICore

@MainActor
/// Colours and styles.
@Suite struct StyleTests {
  let fixture = ContentFixture()

  @Test func `System colours are kept by name`() {
    #expect(fixture.paint(.red).systemName == "red")
    #expect(fixture.paint(Color.primary).systemName == "label")
    #expect(fixture.paint(Color.secondary).systemName == "secondaryLabel")
    #expect(fixture.paint(Color.accentColor).systemName == "accent")
    #expect(fixture.paint(.background).background)
    #expect(fixture.paint(.fill.tertiary).systemName == "tertiarySystemFill")
    #expect(fixture.paint(.placeholder).systemName == "placeholderText")
    #expect(fixture.render(Color.red).reads == [])
  }

  @Test func `components are converted to sRGB`() {
    #expect(fixture.paint(Color(red: 0.25, green: 0.5, blue: 0.75)).color.rgba == SRGBComponents(red: 0.25, green: 0.5, blue: 0.75).rgba)
    #expect(fixture.paint(Color(white: 0.5)).color.rgba.red == 0.5)
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

  @Test func `a style without resolve(in:) paints the foreground colour, with a diagnostic`() {
    struct Bare: ShapeStyle {}
    let out = fixture.render(width: 10, height: 10, Rectangle().fill(Bare()))
    #expect(out.paths.first?.fill.systemName == fixture.paint(.foreground).systemName)
    #expect(out.names == ["shapeStyle.unresolved"])
  }

  @Test func `opacities multiply, of colours and of styles`() {
    #expect(Double(fixture.paint(Color.red.opacity(0.5).opacity(0.5)).color.opacity).isNear(0.25))
    #expect(Double(fixture.paint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.3)).opacity).isNear(0.3))
    #expect(fixture.paint(.tint.opacity(0.2)).systemName == "accent")
  }

  @Test func `mixed colours keep both colours`() {
    let paint = fixture.paint(Color.red.mix(with: .blue, by: 0.25))
    #expect(paint.color.mixed.perceptual && !fixture.paint(Color.red.mix(with: .blue, by: 0.25, in: .device)).color.mixed.perceptual)
    #expect(paint.color.mixed.from.system == "red" && paint.color.mixed.to.system == "blue" && paint.color.mixed.fraction == 0.25)
  }

  @Test func `levels refer to the enclosing foreground style`() {
    #expect(fixture.paint(.secondary).hierarchical.level == 2)
    func inside<S: ShapeStyle>(_ style: S, _ outer: (AnyView) -> AnyView) -> Paint {
      fixture.render(width: 10, height: 10, outer(AnyView(Rectangle().fill(style)))).paths[0].fill
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

  @Test func `the nearest tint is used; without any the accent colour`() {
    #expect(fixture.paint(.tint).systemName == "accent")
    #expect(fixture.render(width: 10, height: 10, Rectangle().fill(.tint).tint(.green)).paths[0].fill.systemName == "green")
    #expect(
      fixture.render(width: 10, height: 10, Rectangle().fill(.tint).tint(Gradient(colors: [.red, .blue]))).paths[0].fill.linearGradient.stops.count
        == 2
    )
  }

  @Test func `a custom background style is used, and inside itself refers to the system's`() {
    let out = fixture.render(width: 10, height: 10, Rectangle().fill(.background).backgroundStyle(.orange))
    #expect(out.paths[0].fill.systemName == "orange")
    #expect(fixture.render(width: 10, height: 10, Rectangle().fill(.background).backgroundStyle(.background)).paths[0].fill.background)
  }

  @Test func `gradients keep stops, geometry, and the box that they span`() throws {
    let linear = try #require(
      fixture.render(width: 40, height: 20, Circle().fill(.linearGradient(colors: [.red, .green, .blue], startPoint: .top, endPoint: .trailing)))
        .paths
        .first)
    #expect(linear.fill.linearGradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(
      linear.fill.linearGradient.start == PointValue(CGPoint(x: 0.5, y: 0)) && linear.fill.linearGradient.end == PointValue(CGPoint(x: 1, y: 0.5)))
    #expect(linear.paintBounds.width == 20 && linear.paintBounds.height == 20)
    let radial = fixture.paint(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 9)).radialGradient
    #expect(radial.startRadius == 1 && radial.endRadius == 9)
    let angular = fixture.paint(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))).angularGradient
    #expect(angular.startAngle.isNear(.pi / 2) && angular.endAngle.isNear(.pi * 2.5))
    #expect(fixture.paint(Color.red.gradient).standardGradient.system == "red")
    #expect(fixture.paint(EllipticalGradient(colors: [.red, .blue])).ellipticalGradient.endRadiusFraction == 0.5)
  }

  @Test func `materials, shadows and blend modes are recorded`() throws {
    #expect(fixture.paint(.ultraThinMaterial).material.thickness == .ultraThin)
    let node = try #require(
      fixture.render(width: 10, height: 10, Rectangle().fill(Color.red.shadow(.drop(color: .black, radius: 3, y: 2)).blendMode(.screen))).nodes.first)
    #expect(node.effects.first?.shadow.radius == 3 && node.effects.first?.shadow.y == 2)
    #expect(node.blendMode == .screen)
    let inner = fixture.render(width: 10, height: 10, Rectangle().fill(Color.red.shadow(.inner(radius: 3)).shadow(.drop(radius: 2))))
    #expect(inner.nodes.first?.effects.map(\.shadow.inner) == [true, false] && inner.diagnostics.isEmpty)
  }

  private struct Energy: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.yellow : Color.orange }
  }

  @Test func `an author's style is resolved at the painted view, and its reads are recorded`() {
    #expect(fixture.paint(Energy()).systemName == "orange")
    #expect(ContentFixture { $0.core.colorScheme = .dark }.paint(Energy()).systemName == "yellow")
    #expect(fixture.render(width: 10, height: 10, Rectangle().fill(Energy())).reads == .colorScheme)
  }

  @Test func `a colour as a view takes its proposal`() {
    #expect(fixture.render(width: 30, height: 12, Color.red).size == CGSize(width: 30, height: 12))
    #expect(fixture.render(Color.red).size == CGSize(width: 10, height: 10))
  }
}
