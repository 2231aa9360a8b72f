// Stub. The contents of cells: they are stored and never shown.

public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The content of a cell. Creates a view, which is never on a screen.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// A row's picture and texts.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct ImageProperties: Hashable {
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public init() {}
    public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
      a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor && a.cornerRadius == b.cornerRadius
        && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
  }
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    public init() {}
  }
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both.rawValue
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1
  init(_ style: UIFont.TextStyle, secondary: UIFont.TextStyle = .subheadline, sideBySide: Bool = false) {
    textProperties.font = .preferredFont(forTextStyle: style)
    secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    secondaryTextProperties.color = .secondaryLabel
    prefersSideBySideTextAndSecondaryText = sideBySide
  }
  public static func cell() -> Self { Self(.body) }
  public static func subtitleCell() -> Self { Self(.body) }
  public static func valueCell() -> Self { Self(.body, secondary: .body, sideBySide: true) }
  public static func header() -> Self { Self(.footnote) }
  public static func footer() -> Self { Self(.footnote) }
  public static func plainHeader() -> Self { Self(.headline) }
  public static func plainFooter() -> Self { Self(.footnote) }
  public static func groupedHeader() -> Self { Self(.footnote) }
  public static func prominentInsetGroupedHeader() -> Self { Self(.title3) }
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.title2) }
  public static func groupedFooter() -> Self { Self(.footnote) }
  public static func sidebarCell() -> Self { Self(.body) }
  public static func sidebarSubtitleCell() -> Self { Self(.body) }
  public static func accompaniedSidebarCell() -> Self { Self(.body) }
  public static func sidebarHeader() -> Self { Self(.title3) }
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  open var isScrollEnabled = false
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}

/// The text and picture shown if there is no content.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = UIListContentConfiguration.TextProperties()
  public var secondaryText: String?
  public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  public var button = UIButton.Configuration.plain()
  public var secondaryButton = UIButton.Configuration.plain()
  public var background = UIBackgroundConfiguration.clear()
  public static func empty() -> Self { Self() }
  public static func loading() -> Self { Self() }
  public static func search() -> Self { Self(image: UIImage(systemName: "magnifyingglass")) }
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
