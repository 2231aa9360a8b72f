import AlmanacSymbolTemplates
import AlmanacTextEngine
import AlmanacWireSchema

extension UIImage {
  /// Draws the image into the current image context with its top left corner at `point`.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image, scaled to `rect`, into the current image context. Does nothing if there is no context.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let image = cgImage else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    ImageContexts.standUpright(in: rect)
    context.concatenate(imageOrientation.transform(into: rect))
    let sides = imageOrientation.swapsSides ? CGSize(width: rect.height, height: rect.width) : rect.size
    context.draw(tinted(image), in: CGRect(origin: .zero, size: sides), firstRowAtLargestY: false)
  }

  /// Fills the shape of a template or tinted image with its colour. Symbols already have their colour.
  private func tinted(_ image: CGImage) -> CGImage {
    guard let tint, !isSymbolImage, let context = CGContext(size: CGSize(width: image.width, height: image.height), scale: 1, isOpaque: false) else {
      return image
    }
    let all = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    context.draw(image, in: all, firstRowAtLargestY: false)
    context.setBlendMode(.sourceIn)
    context.setFillColor(tint.cgColor)
    context.fill(all)
    return context.makeImage() ?? image
  }
}

extension UIImage.Orientation {
  /// Returns the transform from stored pixels at (0, 0) to the upright image in `rect`.
  func transform(into rect: CGRect) -> CGAffineTransform {
    let (w, h) = (rect.width, rect.height)
    let turned: CGAffineTransform =
      switch self {
      case .up: .identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      }
    return turned.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}

/// The origin of a symbol's drawing.
package struct SymbolSource {
  package let name: String
  /// The template of a catalog's symbol; nil for a system symbol.
  package let template: SymbolTemplate?
  /// The path of the bundle with the catalog.
  package let bundlePath: String?

  func outline(_ configuration: UIImage.SymbolConfiguration) -> SymbolOutline {
    let weight = configuration.strokeWeight.value
    return template.map { TextEngine.current.symbol($0, weight: weight, scale: .medium) } ?? TextEngine.current.symbol(name, weight: weight)
  }
}

/// Draws symbols into bitmaps.
enum SymbolPicture {
  static func image(_ symbol: SymbolSource, _ configuration: UIImage.SymbolConfiguration, color: UIColor, scale: CGFloat) -> CGImage? {
    let outline = symbol.outline(configuration)
    let points = configuration.pointSize
    let size = CGSize(width: outline.width * points, height: outline.height * points)
    guard let context = CGContext(size: size, scale: scale, isOpaque: false) else { return nil }
    context.scaleBy(x: points, y: points)
    context.addPath(CGPath(outline.path))
    context.setFillColor(color.cgColor)
    context.fillPath()
    return context.makeImage()
  }
}

extension CGPath {
  convenience init(_ path: PathData) {
    var steps: [Step] = []
    path.forEach { verb, numbers in
      func point(_ index: Int) -> CGPoint { CGPoint(x: CGFloat(numbers[index]), y: CGFloat(numbers[index + 1])) }
      switch verb {
      case .move: steps.append(.move(point(0)))
      case .line: steps.append(.line(point(0)))
      case .quad: steps.append(.quad(point(2), control: point(0)))
      case .cubic: steps.append(.curve(point(4), control1: point(0), control2: point(2)))
      case .close: steps.append(.close)
      case .unspecified, .UNRECOGNIZED: break
      }
    }
    self.init(steps: steps)
  }
}
