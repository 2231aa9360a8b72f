import AlmanacImageCodecs

extension UIImage {
  /// The mean colour of the image; transparent if the image is empty.
  var meanColor: SRGBComponents {
    let clear = SRGBComponents(red: 0, green: 0, blue: 0, alpha: 0)
    guard let bitmap = cgImage?.bitmap, bitmap.width > 0, bitmap.height > 0 else { return clear }
    // Samples at most 100 rows and columns: patterns are small.
    let (rows, columns) = (min(bitmap.height, 100), min(bitmap.width, 100))
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    bitmap.withPixels { pixels, stride in
      for row in 0..<rows {
        for column in 0..<columns {
          let place = row * bitmap.height / rows * stride + column * bitmap.width / columns * 4
          let pixel = (pixels + place).load(as: UInt32.self)
          red += Double(pixel >> 16 & 255)
          green += Double(pixel >> 8 & 255)
          blue += Double(pixel & 255)
          alpha += Double(pixel >> 24)
        }
      }
    }
    // The values are premultiplied, so transparent pixels add nothing.
    guard alpha > 0 else { return clear }
    return SRGBComponents(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha / Double(rows * columns) / 255)
  }
}
