// Unsupported: `RelevantContext.location(category:)`
import WidgetKit

func contexts() -> [RelevantContext] {
  [
    .date(from: .now, to: .now),
    .location(category: .cafe),  // error: extraneous argument label 'category:'
  ]
}
