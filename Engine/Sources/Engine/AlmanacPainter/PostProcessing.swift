import AlmanacWireSchema

/// Passes over the finished pixels.
enum PostProcessing {
  /// Applies vibrant rendering (Specification D2): brightness becomes the opacity of a bright material, and colour is dropped. Bright parts stand out,
  /// dark ones recede into the wallpaper.
  ///
  /// - Parameter darkest: the opacity of the material where the content is black and opaque, 0…1.
  static func vibrant(_ pixels: UnsafeMutableBufferPointer<UInt32>, tint: FlatColor?, darkest: Double) {
    let material = FlatColor(tint?.red ?? 1, tint?.green ?? 1, tint?.blue ?? 1)
    let table = (0...255).map { premultiplied(material, alpha: Double($0) / 255) }
    let least = UInt32((darkest * 256).rounded())
    for index in pixels.indices where pixels[index] != 0 {
      let pixel = pixels[index]
      pixels[index] = table[Int(min(255, (least * (pixel >> 24) + (256 - least) * luma(pixel) + 128) >> 8))]
    }
  }

  /// Reduces luminance (Specification D6): keeps `factor` of the light. Without `keepingAlpha`, for content over a wallpaper, pixels become more
  /// transparent instead of darker.
  static func dim(_ pixels: UnsafeMutableBufferPointer<UInt32>, by factor: Double, keepingAlpha: Bool) {
    // Whole numbers and the same steps for every pixel, so that the compiler makes vector instructions of it.
    let one: UInt32 = 65536
    let dimmed = UInt32((factor * Double(one)).rounded())
    let alpha = keepingAlpha ? one : dimmed
    for index in pixels.indices {
      let pixel = pixels[index]
      func part(_ shift: UInt32, _ factor: UInt32) -> UInt32 { (((pixel &>> shift & 0xFF) &* factor &+ one / 2) &>> 16) &<< shift }
      pixels[index] = part(24, alpha) | part(16, dimmed) | part(8, dimmed) | part(0, dimmed)
    }
  }

  /// Multiplies every pixel by the mask's coverage.
  static func cut(_ pixels: UnsafeMutableBufferPointer<UInt32>, to mask: MaskCoverage) {
    for (row, full) in mask.full.enumerated() {
      let start = row * mask.width
      for column in 0..<full.lowerBound { cover(&pixels[start + column], mask.bytes[start + column]) }
      for column in full.upperBound..<mask.width { cover(&pixels[start + column], mask.bytes[start + column]) }
    }
  }

  private static func cover(_ pixel: inout UInt32, _ coverage: UInt8) {
    if coverage == 255 { return }
    let factor = UInt32(coverage)
    func part(_ shift: UInt32) -> UInt32 { ((((pixel >> shift) & 0xFF) * factor + 127) / 255) &<< shift }
    pixel = part(24) | part(16) | part(8) | part(0)
  }
}
