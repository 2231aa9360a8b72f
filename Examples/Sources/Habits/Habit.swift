import AppIntents
import SwiftUI

/// A daily habit.
enum Habit: String, AppEnum, CaseIterable, Identifiable {
  case walk, read, water, stretch

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
  static let caseDisplayRepresentations: [Habit: DisplayRepresentation] = [
    .walk: "Walk", .read: "Read", .water: "Drink water", .stretch: "Stretch",
  ]

  var id: String { rawValue }

  var name: LocalizedStringKey {
    switch self {
    case .walk: "Walk"
    case .read: "Read"
    case .water: "Drink water"
    case .stretch: "Stretch"
    }
  }

  var symbol: String {
    switch self {
    case .walk: "figure.walk"
    case .read: "book.fill"
    case .water: "drop.fill"
    case .stretch: "figure.cooldown"
    }
  }

  /// From the asset catalog, which has four variants: light and dark, each also with increased contrast.
  var color: Color {
    switch self {
    case .walk: .walk
    case .read: .read
    case .water: .water
    case .stretch: .stretch
    }
  }
}

extension EnvironmentValues {
  /// The colour of the current habit.
  @Entry var habitColor: Color = .walk
}
