import SwiftUI
import WidgetKit

/// Ticks what is to be done next.
struct NextTaskControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "NextTask", provider: Provider()) { item in
      ControlWidgetToggle(item.title, isOn: item.isDone, action: SetDone(item)) { isOn in
        Label(isOn ? "Done" : "To do", systemImage: isOn ? "checkmark.circle.fill" : "circle")
      }
      .tint(.blue)
    }
    .displayName("Next Task")
    .description("Ticks what is to be done next.")
  }

  struct Provider: ControlValueProvider {
    let previewValue = TaskStore.first[0].items[0]

    /// The first item that is open; of a list without one, the last.
    func currentValue() async throws -> Item {
      let items = TaskStore().lists.flatMap(\.items)
      return items.first { !$0.isDone } ?? items.last ?? previewValue
    }
  }
}
