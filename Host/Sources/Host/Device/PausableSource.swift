import Foundation
import Glibc

/// Reports on a queue that a descriptor can be read, except while it is paused. Closes the descriptor when it is cancelled.
// Unchecked: the properties change on `queue` only, where the callers run.
final class PausableSource: @unchecked Sendable {
  private let source: any DispatchSourceRead
  private let queue: DispatchQueue
  private var isPaused = false
  private var isCancelled = false

  init(reading descriptor: Int32, on queue: DispatchQueue, onReadable: @escaping @Sendable () -> Void) {
    self.queue = queue
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler(handler: onReadable)
    source.setCancelHandler { Glibc.close(descriptor) }
    source.resume()
  }

  func pause() {
    guard !isPaused, !isCancelled else { return }
    isPaused = true
    source.suspend()
  }

  func pause(for seconds: Double) {
    pause()
    queue.asyncAfter(deadline: .now() + seconds) { [weak self] in self?.resume() }
  }

  func resume() {
    guard isPaused else { return }
    isPaused = false
    source.resume()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    source.cancel()
    // A suspended source neither closes its descriptor nor may be released.
    resume()
    // A suspended source does not call its cancel handler.
    resume()
  }

  deinit { cancel() }
}
