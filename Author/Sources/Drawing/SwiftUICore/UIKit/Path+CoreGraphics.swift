import CoreGraphics

extension Path {
  public init(_ path: CGPath) {
    self.init(
      path.steps.map { step in
        switch step {
        case .move(let point): .move(to: point)
        case .line(let point): .line(to: point)
        case .quad(let end, let control): .quadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): .curve(to: end, control1: control1, control2: control2)
        case .close: .closeSubpath
        }
      })
  }
  public init(_ path: CGMutablePath) { self.init(path as CGPath) }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath {
    CGPath(
      steps: elements.map { element in
        switch element {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .quadCurve(let end, let control): .quad(end, control: control)
        case .curve(let end, let control1, let control2): .curve(end, control1: control1, control2: control2)
        case .closeSubpath: .close
        }
      })
  }
}
