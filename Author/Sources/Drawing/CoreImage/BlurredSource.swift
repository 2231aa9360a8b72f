import Foundation
import Synchronization

/// A Gaussian blur. Computed at the first pixel for the whole requested area: the finite picture with its margin, first in rows and then in columns.
final class BlurredSource: CIImageSource {
  private struct Grid {
    var left, bottom, width, height: Int
    var pixels: [CIPixel]
  }
  private let image: CIImage
  private let sigma: Double
  private let grid = Mutex<Grid?>(nil)
  /// The maximum number of pixels in a blurred picture.
  private static let mostPixels = 16_000_000

  init(_ image: CIImage, sigma: Double) { (self.image, self.sigma) = (image, sigma) }

  func pixel(_ x: Double, _ y: Double) -> CIPixel {
    grid.withLock { grid in
      if grid == nil { grid = blurred() }
      guard let grid else { return image.color(x, y) }
      // Outside an infinite picture, the colour at the edge.
      let column = min(max(Int(x.rounded(.down)) - grid.left, 0), grid.width - 1)
      let row = min(max(Int(y.rounded(.down)) - grid.bottom, 0), grid.height - 1)
      return grid.width > 0 && grid.height > 0 ? grid.pixels[row * grid.width + column] : .zero
    }
  }

  private func blurred() -> Grid? {
    let reach = Int((sigma * 3).rounded(.up))
    let content = finiteExtent
    guard !content.isNull, content.width * content.height < Double(Self.mostPixels) else { return nil }
    let area = content.insetBy(dx: -Double(reach), dy: -Double(reach)).integral
    let (width, height, left, bottom) = (Int(area.width), Int(area.height), Int(area.minX), Int(area.minY))
    guard width > 0, height > 0, width * height <= Self.mostPixels else { return nil }
    let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
    let total = weights.reduce(0, +)
    let plain = (0..<height).flatMap { y in (0..<width).map { x in image.color(Double(left + x) + 0.5, Double(bottom + y) + 0.5) } }
    func pass(_ source: [CIPixel], _ count: Int, _ step: Int, _ lines: Int, _ lineStep: Int) -> [CIPixel] {
      var result = source
      for line in 0..<lines {
        for index in 0..<count {
          var sum = CIPixel.zero
          for offset in -reach...reach {
            let place = index + offset
            // A clamped picture continues beyond the area, any other is clear there.
            guard isEndless || (0..<count).contains(place) else { continue }
            sum += source[line * lineStep + min(max(place, 0), count - 1) * step] * weights[offset + reach]
          }
          result[line * lineStep + index * step] = sum / total
        }
      }
      return result
    }
    let rows = pass(plain, width, 1, height, width)
    return Grid(left: left, bottom: bottom, width: width, height: height, pixels: pass(rows, height, width, width, 1))
  }

  private var isEndless: Bool { image.extent.isInfinite }
  /// For a clamped picture, the extent before clamping.
  private var finiteExtent: CGRect { image.extent.isInfinite ? (image.source as? any CIFiniteContent)?.content ?? .null : image.extent }
}

/// An infinite picture with finite content.
protocol CIFiniteContent {
  var content: CGRect { get }
}
