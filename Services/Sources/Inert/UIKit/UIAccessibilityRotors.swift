/// Stub. A screen reader's rotor. Stored only: there is no screen reader.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable { case previous, next }
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6, boldText
    case italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  open var name: String
  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, attributedName, self.itemSearchBlock, systemRotorType) = (name, NSAttributedString(string: name), itemSearchBlock, .none)
    super.init()
  }
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.attributedName, self.itemSearchBlock, systemRotorType) = (attributedName.string, attributedName, itemSearchBlock, .none)
    super.init()
  }
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, attributedName, self.itemSearchBlock, systemRotorType) = ("", NSAttributedString(string: ""), itemSearchBlock, type)
    super.init()
  }
}
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?
  override init() { super.init() }
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
/// Stub. A view's style below a pointer or a gaze, of which Almanac has neither.
@preconcurrency @MainActor open class UIHoverStyle: NSObject {
  open var isEnabled = true
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}
