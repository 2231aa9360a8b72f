/// Plays what a person feels. No extension can, here as on Apple's systems, where the device stays still while a widget is made: all that these
/// types do is to be there for sources that an app shares with its widgets.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public nonisolated override init() { super.init() }
  /// Would wake the device's motor.
  open func prepare() {}
}

/// A knock.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public nonisolated override init() { super.init() }
  public nonisolated init(style: FeedbackStyle) { super.init() }

  open func impactOccurred() {}
  /// - Parameter intensity: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A tick, as when a selection changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// The pattern of an outcome.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
