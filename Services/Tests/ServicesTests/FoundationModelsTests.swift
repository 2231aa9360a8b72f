import AlmanacFoundationCompat
import Foundation
import FoundationModels
import Testing

/// Sessions with a language model, which this machine does not have.
@Suite struct FoundationModelsTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `the language model is unavailable, and its sessions throw`() async {
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible) && !SystemLanguageModel.default.supportsLocale())
    let session = LanguageModelSession(instructions: "Be short.")
    await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "When is high tide?") }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await session.respond {
        "When"; if true { "is high tide?" }
      }
    }
    await #expect(throws: LanguageModelSession.GenerationError.self) { for try await _ in session.streamResponse(to: "When?") {} }
    #expect(isReported("foundationModels.unavailable"))
  }
}
