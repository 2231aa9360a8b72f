import SwiftUI

/// The positions of a route's dots. The line behind the dots is drawn through them.
private struct DotsKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGPoint>] = [:]
  static func reduce(value: inout [Int: Anchor<CGPoint>], nextValue: () -> [Int: Anchor<CGPoint>]) {
    value.merge(nextValue()) { $1 }
  }
}

/// The stops of a line in a row, joined by a line that is filled up to the current position.
struct RouteLine: View {
  let line: Line
  /// The index of the next stop.
  let next: Int

  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      ForEach(Array(line.stops.enumerated()), id: \.offset) { index, stop in
        VStack(spacing: 4) {
          Circle()
            .fill(index < next ? AnyShapeStyle(line.color) : AnyShapeStyle(.background))
            .strokeBorder(line.color, lineWidth: 2.5)
            .frame(width: 12, height: 12)
            .anchorPreference(key: DotsKey.self, value: .center) { [index: $0] }
          Text(stop)
            .font(.caption2.weight(index == next ? .bold : .regular))
            .foregroundStyle(index < next ? .secondary : .primary)
            .multilineTextAlignment(.center)
            .lineLimit(2)
            .minimumScaleFactor(0.8)
        }
        .frame(maxWidth: .infinity)
      }
    }
    // Text on the lock screen and in the Dynamic Island does not grow with the user's text size.
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
    .backgroundPreferenceValue(DotsKey.self) { dots in
      GeometryReader { geometry in
        let points = dots.sorted { $0.key < $1.key }.map { geometry[$0.value] }
        Path { $0.addLines(points) }.stroke(line.color.opacity(0.3), lineWidth: 4)
        Path { $0.addLines(Array(points.prefix(next + 1))) }.stroke(line.color, lineWidth: 4)
      }
    }
  }
}
