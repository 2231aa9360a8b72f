import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import AlmanacPainter

/// Symbols in parts, inline symbols and text decorations: views from SwiftUI to pixels.
@MainActor @Suite struct SymbolPictureTests {
  private let fixture = PictureFixture()
  private let resources = PictureFixture.resources("Symbols")

  @Test func `palette rendering colours each layer`() throws {
    try expectGolden(
      "symbols-palette",
      fixture.draw(250, 60) {
        HStack(spacing: 8) {
          Image(systemName: "xmark.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .red)
          Image(systemName: "5.circle").foregroundStyle(.red, .blue)
          Image(systemName: "cloud.sun.fill").foregroundStyle(.gray, .yellow)
          Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.black, .orange)
          Image(systemName: "folder.badge.plus").foregroundStyle(.green, .blue)
          Image(systemName: "heart.fill").foregroundStyle(.pink, .blue)
        }
        .font(.system(size: 28))
      })
  }

  @Test func `hierarchical rendering shades each layer`() throws {
    try expectGolden(
      "symbols-hierarchical",
      fixture.draw(250, 60) {
        HStack(spacing: 8) {
          Image(systemName: "xmark.circle.fill")
          Image(systemName: "cloud.sun.fill")
          Image(systemName: "speaker.wave.3.fill")
          Image(systemName: "moon.stars.fill")
          Image(systemName: "person.crop.circle.badge.plus")
          Image(systemName: "plus")
        }
        .font(.system(size: 28)).symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
      })
  }

  @Test func `multicolor rendering has the system's colours`() throws {
    try expectGolden(
      "symbols-multicolor",
      fixture.draw(290, 60, background: Color(.sRGB, red: 0.35, green: 0.5, blue: 0.75)) {
        HStack(spacing: 8) {
          Image(systemName: "sun.max.fill")
          Image(systemName: "cloud.sun.fill")
          Image(systemName: "cloud.rain.fill")
          Image(systemName: "cloud.bolt.fill")
          Image(systemName: "checkmark.circle.fill")
          Image(systemName: "exclamationmark.triangle.fill")
          Image(systemName: "globe")
        }
        .font(.system(size: 28)).symbolRenderingMode(.multicolor).foregroundStyle(.black)
      })
  }

  @Test func `a symbol without colours of its own keeps its cut-outs in multicolor mode`() throws {
    func picture(_ mode: SymbolRenderingMode) throws -> PixelBuffer {
      try Painter.pixels(
        fixture.draw(50, 50) { Image(systemName: "house.circle.fill").symbolRenderingMode(mode).font(.system(size: 34)).foregroundStyle(.blue) })
    }
    let (plain, colored) = (try picture(.monochrome), try picture(.multicolor))
    let differs = (0..<plain.height).contains { y in (0..<plain.width).contains { plain.pixel($0, y) != colored.pixel($0, y) } }
    #expect(!differs)
  }

  /// One flat colour: the shape inside must stay cut out.
  @Test func `palette symbols stay legible in accented mode`() throws {
    var job = fixture.draw(100, 50, background: .clear) {
      Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .red).font(.system(size: 34))
    }
    job.presentation.renderingMode = .accented
    job.presentation.background = .removed
    try expectGolden("symbols-palette-accented", job)
  }

  @Test func `catalog symbols stand on the baseline of text`() throws {
    try expectGolden(
      "symbols-catalog",
      fixture.draw(230, 80, bundle: resources) {
        VStack(alignment: .leading, spacing: 4) {
          HStack(alignment: .firstTextBaseline, spacing: 4) {
            Image("buoy").fontWeight(.thin)
            Image("buoy")
            Image("buoy").fontWeight(.black)
            Text(verbatim: "HxH")
            Image("buoy").imageScale(.large)
          }
          .font(.title)
          Text("\(Image("buoy")) among words \(Image("dot"))").foregroundStyle(.blue)
        }
      })
  }

  @Test func `underlines have patterns`() throws {
    try expectGolden(
      "text-patterns",
      fixture.draw(200, 110) {
        VStack(alignment: .leading, spacing: 3) {
          Text(verbatim: "dotted line here").underline(pattern: .dot, color: .red)
          Text(verbatim: "dashed line here").underline(pattern: .dash)
          Text(verbatim: "dash and dot here").underline(pattern: .dashDot, color: .blue)
          Text(verbatim: "dash dot dot here").strikethrough(pattern: .dashDotDot, color: .green)
        }
      })
  }

  @Test func `inner shadows are painted inside the shape`() throws {
    try expectGolden(
      "style-inner-shadow",
      fixture.draw(220, 80) {
        HStack(spacing: 12) {
          Circle().fill(.yellow.shadow(.inner(color: .black, radius: 4, x: 3, y: 3))).frame(width: 60, height: 60)
          RoundedRectangle(cornerRadius: 12).fill(.blue.shadow(.inner(radius: 6)).shadow(.drop(radius: 3, y: 2))).frame(width: 60, height: 60)
          Text(verbatim: "A").font(.system(size: 64, weight: .black)).foregroundStyle(.teal.shadow(.inner(color: .black, radius: 2, y: 2)))
        }
      })
  }
}
