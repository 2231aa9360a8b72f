import Foundation

extension FilterRecipes {
  /// Squares of one colour each: the average of 16 points.
  @Sendable static func pixellate(_ filter: CIFilter) -> CIImage? {
    let center = filter.values[kCIInputCenterKey] as? CIVector ?? CIVector(x: 150, y: 150, z: 0, w: 0)
    let point = filter.values[kCIInputCenterKey] as? CGPoint ?? CGPoint(x: center.x, y: center.y)
    let side = max(1, filter.number(kCIInputScaleKey, 8))
    return filter.image().map { image in
      CIImage(BlockSource(image: image, origin: (point.x, point.y), side: side), extent: image.extent)
    }
  }
  private struct BlockSource: CIImageSource {
    let image: CIImage
    let origin: (x: Double, y: Double)
    let side: Double
    func pixel(_ x: Double, _ y: Double) -> CIPixel {
      let left = origin.x + ((x - origin.x) / side).rounded(.down) * side
      let bottom = origin.y + ((y - origin.y) / side).rounded(.down) * side
      var sum = CIPixel.zero
      for row in 0..<4 {
        for column in 0..<4 {
          sum += image.color(left + (Double(column) + 0.5) * side / 4, bottom + (Double(row) + 0.5) * side / 4)
        }
      }
      return sum / 16
    }
  }

  /// One picture where a mask is light, another one where it is dark.
  @Sendable static func blendWithMask(_ filter: CIFilter) -> CIImage? { blend(filter) { luminance($0) } }
  /// One picture where a mask is opaque, another one where it is clear.
  @Sendable static func blendWithAlphaMask(_ filter: CIFilter) -> CIImage? { blend(filter) { $0.w } }
  private static func blend(_ filter: CIFilter, _ share: @escaping @Sendable (CIPixel) -> Float) -> CIImage? {
    guard let image = filter.image() else { return nil }
    guard let mask = filter.image(kCIInputMaskImageKey) else { return image }
    let back = filter.image(kCIInputBackgroundImageKey) ?? .empty()
    return CIImage(MaskedSource(front: image, back: back, mask: mask, share: share), extent: image.extent.union(back.extent))
  }
  private struct MaskedSource: CIImageSource {
    let front, back, mask: CIImage
    let share: @Sendable (CIPixel) -> Float
    func pixel(_ x: Double, _ y: Double) -> CIPixel {
      let part = min(max(share(mask.color(x, y)), 0), 1)
      return front.color(x, y) * part + back.color(x, y) * (1 - part)
    }
  }
}
