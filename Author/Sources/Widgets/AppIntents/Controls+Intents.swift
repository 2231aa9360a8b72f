extension Button {
  /// A button that performs `intent` in the extension when tapped. A reload follows (Specification A14).
  @MainActor @preconcurrency
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: nil, recorded: RecordedIntent(intent), label: label)
  }
  @MainActor @preconcurrency
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, recorded: RecordedIntent(intent), label: label)
  }
}

extension Button where Label == Text {
  @MainActor @preconcurrency
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(intent: intent) { Text(titleKey) } }
  @MainActor @preconcurrency
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) { self.init(role: role, intent: intent) { Text(titleKey) } }
  @MainActor @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) { self.init(intent: intent) { Text(title) } }
  @MainActor @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) { self.init(role: role, intent: intent) { Text(title) } }
}

extension Button where Label == Text {
  @MainActor @preconcurrency @_disfavoredOverload
  public init<I: AppIntent>(_ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: I) {
    self.init(role: role, intent: intent) { Text(titleResource) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  @MainActor @preconcurrency @_disfavoredOverload
  public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, intent: I, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(role: role, intent: intent) { SwiftUICore.Label(titleResource, systemImage: systemImage, fileID: fileID, line: line) }
  }
  @MainActor @preconcurrency
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(intent: intent) { SwiftUICore.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) }
  }
  @MainActor @preconcurrency
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, intent: intent) { SwiftUICore.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) }
  }
  @MainActor @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(intent: intent) { SwiftUICore.Label(title, systemImage: systemImage, fileID: fileID, line: line) }
  }
  @MainActor @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(
    _ title: S, systemImage: String, role: ButtonRole?, intent: I, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, intent: intent) { SwiftUICore.Label(title, systemImage: systemImage, fileID: fileID, line: line) }
  }
}

extension Toggle {
  /// A toggle that shows `isOn`, and that performs `intent` with the opposite value when tapped.
  @MainActor @preconcurrency
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, recorded: RecordedIntent(intent), label: label)
  }
}

extension Toggle where Label == Text {
  @MainActor @preconcurrency
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) { self.init(isOn: isOn, intent: intent) { Text(titleKey) } }
  @MainActor @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) { self.init(isOn: isOn, intent: intent) { Text(title) } }
}

extension Toggle where Label == Text {
  @MainActor @preconcurrency @_disfavoredOverload
  public init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleResource) }
  }
}

extension RecordedIntent {
  fileprivate init<I: AppIntent>(_ intent: I) {
    let name = IntentTypes.name(of: I.self)
    self.init(
      // The full name of a type that cannot be found contains an address, which would make archives of equal content differ.
      type: name ?? "\(I.self)", parameters: IntentParameters.json(of: intent).data,
      requiresUnlock: I.authenticationPolicy != .alwaysAllowed,
      opensApp: I.openAppWhenRun || I.supportedModes.opensApp,
      fault: name != nil
        ? nil
        : "taps on a control with the intent \(I.self) fail: a process finds no private or local type that is generic or inherits from another intent, "
          + "and no generic type with a private argument; make these types internal")
  }
}

extension AppIntent {
  /// True if Apple's systems perform the intent in the app's process, where it may start, update and end live activities (Specification A5).
  package static var runsInAppProcess: Bool {
    Self.self is any LiveActivityIntent.Type || Self.self is any LiveActivityStartingIntent.Type || Self.self is any AudioPlaybackIntent.Type
      || Self.self is any AudioStartingIntent.Type || Self.self is any AudioRecordingIntent.Type || Self.self is any ForegroundContinuableIntent.Type
      || openAppWhenRun || supportedModes.opensApp || supportedModes == .foreground(.dynamic)
  }
}

extension IntentModes {
  /// True if the intent always brings its app to the foreground. False for an intent that can run in the background, or that decides while it runs.
  fileprivate var opensApp: Bool { contains(.foreground) && !contains(.background) && self != .foreground(.dynamic) }
}
