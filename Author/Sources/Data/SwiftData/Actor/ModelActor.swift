import Foundation

/// An executor that runs its jobs one after the other, with its own context.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// The executor of a model actor: a serial queue.
// Unchecked: the queue runs one job at a time, and only its jobs use the context.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelActor")

  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// An actor that works with models on its own context. The macro `@ModelActor` generates the conformance.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let serial = modelExecutor as? any SerialModelExecutor else { preconditionFailure("the executor of a model actor has to be serial") }
    return serial.asUnownedSerialExecutor()
  }
  public var modelContext: ModelContext { modelExecutor.modelContext }
  /// The model of an identifier; nil if the store does not have it.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    guard let layout = modelContainer.schema.layouts[id.entityName] else { return nil }
    return modelContext.existingModel(of: layout, key: id.key) as? T
  }
}
