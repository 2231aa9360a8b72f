import AlmanacWireSchema
import Foundation

extension CostPass {
  /// Spends what the node's own content costs, without its children.
  mutating func content(of node: DisplayNode, _ place: Place) {
    let box = RectValue(x: 0, y: 0, width: node.frame.width, height: node.frame.height)
    switch node.content {
    case .group, nil: break
    case .path(let path): self.path(path, place)
    case .text(let text):
      for line in text.lines {
        let area = pixels(line.inkBounds, place)
        for run in line.runs {
          self.run(run, area: area, fixed: CostFactors.run, byte: CostFactors.textByte, place)
        }
      }
    case .dynamicText(let text):
      let area = pixels(box, place)
      for run in text.runs {
        self.run(
          run, area: area, fixed: CostFactors.dynamicRun, byte: CostFactors.dynamicByte, place)
      }
    case .image(let image): self.image(image, box, place)
    case .symbol(let symbol):
      operation(place)
      spend(CostFactors.symbol)
      if symbol.hasOutline {
        for layer in symbol.outline.layers {
          operation(place)
          spend(
            Double(layer.path.coordinates.count) * CostFactors.segment + height(of: box, place)
              * CostFactors.edgePixel)
        }
      }
      // A variable value paints twice; at most each part has its own paint.
      for paint in symbol.paints { fill(paint, box, 2 * pixels(box, place), place) }
    case .dynamicProgress(let progress):
      spend(CostFactors.symbol)
      for paint in [progress.track, progress.fill] {
        fill(paint, box, pixels(box.outset(by: progress.lineWidth), place), place)
      }
    }
  }

  private mutating func operation(_ place: Place) { spend(CostFactors.operation + place.clipping) }

  /// The pixels that can be seen of `box`.
  private func pixels(_ box: RectValue, _ place: Place) -> Double {
    let area = place.transform.apply(to: box).intersection(place.visible)
    return area.isEmpty ? 0 : min((area.width + 1) * (area.height + 1), place.mostPixels)
  }

  private func height(of box: RectValue, _ place: Place) -> Double {
    min(place.transform.apply(to: box).intersection(place.visible).height, place.mostRows)
  }

  // MARK: Shapes

  private mutating func path(_ path: PathContent, _ place: Place) {
    if path.hasFill {
      operation(place)
      spend(edges(of: path.shape, place))
      fill(path.fill, path.shape.bounds, pixels(path.shape.bounds, place), place)
    }
    guard path.hasStroke, path.strokeStyle.width > 0 else { return }
    operation(place)
    spend(CostFactors.stroke)
    let style = path.strokeStyle
    let box = path.shape.bounds.outset(by: style.width)
    fill(path.stroke, box, pixels(box, place), place)
    // Each segment becomes an outline with joins, and a round join has the more edges the wider it is.
    let width = min(
      style.width * abs(place.transform.determinant).squareRoot(), max(canvas.width, canvas.height))
    let segments = Double(path.shape.segments)
    spend(
      3 * edges(of: path.shape, place, isFilled: false) + segments
        * (CostFactors.dash + width.squareRoot() * CostFactors.segment + width
          * CostFactors.edgePixel))
    let dashes = style.dash.map { max(0, $0) }
    let period = dashes.reduce(0, +)
    // As the painter does: a pattern too fine to see is left out.
    guard period > 0.02 * Double(dashes.count) else { return }
    let count = path.shape.length / period * Double(dashes.count)
    spend(count * (CostFactors.dash + min(width, 16) * CostFactors.edgePixel))
  }

  /// Returns what the edges of a shape cost: each segment, and each pixel of the height that is seen.
  ///
  /// - Parameter isFilled: whether an open part is closed, as a fill or a clip does it. A stroke has only the lines that are drawn.
  func edges(of shape: ShapeValue, _ place: Place, isFilled: Bool = true) -> Double {
    guard case .path(let path)? = shape.shape else {
      let rows = min(place.transform.apply(to: shape.bounds).height, place.visible.height, place.mostRows)
      return 16 * CostFactors.segment + 2 * rows * CostFactors.edgePixel
    }
    let t = place.transform
    let (top, bottom) = (place.visible.minY, place.visible.maxY)
    var cost = 0.0
    var (startX, startY) = (0.0, 0.0)
    var (lastX, lastY) = (0.0, 0.0)
    func rows(_ from: Double, _ to: Double) -> Double { max(0, min(min(max(from, to), bottom) - max(min(from, to), top), place.mostRows)) }
    func closing() -> Double { CostFactors.segment + rows(lastY, startY) * CostFactors.edgePixel }
    path.forEach { verb, numbers in
      switch verb {
      case .move, .close:
        // A move draws nothing, wherever the last line ended.
        if isFilled || verb == .close { cost += closing() }
        if verb == .move, numbers.count >= 2 {
          let (x, y) = (Double(numbers[0]), Double(numbers[1]))
          (startX, startY) = (t.a * x + t.c * y + t.tx, t.b * x + t.d * y + t.ty)
        }
        (lastX, lastY) = (startX, startY)
      default:
        var (height, length) = (0.0, 0.0)
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
          let (x, y) = (Double(numbers[index]), Double(numbers[index + 1]))
          let (pixelX, pixelY) = (t.a * x + t.c * y + t.tx, t.b * x + t.d * y + t.ty)
          height += rows(lastY, pixelY)
          length += abs(pixelX - lastX) + abs(pixelY - lastY)
          (lastX, lastY) = (pixelX, pixelY)
        }
        // A curve becomes the more lines the longer it is.
        let lines = verb == .quad || verb == .cubic ? min(2 + 2 * length.squareRoot(), 20_000) : 1
        cost += lines * CostFactors.segment + height * CostFactors.edgePixel
      }
    }
    return isFilled ? cost + closing() : cost
  }

  // MARK: Paints

  /// Spends what filling `pixels` of `box` with a paint costs.
  private mutating func fill(_ paint: Paint, _ box: RectValue, _ pixels: Double, _ place: Place) {
    switch paint.paint {
    case .color(let color): spend(Double(color.parts) * CostFactors.color + pixels * CostFactors.fill)
    case .standardGradient(let color): spend(Double(color.parts) * CostFactors.color + pixels * CostFactors.linear)
    case .linearGradient(let gradient):
      spend(pixels * (CostFactors.linear + stops(gradient.stops, gradient.spread)))
    case .radialGradient(let gradient):
      spend(pixels * (CostFactors.radial + stops(gradient.stops, gradient.spread)))
    case .ellipticalGradient(let gradient):
      spend(pixels * (CostFactors.radial + stops(gradient.stops, gradient.spread)))
    case .angularGradient(let gradient):
      _ = stops(gradient.stops, .pad)
      // It is computed for all that is seen of its box.
      spend(CostFactors.angularTable + self.pixels(box.outset(by: 1), place) * CostFactors.angular)
    case .hierarchical(let level) where level.hasBase: fill(level.base, box, pixels, place)
    case .image(let image):
      decode(image.image)
      spend(pixels * CostFactors.scaled)
    case .hierarchical, .material, .background, nil: spend(pixels * CostFactors.fill)
    }
  }

  /// Spends what the stops cost, and returns what they add to each pixel.
  private mutating func stops(_ stops: [GradientStop], _ spread: GradientSpread) -> Double {
    spend(stops.reduce(0) { $0 + Double($1.color.parts) } * CostFactors.color * 8)
    let count = stops.reduce(0) { $0 + ($1.perceptual ? GradientStop.perceptualSteps : 1) }
    return Double(count) * (spread == .pad ? CostFactors.stop : CostFactors.repeatedStop)
  }

  // MARK: Text and images

  private mutating func run(
    _ run: TextRun, area: Double, fixed: Double, byte: Double, _ place: Place
  ) {
    operation(place)
    spend(fixed)
    let size = run.font.size * abs(place.transform.determinant).squareRoot()
    // The whole line is the area of a gradient, and of the group that colour glyphs need.
    fill(run.paint, RectValue(), area, place)
    spend(area * CostFactors.glyph)
    switch run.value {
    case .text(let text):
      spend(
        Double(text.utf8.count)
          * (byte + min(size * size, canvas.width * canvas.height) * CostFactors.glyph))
      spend(Double(text.utf8.reduce(0) { $1 < 0x80 ? $0 : $0 + 1 }) * CostFactors.foreignByte)
    case .date: spend(CostFactors.dynamicRun)
    case .symbol(let symbol):
      spend(CostFactors.symbol)
      for layer in symbol.outline.layers {
        operation(place)
        spend(Double(layer.path.coordinates.count) * CostFactors.segment)
      }
    case .image(let image):
      self.image(
        image.content, RectValue(x: 0, y: 0, width: image.size.width, height: image.size.height),
        place)
    case nil: break
    }
  }

  private mutating func image(_ image: ImageContent, _ box: RectValue, _ place: Place) {
    operation(place)
    let pixels = pixels(box, place)
    guard pixels > 0 else { return }
    let source = decode(image.image)
    // Nine slices at most, each with a clip of its own.
    spend(9 * CostFactors.operation)
    spend(pixels * (image.interpolation == .high ? CostFactors.scaledBest : CostFactors.scaled))
    spend(Double(min(source, Int(min(pixels, 1e12)) * 256)) * CostFactors.scaledSource)
    // A template, and an image in accented mode, is a layer of its own.
    spend(pixels * (CostFactors.group + CostFactors.mask))
    if image.hasPaint { fill(image.paint, box, pixels, place) }
  }

  /// Spends what decoding an image costs, and returns its number of pixels.
  @discardableResult
  private mutating func decode(_ hash: Data) -> Int {
    let pixels = max(0, imagePixels(hash))
    // The painter keeps decoded images up to a limit; beyond it, each use may decode again.
    let isNew = decodedImages.insert(hash).inserted
    if isNew { decodedPixels += pixels }
    if isNew || decodedPixels > 8 << 20 { spend(Double(pixels) * CostFactors.decoded) }
    return pixels
  }
}

extension ColorValue {
  /// How many colours it is mixed from.
  fileprivate var parts: Int {
    guard case .mixed(let mixed)? = color else { return 1 }
    return 1 + mixed.from.parts + mixed.to.parts
  }
}

extension ShapeValue {
  /// The segments of a path; of any other shape, about as many as its corners need.
  fileprivate var segments: Int { if case .path(let path)? = shape { path.verbs.count } else { 8 } }

  /// The length of the outline, or of the lines through its control points, in points.
  fileprivate var length: Double {
    guard case .path(let path)? = shape else { return 2 * (abs(bounds.width) + abs(bounds.height)) }
    var length = 0.0
    var (lastX, lastY) = (0.0, 0.0)
    path.forEach { verb, numbers in
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let (x, y) = (Double(numbers[index]), Double(numbers[index + 1]))
        if verb != .move {
          length += ((x - lastX) * (x - lastX) + (y - lastY) * (y - lastY)).squareRoot()
        }
        (lastX, lastY) = (x, y)
      }
    }
    return length
  }
}
