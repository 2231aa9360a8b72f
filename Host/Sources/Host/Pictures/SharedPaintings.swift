import Foundation
import Synchronization

/// The paintings that run: equal requests of one widget share one painting, and a painting that no request waits for is cancelled.
final class SharedPaintings: Sendable {
  struct Key: Hashable, Sendable {
    /// The widget's id, or the kind's in the gallery.
    let widget: String
    let picture: PictureKey
  }
  private struct Painting {
    let id: UInt64
    let task: Task<RenderedImage, any Error>
    /// The instant for which it is painted.
    let date: Date
    var waiters: Int
  }
  private struct State {
    var paintings: [Key: Painting] = [:]
    var lastID: UInt64 = 0
  }
  private let state = Mutex(State())

  /// Returns the picture of the running painting for `key`, or of a new one by `paint`.
  ///
  /// The picture may be for an earlier instant than `date`; the caller checks that it is still valid.
  func picture(_ key: Key, at date: Date, _ paint: @escaping @Sendable () async throws -> RenderedImage) async throws -> RenderedImage {
    let (id, task) = state.withLock { state in
      if let running = state.paintings[key], running.date <= date {
        state.paintings[key]?.waiters += 1
        return (running.id, running.task)
      }
      state.lastID += 1
      let task = Task { try await paint() }
      state.paintings[key] = Painting(id: state.lastID, task: task, date: date, waiters: 1)
      return (state.lastID, task)
    }
    return try await withTaskCancellationHandler {
      defer { forget(key, id) }
      return try await task.value
    } onCancel: {
      leave(key, id)
    }
  }

  /// Cancels the paintings of a widget that was removed.
  func cancel(widget: String) {
    let tasks = state.withLock { state in
      let found = state.paintings.filter { $0.key.widget == widget }
      for key in found.keys { state.paintings[key] = nil }
      return found.values.map(\.task)
    }
    for task in tasks { task.cancel() }
  }

  /// How many requests wait for pictures of a widget.
  func waiters(widget: String) -> Int { state.withLock { $0.paintings.filter { $0.key.widget == widget }.values.reduce(0) { $0 + $1.waiters } } }

  private func leave(_ key: Key, _ id: UInt64) {
    let task = state.withLock { state -> Task<RenderedImage, any Error>? in
      guard var painting = state.paintings[key], painting.id == id else { return nil }
      painting.waiters -= 1
      state.paintings[key] = painting.waiters > 0 ? painting : nil
      return painting.waiters > 0 ? nil : painting.task
    }
    task?.cancel()
  }

  private func forget(_ key: Key, _ id: UInt64) {
    state.withLock { if $0.paintings[key]?.id == id { $0.paintings[key] = nil } }
  }
}
