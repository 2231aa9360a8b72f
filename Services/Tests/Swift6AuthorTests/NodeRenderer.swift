import SwiftUI
import WidgetKit

// A renderer as its author writes it: nonisolated functions create views and modifiers. Swift5AuthorTests has a link to this file.

struct Node: Sendable {
  var text: String?
  var fraction: Double?
  var padding: Double?
  var fills = false
}

enum NodeRenderer {
  static func view(of node: Node) -> AnyView { wrapped(content(of: node), node) }

  @ViewBuilder
  private static func content(of node: Node) -> some View {
    if let fraction = node.fraction {
      let gauge = Gauge(value: fraction) { EmptyView() }.tint(.red)
      if node.fills { gauge.gaugeStyle(.linearCapacity) } else { gauge.gaugeStyle(.accessoryLinearCapacity) }
    } else {
      HStack(spacing: 2) {
        Circle().stroke(.blue, style: StrokeStyle(lineWidth: 2)).frame(width: 10, height: 10)
        Text(node.text ?? "").font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
      .background { RoundedRectangle(cornerRadius: 4).fill(.green) }
      .overlay(alignment: .topLeading) { Label("Mark", systemImage: "circle").labelStyle(.iconOnly) }
    }
  }

  private static func wrapped(_ view: some View, _ node: Node) -> AnyView {
    var erased = AnyView(view)
    if let padding = node.padding { erased = AnyView(erased.padding(CGFloat(padding))) }
    if node.fills { erased = AnyView(erased.frame(maxWidth: .infinity)) }
    return erased
  }

  /// A button whose action and a view whose modifiers take closures.
  static func control(_ count: Int) -> some View {
    Button("Count") {}
      .onAppear {}
      .onChange(of: count) { _, _ in }
      .environment(\.lineLimit, 2)
      .accessibilityLabel("Count")
  }
}

/// A view that another actor creates and the main actor draws.
actor NodeMaker {
  private(set) var made = 0

  func row(_ text: String) -> VStack<Text> {
    made += 1
    return VStack(spacing: 4) { Text(verbatim: text) }
  }
}
