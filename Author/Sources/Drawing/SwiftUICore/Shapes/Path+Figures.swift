import AlmanacWireSchema

extension Path.Figure {
  /// The steps that draw the figure, clockwise on the screen. An ellipse starts at three o'clock, as in Core Graphics, so a trimmed circle starts
  /// there too.
  var elements: [Path.Element] { Path(PathData(value)).elements }

  /// The figure as the archive stores it.
  var value: ShapeValue {
    var value = ShapeValue()
    switch self {
    case .rect(let rect): value.rect = RectValue(rect.standardized)
    case .ellipse(let rect): value.ellipse = RectValue(rect.standardized)
    case .roundedRect(let rect, let radii, let continuous):
      value.roundedRect.rect = RectValue(rect.standardized)
      value.roundedRect.radii =
        radii.isUniform
        ? [Double(radii.topLeading)] : [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map(Double.init)
      value.roundedRect.continuous = continuous
    }
    return value
  }

  var bounds: CGRect {
    switch self {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect.standardized
    }
  }

  func offsetBy(dx: CGFloat, dy: CGFloat) -> Path.Figure {
    switch self {
    case .rect(let rect): .rect(rect.offsetBy(dx: dx, dy: dy))
    case .ellipse(let rect): .ellipse(rect.offsetBy(dx: dx, dy: dy))
    case .roundedRect(let rect, let radii, let continuous): .roundedRect(rect.offsetBy(dx: dx, dy: dy), radii, continuous: continuous)
    }
  }
}

extension Path {
  /// The path as the archive stores it.
  package var value: ShapeValue {
    if let figure { return figure.value }
    var value = ShapeValue()
    value.path = PathData(elements)
    return value
  }

  package init(_ data: PathData) {
    var elements: [Element] = []
    elements.reserveCapacity(data.verbs.count)
    data.forEach { verb, numbers in
      func point(_ index: Int) -> CGPoint { CGPoint(x: CGFloat(numbers[2 * index]), y: CGFloat(numbers[2 * index + 1])) }
      switch verb {
      case .move: elements.append(.move(to: point(0)))
      case .line: elements.append(.line(to: point(0)))
      case .quad: elements.append(.quadCurve(to: point(1), control: point(0)))
      case .cubic: elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
      case .close: elements.append(.closeSubpath)
      case .unspecified, .UNRECOGNIZED: break
      }
    }
    self.init(elements)
  }
}

extension PathData {
  package init(_ elements: [Path.Element]) {
    self.init()
    verbs.reserveCapacity(elements.count)
    coordinates.reserveCapacity(elements.count * 4)
    for element in elements {
      switch element {
      case .move(let to): add(.move, to)
      case .line(let to): add(.line, to)
      case .quadCurve(let to, let control): add(.quad, control, to)
      case .curve(let to, let control1, let control2): add(.cubic, control1, control2, to)
      case .closeSubpath: add(.close)
      }
    }
  }

  private mutating func add(_ verb: PathVerb, _ points: CGPoint...) {
    verbs.append(verb)
    for point in points { coordinates += [Float(point.x), Float(point.y)] }
  }
}
