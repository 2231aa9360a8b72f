/// Stub. Names for a screen reader's attributes and notifications: there is no screen reader.
public enum NSAccessibility {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unknown = Role(rawValue: "AXUnknown"), button = Role(rawValue: "AXButton"), checkBox = Role(rawValue: "AXCheckBox")
    public static let radioButton = Role(rawValue: "AXRadioButton"), staticText = Role(rawValue: "AXStaticText")
    public static let textField = Role(rawValue: "AXTextField"), textArea = Role(rawValue: "AXTextArea"), image = Role(rawValue: "AXImage")
    public static let link = Role(rawValue: "AXLink"), list = Role(rawValue: "AXList"), table = Role(rawValue: "AXTable")
    public static let row = Role(rawValue: "AXRow"), cell = Role(rawValue: "AXCell"), group = Role(rawValue: "AXGroup")
    public static let window = Role(rawValue: "AXWindow"), menu = Role(rawValue: "AXMenu"), menuItem = Role(rawValue: "AXMenuItem")
    public static let slider = Role(rawValue: "AXSlider"), popUpButton = Role(rawValue: "AXPopUpButton"), toolbar = Role(rawValue: "AXToolbar")
    public static let scrollArea = Role(rawValue: "AXScrollArea"), progressIndicator = Role(rawValue: "AXProgressIndicator")
    public static let tabGroup = Role(rawValue: "AXTabGroup"), outline = Role(rawValue: "AXOutline"), layoutArea = Role(rawValue: "AXLayoutArea")
  }
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
    public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
    public static let valueChanged = Notification(rawValue: "AXValueChanged")
    public static let titleChanged = Notification(rawValue: "AXTitleChanged")
    public static let focusedUIElementChanged = Notification(rawValue: "AXFocusedUIElementChanged")
  }
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
    public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
  }
  public static func post(element: Any, notification: Notification) { report() }
  public static func post(element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?) { report() }
  private static func report() {
    UnavailableServices.report("accessibility.notification", "accessibility notifications are not delivered: there is no screen reader")
  }
}
public enum NSAccessibilityPriorityLevel: Int, Sendable { case low = 10, medium = 50, high = 90 }
