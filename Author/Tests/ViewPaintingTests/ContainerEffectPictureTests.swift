import AlmanacWireSchema
import SwiftUICore
import Testing

@testable import AlmanacPainter

/// Effects of containers as they are painted: each view has its own.
@MainActor @Suite struct ContainerEffectPictureTests {
  /// The pixel at a point of a view in 200 by 200 points on white, two pixels per point.
  private func pixel(_ x: Int, _ y: Int, @ViewBuilder of view: () -> some View) throws -> Pixel {
    try Painter.pixels(PictureFixture().draw(200, 200, background: .white) { view() })[x * 2, y * 2]
  }

  @Test func `a view casts its shadow on the view below it, and a compositing group only around itself`() throws {
    let cards = ZStack {
      Color.white.frame(width: 110, height: 110)
      Color.yellow.frame(width: 50, height: 50)
    }
    let shadowed = cards.shadow(color: .black, radius: 0, x: 15, y: 15)
    #expect(try pixel(132, 110) { shadowed } == Pixel(0x000000))
    #expect(try pixel(162, 110) { shadowed } == Pixel(0x000000), "of the card, on the ground")
    let whole = cards.compositingGroup().shadow(color: .black, radius: 0, x: 15, y: 15)
    #expect(try pixel(132, 110) { whole } == Pixel(0xFFFFFF))
    #expect(try pixel(162, 110) { whole } == Pixel(0x000000))
  }

  @Test func `a view blends with the view below it in the same container`() throws {
    let shapes = ZStack {
      Color(.sRGB, red: 0, green: 1, blue: 1).frame(width: 90, height: 90)
      Color(.sRGB, red: 1, green: 0, blue: 1).frame(width: 40, height: 40)
    }
    #expect(try pixel(100, 100) { shapes.blendMode(.multiply) } == Pixel(0x0000FF))
    #expect(try pixel(100, 100) { shapes.compositingGroup().blendMode(.multiply) } == Pixel(0xFF00FF))
  }

  @Test func `blurred views let the ground through between them`() throws {
    let halves = VStack(spacing: 0) {
      Color(.sRGB, red: 1, green: 0, blue: 0)
      Color(.sRGB, red: 0, green: 0, blue: 1)
    }.frame(width: 100, height: 100)
    #expect(try pixel(100, 100) { halves.blur(radius: 6) }.green > 40)
    #expect(try pixel(100, 100) { halves.compositingGroup().blur(radius: 6) }.green < 10)
  }
}
