import AlmanacWireSchema
import Synchronization

/// Reads a widget's configuration in a program of the containing app. The caller passes the intent's type.
enum StoredIntent {
  /// The maximum time for finding an intent's entities, in seconds. The caller waits meanwhile.
  static let timeForEntities: TimeInterval = 5

  /// Returns the configuration as an intent; nil if the widget has an intent of another type, or its values do not fit.
  ///
  /// - Parameter name: the type's name in the extension, where its module can be a different one.
  static func read<Intent: AppIntent>(_ type: Intent.Type, named name: String, from configuration: Data) -> Intent? {
    guard !name.isEmpty, name.split(separator: ".").last.map(String.init) == "\(Intent.self)" else { return nil }
    let intent = UncheckedSendable(Intent())
    let read = ReadFlag()
    let done = DispatchSemaphore(value: 0)
    // The declared function is not `async`, but finding entities is.
    Task.detached(priority: .userInitiated) {
      let faults = try? await IntentParameters.configure(intent.value, with: configuration, family: .unspecified)
      read.isComplete.store(faults?.isEmpty == true, ordering: .releasing)
      done.signal()
    }
    guard done.wait(timeout: .now() + timeForEntities) == .success, read.isComplete.load(ordering: .acquiring) else { return nil }
    return intent.value
  }
}

private final class ReadFlag: Sendable { let isComplete = Atomic(false) }
