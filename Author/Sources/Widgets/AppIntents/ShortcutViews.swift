/// A button that opens the app's page in the Shortcuts app, which does not exist on Linux. A widget shows a prohibition sign instead.
nonisolated public struct ShortcutsLink: View {
  private let source: SourceLocation
  public init(fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  public init(action: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line) { self.init(fileID: fileID, line: line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "ShortcutsLink", alternative: "show it in the app", height: 44, source: source)
  }
}
public struct ShortcutsLinkStyle: Sendable, Hashable {
  private let name: String
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  public static let dark = ShortcutsLinkStyle(name: "dark")
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
  public static let light = ShortcutsLinkStyle(name: "light")
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
}

/// A tip with a phrase for Siri, which does not exist on Linux. A widget shows a prohibition sign instead.
nonisolated public struct SiriTipView: View {
  private let isVisible: Binding<Bool>?
  private let source: SourceLocation
  public init<I: AppIntent>(intent: I, isVisible: Binding<Bool>? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.isVisible = isVisible
    source = SourceLocation(fileID, line)
  }
  @MainActor public var body: some View {
    if isVisible?.wrappedValue != false {
      ProhibitedView(name: "SiriTipView", alternative: "show it in the app", height: 44, source: source)
    }
  }
}
public struct SiriTipViewStyle: Sendable, Hashable {
  private let name: String
  public static let automatic = SiriTipViewStyle(name: "automatic")
  public static let black = SiriTipViewStyle(name: "black")
  public static let dark = SiriTipViewStyle(name: "dark")
  public static let light = SiriTipViewStyle(name: "light")
}

nonisolated extension View {
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
