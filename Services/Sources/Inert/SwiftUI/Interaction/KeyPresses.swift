/// Stub. A pressed key. The framework never creates one, because a widget has no keyboard.
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1), `repeat` = Phases(rawValue: 2), up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
  public enum Result: Sendable { case handled, ignored }
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}
public enum MoveCommandDirection: Sendable { case up, down, left, right }
public struct DigitalCrownEvent: Equatable, Sendable {
  public let offset: Double
  public let velocity: Double
}
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

nonisolated extension View {
  private func noKeys(_ what: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    noEffect(what, "it gets no keys and no commands; use a Button with an intent", source)
  }

  /// Stub. Never called: a widget gets no keys. A note reports it.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noKeys("onKeyPress", SourceLocation(fileID, line)) }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { noKeys("onKeyPress", SourceLocation(fileID, line)) }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noKeys("onKeyPress", SourceLocation(fileID, line)) }
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noKeys("onKeyPress", SourceLocation(fileID, line)) }
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { noKeys("onKeyPress", SourceLocation(fileID, line)) }
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noKeys("onModifierKeysChanged", SourceLocation(fileID, line)) }
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noKeys("onCommand", SourceLocation(fileID, line))
  }
  public func onExitCommand(perform action: (() -> Void)?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noKeys("onExitCommand", SourceLocation(fileID, line))
  }
  public func onDeleteCommand(perform action: (() -> Void)?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noKeys("onDeleteCommand", SourceLocation(fileID, line))
  }
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noKeys("onMoveCommand", SourceLocation(fileID, line)) }
  public func onPlayPauseCommand(perform action: (() -> Void)?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noKeys("onPlayPauseCommand", SourceLocation(fileID, line))
  }
  /// Stub. Has no effect: a widget gets no keys, so the alternate is never shown.
  public func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View { self }

  /// Stub. Has no effect: a widget gets no events of the crown. A note reports it.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noKeys("digitalCrownRotation", SourceLocation(fileID, line)) }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where V.Stride: BinaryFloatingPoint { noKeys("digitalCrownRotation", SourceLocation(fileID, line)) }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View where V.Stride: BinaryFloatingPoint { noKeys("digitalCrownRotation", SourceLocation(fileID, line)) }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {},
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noKeys("digitalCrownRotation", SourceLocation(fileID, line)) }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {},
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noKeys("digitalCrownRotation", SourceLocation(fileID, line)) }
  // Stubs. They have no effect: a widget gets no events of the crown.
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
  public func digitalCrownAccessory<Content: View>(@ViewBuilder content: @escaping () -> Content) -> some View { self }
}
