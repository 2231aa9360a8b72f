/// Whether a scene is in front. What is archived is meant to be seen: it is active.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// Whether a list is being edited; in a widget none is.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

/// Runs a refresh: never, in a widget.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  public var scenePhase: ScenePhase { .active }
  public var editMode: Binding<EditMode>? {
    get { nil }
    set {}
  }
  public var refresh: RefreshAction? { nil }
  public var isSearching: Bool { false }
  public var isScrollEnabled: Bool {
    get { false }
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
