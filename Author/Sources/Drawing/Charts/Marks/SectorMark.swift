import SwiftUICore

/// A sector of a pie or donut. Its fraction of the circle is its value's fraction of the sum. Sectors run clockwise from the top.
public struct SectorMark: PrimitiveMark {
  public typealias _ChartBody = Never
  let mark: Mark

  /// - Parameters:
  ///   - angle: the value, or the range of the sum that the sector covers.
  ///   - innerRadius: the radius of the hole; automatic = no hole.
  ///   - outerRadius: the radius of the circle; automatic = the largest that fits into the plot.
  ///   - angularInset: half of the gap to the next sector, in points.
  nonisolated public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = Mark(.sector, x: .fixed(nil, nil), y: .fixed(nil, nil))
    if case .unit(let start, let end, _) = angle.extent { mark.angle = .range(start, end) } else { mark.angle = angle.extent }
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset ?? 0
    self.mark = mark
  }
}
