import SwiftUICore

/// A shape that can be drawn at a point of a chart.
nonisolated public protocol ChartSymbolShape: Shape {
  /// The part of a unit square that appears as large as a square of one square point. Symbols are scaled by it.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// Returns the symbol of `area` square points around `center`.
  func path(at center: CGPoint, area: CGFloat) -> Path {
    let side = sqrt(max(0, area))
    let unit = perceptualUnitRect
    guard side > 0, unit.width > 0, unit.height > 0 else { return Path() }
    return path(at: center, size: CGSize(width: side * unit.width, height: side * unit.height))
  }
  func path(at center: CGPoint, size: CGSize) -> Path {
    path(in: CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height))
  }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// Draws the symbol as a border of `lineWidth` points inside its outline.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { BorderedSymbol(shape: self, lineWidth: lineWidth) }
}
/// The border of a symbol.
nonisolated struct BorderedSymbol<Base: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
  let shape: Base
  let lineWidth: CGFloat
  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  func path(in rect: CGRect) -> Path {
    shape.inset(by: lineWidth / 2).path(in: rect).strokedPath(StrokeStyle(lineWidth: lineWidth))
  }
}

/// A type-erased symbol shape.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let base: any ChartSymbolShape
  nonisolated public init<S: ChartSymbolShape>(_ shape: S) { base = (shape as? AnyChartSymbolShape)?.base ?? shape }
  nonisolated public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// The built-in symbols.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let kind: Kind
  var lineWidth: CGFloat?
  private init(_ kind: Kind) { self.kind = kind }

  public static let circle = BasicChartSymbolShape(.circle)
  public static let square = BasicChartSymbolShape(.square)
  public static let triangle = BasicChartSymbolShape(.triangle)
  public static let diamond = BasicChartSymbolShape(.diamond)
  public static let pentagon = BasicChartSymbolShape(.pentagon)
  public static let plus = BasicChartSymbolShape(.plus)
  public static let cross = BasicChartSymbolShape(.cross)
  public static let asterisk = BasicChartSymbolShape(.asterisk)

  /// The symbols that are assigned to groups in turn. A chart of eight series on iOS 18.3 begins anew after the fifth (Stack Overflow, question 79405781);
  /// the other three are an author's choice.
  static let sequence: [BasicChartSymbolShape] = [circle, square, triangle, diamond, pentagon]

  /// Draws the symbol as a border of `lineWidth` points inside its outline.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var result = self
    result.lineWidth = lineWidth
    return result
  }

  nonisolated public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch kind {
      case .circle: 2 / sqrt(.pi)
      case .square: 1
      case .triangle: 2 / sqrt(sqrt(3))
      case .diamond: sqrt(2)
      case .pentagon: 1.3
      case .plus, .cross, .asterisk: 1.3
      }
    return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    guard let lineWidth else { return outline(in: rect) }
    switch kind {
    case .plus, .cross, .asterisk: return outline(in: rect)
    default:
      let inset = rect.insetBy(dx: min(lineWidth, rect.width) / 2, dy: min(lineWidth, rect.height) / 2)
      return outline(in: inset).strokedPath(StrokeStyle(lineWidth: lineWidth))
    }
  }

  nonisolated private func outline(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle:
      // Equilateral, with its centroid in the middle of the rectangle.
      let height = rect.width * sqrt(3) / 2
      let top = rect.midY - height * 2 / 3
      return polygon([CGPoint(x: rect.midX, y: top), CGPoint(x: rect.maxX, y: top + height), CGPoint(x: rect.minX, y: top + height)])
    case .diamond:
      return polygon([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.midY),
      ])
    case .pentagon: return polygon((0..<5).map { point(in: rect, turn: CGFloat($0) / 5) })
    case .plus: return strokes([0, 0.25], in: rect)
    case .cross: return strokes([0.125, 0.375], in: rect)
    case .asterisk: return strokes([0, 1 / 6, 1 / 3], in: rect)
    }
  }

  /// Returns the point on the rectangle's inscribed ellipse at a fraction of a turn, clockwise from the top.
  nonisolated private func point(in rect: CGRect, turn: CGFloat) -> CGPoint {
    CGPoint(x: rect.midX + rect.width / 2 * sin(turn * 2 * .pi), y: rect.midY - rect.height / 2 * cos(turn * 2 * .pi))
  }
  nonisolated private func polygon(_ points: [CGPoint]) -> Path {
    Path {
      $0.addLines(points)
      $0.closeSubpath()
    }
  }
  /// Returns lines through the middle, an eighth of the symbol wide unless it is stroked.
  nonisolated private func strokes(_ turns: [CGFloat], in rect: CGRect) -> Path {
    let lines = Path { path in
      for turn in turns {
        path.move(to: point(in: rect, turn: turn))
        path.addLine(to: point(in: rect, turn: turn + 0.5))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: lineWidth ?? rect.width / 5))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape.circle }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape.square }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape.triangle }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape.diamond }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape.pentagon }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape.plus }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape.cross }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape.asterisk }
}
