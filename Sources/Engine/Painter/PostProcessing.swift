import WireSchema

/// Passes over the finished pixels.
enum PostProcessing {
  /// Applies vibrant rendering (Specification D2): brightness becomes the opacity of a bright material, and colour is dropped. Dark parts recede into
  /// the wallpaper, bright ones stand out.
  static func vibrant(_ pixels: UnsafeMutableBufferPointer<UInt32>, tint: FlatColor?) {
    let material = FlatColor(tint?.red ?? 1, tint?.green ?? 1, tint?.blue ?? 1)
    let table = (0...255).map { premultiplied(material, alpha: Double($0) / 255) }
    for index in pixels.indices where pixels[index] != 0 { pixels[index] = table[Int(min(255, luma(pixels[index])))] }
  }

  /// Reduces luminance (Specification D6): keeps `factor` of the light. Without `keepingAlpha`, for content over a wallpaper, pixels become more
  /// transparent instead of darker.
  static func dim(_ pixels: UnsafeMutableBufferPointer<UInt32>, by factor: Double, keepingAlpha: Bool) {
    let table = (0...255).map { UInt32((Double($0) * factor).rounded()) }
    for index in pixels.indices where pixels[index] != 0 {
      let pixel = pixels[index]
      let alpha = keepingAlpha ? pixel >> 24 : table[Int(pixel >> 24)]
      pixels[index] = alpha << 24 | table[Int(pixel >> 16 & 0xFF)] << 16 | table[Int(pixel >> 8 & 0xFF)] << 8 | table[Int(pixel & 0xFF)]
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
