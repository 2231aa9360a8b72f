@_exported import AlmanacFoundationCompat
@_exported import UIKit

// Stub. The screens of a car. No car is connected: templates and items store their properties and are not shown.

func reportCars() { UnavailableServices.report("carPlay.unavailable", "no car is connected: templates are not shown") }

@MainActor open class CPTemplate: NSObject {
  open var userInfo: Any?
  open var tabTitle: String?
  open var tabImage: UIImage?
  open var tabSystemItem: UITabBarItem.SystemItem = .more
  open var showsTabBadge = false
}
@MainActor public protocol CPListTemplateItem: NSObjectProtocol {
  var text: String? { get }
  var userInfo: Any? { get set }
  var isEnabled: Bool { get set }
}
@MainActor public protocol CPSelectableListItem: CPListTemplateItem {
  var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}
public enum CPListItemAccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading, trailing }
@MainActor open class CPListItem: NSObject, CPSelectableListItem {
  open private(set) var text: String?
  open private(set) var detailText: String?
  open private(set) var image: UIImage?
  open private(set) var accessoryImage: UIImage?
  open var accessoryType: CPListItemAccessoryType
  open var userInfo: Any?
  open var isEnabled = true
  open var isPlaying = false
  open var isExplicitContent = false
  open var playbackProgress: CGFloat = 0
  open var playingIndicatorLocation: CPListItemPlayingIndicatorLocation = .leading
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  public init(text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?, accessoryType: CPListItemAccessoryType) {
    (self.text, self.detailText, self.image, self.accessoryImage, self.accessoryType) = (text, detailText, image, accessoryImage, accessoryType)
  }
  public convenience init(text: String?, detailText: String?) {
    self.init(text: text, detailText: detailText, image: nil, accessoryImage: nil, accessoryType: .none)
  }
  public convenience init(text: String?, detailText: String?, image: UIImage?) {
    self.init(text: text, detailText: detailText, image: image, accessoryImage: nil, accessoryType: .none)
  }
  open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
  open func setText(_ text: String) { self.text = text }
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  open func setImage(_ image: UIImage?) { self.image = image }
  open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}
@MainActor open class CPListSection: NSObject {
  public let items: [any CPListTemplateItem]
  public let header: String?
  public let sectionIndexTitle: String?
  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
  }
  public convenience init(items: [any CPListTemplateItem]) { self.init(items: items, header: nil, sectionIndexTitle: nil) }
}
@MainActor open class CPListTemplate: CPTemplate {
  public let title: String?
  open private(set) var sections: [CPListSection]
  open weak var delegate: AnyObject?
  open var emptyViewTitleVariants: [String] = []
  open var emptyViewSubtitleVariants: [String] = []
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }
  open class var maximumItemCount: Int { 12 }
  open class var maximumSectionCount: Int { 5 }
  open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
  open var sectionCount: Int { sections.count }
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}
@MainActor public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}
@MainActor open class CPTabBarTemplate: CPTemplate {
  open private(set) var templates: [CPTemplate]
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  public init(templates: [CPTemplate]) { self.templates = templates }
  open class var maximumTabCount: Int { 4 }
  open var selectedTemplate: CPTemplate? { templates.first }
  open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
  open func select(_ newTemplate: CPTemplate) {}
}
public enum CPBarButtonType: UInt, Sendable { case text, image }
@MainActor open class CPBarButton: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  public convenience init(title: String, handler: ((CPBarButton) -> Void)? = nil) {
    self.init()
    self.title = title
  }
  public convenience init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) {
    self.init()
    self.image = image
  }
}
@MainActor open class CPAlertAction: NSObject {
  public enum Style: UInt, Sendable { case `default`, cancel, destructive }
  public let title: String
  public let style: Style
  public let handler: (CPAlertAction) -> Void
  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
@MainActor open class CPAlertTemplate: CPTemplate {
  public let titleVariants: [String]
  public let actions: [CPAlertAction]
  public init(titleVariants: [String], actions: [CPAlertAction]) { (self.titleVariants, self.actions) = (titleVariants, actions) }
}
@MainActor open class CPActionSheetTemplate: CPTemplate {
  public let title: String?
  public let message: String?
  public let actions: [CPAlertAction]
  public init(title: String?, message: String?, actions: [CPAlertAction]) { (self.title, self.message, self.actions) = (title, message, actions) }
}
