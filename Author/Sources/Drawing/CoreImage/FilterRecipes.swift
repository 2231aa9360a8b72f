import Foundation

/// The supported filters by name.
enum FilterRecipes {
  typealias Recipe = @Sendable (CIFilter) -> CIImage?

  static let all: [String: Recipe] = [
    "CIQRCodeGenerator": qrCode,
    "CICode128BarcodeGenerator": code128,
    "CIConstantColorGenerator": { filter in CIImage(color: filter.values[kCIInputColorKey] as? CIColor ?? .white) },
    "CIRandomGenerator": { _ in CIImage(NoiseSource(), extent: .infinite) },
    "CIGaussianBlur": blur,
    "CICrop": { filter in
      guard let area = filter.values["inputRectangle"] as? CGRect else { return filter.image() }
      return filter.image()?.cropped(to: area)
    },
    "CIAffineTransform": { filter in filter.image()?.transformed(by: filter.values[kCIInputTransformKey] as? CGAffineTransform ?? .identity) },
    "CIAffineClamp": { filter in
      filter.image()?.transformed(by: filter.values[kCIInputTransformKey] as? CGAffineTransform ?? .identity).clampedToExtent()
    },
    "CILanczosScaleTransform": { filter in
      let (scale, ratio) = (filter.number(kCIInputScaleKey, 1), filter.number("inputAspectRatio", 1))
      return filter.image()?.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
    },
    "CISourceOverCompositing": { filter in
      guard let image = filter.image() else { return nil }
      return filter.image(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
    },
    "CIColorControls": colorControls,
    "CIColorInvert": { filter in
      filter.image()?.mapped { color in CIPixel(color.w - color.x, color.w - color.y, color.w - color.z, color.w) }
    },
    "CIExposureAdjust": { filter in
      let factor = Float(pow(2, filter.number(kCIInputEVKey, 0)))
      return filter.image()?.mapped { color in CIPixel(color.x * factor, color.y * factor, color.z * factor, color.w) }
    },
    "CIPhotoEffectMono": { filter in filter.image()?.mapped(grey) },
    "CIPhotoEffectNoir": { filter in filter.image()?.mapped(grey) },
    "CIColorMonochrome": monochrome,
    "CISepiaTone": sepia,
    "CIFalseColor": falseColor,
    "CIMaskToAlpha": { filter in
      filter.image()?.mapped { color in
        let light = luminance(color)
        return CIPixel(light, light, light, light)
      }
    },
    "CIColorMatrix": colorMatrix,
    "CIAreaAverage": average,
    "CIPixellate": pixellate,
    "CIBlendWithMask": blendWithMask,
    "CIBlendWithAlphaMask": blendWithAlphaMask,
  ]

  /// Luminance with the weights of Rec. 709.
  static func luminance(_ color: CIPixel) -> Float { 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z }
  @Sendable private static func grey(_ color: CIPixel) -> CIPixel {
    let light = luminance(color)
    return CIPixel(light, light, light, color.w)
  }

  /// One pixel for each module, with a margin of one module.
  @Sendable private static func qrCode(_ filter: CIFilter) -> CIImage? {
    guard let message = filter.values["inputMessage"] as? Data else { return nil }
    let levels: [String: QRCode.Correction] = ["L": .low, "M": .medium, "Q": .quartile, "H": .high]
    guard let level = levels[filter.values["inputCorrectionLevel"] as? String ?? "M"], let code = QRCode([UInt8](message), level) else { return nil }
    return CIImage(QRCodeSource(code: code), extent: CGRect(x: 0, y: 0, width: code.size + 2, height: code.size + 2))
  }
  private struct QRCodeSource: CIImageSource {
    let code: QRCode
    func pixel(_ x: Double, _ y: Double) -> CIPixel {
      let (column, row) = (Int(x.rounded(.down)) - 1, code.size - Int(y.rounded(.down)))
      let isDark = (0..<code.size).contains(column) && (0..<code.size).contains(row) && code[column, row]
      return isDark ? CIPixel(0, 0, 0, 1) : CIPixel(1, 1, 1, 1)
    }
  }

  @Sendable private static func colorControls(_ filter: CIFilter) -> CIImage? {
    let (saturation, brightness) = (Float(filter.number(kCIInputSaturationKey, 1)), Float(filter.number(kCIInputBrightnessKey, 0)))
    let contrast = Float(filter.number(kCIInputContrastKey, 1))
    return filter.image()?.mapped { color in
      let light = luminance(color)
      let saturated = CIPixel(repeating: light) + (color - CIPixel(repeating: light)) * saturation
      let half = color.w / 2
      let changed = (saturated - CIPixel(repeating: half)) * contrast + CIPixel(repeating: half + brightness * color.w)
      return CIPixel(changed.x, changed.y, changed.z, color.w)
    }
  }

  @Sendable private static func monochrome(_ filter: CIFilter) -> CIImage? {
    let tint = filter.values[kCIInputColorKey] as? CIColor ?? CIColor(red: 0.6, green: 0.45, blue: 0.3)
    let intensity = Float(filter.number(kCIInputIntensityKey, 1))
    let (red, green, blue) = (Float(tint.red), Float(tint.green), Float(tint.blue))
    return filter.image()?.mapped { color in
      let light = luminance(color)
      return color + (CIPixel(light * red, light * green, light * blue, color.w) - color) * intensity
    }
  }

  @Sendable private static func sepia(_ filter: CIFilter) -> CIImage? {
    let intensity = Float(filter.number(kCIInputIntensityKey, 1))
    return filter.image()?.mapped { color in
      let toned = CIPixel(
        0.393 * color.x + 0.769 * color.y + 0.189 * color.z, 0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
        0.272 * color.x + 0.534 * color.y + 0.131 * color.z, color.w)
      return color + (toned - color) * intensity
    }
  }

  /// Maps dark to `inputColor0` and light to `inputColor1`.
  @Sendable private static func falseColor(_ filter: CIFilter) -> CIImage? {
    func color(_ key: String, _ usual: CIColor) -> CIPixel { ColorSource(filter.values[key] as? CIColor ?? usual).pixel(0, 0) }
    let (dark, light) = (color("inputColor0", .black), color("inputColor1", .white))
    return filter.image()?.mapped { pixel in
      guard pixel.w > 0 else { return .zero }
      return (dark + (light - dark) * min(1, luminance(pixel) / pixel.w)) * pixel.w
    }
  }

  @Sendable private static func colorMatrix(_ filter: CIFilter) -> CIImage? {
    func row(_ key: String, _ usual: CIPixel) -> CIPixel {
      guard let vector = filter.values[key] as? CIVector else { return usual }
      return CIPixel(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }
    let rows = [
      row("inputRVector", CIPixel(1, 0, 0, 0)), row("inputGVector", CIPixel(0, 1, 0, 0)), row("inputBVector", CIPixel(0, 0, 1, 0)),
      row("inputAVector", CIPixel(0, 0, 0, 1)),
    ]
    let bias = row("inputBiasVector", .zero)
    return filter.image()?.mapped { color in
      // The matrix applies to colours that are not premultiplied.
      let plain = color.w > 0 ? CIPixel(color.x / color.w, color.y / color.w, color.z / color.w, color.w) : color
      let sums = rows.map { ($0 * plain).sum() }
      let alpha = min(max(sums[3] + bias.w, 0), 1)
      return CIPixel((sums[0] + bias.x) * alpha, (sums[1] + bias.y) * alpha, (sums[2] + bias.z) * alpha, alpha)
    }
  }

  /// One pixel with the average of an area. For a large area it averages a million evenly spaced points.
  @Sendable private static func average(_ filter: CIFilter) -> CIImage? {
    guard let image = filter.image() else { return nil }
    let wanted = (filter.values[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? filter.values[kCIInputExtentKey] as? CGRect ?? image.extent
    let area = wanted.integral
    guard !area.isNull, !area.isInfinite, area.width >= 1, area.height >= 1, area.width * area.height < 1e9 else { return nil }
    let step = max(1, (area.width * area.height / 1_000_000).squareRoot().rounded(.up))
    var (sum, count) = (SIMD4<Double>.zero, 0.0)
    for y in stride(from: area.minY + 0.5, to: area.maxY, by: step) {
      for x in stride(from: area.minX + 0.5, to: area.maxX, by: step) {
        sum += SIMD4<Double>(image.color(x, y))
        count += 1
      }
    }
    return CIImage(AverageSource(color: CIPixel(sum / count)), extent: CGRect(x: 0, y: 0, width: 1, height: 1))
  }
  private struct AverageSource: CIImageSource {
    let color: CIPixel
    func pixel(_ x: Double, _ y: Double) -> CIPixel { color }
  }

  @Sendable private static func blur(_ filter: CIFilter) -> CIImage? {
    guard let image = filter.image() else { return nil }
    let radius = filter.number(kCIInputRadiusKey, 10)
    guard radius > 0, radius <= 200 else { return radius > 200 ? nil : image }
    let reach = (radius * 3).rounded(.up)
    let extent = image.extent.isInfinite || image.extent.isNull ? image.extent : image.extent.insetBy(dx: -reach, dy: -reach)
    return CIImage(BlurredSource(image, sigma: radius), extent: extent)
  }
}

extension CIImage {
  /// Applies a function to each colour.
  func mapped(_ change: @escaping @Sendable (CIPixel) -> CIPixel) -> CIImage { CIImage(MappedSource(source: source, change: change), extent: extent) }
}
private struct MappedSource: CIImageSource {
  let source: any CIImageSource
  let change: @Sendable (CIPixel) -> CIPixel
  func pixel(_ x: Double, _ y: Double) -> CIPixel { change(source.pixel(x, y)) }
}

/// A vector of up to four numbers.
public final class CIVector: NSObject, Sendable {
  public let x, y, z, w: CGFloat
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(x: x, y: y, z: z, w: 0) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init(x: x, y: y, z: 0, w: 0) }
  public convenience init(cgRect r: CGRect) { self.init(x: r.minX, y: r.minY, z: r.width, w: r.height) }
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
