import AlmanacWireSchema
import SwiftUICore
import Testing

@testable import AlmanacPainter

/// `plusDarker` and `plusLighter` on a material, in full colour and vibrant, and inside another colour scheme.
///
/// The colour is #8040BF. The ultra-thin material of the dark scheme is #1F1F20 on black and #A8A8A8 on the fixture's white; plus-lighter adds the
/// channels, plus-darker adds them and takes 255 away, each bounded by 0 and 255.
@MainActor @Suite struct PlusBlendTests {
  private func pixel(
    _ blend: BlendMode, _ scheme: ColorSchemeValue, inside: ColorScheme? = nil, _ mode: RenderingModeValue = .fullColor
  ) throws -> Pixel {
    let stack = ZStack {
      Rectangle().fill(.ultraThinMaterial)
      Rectangle().fill(Color(.sRGB, red: 128.0 / 255, green: 64.0 / 255, blue: 191.0 / 255)).blendMode(blend)
    }
    var job = PictureFixture().draw(40, 40, scheme: scheme, background: .clear) {
      if let inside { stack.environment(\.colorScheme, inside) } else { stack }
    }
    job.presentation.renderingMode = mode
    if mode != .fullColor { job.presentation.background = .removed }
    return try Painter.pixels(job)[40, 40]
  }

  @Test func `on a material they add to its colour`() throws {
    #expect(try pixel(.plusLighter, .dark) == Pixel(0x9F5FDF, alpha: 255))
    #expect(try pixel(.plusDarker, .dark) == Pixel(0, alpha: 255))
    #expect(try pixel(.plusLighter, .light) == Pixel(0xFFFFFF, alpha: 255))
    #expect(try pixel(.plusDarker, .light) == Pixel(0x8040BF, alpha: 255))
  }

  @Test func `inside another colour scheme they blend with that scheme's material`() throws {
    #expect(try pixel(.plusDarker, .light, inside: .dark) == Pixel(0x280067, alpha: 255))
    #expect(try pixel(.plusLighter, .light, inside: .dark) == Pixel(0xFFE7FF, alpha: 255))
    #expect(try pixel(.plusDarker, .dark, inside: .light) == Pixel(0x000034, alpha: 255))
    #expect(try pixel(.plusLighter, .dark, inside: .light) == Pixel(0xF2B2FF, alpha: 255))
    #expect(try pixel(.plusLighter, .dark, inside: .dark) == pixel(.plusLighter, .dark))
  }

  /// In vibrant mode a tenth and nine tenths of the blended colour's brightness are the opacity: the brightness is 0x57 of the colour alone, 0x0E of the
  /// material alone.
  @Test func `in vibrant mode the blended colour becomes material`() throws {
    #expect(try pixel(.normal, .light, .vibrant) == Pixel(0xFFFFFF, alpha: 0x68))
    #expect(try pixel(.plusLighter, .light, .vibrant) == Pixel(0xFFFFFF, alpha: 0x75))
    #expect(try pixel(.plusDarker, .light, .vibrant) == Pixel(0xFFFFFF, alpha: 0x28))
    #expect(try pixel(.plusLighter, .dark, inside: .light, .vibrant) == Pixel(0xFFFFFF, alpha: 0xBD))
    #expect(try pixel(.plusDarker, .dark, inside: .light, .vibrant) == Pixel(0xFFFFFF, alpha: 0x68))
  }
}
