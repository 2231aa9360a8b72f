/// Expands `@ModelActor` to an executor, a container, and an initialiser that makes both.
enum ModelActorExpansion {
  enum Problem: Error, CustomStringConvertible {
    case notAnActor(String)
    var description: String {
      switch self {
      case .notAnActor(let name): "@ModelActor needs an actor: write “actor \(name)”"
      }
    }
  }

  static func source(of request: [String: Any]) throws -> String {
    let type = try ModelExpansion.type(request)
    guard request["macroRole"] as? String == "member" else {
      return "extension \(ModelExpansion.declaration(request, "extendedTypeSyntax")?.trimmed ?? type.name): SwiftData.ModelActor {}"
    }
    guard type.keyword == "actor" else { throw Problem.notAnActor(type.name) }
    return """
      public nonisolated let modelExecutor: any SwiftData.ModelExecutor
      public nonisolated let modelContainer: SwiftData.ModelContainer

      public init(modelContainer: SwiftData.ModelContainer) {
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """
  }
}
