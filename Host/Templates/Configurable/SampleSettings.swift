import AppIntents
import SwiftUI

/// What a person can choose of each widget.
struct SampleSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Countdown"
  static let description = IntentDescription("Counts the days until a day of your choice.")

  @Parameter(title: "Title", default: "New Year") var title: String
  @Parameter(title: "Day") var day: Date?
  @Parameter(title: "Colour", default: .ocean) var tone: SampleTone
}

enum SampleTone: String, AppEnum {
  case ocean, leaf, sunset

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Colour"
  static let caseDisplayRepresentations: [SampleTone: DisplayRepresentation] = [.ocean: "Ocean", .leaf: "Leaf", .sunset: "Sunset"]

  var color: Color {
    switch self {
    case .ocean: .blue
    case .leaf: .green
    case .sunset: .orange
    }
  }

  var symbol: String {
    switch self {
    case .ocean: "sailboat.fill"
    case .leaf: "leaf.fill"
    case .sunset: "sunset.fill"
    }
  }
}
