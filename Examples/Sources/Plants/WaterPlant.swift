import AppIntents
import Foundation
import PlantsModel

/// Notes that a plant was watered.
struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water a Plant"

  @Parameter(title: "Plant") var plant: String

  init() {}
  init(_ plant: Plant) { self.plant = plant.id?.uuidString ?? "" }

  func perform() async throws -> some IntentResult {
    if let identifier = UUID(uuidString: plant) { try PlantsEditor(PlantsStore.shared).water(identifier, at: .now) }
    return .result()
  }
}
