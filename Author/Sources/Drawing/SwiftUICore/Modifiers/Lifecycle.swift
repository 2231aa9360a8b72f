/// Stub. A modifier that has no effect in a widget and adds a note that reports it.
package struct DiagnosticModifier: PrimitiveModifier {
  let name: String
  let message: String
  /// The source location of the modifier.
  let source: SourceLocation?

  package init(name: String, message: String, source: SourceLocation? = nil) { (self.name, self.message, self.source) = (name, message, source) }

  @MainActor package func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    nodes.session.diagnose(.note, name, message, at: source)
    nodes.session.pass(source)
    content(&nodes)
  }
}

nonisolated extension View {
  /// Returns the view with a note that the modifier `what` has no effect in a widget, because `why`.
  package func noEffect(_ what: String, _ why: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    modifier(DiagnosticModifier(name: "\(what).ignored", message: "\(what) has no effect in a widget: \(why)", source: source))
  }

  private func neverRuns(_ what: String, _ alternative: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    modifier(
      DiagnosticModifier(
        name: "\(what).ignored", message: "\(what) never runs in a widget, which is archived ahead of time; \(alternative)", source: source))
  }

  /// Stub. Never runs: an archived view stays displayed. A note reports it.
  public func onDisappear(perform action: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverRuns("onDisappear", "do the work in the timeline provider", SourceLocation(fileID, line))
  }
  /// Stub. Never runs: the host receives taps, not the view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverRuns("onTapGesture", "use Link, widgetURL or Button(intent:)", SourceLocation(fileID, line))
  }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverRuns("onTapGesture", "use Link, widgetURL or Button(intent:)", SourceLocation(fileID, line)) }
  /// Stub. Never runs: the host receives touches, not the view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverRuns("onLongPressGesture", "use Link, widgetURL or Button(intent:)", SourceLocation(fileID, line)) }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverRuns("onLongPressGesture", "use Link, widgetURL or Button(intent:)", SourceLocation(fileID, line)) }
  /// Stub. Never runs: widgets receive no pointer events.
  public func onHover(perform action: @escaping (Bool) -> Void, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverRuns("onHover", "draw the content so that it is always visible", SourceLocation(fileID, line))
  }
  /// Stub. Never runs: widgets receive no pointer events.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    neverRuns("onContinuousHover", "draw the content so that it is always visible", SourceLocation(fileID, line))
  }
  /// Stub. Never runs: a widget does not advertise activities.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    neverRuns("userActivity", "the containing app is opened with the widget's activity", SourceLocation(fileID, line))
  }

  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverRuns("userActivity", "the containing app is opened with the widget's activity", SourceLocation(fileID, line)) }

  /// Disables the links and buttons inside if `enabled` is false.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(EnvironmentChange { $0.core.isEnabled = $0.core.isEnabled && enabled })
  }
  /// Stub. Has no effect: the host receives touches. A note reports it.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, fileID: StaticString = #fileID, line: UInt = #line) -> some View
  {
    neverRuns("sensoryFeedback", "the host gives its own feedback on touches", SourceLocation(fileID, line))
  }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverRuns("sensoryFeedback", "the host gives its own feedback on touches", SourceLocation(fileID, line)) }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverRuns("sensoryFeedback", "the host gives its own feedback on touches", SourceLocation(fileID, line)) }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverRuns("sensoryFeedback", "the host gives its own feedback on touches", SourceLocation(fileID, line)) }
  /// Sets the help text, which assistive technology reads as the view's hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
  /// Stub. Has no effect: a widget receives no touches that system gestures could compete with.
  public func defersSystemGestures(on edges: Edge.Set, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("defersSystemGestures", "touches go to the host", SourceLocation(fileID, line))
  }
  /// Stub. Has no effect: widgets receive no pointer events.
  public func hoverEffect(_ effect: HoverEffect = .automatic, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("hoverEffect", "widgets receive no pointer events", SourceLocation(fileID, line))
  }
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("hoverEffect", "widgets receive no pointer events", SourceLocation(fileID, line))
  }
  /// Stub. Has no effect: the host does not detect hand gestures.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noEffect("handGestureShortcut", "the host does not detect hand gestures; a tap performs the button", SourceLocation(fileID, line))
  }
  /// Stub. Has no effect: buttons in a widget do not repeat.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("buttonRepeatBehavior", "the host performs a button once for each touch", SourceLocation(fileID, line))
  }
  /// Stub. Has no effect: the host decides a widget's colour scheme. A note reports it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(
      DiagnosticModifier(
        name: "preferredColorScheme.ignored", message: "a widget follows its host's colour scheme; use environment(\\.colorScheme, …)",
        source: SourceLocation(fileID, line)))
  }
}

/// Stub. The position of a pointer. Widgets receive no pointer events.
@frozen public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// Stub. The appearance of a view under a pointer. Widgets receive no pointer events.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// Stub. Says whether a button repeats while it is held. Buttons in a widget do not repeat.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Haptic or audio feedback on a change.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public enum Weight: Sendable { case light, medium, heavy }
  public enum Flexibility: Sendable { case rigid, solid, soft }
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// Stub. A hand gesture of a watch's wearer, such as a double tap of the fingers.
public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}
