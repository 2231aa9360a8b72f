import CoreGraphics
import Foundation
import SwiftUI
import Testing

/// Core Graphics contexts.
@Suite struct CGContextTests {
  /// Draws with UIKit's renderer at one pixel per point.
  private func picture(_ width: CGFloat, _ height: CGFloat, _ draw: (CGContext) -> Void) -> Pixels {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    return Pixels(UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { draw($0.cgContext) })
  }

  /// Pixels as red, green, blue and alpha, premultiplied.
  private struct Pixels {
    let image: CGImage?
    private let data: Data
    init(_ image: UIImage) {
      self.image = image.cgImage
      data = image.cgImage?.dataProvider?.data as Data? ?? Data()
    }
    subscript(x: Int, y: Int) -> [Int] {
      guard let image, x < image.width, y < image.height else { return [] }
      let start = y * image.bytesPerRow + x * 4
      return [data[start + 2], data[start + 1], data[start], data[start + 3]].map(Int.init)
    }
    /// The bounding box of pixels with more than half alpha.
    var ink: CGRect {
      guard let image else { return .null }
      var box = CGRect.null
      for y in 0..<image.height {
        for x in 0..<image.width where self[x, y][3] > 127 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
      }
      return box
    }
  }

  @Test func `a stencil leaves the image where it is dark, and a grey image where it is light`() throws {
    let red = picture(2, 1) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let provider = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
    let stencil = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil, shouldInterpolate: false))
    #expect(stencil.isMask && red.image?.isMask == false)
    let masked = Pixels(UIImage(cgImage: try #require(red.image?.masking(stencil))))
    #expect(masked[0, 0] == [255, 0, 0, 255] && masked[1, 0] == [0, 0, 0, 0])
    let grey = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [],
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    let lit = Pixels(UIImage(cgImage: try #require(red.image?.masking(grey))))
    #expect(lit[0, 0] == [0, 0, 0, 0] && lit[1, 0] == [255, 0, 0, 255])
    let short = CGImage(
      maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3, provider: provider, decode: nil, shouldInterpolate: false)
    #expect(short == nil)
  }

  @Test func `a clip that is reset hides nothing, until the state before comes back`() {
    let drawn = picture(4, 1) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.saveGState()
      context.resetClip()
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    #expect(drawn.ink == CGRect(x: 2, y: 0, width: 1, height: 1))
  }

  @Test func `an image knows the type of its file`() throws {
    let made = picture(1, 1) { _ in }
    let png = try #require(made.image.map { UIImage(cgImage: $0) }?.pngData())
    #expect(made.image?.utType == nil && UIImage(data: png)?.cgImage?.utType as String? == "public.png")
  }

  @Test func `values hold UIKit's geometry`() {
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).rectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.height == 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets && NSValue(uiEdgeInsets: insets).cgAffineTransformValue == .identity)
    #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue.dy == 6)
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 8)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
  }

  @Test func `a context's pixels are in the layout that it was made with, with the drawing of both sides`() throws {
    let big = CGBitmapInfo.byteOrder32Big.rawValue
    let layouts: [(info: UInt32, bytes: [UInt8])] = [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 0, 51, 255]), (CGImageAlphaInfo.premultipliedFirst.rawValue | big, [255, 255, 0, 51]),
      (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 0, 51, 255]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [51, 0, 255, 255]),
    ]
    for (info, bytes) in layouts {
      let context = try #require(
        CGContext(data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 12, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
      context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0.2, alpha: 1))
      // The origin is at the bottom left, and the first row in memory is the top one.
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      let pixels = try #require(context.data)
      func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<4).map { pixels.load(fromByteOffset: y * context.bytesPerRow + x * 4 + $0, as: UInt8.self) } }
      #expect(context.bytesPerRow == 12 && pixel(1, 0) == bytes && pixel(1, 1) != bytes && pixel(0, 0) == pixel(2, 1), "\(info)")
      // What an author writes is in the image, beside what is drawn later.
      for index in 0..<4 { pixels.storeBytes(of: bytes[index], toByteOffset: context.bytesPerRow + index, as: UInt8.self) }
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      let image = Pixels(UIImage(cgImage: try #require(context.makeImage())))
      for (x, y) in [(1, 0), (0, 1), (2, 1)] { #expect(image[x, y] == [255, 0, 51, 255], "\(info), \(x), \(y)") }
      #expect(image[0, 0] == [0, 0, 0, 0], "\(info)")
      let again = try #require(context.data)
      #expect((0..<4).map { again.load(fromByteOffset: 12 + 8 + $0, as: UInt8.self) } == bytes, "\(info)")
    }
    #expect(
      CGContext(data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: 0)?.data
        == nil)
    let (wide, space) = (CGImageAlphaInfo.premultipliedLast.rawValue, CGColorSpaceCreateDeviceRGB())
    let padded = CGContext(data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 64, space: space, bitmapInfo: wide)
    #expect(padded?.bytesPerRow == 64 && padded?.data != nil)
    let automatic = CGContext(data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: wide)
    #expect(automatic?.bytesPerRow == 8)
  }

  @Test func `a shadow is blurred, ignores the transform for its offset, and is clipped`() {
    let sharp = picture(60, 60) { context in
      context.rotate(by: .pi / 2)
      context.translateBy(x: 0, y: -60)
      context.setShadow(offset: CGSize(width: 20, height: 10), blur: 0, color: UIColor.red.cgColor)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 10, y: 40, width: 10, height: 10))
    }
    // After the quarter turn the square is at (10, 10), and its shadow 20 to the right of it and 10 below.
    #expect(sharp[15, 15] == [0, 0, 255, 255] && sharp[35, 25] == [255, 0, 0, 255] && sharp[31, 21] == [255, 0, 0, 255])
    #expect(sharp[29, 25][3] == 0)

    let soft = picture(60, 60) { context in
      context.setShadow(offset: .zero, blur: 8, color: UIColor.black.cgColor)
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
    }
    // The standard deviation is 4 points: alpha is 1/2 at the edge, about 1/6 one deviation away, and 0 far away.
    #expect(soft[30, 30] == [255, 255, 255, 255])
    let (edge, out) = (soft[19, 30][3], soft[15, 30][3])
    #expect((95...140).contains(edge) && (25...60).contains(out) && soft[4, 30][3] < 4)

    let cut = picture(60, 60) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 20))
      context.setShadow(offset: CGSize(width: 0, height: -20), blur: 0, color: UIColor.red.cgColor)
      context.fill(CGRect(x: 10, y: 30, width: 10, height: 10))
    }
    // The square is outside the clip, its shadow inside.
    #expect(cut[15, 15] == [255, 0, 0, 255] && cut[15, 35][3] == 0)
  }

  @Test func `a transparency layer is composited as one image, with the alpha and shadow from its beginning`() {
    let picture = picture(40, 40) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.endTransparencyLayer()
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 30, y: 0, width: 10, height: 10))
      // Without a layer this does nothing.
      context.endTransparencyLayer()
    }
    #expect(picture[5, 5] == picture[15, 15] && abs(picture[15, 15][3] - 128) <= 1)
    // The alpha from before the layer is restored.
    #expect(abs(picture[35, 5][3] - 128) <= 1)

    let shadowed = self.picture(40, 40) { context in
      context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: UIColor.green.cgColor)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
    }
    // The first square casts no shadow on the second one within the layer.
    #expect(shadowed[2, 5] == [255, 0, 0, 255] && shadowed[12, 5] == [0, 0, 255, 255] && shadowed[25, 5] == [0, 255, 0, 255])
  }

  @Test func `gradients extend beyond their ends only with the options`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1]))
    func linear(_ options: CGGradientDrawingOptions) -> Pixels {
      picture(40, 4) {
        $0.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      }
    }
    let plain = linear([])
    #expect(plain[4, 2][3] == 0 && plain[35, 2][3] == 0 && plain[11, 2][0] > 230 && plain[29, 2][2] > 230)
    #expect(abs(plain[20, 2][0] - plain[20, 2][2]) < 14)
    let whole = linear([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(whole[4, 2] == [255, 0, 0, 255] && whole[35, 2] == [0, 0, 255, 255])
    let round = picture(40, 40) {
      $0.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0, endCenter: CGPoint(x: 20, y: 20), endRadius: 15, options: [])
    }
    #expect(round[20, 20][0] > 240 && round[33, 20][2] > 200 && round[38, 20][3] == 0)
  }

  @Test func `clips intersect, with either fill rule, until the state is restored`() {
    let picture = picture(40, 40) { context in
      context.saveGState()
      context.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      context.clip(using: .evenOdd)
      context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 25))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
      context.fill(CGRect(x: 35, y: 35, width: 5, height: 5))
    }
    #expect(picture[5, 5][0] == 255 && picture[15, 15][3] == 0 && picture[5, 27][3] == 0 && picture[35, 5][3] == 0 && picture[37, 37][3] == 255)
  }

  @Test func `strings are drawn at their position, in their measured size, with their attributes`() {
    let font = UIFont.systemFont(ofSize: 20)
    let size = "HHH".size(withAttributes: [.font: font])
    let drawn = picture(120, 60) { _ in "HHH".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: font, .foregroundColor: UIColor.red]) }
    #expect(abs(drawn.ink.minX - 11) < 3 && drawn.ink.maxX <= 10 + size.width && drawn.ink.minX >= 10)
    #expect(abs(drawn.ink.height - font.capHeight) < 2 && drawn[Int(drawn.ink.minX) + 1, Int(drawn.ink.midY)][0] > 100)

    let text = NSMutableAttributedString(string: "HH", attributes: [.font: font])
    text.append(
      NSAttributedString(
        string: "HH", attributes: [.font: font, .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.blue]))
    let line = picture(120, 60) { _ in text.draw(at: .zero) }
    let under = (0..<Int(text.size().width)).filter { x in (0..<40).contains { line[x, $0][2] > 128 && line[x, $0][0] < 64 } }
    // Only the second half is underlined.
    #expect(abs(CGFloat(under.min() ?? 0) - text.size().width / 2) < 4 && abs(CGFloat(under.max() ?? 0) - text.size().width) < 4)

    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let middle = picture(120, 40) { _ in
      "H".draw(in: CGRect(x: 0, y: 0, width: 120, height: 40), withAttributes: [.font: font, .paragraphStyle: centred])
    }
    #expect(abs(middle.ink.midX - 60) < 1.5)
    let words = "one two three four five six"
    let box = words.boundingRect(
      with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(box.width <= 60 && box.height >= 3 * font.lineHeight - 1)
    #expect(words.boundingRect(with: CGSize(width: 60, height: 1000), attributes: [.font: font], context: nil).height < 2 * font.lineHeight)
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 0, height: 30), UIColor.green)
    let cast = picture(60, 60) { _ in "H".draw(at: .zero, withAttributes: [.font: font, .shadow: shadow]) }
    #expect((0..<60).contains { cast[Int(cast.ink.minX) + 1, $0][1] > 200 })
  }

  // MARK: Paths

  @Test func `set operations combine the areas of paths and approximate curves`() {
    let a = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let b = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    #expect(a.union(b).boundingBox == CGRect(x: 0, y: 0, width: 15, height: 15) && abs(area(a.union(b)) - 175) < 0.001)
    #expect(a.intersection(b).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(abs(area(a.subtracting(b)) - 75) < 0.001 && abs(area(a.symmetricDifference(b)) - 150) < 0.001)
    #expect(a.intersects(b) && !a.intersects(CGPath(rect: CGRect(x: 20, y: 0, width: 1, height: 1), transform: nil)))
    // A hole has the opposite direction, so that the winding rule excludes it.
    let hole = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
    #expect(abs(area(a.subtracting(hole)) - 84) < 0.001)
    // Chords lie inside the circle: the missing area is less than circumference times tolerance.
    let disc = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let lost = .pi * 2500 - area(disc.normalized())
    #expect(lost > -3 && lost < 2 * .pi * 50 * 0.03)
    // The tolerance of small paths is relative to their size.
    let unit = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(abs(area(unit.normalized()) - .pi / 4) < 0.002)
    #expect(a.union(CGPath(rect: .zero, transform: nil)).boundingBox == a.boundingBox)
    let broken = CGMutablePath()
    broken.move(to: CGPoint(x: CGFloat.nan, y: 0))
    broken.addLine(to: CGPoint(x: 1, y: CGFloat.infinity))
    #expect(broken.union(a).isEmpty)
  }

  @Test func `lines are clipped by areas`() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 5))
    let box = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
    #expect(line.lineIntersection(box).boundingBox == CGRect(x: 10, y: 5, width: 10, height: 0))
    let rest = Path(line).lineSubtraction(Path(box))
    #expect(rest.boundingRect.width == 30 && !rest.contains(CGPoint(x: 15, y: 5)))
    // All sides of a closed outline are clipped.
    let frame = CGPath(rect: CGRect(x: 15, y: 2, width: 10, height: 6), transform: nil)
    #expect(frame.lineIntersection(box).boundingBox == CGRect(x: 15, y: 2, width: 5, height: 6))
  }

  /// The area by the shoelace formula; holes count as negative.
  private func area(_ path: CGPath) -> CGFloat {
    var (sum, points): (CGFloat, [CGPoint]) = (0, [])
    func close() {
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { sum += (a.x * b.y - b.x * a.y) / 2 }
      points = []
    }
    for step in Path(path).cgPath.flattened(threshold: 0.001).points {
      if let step { points.append(step) } else { close() }
    }
    close()
    return abs(sum)
  }
}

extension CGPath {
  /// The points of lines; nil between subpaths.
  fileprivate var points: [CGPoint?] {
    var result: [CGPoint?] = []
    Path(self).forEach { element in
      switch element {
      case .move(let point): result += [nil, point]
      case .line(let point): result.append(point)
      case .closeSubpath: result.append(nil)
      default: break
      }
    }
    return result
  }
}
