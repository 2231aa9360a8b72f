import SwiftUI

/// A sector of a pie or donut, as large a share of the circle as its value is of the sum of all. Sectors run clockwise from the top.
public struct SectorMark: PrimitiveMark {
  public typealias _ChartBody = Never
  let mark: Mark

  /// - Parameters:
  ///   - angle: the value, or from where to where the sector runs in the sum.
  ///   - innerRadius: the hole's; none where it is automatic.
  ///   - outerRadius: the largest that the plot has room for where it is automatic.
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
