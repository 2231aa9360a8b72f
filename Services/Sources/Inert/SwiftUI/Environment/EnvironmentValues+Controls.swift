public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = Self(name: "standard"), increased = Self(name: "increased")
}
/// Says whether a window is in front. A widget's is always `key`.
public enum ControlActiveState: Equatable, CaseIterable, Sendable { case key, active, inactive }
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), active = Self(name: "active"), inactive = Self(name: "inactive")
  public static let matchWindow = Self(name: "matchWindow")
}
/// Stub. The placement of an app's tabs. A widget has none.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let topBar = Self(name: "topBar"), sidebar = Self(name: "sidebar"), pageBar = Self(name: "pageBar")
  public static let bottomBar = Self(name: "bottomBar"), ornament = Self(name: "ornament")
}
/// Stub. The labels of a bar's items. A widget has no bar.
public struct ToolbarLabelStyle: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), titleAndIcon = Self(name: "titleAndIcon"), iconOnly = Self(name: "iconOnly")
  public static let titleOnly = Self(name: "titleOnly")
}
/// Stub. The action of a pencil's double tap or squeeze. A widget gets neither.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  public static let ignore = Self(name: "ignore"), switchEraser = Self(name: "switchEraser"), switchPrevious = Self(name: "switchPrevious")
  public static let showColorPalette = Self(name: "showColorPalette"), showInkAttributes = Self(name: "showInkAttributes")
  public static let showContextualPalette = Self(name: "showContextualPalette"), runSystemShortcut = Self(name: "runSystemShortcut")
}
/// Stub. The document of a window. A widget has none.
public struct DocumentConfiguration: Sendable {
  public var fileURL: URL?
  public var isEditable: Bool
}
/// Stub. The state of a text search. A widget has none.
public struct FindContext {
  public var isPresented: Binding<Bool>?
  public var supportsReplace: Bool
}

/// Accessibility and control settings. All have the value of a device on which none of them is turned on.
extension EnvironmentValues {
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var appearsActive: Bool {
    get { true }
    set {}
  }
  public var controlActiveState: ControlActiveState {
    get { .key }
    set {}
  }
  public var backgroundProminence: BackgroundProminence {
    get { .standard }
    set {}
  }
  public var badgeProminence: BadgeProminence {
    get { .standard }
    set {}
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
  public var contentTransitionAddsDrawingGroup: Bool {
    get { false }
    set {}
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { nil }
    set {}
  }
  public var defaultWheelPickerItemHeight: CGFloat {
    get { 32 }
    set {}
  }
  public var documentConfiguration: DocumentConfiguration? { nil }
  public var findContext: FindContext? { nil }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { .automatic }
    set {}
  }
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { .automatic }
    set {}
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { .automatic }
    set {}
  }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
  public var isFocusEffectEnabled: Bool {
    get { false }
    set {}
  }
  public var isHoverEffectEnabled: Bool {
    get { false }
    set {}
  }
  public var isSceneCaptured: Bool {
    get { false }
    set {}
  }
  public var isTabBarShowingSections: Bool { false }
  public var keyboardShortcut: KeyboardShortcut? { nil }
  public var labelsVisibility: Visibility { .automatic }
  public var menuIndicatorVisibility: Visibility { .automatic }
  public var navigationLinkIndicatorVisibility: Visibility { .automatic }
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { .automatic }
    set {}
  }
  public var allowedDynamicRange: Image.DynamicRange? {
    get { nil }
    set {}
  }
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { nil }
    set {}
  }
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { nil }
    set {}
  }
  public var tabBarPlacement: TabBarPlacement? { nil }
  public var textSelectionAffinity: TextSelectionAffinity {
    get { .automatic }
    set {}
  }
  public var toolbarLabelStyle: ToolbarLabelStyle? {
    get { nil }
    set {}
  }
}

extension OpenURLAction.Result {
  public static func systemAction(prefersInApp: Bool) -> Self { .systemAction }
  public static func systemAction(_ url: URL, prefersInApp: Bool) -> Self { .systemAction(url) }
}
extension OpenURLAction {
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }
}
