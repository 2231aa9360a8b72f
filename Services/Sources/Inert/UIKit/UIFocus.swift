// Stub. The focus of a keyboard or a remote control. No view ever has it.

@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusGroupIdentifier: String? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var one: (any UIFocusEnvironment)? = environment
    while let here = one {
      if here === self { return true }
      one = here.parentFocusEnvironment
    }
    return false
  }
}
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
  var focusEffect: UIFocusEffect? { get }
}
extension UIView: UIFocusItem {
  public var isFocused: Bool { false }
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
}
extension UIViewController: UIFocusEnvironment {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }
}

@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  open var focusedItem: (any UIFocusItem)? { nil }
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}
}
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  public nonisolated static let keyIdentifier = "UIFocusUpdateContextKey"
  public nonisolated static let animationCoordinatorKey = "UIFocusUpdateAnimationCoordinatorKey"
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }
}
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol { var duration: TimeInterval { get } }
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { completion?() }
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { completion?() }
}
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
  public static let first = UIFocusHeading(rawValue: 64)
  public static let last = UIFocusHeading(rawValue: 128)
}
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  public static let ignored = UIFocusGroupPriority(0)
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  public static let prioritized = UIFocusGroupPriority(2000)
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
@preconcurrency @MainActor open class UIFocusEffect: NSObject { public override init() { super.init() } }
open class UIFocusHaloEffect: UIFocusEffect {
  public enum Position: Int, Sendable { case automatic, outside, inside }
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = Position.automatic
  public override init() { super.init() }
  public init(rect: CGRect) { super.init() }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { super.init() }
  public init(path bezierPath: UIBezierPath) { super.init() }
}
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
