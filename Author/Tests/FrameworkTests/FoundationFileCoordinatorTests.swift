import AlmanacFoundationCompat
import Foundation
import Testing

/// Accesses through a coordinator.
@Suite struct FoundationFileCoordinatorTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("coordinated-\(UUID().uuidString).txt")

  @Test func `accessors are called at once, with the file itself`() throws {
    let coordinator = NSFileCoordinator()
    var error: NSError?
    coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) { try? Data("tide".utf8).write(to: $0) }
    var text = ""
    coordinator.coordinate(readingItemAt: file, error: &error) { text = (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
    #expect(text == "tide" && error == nil)
    try FileManager.default.removeItem(at: file)
  }

  @Test func `an upload and an access after a cancellation give errors`() {
    let coordinator = NSFileCoordinator(filePresenter: nil)
    var error: NSError?
    var calls = 0
    coordinator.coordinate(readingItemAt: file, options: .forUploading, error: &error) { _ in calls += 1 }
    #expect(error?.code == CocoaError.featureUnsupported.rawValue && calls == 0)
    coordinator.cancel()
    coordinator.coordinate(writingItemAt: file, options: [], error: &error) { _ in calls += 1 }
    #expect(error?.code == CocoaError.userCancelled.rawValue && calls == 0)
  }

  @Test func `accesses of a coordinator are allowed at once`() async {
    let intent = NSFileAccessIntent.writingIntent(with: URL(fileURLWithPath: "/tmp/a"), options: .forDeleting)
    let error = await withCheckedContinuation { done in
      NSFileCoordinator().coordinate(with: [intent], queue: OperationQueue()) { done.resume(returning: $0) }
    }
    #expect(error == nil && intent.url.path == "/tmp/a")
    let upload = NSFileAccessIntent.readingIntent(with: intent.url, options: .forUploading)
    let refusal = await withCheckedContinuation { done in
      NSFileCoordinator().coordinate(with: [upload], queue: OperationQueue()) { done.resume(returning: $0) }
    }
    #expect((refusal as? CocoaError)?.code == .featureUnsupported)
  }
}
