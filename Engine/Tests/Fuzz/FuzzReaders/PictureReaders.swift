import AlmanacImageCodecs
import AlmanacPainter
import AlmanacPaintingCost
import AlmanacSymbolTemplates
import AlmanacWireSchema
import Foundation
import Fuzzing

extension FuzzReader {
  /// The readers of what becomes pixels.
  static let pictures = [
    FuzzReader("image", maxBytes: 8192) { data in
      guard let header = ImageFileHeader(data), header.width * header.height <= 1 << 16 else { return }
      _ = ImageDecoder.decode(data)
      guard let animation = GIFAnimation(data) else { return }
      for index in 0..<min(animation.count, 8) { _ = animation.picture(at: index) }
    },
    FuzzReader("wallpaper") { data in _ = try Wallpaper.size(ofFile: data, maxPixels: 50_000_000) },
    FuzzReader("vector", maxBytes: 8192) { data in
      guard VectorImage.isVector(data) else { return }
      _ = try VectorImage(data).raster(width: 32, height: 32)
    },
    FuzzReader("symbol", maxBytes: 8192) { data in _ = try SymbolTemplate(svg: data) },
    // A list that passes the host's checks is painted, at an instant and in a presentation that its first byte chooses.
    FuzzReader("paint", maxBytes: 8192) { data in
      guard let first = data.first else { return }
      let list = try DisplayList(validating: data.dropFirst())
      guard list.size.width <= 64, list.size.height <= 64, list.paintCost(imagePixels: { _ in 0 }).total < 2e7 else { return }
      var presentation = Presentation()
      presentation.colorScheme = first & 1 == 0 ? .light : .dark
      presentation.redaction = first & 2 == 0 ? presentation.redaction : .privacy
      let date = Date(timeIntervalSince1970: Double(first) * 1e7)
      _ = try Painter.png(PaintJob(list: list, presentation: presentation, date: date, scale: 1, listIsChecked: true))
      _ = list.nextUpdate(after: date)
    },
  ]
}
