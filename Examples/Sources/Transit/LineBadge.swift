import SwiftUI
import WidgetKit

/// A line's name on its colour, as on the front of a tram.
struct LineBadge: View {
  let line: Line
  @ScaledMetric(relativeTo: .footnote) private var width = 28
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    Text(line.rawValue)
      .font(.system(.footnote, design: .rounded).weight(.bold))
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.vertical, 3)
      .frame(width: width)
      // If all colours are flattened to one, white letters on a filled badge would be invisible.
      .background(mode == .fullColor ? line.color : .white.opacity(0.25), in: .rect(cornerRadius: 6))
      .accessibilityLabel(Text("Line \(line.rawValue)"))
  }
}

/// Icon and title in one capsule.
struct PillLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 5) {
      configuration.icon
      configuration.title.font(.caption).lineLimit(1)
    }
    .padding(EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 8))
    .background(.quaternary.opacity(0.6), in: .rect(cornerRadius: 8))
  }
}

extension LabelStyle where Self == PillLabelStyle { static var pill: PillLabelStyle { PillLabelStyle() } }

/// Views side by side in lines, like words in a paragraph.
///
/// Each child gets its ideal width; the layout is as wide as its widest line, and the system mirrors it for right-to-left languages.
struct Flow: Layout {
  var spacing = 6.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for line in lines(of: subviews, in: bounds.width) {
      var x = bounds.minX
      for index in line.children {
        let size = subviews[index].sizeThatFits(.unspecified)
        let place = CGPoint(x: x, y: bounds.minY + line.top + line.height / 2)
        subviews[index].place(at: place, anchor: .leading, proposal: ProposedViewSize(width: min(size.width, bounds.width), height: size.height))
        x += size.width + spacing
      }
    }
  }

  private struct Row {
    var children: [Int] = []
    var width = 0.0
    var top = 0.0
    var height = 0.0
  }

  private func lines(of subviews: Subviews, in width: Double) -> [Row] {
    var rows = [Row()]
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      var row = rows.removeLast()
      if !row.children.isEmpty, row.width + spacing + size.width > width {
        rows.append(row)
        row = Row(top: row.top + row.height + spacing)
      }
      row.width += (row.children.isEmpty ? 0 : spacing) + size.width
      row.height = max(row.height, size.height)
      row.children.append(index)
      rows.append(row)
    }
    return rows
  }
}
