import SwiftUICore

/// Stacks bars and areas that share a place, and puts sectors one after another.
enum Stacking {
  /// Returns the marks with bars, areas and sectors as ranges from a base to a value.
  static func stacked(_ marks: [Mark]) -> [Mark] {
    var sums: [Key: Sum] = [:]
    for mark in marks where mark.stacking != .unstacked {
      guard let (axis, value, place) = measured(mark) else { continue }
      sums[key(mark, axis, place), default: Sum()].add(value)
    }
    var tops: [Key: Sum] = [:]
    return marks.map { mark in
      guard let (axis, value, place) = measured(mark) else { return mark }
      var mark = mark
      var range = (0.0, value)
      if mark.stacking != .unstacked {
        let key = key(mark, axis, place)
        range = tops[key, default: Sum()].stack(value)
        let total = sums[key] ?? Sum()
        switch mark.stacking.kind {
        case .standard, .unstacked: break
        case .normalized:
          let size = total.positive - total.negative
          range = size > 0 ? (range.0 / size, range.1 / size) : (0, 0)
        case .center:
          let middle = (total.positive + total.negative) / 2
          range = (range.0 - middle, range.1 - middle)
        }
      }
      let extent = Extent.range(.number(range.0), .number(range.1))
      switch axis {
      case .x: mark.x = extent
      case .y: mark.y = extent
      case .angle: mark.angle = extent
      }
      return mark
    }
  }

  private enum Measured: Hashable { case x, y, angle }

  private struct Key: Hashable {
    let kind: Mark.Kind
    let axis: Measured
    let place: _ChartValue?
    let group: _ChartValue?
  }

  private struct Sum {
    var positive = 0.0
    var negative = 0.0
    mutating func add(_ value: Double) { _ = stack(value) }
    mutating func stack(_ value: Double) -> (Double, Double) {
      if value >= 0 {
        defer { positive += value }
        return (positive, positive + value)
      }
      defer { negative += value }
      return (negative, negative + value)
    }
  }

  private static func key(_ mark: Mark, _ axis: Measured, _ place: _ChartValue?) -> Key {
    Key(kind: mark.kind, axis: axis, place: place, group: mark.style.positionGroup?.value)
  }

  /// Returns the axis along which a mark runs from zero to its number, and its place on the other axis.
  ///
  /// A bar runs along the axis with numbers; with numbers on both axes it is vertical.
  private static func measured(_ mark: Mark) -> (axis: Measured, value: Double, place: _ChartValue?)? {
    func number(_ extent: Extent?) -> Double? {
      guard case .number(let number)? = extent?.single, number.isFinite else { return nil }
      return number
    }
    switch mark.kind {
    case .sector: return number(mark.angle).map { (.angle, max(0, $0), nil) }
    case .bar, .area:
      if let value = number(mark.y), mark.x.place != nil || !mark.x.isValue { return (.y, value, mark.x.place) }
      if let value = number(mark.x), mark.y.place != nil || !mark.y.isValue { return (.x, value, mark.y.place) }
      return nil
    case .line, .point, .rule, .rectangle: return nil
    }
  }
}

extension Extent {
  fileprivate var isValue: Bool { !values.isEmpty }
}
