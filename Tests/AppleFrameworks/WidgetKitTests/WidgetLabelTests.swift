import SwiftUI
import Testing
import WidgetKit
import WireSchema

/// Widget labels.
@Suite
@MainActor
struct WidgetLabelTests {
  private func label<V: View>(_ view: V) -> DisplayNode? {
    var environment = EnvironmentValues()
    environment.core.family = .accessoryCorner
    environment.core.displaySize = CGSize(width: 40, height: 40)
    let list = ViewRenderer.displayList(
      of: view, environment: environment, session: RenderSession(text: .current, images: ImageStore(), bundle: .main))
    return list.hasLabel ? list.label : nil
  }

  @Test func `text, gauges and images are placed beside the widget in their ideal size; an empty label counts as none`() throws {
    let words = try #require(label(Color.red.widgetLabel("21°")))
    #expect(words.frame.width > 10 && words.frame.height > 10)
    #expect(label(Color.red.widgetLabel { Image(systemName: "star") }) != nil)
    #expect(label(Color.red.widgetLabel { Gauge(value: 0.5) { EmptyView() } }) != nil)
    #expect(label(Color.red.widgetLabel("")) == nil)
    #expect(label(Color.red.widgetLabel { HStack { Text(verbatim: "") } }) == nil)
    #expect(label(Color.red.widgetLabel { EmptyView() }) == nil)
    #expect(label(Color.red) == nil)
  }
}
