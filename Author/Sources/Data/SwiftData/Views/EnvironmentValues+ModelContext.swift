public import SwiftUICore

private struct ModelContextKey: EnvironmentKey {
  /// A context without models, whose fetches throw that the container is missing.
  static var defaultValue: ModelContext { ModelContext(.withoutModels) }
}

extension EnvironmentValues {
  /// The context in which views fetch. `modelContainer(_:)` and `modelContext(_:)` set it.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension ModelContainer {
  /// The container of views that have none around them.
  fileprivate static let withoutModels = ModelContainer()
}

extension View {
  /// Sets the context in which the view and its descendants fetch.
  public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

  /// Sets the container whose main context the view and its descendants use.
  public func modelContainer(_ container: ModelContainer) -> some View { environment(\.modelContext, container.mainContext) }

  /// Opens the default store of a model type for the view and its descendants.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Opens the default store of some model types for the view and its descendants. If it cannot be opened, their queries return nothing and report a
  /// diagnostic.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContext(OpenContainers.context(of: modelTypes, inMemory: inMemory, isAutosaveEnabled, onSetup))
  }
}

extension Scene {
  /// Sets the context in which the scene's views fetch.
  public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }

  /// Sets the container whose main context the scene's views use.
  public func modelContainer(_ container: ModelContainer) -> some Scene { environment(\.modelContext, container.mainContext) }

  /// Opens the default store of a model type for the scene's views.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Opens the default store of some model types for the scene's views.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContext(OpenContainers.context(of: modelTypes, inMemory: inMemory, isAutosaveEnabled, onSetup))
  }
}

/// The containers that views name by their model types. Cached, because bodies run repeatedly and a store is opened once.
@MainActor
private enum OpenContainers {
  private struct Key: Hashable {
    let types: [ObjectIdentifier]
    let isInMemory: Bool
  }
  private static var containers: [Key: ModelContainer] = [:]

  static func context(
    of types: [any PersistentModel.Type], inMemory: Bool, _ isAutosaveEnabled: Bool, _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContext {
    let key = Key(types: types.map { ObjectIdentifier($0) }, isInMemory: inMemory)
    do {
      let isNew = containers[key] == nil
      let container = try containers[key] ?? ModelContainer(for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
      containers[key] = container
      let context = container.mainContext
      context.autosaveEnabled = isAutosaveEnabled
      if isNew { onSetup(.success(container)) }
      return context
    } catch {
      onSetup(.failure(error))
      return ModelContext(ModelContainer(failure: SwiftDataError(error, or: .loadIssueModelContainer)))
    }
  }
}
