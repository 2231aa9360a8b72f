import SwiftUI

/// A view of data as marks on two axes.
///
/// It takes all the space it is offered. Axes stand below and at the trailing side; a legend below where marks are coloured by a value.
public struct Chart<Content: ChartContent>: PrimitiveView {
  private let content: @MainActor () -> Content

  public init(@ChartContentBuilder content: @escaping () -> Content) { self.content = content }

  public init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
  where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = { ForEach(data, content: content) }
  }
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = { ForEach(data, id: id, content: content) }
  }

  public func _resolve(into nodes: inout _NodeList) {
    var collected = _ChartMarks()
    content()._collect(into: &collected)
    nodes.append(DrawingNode(ChartLayout(collected.marks, list: nodes), session: nodes.session))
  }
}

extension ChartLayout {
  /// The colours that groups take in turn; a single series takes the first (the order of the platform's charts).
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The names of the groups in the order in which they appear.
  static func groups(of marks: [Mark], settings: ChartSettings) -> [String] {
    var names = settings.groupStyles.map(\.name)
    for mark in marks {
      if let group = mark.style.group, !names.contains(group) { names.append(group) }
    }
    return names
  }

  static func style(of group: String, among groups: [String], settings: ChartSettings) -> AnyShapeStyle {
    if let own = settings.groupStyles.first(where: { $0.name == group }) { return own.style }
    return AnyShapeStyle(palette[(groups.firstIndex(of: group) ?? 0) % palette.count])
  }
}

/// What tells the colours of the groups.
struct ChartLegend: View {
  let entries: [(name: String, style: AnyShapeStyle)]

  var body: some View {
    HStack(spacing: 12) {
      ForEach(0..<entries.count) { index in
        HStack(spacing: 4) {
          Circle().fill(entries[index].style).frame(width: 8, height: 8)
          Text(verbatim: entries[index].name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }
}
