/// Stub. Haptic feedback. Extensions cannot play it on Apple's systems either; these types exist for sources that an app shares with its widgets.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public nonisolated override init() { super.init() }
  open func prepare() {}
}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public nonisolated override init() { super.init() }
  public nonisolated init(style: FeedbackStyle) { super.init() }
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  open func impactOccurred() {}
  /// - Parameter intensity: From 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
