import AlmanacPainter
import AlmanacWireSchema
import Crypto
import Foundation
import PaintOrders

extension PictureRenderer {
  /// Whose turn among the paintings it is; no app has this name.
  private static let wallpaperTurn = "/wallpaper"
  /// How much longer than a picture it may take: it is done once, and may have twenty times the pixels of the largest image of an archive.
  private static let patience = 4.0

  /// Has a painter decode an image file and scale it; nil if it cannot be decoded or shows nothing.
  ///
  /// - Parameters:
  ///   - source: the file's size in pixels by its header.
  ///   - size: the size of the result in pixels.
  /// - Returns: a PNG file.
  /// - Throws: ``WallpaperError/slow(seconds:)``; the errors of painting.
  func scaled(_ file: Data, from source: (width: Int, height: Int), to size: (width: Int, height: Int)) async throws -> Data? {
    let hash = Data(SHA256.hash(data: file))
    // Its process has decoded a file from anywhere, and takes much memory.
    defer { painters.renew(app: Self.wallpaperTurn) }
    var list = DisplayList()
    list.size = SizeValue(width: Double(size.width), height: Double(size.height))
    list.root.frame = RectValue(x: 0, y: 0, width: list.size.width, height: list.size.height)
    // A picture of nothing shows how a file that cannot be decoded is painted. The same pixels give the same bytes.
    let empty = try await scaled(list, tagged: hash) { _ in nil }
    list.root.image.image = hash
    let picture = try await scaled(list, tagged: hash) { asked in
      guard asked == hash else { return nil }
      return .with {
        $0.sha256 = hash
        $0.data = file
        $0.pixelWidth = UInt32(source.width)
        $0.pixelHeight = UInt32(source.height)
      }
    }
    return picture == empty ? nil : picture
  }

  private func scaled(_ list: DisplayList, tagged hash: Data, _ image: @escaping @Sendable (Data) -> ImageBlob?) async throws -> Data {
    let (data, deadline): (Data, Double) = (try list.serializedData(), deadline * Self.patience)
    let job = PainterPool.Job(app: Self.wallpaperTurn, drawing: .wallpaper(hash), fonts: { [] }) {
      (PaintOrder(list: data, presentation: Presentation(), date: Date(timeIntervalSince1970: 0), scale: 1, mask: .none, deadline: deadline), image)
    }
    do {
      return try await painters.paint(job).png
    } catch PainterError.deadline(let seconds) {
      throw WallpaperError.slow(seconds: seconds)
    }
  }
}
