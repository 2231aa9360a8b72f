import Synchronization

extension NSUserActivity {
  /// Returns the configured intent of the widget whose tap opened the app; nil if the configuration is of another type, or if its entities are not
  /// found within five seconds. An entity query that needs the main actor gets no answer, because the caller waits on it.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type = Intent.self) -> Intent? {
    if let intent = configuredIntent as? Intent { return intent }
    guard configuredIntent == nil, let configuration else { return nil }
    let restored = RestoredIntent<Intent>()
    Task.detached(priority: .userInitiated) { await restored.restore(from: configuration) }
    guard let intent = restored.wait(seconds: StoredIntent.timeForEntities) else { return nil }
    configuredIntent = intent
    return intent
  }
}

/// An intent that one thread restores while another one waits.
private final class RestoredIntent<Intent: WidgetConfigurationIntent>: Sendable {
  private let intent = Mutex<Intent?>(nil)
  private let done = DispatchSemaphore(value: 0)

  func restore(from configuration: Data) async {
    let restored = Intent()
    // A configuration with parameters that the type lacks belongs to another type.
    if (try? await IntentParameters.restore(restored, from: configuration)) != nil { intent.withLock { $0 = restored } }
    done.signal()
  }

  func wait(seconds: TimeInterval) -> Intent? { done.wait(timeout: .now() + seconds) == .success ? intent.withLock { $0 } : nil }
}
