/// The memory layout of a pixel.
struct PixelLayout {
  let bytes: Int
  /// Byte offsets of the components; nil if there is no alpha.
  let red, green, blue: Int
  let alpha: Int?
  let isPremultiplied: Bool

  init?(_ info: CGBitmapInfo, bitsPerPixel: Int, model: CGColorSpaceModel) {
    switch (model, bitsPerPixel) {
    case (.monochrome, 8): (bytes, red, green, blue, alpha, isPremultiplied) = (1, 0, 0, 0, nil, false)
    case (.rgb, 24): (bytes, red, green, blue, alpha, isPremultiplied) = (3, 0, 1, 2, nil, false)
    case (.rgb, 32):
      let leads = [.premultipliedFirst, .first, .noneSkipFirst].contains(info.alpha)
      let hasAlpha = [.premultipliedFirst, .first, .premultipliedLast, .last].contains(info.alpha)
      let order = leads ? (1, 2, 3, 0) : (0, 1, 2, 3)
      let swaps = info.contains(.byteOrder32Little)
      func place(_ index: Int) -> Int { swaps ? 3 - index : index }
      bytes = 4
      (red, green, blue) = (place(order.0), place(order.1), place(order.2))
      alpha = hasAlpha ? place(order.3) : nil
      isPremultiplied = [.premultipliedFirst, .premultipliedLast].contains(info.alpha)
    default: return nil
    }
  }

  /// Converts the pixel to Cairo's format: premultiplied ARGB in one word.
  func pixel(_ source: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    func part(_ index: Int) -> UInt32 { UInt32(source[offset + index]) }
    let opacity = alpha.map(part) ?? 255
    func color(_ index: Int) -> UInt32 { isPremultiplied ? min(part(index), opacity) : (part(index) * opacity + 127) / 255 }
    return opacity << 24 | color(red) << 16 | color(green) << 8 | color(blue)
  }

  /// Writes a pixel in Cairo's format. A byte without a component is set to 255, as if it were an opaque alpha.
  func write(_ pixel: UInt32, to target: UnsafeMutableRawBufferPointer, at offset: Int) {
    for index in 0..<bytes { target[offset + index] = 255 }
    if let alpha { target[offset + alpha] = UInt8(truncatingIfNeeded: pixel >> 24) }
    target[offset + red] = UInt8(truncatingIfNeeded: pixel >> 16)
    target[offset + green] = UInt8(truncatingIfNeeded: pixel >> 8)
    target[offset + blue] = UInt8(truncatingIfNeeded: pixel)
  }

  /// True if this is the layout of Cairo's pixels in memory.
  var isCairo: Bool { (bytes, red, green, blue, alpha) == (4, 2, 1, 0, 3) && isPremultiplied }
}
