import AppIntents
import ErrandsModel
import Foundation

/// Ticks an errand, or opens it again.
struct CompleteErrand: SetValueIntent {
  static let title: LocalizedStringResource = "Complete an Errand"

  @Parameter(title: "Errand") var errand: String
  @Parameter(title: "Done") var value: Bool

  init() {}
  init(_ errand: Errand) { self.errand = errand.id.uuidString }

  func perform() async throws -> some IntentResult {
    if let identifier = UUID(uuidString: errand) {
      try await ErrandsEditor(modelContainer: ErrandsStore.shared).set(identifier, done: value)
    }
    return .result()
  }
}
