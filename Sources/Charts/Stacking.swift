/// Puts bars and areas that share a place on top of each other.
enum Stacking {
  /// The marks with bars and areas given as extents from a base to a value.
  static func stacked(_ marks: [Mark]) -> [Mark] {
    var tops: [Key: (positive: Double, negative: Double)] = [:]
    return marks.map { mark in
      guard mark.kind == .bar || mark.kind == .area else { return mark }
      var mark = mark
      // A bar lies along the axis that measures numbers; with numbers on both it stands.
      if let y = mark.y, y.end == nil, case .number(let value) = y.start, let x = mark.x {
        let (from, to) = extend(Key(kind: mark.kind, place: x.start, isVertical: true), value, &tops)
        mark.y = Mark.Extent(.number(from), .number(to))
      } else if mark.kind == .bar, let x = mark.x, x.end == nil, case .number(let value) = x.start, let y = mark.y {
        let (from, to) = extend(Key(kind: mark.kind, place: y.start, isVertical: false), value, &tops)
        mark.x = Mark.Extent(.number(from), .number(to))
      }
      return mark
    }
  }

  private struct Key: Hashable {
    let kind: Mark.Kind
    let place: _ChartValue
    let isVertical: Bool
  }

  private static func extend(_ key: Key, _ value: Double, _ tops: inout [Key: (positive: Double, negative: Double)]) -> (Double, Double) {
    var top = tops[key] ?? (0, 0)
    let from = value >= 0 ? top.positive : top.negative
    let to = from + value
    if value >= 0 { top.positive = to } else { top.negative = to }
    tops[key] = top
    return (from, to)
  }
}
