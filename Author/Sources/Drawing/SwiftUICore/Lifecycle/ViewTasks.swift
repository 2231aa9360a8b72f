import Synchronization

/// The tasks that views have started. Tasks that are still running are cancelled when this object is deallocated.
package final class ViewTasks: Sendable {
  private let tasks = Mutex<[Task<Void, Never>]>([])

  package init() {}
  deinit { tasks.withLock { for task in $0 { task.cancel() } } }

  package var isEmpty: Bool { tasks.withLock(\.isEmpty) }

  func start(_ name: String?, _ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    let task = Task(name: name, priority: priority) { await action() }
    tasks.withLock { $0.append(task) }
    return task
  }
}
