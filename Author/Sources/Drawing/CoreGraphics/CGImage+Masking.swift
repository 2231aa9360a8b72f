import AlmanacImageCodecs

extension CGImage {
  /// Creates a mask with 8-bit samples: one for each pixel, or the colours of an image of this module. It paints where samples are dark. Returns nil
  /// for other layouts and for data that is too short.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let bytes = bitsPerPixel / 8
    // Limits the sizes, so that the product of two cannot overflow.
    let bound = 1 << 24
    guard bitsPerComponent == 8, [8, 32].contains(bitsPerPixel), (1...bound).contains(width), (1...bound).contains(height),
      (width * bytes...bound * bytes).contains(bytesPerRow), let data = provider.data as Data?,
      data.count >= bytesPerRow * (height - 1) + width * bytes
    else { return nil }
    // [1, 0] inverts light and dark.
    let isInverted = decode.map { $0[0] > $0[1] } ?? false
    let made = data.withUnsafeBytes { source in
      DecodedImage(width: width, height: height) { pixels, stride in
        for row in 0..<height {
          for column in 0..<width {
            let place = row * bytesPerRow + column * bytes
            func value(_ index: Int) -> Int { Int(source[place + index]) }
            let sample = bytes == 1 ? value(0) : (value(0) + value(1) + value(2)) / 3
            let alpha = UInt32(isInverted ? sample : 255 - sample)
            (pixels + row * stride + column * 4).storeBytes(of: alpha << 24, as: UInt32.self)
          }
        }
        return true
      }
    }
    guard let made else { return nil }
    self.init(made, type: nil, isMask: true)
  }

  /// Returns the image clipped by a mask: a stencil, or a gray image whose brightness becomes opacity. The mask is scaled to the image's size.
  public func masking(_ mask: CGImage) -> CGImage? {
    let (source, shape, isStencil) = (bitmap, mask.bitmap, mask.isMask)
    let masked = DecodedImage(width: source.width, height: source.height) { pixels, stride in
      source.withPixels { colors, colorStride in
        shape.withPixels { samples, sampleStride in
          for row in 0..<source.height {
            let line = samples + row * shape.height / source.height * sampleStride
            for column in 0..<source.width {
              let color = (colors + row * colorStride + column * 4).load(as: UInt32.self)
              let sample = (line + column * shape.width / source.width * 4).load(as: UInt32.self)
              let share = isStencil ? sample >> 24 : Self.lightness(sample)
              (pixels + row * stride + column * 4).storeBytes(of: Self.faded(color, share), as: UInt32.self)
            }
          }
        }
      }
      return true
    }
    return masked.map { CGImage($0) }
  }

  /// Returns the brightness of a premultiplied pixel, from 0 to 255, with the weights of Rec. 709.
  private static func lightness(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    return (red * 54 + green * 183 + blue * 19) >> 8
  }
  private static func faded(_ pixel: UInt32, _ share: UInt32) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 {
      let value: UInt32 = ((pixel >> shift) & 255) * share + 127
      return (value / 255) << shift
    }
    return part(24) | part(16) | part(8) | part(0)
  }

  public func copy() -> CGImage? { self }
  public var shouldInterpolate: Bool { true }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
}
