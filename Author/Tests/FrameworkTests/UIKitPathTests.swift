import AlmanacUIKitDrawing
import SwiftUICore
import Testing

/// Directions of paths.
@Suite struct UIKitPathTests {
  @Test func `a reversed path has its last point first`() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 2, y: 1), control2: CGPoint(x: 3, y: 2))
    path.closeSubpath()
    path.addQuadCurve(to: CGPoint(x: 9, y: 0), control: CGPoint(x: 8, y: 7))
    #expect(
      reversed(path) == [
        "move 9 0", "quad 0 0 by 8 7", "move 4 0", "curve 1 0 by 3 2 and 2 1", "line 0 0", "close",
      ])
  }

  @Test func `a path that is reversed twice is as before`() {
    let figure = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 5)
    let twice = figure.reversing().reversing()
    #expect(twice.bounds == figure.bounds && words(Path(twice.cgPath)).count == words(Path(figure.cgPath)).count)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  private func reversed(_ path: Path) -> [String] { words(Path(UIBezierPath(cgPath: path.cgPath).reversing().cgPath)) }

  private func words(_ path: Path) -> [String] {
    func text(_ point: CGPoint) -> String { "\(Int(point.x)) \(Int(point.y))" }
    var words: [String] = []
    path.forEach { element in
      switch element {
      case .move(let to): words.append("move \(text(to))")
      case .line(let to): words.append("line \(text(to))")
      case .quadCurve(let to, let control): words.append("quad \(text(to)) by \(text(control))")
      case .curve(let to, let control1, let control2): words.append("curve \(text(to)) by \(text(control1)) and \(text(control2))")
      case .closeSubpath: words.append("close")
      }
    }
    return words
  }
}
