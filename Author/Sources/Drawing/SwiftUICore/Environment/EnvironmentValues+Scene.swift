/// The phase of a scene. An archived view is drawn to be visible, so it is always active.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// The editing state of a list. A widget's is always inactive.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

/// Stub. Starts a refresh. Never available in a widget.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

/// How much the headers of a list stand out.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
  public var scenePhase: ScenePhase { .active }
  public var editMode: Binding<EditMode>? {
    get { nil }
    set {}
  }
  public var refresh: RefreshAction? { nil }
  public var isSearching: Bool { false }
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
  public var isFocused: Bool { false }
  public var supportsMultipleWindows: Bool { false }
  public var defaultMinListRowHeight: CGFloat {
    get { 44 }
    set {}
  }
  public var headerProminence: Prominence {
    get { .standard }
    set {}
  }
  public var autocorrectionDisabled: Bool {
    get { false }
    set {}
  }
  public var menuOrder: MenuOrder {
    get { .automatic }
    set {}
  }
}
