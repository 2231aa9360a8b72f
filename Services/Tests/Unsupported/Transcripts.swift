// Unsupported: `Transcript`
import FoundationModels

func read(_ session: LanguageModelSession) {
  _ = Transcript.self  // error: cannot find 'Transcript' in scope
}
