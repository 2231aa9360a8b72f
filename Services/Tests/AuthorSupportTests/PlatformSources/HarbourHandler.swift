import Intents

final class HarbourHandler: INExtension, HarbourIntentHandling {
  func providePierOptionsCollection(for intent: HarbourIntent, searchTerm: String?) async throws -> INObjectCollection<Pier> {
    let pier = Pier(identifier: "p1", display: "Pier \(searchTerm ?? "one")")
    pier.depth = 4.5
    pier.displayImage = INImage(systemImageNamed: "ferry")
    pier.ships = ["Ada", "Bea"]
    pier.tide = .default
    pier.neighbour = Pier(identifier: "p2", display: "Pier two")
    return INObjectCollection(sections: [INObjectSection(title: "North", items: [pier])])
  }

  func defaultPier(for intent: HarbourIntent) -> Pier? { Pier(identifier: "p0", display: "Pier nought") }

  // The form from before collections and async.
  func provideNoteOptions(for intent: HarbourIntent, with completion: @escaping ([String]?, (any Error)?) -> Void) {
    completion(["a", "b"], nil)
    completion(nil, nil)
  }

  func resolveTide(for intent: HarbourIntent, with completion: @escaping (TideResolutionResult) -> Void) { completion(.success(with: intent.tide)) }

  func resolveCount(for intent: HarbourIntent) async -> INIntegerResolutionResult { intent.count == 13 ? .unsupported() : .notRequired() }
  func resolveWait(for intent: HarbourIntent) async -> INTimeIntervalResolutionResult {
    intent.wait == nil && intent.count == 7 ? .needsValue() : .notRequired()
  }
  func resolveNote(for intent: HarbourIntent) async -> INStringResolutionResult {
    switch intent.note {
    case "?": .disambiguation(with: ["a", "b"])
    case "loud": .success(with: "LOUD")
    case "soft", "Soft": .confirmationRequired(with: "Soft")
    case "!": .needsValue()
    default: .notRequired()
    }
  }
}
